# Fair deals: what a table promises, and whether it kept it.

fair-check = Check this deal
fair-title = The deal of { $table }
fair-sealed = The deal is sealed: { $commitment }
fair-known = This deal is known: it comes from a seed, and whoever knows the seed knows all that is to come.
fair-awaited = The cards are dealt when everyone is here, so that each of you can add something to the deal.
fair-lead = Before the first draw the server fixed a secret key and published its fingerprint; then each browser added a text of its own. Every draw and roll follows from these, so nobody could choose or foretell them, not even the server.
fair-commitment = Fingerprint of the key
fair-commitment-more = Published before the first draw: the SHA-256 of the key.
fair-texts = Texts of your own
fair-texts-more = They are mixed into every draw and roll.
fair-no-texts = Nobody added one.
fair-key = Key
fair-key-later = It is told when the play is over.
fair-key-more = Told only now: with it, everything can be worked out again.
fair-remembered = This browser remembers the fingerprint and its own text: both are the ones from before the first draw.
fair-seed = Seed
fair-seed-more = Where it was not typed, an earlier version had sealed it as the SHA-256 of “{ $opening }”.
fair-yourself = Check it yourself
fair-yourself-more = Download the record and let any copy of Tabuleiro play it again; or work out single numbers with common tools (KEY is the key above).
fair-fair = Fair: all { $outcomes } draws and rolls follow from the key and the texts, and the key fits its fingerprint.
fair-seeded = All { $outcomes } draws and rolls follow from the seed. Who knew the seed knew them beforehand.
fair-rules = No: this cannot be played again. { $why }
fair-running = Not yet: the key is told when the play is over.
fair-key-wrong = No: the key is not the one whose fingerprint was published ({ $what }).
fair-commitment-wrong = No: the published fingerprint is { $what }, the record has { $found }.
fair-outcome = No: { $n ->
    [0] in the set-up
   *[other] with action { $n }
  } “{ $what }” was due, the record has “{ $found }”.
verify-title = Check a record
verify-lead = Paste the record of a play that is over. It is played again from its key and texts, or from its seed, and every draw and roll must be the same.
verify-record = Record
verify-commitment = Fingerprint that you noted before the first draw
verify-commitment-more = May be left empty.
verify-do = Check
not-dealt = The play has not begun: it waits until everyone is here.
