# Words within pictures of Above and Below.

picture-room = room for an outpost
picture-next-cave = next cave
picture-over = Game over
picture-houses = Houses
picture-outposts = Outposts
picture-keys = Key houses
picture-stars = Star houses
picture-hire = For hire
picture-reputation = Reputation
picture-goods = Goods track
picture-ready = Ready
picture-exhausted = Exhausted
picture-injured = Injured
picture-sent = Exploring
