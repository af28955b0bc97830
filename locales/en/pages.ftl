# Titles, descriptions and the texts of the pages that are not the game.

# The name of the game, as a heading.
fanorona-name = Fanorona

play-page-title = Play Fanorona against the computer – Vato
play-page-description = Play Fanorona, the board game of Madagascar, against the computer or with a friend. No account, no advertising, and it works without a network.

rules-page-title = The rules of Fanorona – Vato
rules-page-description = How Fanorona is played: approach and withdrawal, chains of captures and their limits, quiet moves, and how a game ends. With diagrams.

not-found-title = Page not found – Vato
not-found-heading = There is no page here
not-found-text = The address leads nowhere. Perhaps a letter is missing, or the page has moved.
