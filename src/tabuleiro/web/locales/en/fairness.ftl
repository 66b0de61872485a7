# Fair deals: what a table promises, and whether it kept it.

fair-check = Check this deal
fair-how = How it is dealt
fair-title = The deal of { $table }
fair-arranged = This was a lesson: what was drawn and rolled was arranged, to teach. It promises nothing, and counts in no statistics of fairness.
fair-known = This deal is known: it comes from a seed, and whoever knows the seed knows all that is to come.
fair-awaited = The cards are dealt when everyone is here, so that each of you can add something to the deal.
fair-lead-before = The server has fixed a secret key and published its fingerprint, below. When everyone is here, each browser adds a text of its own, and the cards are dealt. Every draw and roll follows from these, so nobody can choose or foretell them, not even the server.
fair-lead = Before the first draw the server fixed a secret key and published its fingerprint; then each browser added a text of its own. Every draw and roll follows from these, so nobody could choose or foretell them, not even the server.
fair-commitment = Fingerprint of the key
fair-commitment-more = Published before the first draw: the SHA-256 of the key.
fair-texts = Texts that the players added
fair-texts-more = They are mixed into every draw and roll.
fair-no-texts = Nobody added one.
fair-key = Key
fair-key-later = It is told when the play is over.
fair-key-more = Told only now: with it, everything can be worked out again.
fair-remembered = This browser remembers the fingerprint and its own text: both are the ones from before the first draw.
fair-seed = Seed
fair-seed-more = Where it was not typed, an earlier version had sealed it as the SHA-256 of “{ $opening }”.
fair-yourself = Check it yourself
fair-yourself-more = Download the record and let any copy of Tabuleiro play it again (first line). Or use common tools, with the key above for KEY: the second line gives the fingerprint. The third gives the number behind the first draw: its first 16 digits, as a share of ffffffffffffffff, say how far down the list of all that could come up the drawn one stands.
fair-fair = Fair: all { $outcomes } draws and rolls follow from the key and the texts, and the key fits its fingerprint.
fair-seeded = All { $outcomes } draws and rolls follow from the seed. Who knew the seed knew them beforehand.
fair-rules = No: this is not a whole record, or it was changed: it cannot be played again.
fair-running = Not yet: the key is told when the play is over.
fair-key-wrong = No: the key is not the one whose fingerprint was published ({ $what }).
fair-commitment-wrong = No: the fingerprint that you noted is { $what }, the record has { $found }.
fair-fingerprint-fault = This is not a whole fingerprint: it has 64 signs, digits and the letters a to f.
fair-not-compared = Without a fingerprint that somebody noted before the first draw, this says that the record fits itself, not that it is the one that was promised.
fair-outcome = No: { $n ->
    [0] in the set-up
   *[other] with action { $n }
  } “{ $what }” was due, the record has “{ $found }”.
verify-title = Check a record
verify-lead = Paste the record of a play that is over. It is played again from its key and texts, or from its seed, and every draw and roll must be the same.
verify-record = Record
verify-file = Or choose its file:
verify-commitment = Fingerprint that you noted before the first draw
verify-commitment-more = May be left empty.
verify-do = Check
not-dealt = The play has not begun: it waits until everyone is here.
