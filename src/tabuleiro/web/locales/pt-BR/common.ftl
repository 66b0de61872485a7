# A moldura de todas as páginas: cabeçalho, navegação, nome e preferências; nomes dos jogos; tempos.

page-skip-to-content = Pular para o conteúdo
nav-main = Principal
nav-play = Jogar
nav-tables = Mesas
nav-replays = Replays
nav-puzzles = Problemas
nav-album = Álbum
nav-rules = Regras
page-language = Idioma
page-theme = Claro ou escuro
page-theme-system = Igual ao do aparelho
page-theme-light = Claro
page-theme-dark = Escuro
page-me = { $name }: menu e preferências
page-nobody = Seu nome
page-your-name = Seu nome
page-needed = obrigatório
page-save-name = Salvar


since-now = agora
since-minutes = { $n } min
since-hours = { $n } h
since-days =
    { $n ->
        [1] 1 dia
       *[other] { $n } dias
    }

page-home = Voltar ao início
fault-name-empty = Diga como você se chama.
fault-name-long = Um nome tem no máximo { $most } caracteres; este tem { $n }.
fault-name-odd = Há algo neste nome que não se vê, ou sinais demais em uma letra.
fault-name-alike = Parece { $other }, e já há alguém com esse nome nesta mesa: escolha outro nome, por favor.
