# The games of the site: on the home page, in the header, and as titles and
# descriptions of their pages.

home-page-title = Vato – Fanorona, Kalah, Oware and Congkak
home-page-description = Play four board games against the computer or with a friend: Fanorona, Kalah, Oware and Congkak. No account, no advertising, and it works without a network.
home-heading = Four games of stones and seeds
home-introduction = Choose one and play at once, against the computer or with a friend beside you.
games-navigation = Games
home-link = All games
# A game that was begun earlier is still there.
home-continue = Go on with your game

kalah-name = Kalah
oware-name = Oware
congkak-name = Congkak

# One line about each game on the home page.
fanorona-line = From Madagascar: one step can take a whole row of stones.
kalah-line = Sow seeds around the board, and sow again when the last one reaches your store.
oware-line = From West Africa: take twos and threes, but never leave the other side with nothing.
congkak-line = From the Malay world: one sowing sets off the next, and both sides begin at once.

kalah-play-now = Play Kalah
oware-play-now = Play Oware
congkak-play-now = Play Congkak

kalah-page-title = Play Kalah against the computer – Vato
kalah-page-description = Play Kalah, the best-known of the mancala games, against the computer or with a friend. No account, no advertising, and it works without a network.
kalah-rules-page-title = The rules of Kalah – Vato
kalah-rules-page-description = How Kalah is played: sowing, sowing again, captures, and how a game ends. With diagrams.

oware-page-title = Play Oware against the computer – Vato
oware-page-description = Play Oware, the sowing game of West Africa, against the computer or with a friend. No account, no advertising, and it works without a network.
oware-rules-page-title = The rules of Oware – Vato
oware-rules-page-description = How Oware is played: sowing, taking twos and threes, the grand slam, feeding the other side, and how a game ends. With diagrams.

congkak-page-title = Play Congkak against the computer – Vato
congkak-page-description = Play Congkak, the sowing game of the Malay world, against the computer or with a friend. No account, no advertising, and it works without a network.
congkak-rules-page-title = The rules of Congkak – Vato
congkak-rules-page-description = How Congkak is played: sowing that goes on and on, captures, the joint opening, rounds and burnt houses. With diagrams.
