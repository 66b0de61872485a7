# The frame of every page: header, navigation, the person's name and settings; names of games; lengths of time.

page-skip-to-content = Skip to the content
nav-main = Main
nav-play = Play
nav-tables = Tables
nav-replays = Replays
nav-puzzles = Puzzles
nav-album = Album
nav-rules = Rules
page-language = Language
page-theme = Light or dark
page-theme-system = Like the device
page-theme-light = Light
page-theme-dark = Dark
page-me = { $name }: menu and settings
page-nobody = Your name
page-your-name = Your name
page-needed = needed
page-save-name = Save


since-now = now
since-minutes = { $n } min
since-hours = { $n } h
since-days =
    { $n ->
        [1] 1 day
       *[other] { $n } days
    }

page-home = To the start
fault-name-empty = Please say what you are called.
fault-name-long = A name has at most { $most } characters; this one has { $n }.
fault-name-odd = There is something in this name that cannot be seen, or too much on one letter.
fault-name-alike = This looks like { $other }, who is at this table already: please choose another name.
