# What only Oware has. The words are explained in sowing.ftl.
#
# A grand slam is a sowing that would take every seed of the other side. To feed is to
# sow at least one seed to a side that has none.

oware-title = Oware

## Where the game stands

status-must-feed = Your turn. The other side has no seeds: choose a house that reaches it.
status-side-must-feed =
    { $side ->
        [south] South to sow. North has no seeds, so South has to give it some.
       *[north] North to sow. South has no seeds, so North has to give it some.
    }
# Under rules by which a board may not come back even once.
cycle-ahead = The next sowing can bring an earlier board back. That would end the game.
cycle-near = This board was here before. If it keeps coming back with nothing taken, the game ends.

## What is said as the game goes on

# $houses lists the houses that are taken.
say-takes-houses =
    { $who ->
        [you] You take { $count }, from { $houses }.
        [computer] The computer takes { $count }, from { $houses }.
        [south] South takes { $count }, from { $houses }.
       *[north] North takes { $count }, from { $houses }.
    }
banner-grand-slam = Nothing taken: it would be everything
# $count is what it would have taken.
say-grand-slam =
    { $who ->
        [you] This would take all { $count } seeds the computer has left, so nothing is taken.
        [computer] This would take all { $count } seeds you have left, so nothing is taken.
        [south] This would take all { $count } seeds North has left, so nothing is taken.
       *[north] This would take all { $count } seeds South has left, so nothing is taken.
    }
# Under rules that leave one house of a grand slam.
say-grand-slam-leaves =
    { $count ->
        [one] { $count } seed stays, so that not everything is taken.
       *[other] { $count } seeds stay, so that not everything is taken.
    }
preview-grand-slam = It would take everything, so it takes nothing.
say-must-feed =
    { $who ->
        [you] The computer has no seeds: you have to sow to its side.
        [computer] You have no seeds: the computer has to sow to your side.
        [south] North has no seeds: South has to sow to that side.
       *[north] South has no seeds: North has to sow to that side.
    }

## Why the game ended

# $who cannot move.
ended-cannot-feed =
    { $who ->
        [you] The other side has no seeds, and no house of yours reaches it.
        [computer] You have no seeds, and no house of the computer’s reaches you.
        [south] North has no seeds, and no house of South’s reaches it.
       *[north] South has no seeds, and no house of North’s reaches it.
    }
ended-cannot-move =
    { $who ->
        [you] You have no legal turn left.
        [computer] The computer has no legal turn left.
        [south] South has no legal turn left.
       *[north] North has no legal turn left.
    }
ended-cycle =
    { $times ->
        [2] This board came back with the same side to move, and nothing was taken in between.
        [one] This board was there { $times } time, and nothing was taken in between.
       *[other] This board was there { $times } times with the same side to move, and nothing was taken in between.
    }
# $who lost every seed of its row.
ended-grand-slam-rest =
    { $who ->
        [you] Your whole row was taken, so the seeds left on the board are yours.
        [computer] The computer’s whole row was taken, so the seeds left on the board went to it.
        [south] South’s whole row was taken, so the seeds left on the board went to South.
       *[north] North’s whole row was taken, so the seeds left on the board went to North.
    }

## Why a tap does nothing

refused-must-feed = The other side has no seeds, and { $house } does not reach it. Choose a house that does.
refused-would-starve = { $house } would leave the other side without seeds. Choose another house.
refused-grand-slam = { $house } would take every seed of the other side, which is not allowed here.

## The hint

hint-grand-slam =
    { $count ->
        [one] It would take the last seed of the other side, so nothing is taken.
       *[other] It would take all { $count } seeds of the other side, so nothing is taken.
    }
hint-feeds =
    { $count ->
        [one] It gives the other side { $count } seed, as it has to.
       *[other] It gives the other side { $count } seeds, as it has to.
    }

## Rule options

rule-origin-skip = House you sow from
origin-skip-on = Passed over
origin-skip-on-means = The house you sow from stays empty, however many seeds it held.
origin-skip-off = Sown
origin-skip-off-means = After a whole time round, the house you sow from gets a seed too.
rule-grand-slam = Grand slam
grand-slam-no-capture = Takes nothing
grand-slam-no-capture-means = You may play it, but every seed stays on the board.
grand-slam-illegal-unless-forced = Only when forced
grand-slam-illegal-unless-forced-means = It may be played only when there is nothing else; then it takes everything.
grand-slam-illegal = Forbidden
grand-slam-illegal-means = It may not be played.
grand-slam-capture-all = Takes everything
grand-slam-capture-all-means = It takes all seeds, like any other capture.
grand-slam-opponent-takes-rest = Ends the game
grand-slam-opponent-takes-rest-means = It takes all seeds, and the other side gets those left on the board.
grand-slam-leave-last = Leaves the last house
grand-slam-leave-last-means = The house that the last seed fell in is not taken.
grand-slam-leave-first = Leaves the furthest house
grand-slam-leave-first-means = The house furthest back from the last seed is not taken.
rule-feed = Feeding
feed-must = When the other side is empty
feed-must-means = If the other side has no seeds, you have to sow some there when you can.
feed-never-starve = Always
feed-never-starve-means = You may not leave the other side without seeds while you can do anything else.
feed-off = No duty
feed-off-means = You may leave the other side without seeds.
rule-stuck = No move left
stuck-rows-to-owner = Each takes its row
stuck-rows-to-owner-means = When a side cannot move, each side takes the seeds in its own row.
stuck-opponent-takes-all = The other takes all
stuck-opponent-takes-all-means = When a side cannot move, the other side takes all that is left.
rule-cycle = Repetition
cycle-first-repeat-rows = First time
cycle-first-repeat-rows-means = When a board comes back with nothing taken in between, the game ends and each side takes its own row.
cycle-threefold-rows = Third time
cycle-threefold-rows-means = When a board occurs for the third time with nothing taken in between, each side takes its own row.
cycle-split-even = Only the stores
cycle-split-even-means = When a board comes back with nothing taken in between, the game ends and only the stores count.
cycle-off = No limit
cycle-off-means = Boards may come back for ever.
