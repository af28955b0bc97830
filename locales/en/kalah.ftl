# What only Kalah has. The words are explained in sowing.ftl.

kalah-title = Kalah

## Swapping sides after the first turn

status-choose-house-or-swap = Your turn: choose a house, or take over the other side.
status-side-may-swap =
    { $side ->
        [south] South to sow, or to take over the other side.
       *[north] North to sow, or to take over the other side.
    }
button-swap = Swap sides
say-swaps =
    { $who ->
        [you] You take over the other side: rows and stores are exchanged.
        [computer] The computer takes over your side: rows and stores are exchanged.
        [south] South takes over North’s side: rows and stores are exchanged.
       *[north] North takes over South’s side: rows and stores are exchanged.
    }
hint-swap = Advice: take over the other side.
refused-no-swap = Sides can be swapped only once, right after South’s first turn.

## Rule options

empty-capture-off = Nothing is taken
empty-capture-off-means = A last seed in your own empty house takes nothing when nothing lies opposite.
empty-capture-on = The last seed is taken
empty-capture-on-means = A last seed in your own empty house goes to the store even when nothing lies opposite.
rule-end = End of the game
end-either-row-empty = A row is empty
end-either-row-empty-means = The game ends when either row is empty after a sowing.
end-mover-stuck = Side to move is empty
end-mover-stuck-means = The game ends only when the side to move has no seeds.
rule-sweep = Seeds left over
sweep-to-row-owner = To the row’s owner
sweep-to-row-owner-means = At the end each side keeps the seeds in its own row.
sweep-to-clearer = To the empty side
sweep-to-clearer-means = At the end the side whose row is empty takes all that is left.
sweep-none = To nobody
sweep-none-means = What is left at the end does not count.
rule-pie = Swapping sides
pie-off = No
pie-off-means = Both keep their sides.
pie-on = Once
pie-on-means = After South’s first turn North may take over South’s side.
rule-relay = Relay sowing
relay-off = No
relay-off-means = A sowing ends with its last seed.
relay-on = Yes
relay-on-means = A last seed in a house with seeds lifts them all, and the sowing goes on.
