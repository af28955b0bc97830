# What only the page of Fanorona shows and says, beyond play.ftl.

## The board

# What a screen reader calls the board as a whole.
board-label = Board of { $columns } by { $rows } points
# What a screen reader says of one point. $stone is white, black or none; $mark
# says what can be done there: selected (the chosen stone), movable, destination,
# approach or withdrawal (would be taken that way), visited (the chain has been there), none.
point-label =
    { $mark ->
        [selected] { $point }, { $stone ->
            [white] white stone
           *[black] black stone
        }, chosen
        [movable] { $point }, { $stone ->
            [white] white stone
           *[black] black stone
        }, can move
        [destination] { $point }, empty, can go here
        [approach] { $point }, { $stone ->
            [white] white stone
           *[black] black stone
        }, taken by approach
        [withdrawal] { $point }, { $stone ->
            [white] white stone
           *[black] black stone
        }, taken by withdrawal
        [visited] { $point }, empty, visited in this turn
       *[none] { $point }, { $stone ->
            [white] white stone
            [black] black stone
           *[none] empty
        }
    }
side-name =
    { $side ->
        [white] White
       *[black] Black
    }

## Where the game stands: one line beside the board

status-your-turn =
    { $side ->
        [white] Your turn, with White.
       *[black] Your turn, with Black.
    }
status-your-capture =
    { $side ->
        [white] Your turn, with White. You must capture.
       *[black] Your turn, with Black. You must capture.
    }
# Two people at one board.
status-to-move =
    { $side ->
        [white] White to move.
       *[black] Black to move.
    }
status-to-capture =
    { $side ->
        [white] White to move, and must capture.
       *[black] Black to move, and must capture.
    }
status-choose-point = Choose a point for the stone on { $point }.
status-choose-kind = Approach or withdraw? Use a button, or tap a stone to take.
status-chain = Go on capturing with the stone on { $point }, or end the capture.
status-chain-forced = The stone on { $point } has to go on capturing.

## What the live region says as the game goes on

# A step that takes nothing.
say-quiet =
    { $side ->
        [white] White: { $from } to { $to }.
       *[black] Black: { $from } to { $to }.
    }
say-approach =
    { $side ->
        [white] White: { $from } to { $to }, approach, takes { $count }.
       *[black] Black: { $from } to { $to }, approach, takes { $count }.
    }
say-withdrawal =
    { $side ->
        [white] White: { $from } to { $to }, withdrawal, takes { $count }.
       *[black] Black: { $from } to { $to }, withdrawal, takes { $count }.
    }
say-chain-open = You can go on from { $point }, or end the capture.
say-chain-forced = You have to go on from { $point }.
say-capture-ended = Capture ended.
# $points lists the points.
say-selected = Stone on { $point } chosen. It can go to { $points }.
say-deselected = Stone put back.
# Both counts are of stones.
say-question = From { $from } to { $to }: approach takes { $approach }, withdrawal takes { $withdrawal }. Which one?
say-question-dropped = Step not made.
say-step-taken-back = Step taken back.
say-taken-back =
    { $turns ->
        [one] { $turns } turn taken back.
       *[other] { $turns } turns taken back.
    }
# The sentences of the turns follow.
say-redone =
    { $turns ->
        [one] { $turns } turn played again.
       *[other] { $turns } turns played again.
    }
# $human is white, black or both (two people at one board). Whose turn it is follows.
say-started =
    { $human ->
        [white] New game. You play White.
        [black] New game. You play Black.
       *[both] New game for two.
    }

## A draw that is near

# $occurrences counts how often the position has occurred; it is 2 or more.
draw-near-repetition =
    { $occurrences ->
        [2] This position has now occurred twice. The next time, the game is drawn.
        [one] This position has now occurred { $occurrences } time. The next time, the game is drawn.
       *[other] This position has now occurred { $occurrences } times. The next time, the game is drawn.
    }
draw-near-quiet =
    { $left ->
        [one] { $left } more turn without a capture, and the game is drawn.
       *[other] { $left } more turns without a capture, and the game is drawn.
    }

## The result: who won and why. $winner is you, computer, white or black

result-heading =
    { $winner ->
        [you] You won
        [computer] The computer won
        [white] White won
        [black] Black won
       *[nobody] Draw
    }
result-no-stones =
    { $winner ->
        [you] You have won: the computer has no stones left.
        [computer] The computer has won: you have no stones left.
        [white] White has won: Black has no stones left.
       *[black] Black has won: White has no stones left.
    }
result-no-legal-turn =
    { $winner ->
        [you] You have won: the computer cannot move.
        [computer] The computer has won: you cannot move.
        [white] White has won: Black cannot move.
       *[black] Black has won: White cannot move.
    }
result-resigned =
    { $winner ->
        [you] You have won: the computer resigned.
        [computer] The computer has won: you resigned.
        [white] White has won: Black resigned.
       *[black] Black has won: White resigned.
    }
# The game was loaded from a record that gives the result but not the reason.
result-recorded =
    { $winner ->
        [you] You have won, as the game record says.
        [computer] The computer has won, as the game record says.
        [white] White has won, as the game record says.
        [black] Black has won, as the game record says.
       *[nobody] The game is drawn, as the game record says.
    }
# Under the rule that makes having no move a draw. $side cannot move.
result-stalemate =
    { $side ->
        [white] The game is drawn: White cannot move.
       *[black] The game is drawn: Black cannot move.
    }
result-repetition =
    { $times ->
        [3] The game is drawn: the same position occurred for the third time.
        [4] The game is drawn: the same position occurred for the fourth time.
        [one] The game is drawn: the same position occurred { $times } time.
       *[other] The game is drawn: the same position occurred { $times } times.
    }
result-no-capture =
    { $plies ->
        [one] The game is drawn: { $plies } turn in a row took nothing.
       *[other] The game is drawn: { $plies } turns in a row took nothing.
    }

## Why a tap does nothing

refused-no-stone = There is no stone on { $point }. Choose one of your stones first.
refused-not-yours = The stone on { $point } is not yours.
refused-other-stone = Only the stone on { $at } may go on with this capture.
refused-turn-complete = This turn is finished: nothing more can be taken.
refused-capture-elsewhere = You must capture, and the stone on { $point } cannot. Choose one of the marked stones.
refused-blocked = The stone on { $point } has no empty point beside it.
refused-no-line = No line leads from { $from } to { $point }. Stones go one point along a line.
refused-occupied = There is a stone on { $point } already.
refused-takes-nothing = From { $from } to { $point } nothing would be taken, and this step has to capture.
refused-visited = The stone has been on { $point } in this turn already.
refused-same-direction = The stone may not use the direction from { $from } to { $point } now: a chain may not go the same way again.
refused-chain-goes-on = This stone is capturing. Choose the next point, or end the capture.
refused-must-go-on = Under these rules the capture has to go on while it can.
refused-no-chain = There is no capture to end.
refused-no-question = There is nothing to choose between approach and withdrawal now.

## The hint: the computer's advice, then its reasons as sentences of their own

hint-step = Advice: { $from } to { $to }.
# A chain. $via lists the points between.
hint-chain = Advice: { $from } by way of { $via } to { $to }.
# A hint asked for in the middle of a chain that has gone another way.
hint-elsewhere = To follow it, first take back the steps of this turn.
hint-takes-all = It takes every stone that is left, and wins.
hint-blocks = It leaves the other side no turn, and wins.
# $count counts stones, $steps the steps of the chain; $manner is approach, withdrawal or both.
hint-takes =
    { $steps ->
        [one] { $manner ->
            [approach] { $count ->
                [one] It takes { $count } stone by approach.
               *[other] It takes { $count } stones by approach.
            }
            [withdrawal] { $count ->
                [one] It takes { $count } stone by withdrawal.
               *[other] It takes { $count } stones by withdrawal.
            }
           *[both] It takes { $count } stones by approach and withdrawal.
        }
       *[other] { $manner ->
            [approach] It takes { $count } stones in { $steps } steps by approach.
            [withdrawal] It takes { $count } stones in { $steps } steps by withdrawal.
           *[both] It takes { $count } stones in { $steps } steps, by approach and by withdrawal.
        }
    }
hint-takes-most = No other turn takes as many.
# The chain could take $more stones more, but the reply would then take $reply.
hint-stops-early =
    { $more ->
        [one] Going on would take { $more } stone more, but the reply could then take { $reply }.
       *[other] Going on would take { $more } stones more, but the reply could then take { $reply }.
    }
hint-reply-takes =
    { $count ->
        [one] The reply can take { $count } stone at most.
       *[other] The reply can take { $count } stones at most.
    }
hint-reply-takes-nothing = The reply can take nothing.
# It takes nothing, to stand better.
hint-quiet = It is a quiet move, to stand better.

## Buttons and controls

button-end-capture = End capture
button-approach-takes = Approach, takes { $count }
button-withdraw-takes = Withdraw, takes { $count }
label-marks = Mark the stones that can move

## Panels

# What a screen reader says of one entry of the list. $turn is in notation.
turn-label =
    { $side ->
        [white] Turn { $number }, White: { $turn }
       *[black] Turn { $number }, Black: { $turn }
    }
keys-escape = Escape puts a stone back or takes back a step.
keys-approach = A: approach
keys-withdraw = W: withdraw
keys-end-capture = E: end capture

## A new game

side-white = White, moves first
side-black = Black

## Rule options: name, then each value with its meaning in a line

rule-board = Board
board-tsivy = Fanoron-Tsivy, 9 × 5
board-dimy = Fanoron-Dimy, 5 × 5
board-telo = Fanoron-Telo, 3 × 3
board-other = { $columns } × { $rows }
board-tsivy-means = The usual game, with 22 stones a side.
board-dimy-means = The middle game, with 12 stones a side.
board-telo-means = The small game, with 4 stones a side.
board-other-means = A board that is played more rarely.
rule-setup = Setup
setup-standard = Usual
setup-standard-means = The middle row begins with a black stone at White’s left.
setup-mirror = Mirrored
setup-mirror-means = Left and right of the middle row are exchanged.
rule-continue = Going on with a capture
continue-optional = Free
continue-optional-means = A chain may end after any step.
continue-forced = Forced
continue-forced-means = A chain must go on while it can take stones.
rule-direction = Directions in a chain
direction-not-twice-running = Not the same twice running
direction-not-twice-running-means = A step may not go in the direction of the step just before.
direction-not-twice-in-turn = Each only once
direction-not-twice-in-turn-means = No direction may be used twice in a turn.
direction-free = Any
direction-free-means = A chain may go in any direction.
rule-stalemate = Unable to move
stalemate-loss = Lost
stalemate-loss-means = Whoever cannot move has lost.
stalemate-draw = Drawn
stalemate-draw-means = When a side cannot move, the game is drawn.
rule-repetition = Repeated position
repetition-3 = Third time
repetition-3-means = When a position occurs for the third time, the game is drawn.
repetition-4 = Fourth time
repetition-4-means = When a position occurs for the fourth time, the game is drawn.
repetition-off = No limit
repetition-off-means = Positions may recur for ever.
rule-no-capture-limit = Turns without a capture
no-capture-limit-50 = 50
no-capture-limit-50-means = After 50 turns in a row without a capture, both sides counted, the game is drawn.
no-capture-limit-100 = 100
no-capture-limit-100-means = After 100 turns in a row without a capture, both sides counted, the game is drawn.
no-capture-limit-off = No limit
no-capture-limit-off-means = Quiet moves are not counted.

## Questions before something is lost

confirm-resign =
    { $side ->
        [white] Does White resign?
        [black] Does Black resign?
       *[you] Do you resign?
    }

## What is wrong with a text that was to be loaded. $found is what stands there

fault-position-empty = The position is empty: it begins with its ranks from the top, separated by “/”.
fault-position-ranks =
    { $found ->
        [one] The position has { $found } rank, but the board has { $want }. Choose the board that fits, or add board=COLUMNSxROWS to the rules in a link.
       *[other] The position has { $found } ranks, but the board has { $want }. Choose the board that fits, or add board=COLUMNSxROWS to the rules in a link.
    }
fault-position-columns = Rank { $rank } of the position has { $found } points, but the board is { $want } wide. Choose the board that fits, or add board=COLUMNSxROWS to the rules in a link.
fault-position-letter = “{ $found }” in rank { $rank } of the position: a rank is made of W, B and the digits 1 to 9 for empty points.
fault-position-no-side = The position lacks the side to move: add w or b after the ranks.
fault-position-side = The side to move is “{ $found }”: it must be w or b.
fault-position-quiet = “{ $found }” as the count of quiet moves: it must be a number from 0 to 65535.
fault-position-number = “{ $found }” as the turn number: it must be a number from 1 to 4294967295.
fault-position-extra = “{ $found }” after the turn number: nothing may follow there.
# Why a turn is wrong. $turn is as it stands in the text, $number its number, $side whose it is.
fault-turn-too-long =
    { $side ->
        [white] White’s turn { $number } is longer than any turn can be.
       *[black] Black’s turn { $number } is longer than any turn can be.
    }
# $last is the point at the far corner, such as i5.
fault-turn-point =
    { $side ->
        [white] White’s turn { $number }, “{ $turn }”: “{ $found }” is no point. Points are a1 to { $last }.
       *[black] Black’s turn { $number }, “{ $turn }”: “{ $found }” is no point. Points are a1 to { $last }.
    }
fault-turn-no-arrival =
    { $side ->
        [white] White’s turn { $number }, “{ $turn }”, does not say where the stone goes. Write it as in d3-e3A.
       *[black] Black’s turn { $number }, “{ $turn }”, does not say where the stone goes. Write it as in d3-e3A.
    }
# The reason follows as a sentence of its own.
fault-turn-refused =
    { $side ->
        [white] White’s turn { $number }, “{ $turn }”, cannot be played.
       *[black] Black’s turn { $number }, “{ $turn }”, cannot be played.
    }
fault-turn-kind =
    { $side ->
        [white] White’s turn { $number }, “{ $turn }”: from { $from } to { $to } nothing is taken in the way that the letter says. A is approach, W withdrawal.
       *[black] Black’s turn { $number }, “{ $turn }”: from { $from } to { $to } nothing is taken in the way that the letter says. A is approach, W withdrawal.
    }
fault-turn-ambiguous =
    { $side ->
        [white] White’s turn { $number }, “{ $turn }”: from { $from } to { $to } stones can be taken both ways. Add A for approach or W for withdrawal.
       *[black] Black’s turn { $number }, “{ $turn }”: from { $from } to { $to } stones can be taken both ways. Add A for approach or W for withdrawal.
    }
fault-turn-must-go-on =
    { $side ->
        [white] White’s turn { $number }, “{ $turn }”, stops on { $at }, but under these rules it has to go on.
       *[black] Black’s turn { $number }, “{ $turn }”, stops on { $at }, but under these rules it has to go on.
    }
fault-record-game = Line { $line }: this is a record of “{ $found }”. Only Fanorona can be loaded here.
fault-record-other = Line { $line }: this is not understood. A game record has tags such as [Name "value"] and turns such as 1. d3-e3W.
