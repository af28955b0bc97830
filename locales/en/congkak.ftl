# What only Congkak has. The words are explained in sowing.ftl.
#
# In the opening both sides choose a house unseen and sow at the same time. A match
# can have several rounds; a house that a side cannot fill again is burnt for a round.

congkak-title = Congkak

## The opening

status-both-choose = Choose a house. The computer chooses too, and both sow at once.
# Two people at one device; the other one is asked to look away.
status-hidden-choice =
    { $side ->
        [south] South chooses a house. North, please look away.
       *[north] North chooses a house. South, please look away.
    }
say-hidden-choice-made =
    { $side ->
        [south] South has chosen.
       *[north] North has chosen.
    }
say-you-have-chosen = You have chosen.
say-computer-has-chosen = The computer has chosen.
say-choice-taken-back = Choice taken back.
# $human is south, north or both (two people at one device). What to choose follows.
congkak-started =
    { $human ->
        [south] New game. You are South.
        [north] New game. You are North.
       *[both] New game for two. Both choose a house unseen and sow at once.
    }
# $own is your house, or South's when two play at one device; $theirs the other one.
# $human is south, north or both.
say-both-sow =
    { $human ->
        [south] Both sow at once: you from house { $own }, the computer from house { $theirs }.
        [north] Both sow at once: you from house { $own }, the computer from house { $theirs }.
       *[both] Both sow at once: South from house { $own }, North from house { $theirs }.
    }
say-both-choose-again = Both ended in their stores, so both choose again.
hint-unseen = Both choose unseen, so no house is always best. This one is drawn from a mixture that no answer beats.

## Rounds

rounds-now =
    { $rounds ->
        [0] Round { $round }
        [one] Round { $round } of { $rounds }
       *[other] Round { $round } of { $rounds }
    }
# Big over the board. $south and $north are what both sides have.
banner-round = Round { $round } is over: { $south }–{ $north }
say-round-begins =
    { $who ->
        [you] Round { $round } begins. You sow first.
        [computer] Round { $round } begins. The computer sows first.
        [south] Round { $round } begins. South sows first.
       *[north] Round { $round } begins. North sows first.
    }
# $own is what you have, or South when two play at one device; $theirs what the other side has.
say-round-ends =
    { $human ->
        [south] Round { $round } is over: you have { $own } seeds, the computer { $theirs }.
        [north] Round { $round } is over: you have { $own } seeds, the computer { $theirs }.
       *[both] Round { $round } is over: South has { $own } seeds, North { $theirs }.
    }
say-burnt =
    { $who ->
        [you] { $houses ->
            [one] { $houses } of your houses is burnt.
           *[other] { $houses } of your houses are burnt.
        }
        [computer] { $houses ->
            [one] { $houses } of the computer’s houses is burnt.
           *[other] { $houses } of the computer’s houses are burnt.
        }
        [south] { $houses ->
            [one] { $houses } of South’s houses is burnt.
           *[other] { $houses } of South’s houses are burnt.
        }
       *[north] { $houses ->
            [one] { $houses } of North’s houses is burnt.
           *[other] { $houses } of North’s houses are burnt.
        }
    }
# What a screen reader says of a burnt house. $owner is as in sowing.ftl.
house-burnt-label =
    { $owner ->
        [you] your house { $house }, burnt
        [computer] the computer’s house { $house }, burnt
        [south] South’s house { $house }, burnt
       *[north] North’s house { $house }, burnt
    }
refused-burnt = House { $house } is burnt: nobody sows from it in this round.
refused-pair-needed = Both sides choose a house at once now, written as in 3+5.
refused-no-pair = Only one side is to move now.

## What is said as the game goes on

say-dead =
    { $who ->
        [you] There it stays, and your turn is over.
        [computer] There it stays, and the computer’s turn is over.
        [south] There it stays, and South’s turn is over.
       *[north] There it stays, and North’s turn is over.
    }
say-dead-given =
    { $who ->
        [you] That seed goes to the computer’s store.
        [computer] That seed goes to your store.
        [south] That seed goes to North’s store.
       *[north] That seed goes to South’s store.
    }
say-not-round = The sowing has not been all the way round, so nothing is taken.
say-no-more-sowings = No further sowing is allowed in this turn.

## Why the match ended

# $who cannot fill a house.
ended-broke =
    { $who ->
        [you] You cannot fill a single house.
        [computer] The computer cannot fill a single house.
        [south] South cannot fill a single house.
       *[north] North cannot fill a single house.
    }
ended-rounds-over =
    { $rounds ->
        [one] The round is played.
       *[other] All { $rounds } rounds are played.
    }

## Rule options

rule-bonus = Sowing again
bonus-unlimited = No limit
bonus-unlimited-means = You sow again each time the last seed falls in your store.
bonus-limited =
    { $times ->
        [1] At most once
        [one] At most { $times } time
       *[other] At most { $times } times
    }
bonus-none = Never
bonus-none-means = A last seed in your store ends the turn.
rule-own-seed = Last seed of a capture
own-seed-take = Is taken too
own-seed-take-means = The last seed goes to the store with those it took.
own-seed-leave = Stays
own-seed-leave-means = The last seed stays in its house.
empty-capture-leave = Nothing is taken
empty-capture-leave-means = A last seed in your own empty house stays there when nothing lies opposite.
empty-capture-bank = The last seed is taken
empty-capture-bank-means = A last seed in your own empty house goes to the store even when nothing lies opposite.
rule-capture-after-lap = Captures
capture-after-lap-off = Always
capture-after-lap-off-means = A last seed in your own empty house always takes what lies opposite.
capture-after-lap-on = Only after a time round
capture-after-lap-on-means = It takes only if this sowing passed through the other side and came home.
rule-dead-seed = Empty house of the other side
dead-seed-stay = Seed stays
dead-seed-stay-means = A last seed in an empty house of the other side stays there.
dead-seed-to-opponent = Seed is lost
dead-seed-to-opponent-means = A last seed in an empty house of the other side goes to that side’s store.
rule-opening = Opening
opening-sequential = South alone
opening-sequential-means = South begins alone, which is a great advantage.
opening-simultaneous = Both at once
opening-simultaneous-means = Both choose a house unseen and sow together.
rule-rounds = Rounds
rounds-count = { $rounds }
rounds-until-broke = To the end
rounds-until-broke-means = The match goes on until a side cannot fill a single house.
rule-refill = Refilling
refill-left-first = From the far end
refill-left-first-means = For the next round the houses furthest from the store are filled first.
refill-store-first = From the store
refill-store-first-means = For the next round the houses next to the store are filled first.
rule-burnt = Houses not filled
burnt-on = Burnt
burnt-on-means = Nobody sows in them or takes from them in that round.
burnt-off = Empty
burnt-off-means = They begin the round empty.
rule-next-starter = Who begins the next round
next-starter-loser = The loser
next-starter-loser-means = The side that lost the round begins; after a tie, the side that did not begin before.
next-starter-last-mover = The last to sow
next-starter-last-mover-means = The side that made the last sowing begins.
