# What the pages of the sowing games (Kalah, Oware, Congkak) show and say beyond
# play.ftl. What only one of the three has stands in its own file.
#
# Words for translators. A house is one of the small pits, a store the large pit that
# keeps what a side has won. To sow is to lift all seeds of a house and to drop them
# one by one in the pits that follow. A relay lifts the house that the last seed fell
# in and goes on. A row is the houses of one side. South begins.
#
# $who, $owner and $winner are people as the reader hears of them: you and computer
# when playing against it, south and north when two play at one device. $side is south
# or north. $house, $to and $houses name houses; $naming says how: number (3, in Kalah
# and Congkak) or letter (C, in Oware). $count and $seeds count seeds.

## The board

sowing-board-label =
    { $houses ->
        [one] Board with { $houses } house a side
       *[other] Board with { $houses } houses a side
    }
# What a screen reader says of a house.
house-label =
    { $owner ->
        [you] your
        [computer] the computer’s
        [south] South’s
       *[north] North’s
    } { $naming ->
        [letter] { $house }
       *[number] house { $house }
    }, { $count ->
        [0] empty
        [one] { $count } seed
       *[other] { $count } seeds
    }
store-label =
    { $owner ->
        [you] your store
        [computer] the computer’s store
        [south] South’s store
       *[north] North’s store
    }, { $count ->
        [0] empty
        [one] { $count } seed
       *[other] { $count } seeds
    }
south-north-name =
    { $side ->
        [south] South
       *[north] North
    }
# What a store holds, beside its owner's name.
seeds-in-store =
    { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

## What sowing a house would do, in one line, shown and said while it is looked at

preview-again = Last seed in your store: you sow again.
preview-ends-in-store = Last seed in your store.
# $houses lists the houses of the other side that are taken; none where nothing lies opposite.
preview-takes =
    { $naming ->
        [letter] Last seed in { $to }: takes { $count } from { $houses }.
       *[number] { $houses ->
            [none] Last seed in house { $to }: takes { $count }.
           *[opposite] Last seed in house { $to }: takes { $count }, with house { $houses } opposite.
        }
    }
preview-own =
    { $naming ->
        [letter] Last seed in your own { $to }.
       *[number] Last seed in your house { $to }.
    }
preview-across =
    { $naming ->
        [letter] Last seed in { $to } on the other side.
       *[number] Last seed in house { $to } on the other side.
    }
# Several houses: $list are all but the last one.
houses-listed = { $list } and { $last }
preview-ends-game = It ends the game.
# $label is what a screen reader says of the house, $preview one or more of the sentences above.
house-with-preview = { $label }. { $preview }

## Where the game stands

status-choose-house = Your turn: choose a house.
status-side-to-sow =
    { $side ->
        [south] South to sow.
       *[north] North to sow.
    }
status-sow-again = Sow again: choose a house.
status-side-sows-again =
    { $side ->
        [south] South sows again.
       *[north] North sows again.
    }

## What is said as the game goes on. Events that need a banner have a short form

banner-again = Sow again!
banner-takes =
    { $count ->
        [one] { $count } seed taken
       *[other] { $count } seeds taken
    }
# One sowing. $count seeds are lifted; the last one falls in the store of who sows.
say-sows-to-store =
    { $who ->
        [you] You sow { $count } from house { $house }, the last one in your store.
        [computer] The computer sows { $count } from house { $house }, the last one in its store.
        [south] South sows { $count } from house { $house }, the last one in the store.
       *[north] North sows { $count } from house { $house }, the last one in the store.
    }
# The last seed falls in a house of who sows.
say-sows-to-own =
    { $naming ->
        [letter] { $who ->
            [you] You sow { $count } from { $house }, the last one in your own { $to }.
            [computer] The computer sows { $count } from { $house }, the last one in its own { $to }.
            [south] South sows { $count } from { $house }, the last one in South’s { $to }.
           *[north] North sows { $count } from { $house }, the last one in North’s { $to }.
        }
       *[number] { $who ->
            [you] You sow { $count } from house { $house }, the last one in your house { $to }.
            [computer] The computer sows { $count } from house { $house }, the last one in its own house { $to }.
            [south] South sows { $count } from house { $house }, the last one in South’s house { $to }.
           *[north] North sows { $count } from house { $house }, the last one in North’s house { $to }.
        }
    }
# The last seed falls in a house of the other side.
say-sows-across =
    { $naming ->
        [letter] { $who ->
            [you] You sow { $count } from { $house }, the last one in the computer’s { $to }.
            [computer] The computer sows { $count } from { $house }, the last one in your { $to }.
            [south] South sows { $count } from { $house }, the last one in North’s { $to }.
           *[north] North sows { $count } from { $house }, the last one in South’s { $to }.
        }
       *[number] { $who ->
            [you] You sow { $count } from house { $house }, the last one in the computer’s house { $to }.
            [computer] The computer sows { $count } from house { $house }, the last one in your house { $to }.
            [south] South sows { $count } from house { $house }, the last one in North’s house { $to }.
           *[north] North sows { $count } from house { $house }, the last one in South’s house { $to }.
        }
    }
# A sowing that goes on from $relays further houses. Where it ends follows.
say-sows-with-relays =
    { $relays ->
        [one] { $who ->
            [you] You sow { $count } from house { $house } and on from { $relays } more house.
            [computer] The computer sows { $count } from house { $house } and on from { $relays } more house.
            [south] South sows { $count } from house { $house } and on from { $relays } more house.
           *[north] North sows { $count } from house { $house } and on from { $relays } more house.
        }
       *[other] { $who ->
            [you] You sow { $count } from house { $house } and on from { $relays } more houses.
            [computer] The computer sows { $count } from house { $house } and on from { $relays } more houses.
            [south] South sows { $count } from house { $house } and on from { $relays } more houses.
           *[north] North sows { $count } from house { $house } and on from { $relays } more houses.
        }
    }
say-ends-in-store =
    { $who ->
        [you] Your last seed falls in your store.
        [computer] The computer’s last seed falls in its store.
        [south] South’s last seed falls in the store.
       *[north] North’s last seed falls in the store.
    }
say-ends-in-own =
    { $who ->
        [you] Your last seed falls in your house { $to }.
        [computer] The computer’s last seed falls in its own house { $to }.
        [south] South’s last seed falls in South’s house { $to }.
       *[north] North’s last seed falls in North’s house { $to }.
    }
say-ends-across =
    { $who ->
        [you] Your last seed falls in the computer’s house { $to }.
        [computer] The computer’s last seed falls in your house { $to }.
        [south] South’s last seed falls in North’s house { $to }.
       *[north] North’s last seed falls in South’s house { $to }.
    }
say-sows-again =
    { $who ->
        [you] You sow again.
        [computer] The computer sows again.
        [south] South sows again.
       *[north] North sows again.
    }
# The last seed takes the $count seeds of the house opposite. $last is taken when it goes
# to the store with them, $total in all, else left.
say-takes-opposite =
    { $last ->
        [taken] { $who ->
            [you] You take { $total }: your last seed and { $count } from the computer’s house { $house }.
            [computer] The computer takes { $total }: its last seed and { $count } from your house { $house }.
            [south] South takes { $total }: the last seed and { $count } from North’s house { $house }.
           *[north] North takes { $total }: the last seed and { $count } from South’s house { $house }.
        }
       *[left] { $who ->
            [you] You take { $count } from the computer’s house { $house }.
            [computer] The computer takes { $count } from your house { $house }.
            [south] South takes { $count } from North’s house { $house }.
           *[north] North takes { $count } from South’s house { $house }.
        }
    }
# Only under rules that allow it: the last seed itself, with nothing opposite.
say-takes-last =
    { $who ->
        [you] Nothing lies opposite: you take your last seed alone.
        [computer] Nothing lies opposite: the computer takes its last seed alone.
        [south] Nothing lies opposite: South takes the last seed alone.
       *[north] Nothing lies opposite: North takes the last seed alone.
    }
say-nothing-opposite = Nothing lies opposite, so nothing is taken.
# Seeds left on the board when it ends go to a store.
say-sweeps =
    { $who ->
        [you] { $count ->
            [one] { $count } seed left on the board goes to your store.
           *[other] { $count } seeds left on the board go to your store.
        }
        [computer] { $count ->
            [one] { $count } seed left on the board goes to the computer’s store.
           *[other] { $count } seeds left on the board go to the computer’s store.
        }
        [south] { $count ->
            [one] { $count } seed left on the board goes to South’s store.
           *[other] { $count } seeds left on the board go to South’s store.
        }
       *[north] { $count ->
            [one] { $count } seed left on the board goes to North’s store.
           *[other] { $count } seeds left on the board go to North’s store.
        }
    }
# $human is south, north or both (two people at one device). $first is who begins, south
# or north: a loaded position can be played once more, and there it may be North.
sowing-started =
    { $human ->
        [south] { $first ->
            [south] New game. You are South and begin.
           *[north] New game. You are South; the computer begins.
        }
        [north] { $first ->
            [south] New game. You are North; the computer begins.
           *[north] New game. You are North and begin.
        }
       *[both] New game for two.
    }
# $turns counts sowings.
sowing-taken-back =
    { $turns ->
        [one] { $turns } sowing taken back.
       *[other] { $turns } sowings taken back.
    }
# The sentences of the sowings follow.
sowing-redone =
    { $turns ->
        [one] { $turns } sowing played again.
       *[other] { $turns } sowings played again.
    }

## The result: the score, then why as a sentence of its own

sowing-result-heading =
    { $winner ->
        [you] You won
        [computer] The computer won
        [south] South won
        [north] North won
       *[nobody] Draw
    }
# $more and $fewer are what the two sides have; in a draw they are equal.
result-score =
    { $winner ->
        [you] You have won, { $more } to { $fewer }.
        [computer] The computer has won, { $more } to { $fewer }.
        [south] South has won, { $more } to { $fewer }.
        [north] North has won, { $more } to { $fewer }.
       *[nobody] The game is drawn, { $more } to { $fewer }.
    }
ended-row-empty = One row is empty.
ended-majority = More than half of the seeds are in one store.
ended-half-each = Each side has half of the seeds.
sowing-resigned =
    { $winner ->
        [you] You have won: the computer resigned.
        [computer] The computer has won: you resigned.
        [south] South has won: North resigned.
       *[north] North has won: South resigned.
    }
sowing-recorded =
    { $winner ->
        [you] You have won, as the game record says.
        [computer] The computer has won, as the game record says.
        [south] South has won, as the game record says.
        [north] North has won, as the game record says.
       *[nobody] The game is drawn, as the game record says.
    }

## Why a tap does nothing

refused-house-empty =
    { $naming ->
        [letter] There are no seeds in { $house }.
       *[number] There are no seeds in house { $house }.
    }
refused-house-not-yours =
    { $naming ->
        [letter] { $house } is on the other side. Choose a house of your own.
       *[number] House { $house } there belongs to the other side. Choose one of your own.
    }
refused-no-house = There is no house { $house }.
refused-store = Seeds in a store stay there. Choose a house.

## The hint: a house, then the reasons as sentences of their own

hint-house =
    { $naming ->
        [letter] Advice: { $house }.
       *[number] Advice: house { $house }.
    }
hint-sows-again = The last seed falls in your store, so you sow again.
hint-takes-last = It takes the last seed, though nothing lies opposite.
# $houses lists the houses that are taken.
hint-takes-seeds =
    { $naming ->
        [letter] { $count ->
            [one] It takes { $count } seed, from { $houses }.
           *[other] It takes { $count } seeds, from { $houses }.
        }
       *[number] { $count ->
            [one] It takes { $count } seed, with those of house { $houses } opposite.
           *[other] It takes { $count } seeds, with those of house { $houses } opposite.
        }
    }
hint-saves =
    { $count ->
        [one] It brings { $count } seed out of the other side’s reach.
       *[other] It brings { $count } seeds out of the other side’s reach.
    }
# $sowings counts this one and those that follow in the same turn; at least 2.
hint-turn-brings =
    { $sowings ->
        [one] In { $sowings } sowing it brings { $count } to your store.
       *[other] With { $sowings } sowings this turn brings { $count } to your store.
    }
# $own and $other are the seeds left for you and for the other side.
hint-ends = It ends play: of the seeds left, { $own } go to you and { $other } to the other side.
hint-majority = It brings you more than half of the seeds.
hint-wins-by =
    { $count ->
        [one] It wins by force, by { $count } seed at least.
       *[other] It wins by force, by { $count } seeds at least.
    }
hint-loses-by =
    { $count ->
        [one] Every house loses; this one by { $count } seed at most.
       *[other] Every house loses; this one by { $count } seeds at most.
    }
hint-reply-takes-seeds =
    { $count ->
        [one] One sowing of the other side can then take { $count } seed at most.
       *[other] One sowing of the other side can then take { $count } seeds at most.
    }
hint-reply-takes-no-seeds = The other side can then take nothing at once.
hint-sows-quietly = It takes nothing, to stand better.

## Controls

button-skip = Skip
label-speed = Speed of sowing
speed-instant = At once
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
label-house-names = Names of the houses
keys-houses = 1, 2, 3 …: sow your first, second, third house …
label-clockwise = Sow clockwise, your store on the left
label-preview = Show where the last seed would fall
# One entry of the list. $turn is in notation.
sowing-turn-label =
    { $side ->
        [south] Turn { $number }, South: { $turn }
       *[north] Turn { $number }, North: { $turn }
    }
side-south = South, begins
side-north = North
sowing-confirm-resign =
    { $side ->
        [south] Does South resign?
        [north] Does North resign?
       *[you] Do you resign?
    }

## Rule options that several of the games have: name, then each value with its meaning

rule-houses = Houses on a side
rule-seeds = Seeds in a house
# A number of houses or of seeds as a choice.
seeds-choice = { $seeds }
houses-choice = { $houses }
# Above the buttons that go over to another board; one of them is the message after this.
field-size = Houses × seeds
houses-and-seeds = { $houses } × { $seeds }
rule-empty-capture = House opposite is empty

## What is wrong with a text that was to be loaded. $found is what stands there

fault-board-form = This is no position. One is written as in { $example }.
fault-board-houses =
    { $found ->
        [one] The position has { $found } house a side, but the board has { $want }. Choose the board that fits, or add houses={ $found } to the rules in a link.
       *[other] The position has { $found } houses a side, but the board has { $want }. Choose the board that fits, or add houses={ $found } to the rules in a link.
    }
# $want numbers belong to a board of $houses houses a side.
fault-board-numbers = The position has { $found } numbers of seeds, but a board of { $houses } houses a side has { $want }.
# $at says which number of the position it is; $burnt is yes where x may stand for a burnt house.
fault-board-seeds =
    { $burnt ->
        [yes] “{ $found }” as number { $at } of the position: it must be a number of seeds from 0 to 65535, or x for a burnt house.
       *[no] “{ $found }” as number { $at } of the position: it must be a number of seeds from 0 to 65535.
    }
fault-board-too-many = The position has more seeds than any board holds.
# $south and $north are the letters for the side to move.
fault-board-side = The side to move is “{ $found }”: it must be { $south } or { $north }.
fault-board-no-side = The position lacks the side to move: add { $south } or { $north } at its end.
fault-board-option = “{ $mark }” belongs to the rule option { $option }: set it, or leave the mark out.
# $mark is open (of the joint opening), extra (+2), round (r2) or none.
fault-board-mark =
    { $mark ->
        [open] “{ $found }” cannot stand there: a joint opening is written s open, and only in the first round.
        [extra] “{ $found }” cannot stand there: sowings gained in a turn are counted from +0 up to the rule option bonus.
        [round] “{ $found }” cannot stand there: rounds are counted from r1 up to the rule option rounds.
       *[none] “{ $found }” cannot stand there: leave it out.
    }
fault-board-extra = “{ $found }” after the last part of the position: nothing may follow there.

# Why a turn is wrong. $turn is as it stands in the text, $number its number, $side whose it is.
# $first and $last are houses: 1 and 6, or A and F.
fault-ply-house =
    { $side ->
        [south] South’s turn { $number }: “{ $turn }” is no house. Houses are { $first } to { $last }.
       *[north] North’s turn { $number }: “{ $turn }” is no house. Houses are { $first } to { $last }.
    }
# The reason follows as a sentence of its own.
fault-ply-refused =
    { $side ->
        [south] South’s turn { $number }, “{ $turn }”, cannot be played.
       *[north] North’s turn { $number }, “{ $turn }”, cannot be played.
    }
# $legal lists what could be played.
fault-ply-legal = Possible here: { $legal }.
fault-ply-turn-over = “{ $turn }” goes on after the turn is over: it belongs to the other side’s turn.
fault-record-sowing-game = Line { $line }: this is a record of “{ $found }”, not of the game on this page.
# $example is a turn as it is written in that game.
fault-record-sowing-other = Line { $line }: this is not understood. A game record has tags such as [Name "value"] and turns such as 1. { $example }.
