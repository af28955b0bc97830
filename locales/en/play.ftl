# Everything the play page shows and says.
#
# Words for translators. A player in turn moves one stone a step along a line.
# By approach (moving towards them) or by withdrawal (moving away from them) a
# step takes a whole row of enemy stones; a stone may go on capturing, which is a
# chain. A turn that takes nothing is a paika, here called a quiet move. Points have
# names such as e3. White moves first.
#
# $side is white or black. $point, $from and $to are names of points. $count counts stones.

play-title = Fanorona

## The board

# The stones a side still has, beside its name.
stones-left =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }

## Where the game stands: one line beside the board

status-thinking = The computer is thinking …
status-computer-failed = The computer cannot play just now.
# Under the first game of a newcomer: a link to the page with the rules.
newcomer-rules = New to the game? Read the rules.
# $turns counts the turns of both sides before the position.
status-looking-back =
    { $turns ->
        [0] You are looking at the start of the game.
        [one] You are looking at the position after { $turns } turn.
       *[other] You are looking at the position after { $turns } turns.
    }
status-draw-offered =
    { $side ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    }

## What the live region says as the game goes on

say-resumed = The game goes on.
say-loaded = Loaded.
say-draw-declined =
    { $side ->
        [white] White declines the draw.
       *[black] Black declines the draw.
    }
say-looking-live = Back in the game.

## The result: who won and why. $winner is you, computer, white or black

result-agreed = The game is drawn by agreement.

## Why a tap does nothing

refused-game-over = The game is over.
refused-looking-back = This is an earlier position. Go back to the game to play on.
refused-computers-turn = It is the computer’s turn.
refused-nothing-to-take-back = There is no turn to take back.
refused-nothing-to-redo = There is no turn to play again.
refused-no-offer-to-computer = The computer takes no draw offers. Play on, or resign.
refused-already-offered = A draw is on offer already.
refused-no-offer = No draw is on offer.
refused-no-such-turn = The list of turns ends here.
refused-computer-fault = The computer’s answer made no sense. It has been started again.

## The hint: the computer's advice, then its reasons as sentences of their own

hint-only-turn = It is the only legal turn.
# $turns counts the turns of the side that is advised.
hint-forced-win =
    { $turns ->
        [1] It wins at once.
        [one] It wins by force within { $turns } turn.
       *[other] It wins by force within { $turns } turns.
    }
# $turns counts the turns of the opponent.
hint-forced-loss =
    { $turns ->
        [one] Every turn loses; this one holds out for { $turns } turn of the opponent.
       *[other] Every turn loses; this one holds out longest, for { $turns } turns of the opponent.
    }
hint-only-turn-that-holds = Every other turn loses by force.
hint-repeats = It brings back an earlier position.
hint-thinking = Looking for advice …

## Buttons and controls

button-new-game = New game
button-rematch = Rematch, sides swapped
button-undo = Undo
button-redo = Redo
button-hint = Hint
button-cancel = Cancel
button-resign = Resign
button-offer-draw = Offer draw
button-accept-draw = Accept the draw
button-decline-draw = Decline
button-replay = Last turn again
button-flip = Flip board
button-upright = Board upright
button-flat = Board flat
button-back-to-game = Back to the game
button-first = Start of the game
button-earlier = One turn back
button-later = One turn on
button-last = Latest position
button-copy-position = Copy position
button-copy-game = Copy game
button-load = Load
button-close = Close
button-start = Start
label-volume = Volume
label-sound = Sound
copied-position = Position copied.
copied-game = Game copied.
# The browser does not let the page copy; the text is shown, selected.
copy-failed = The browser does not allow copying here. Select the text and copy it yourself.

## Panels

panel-controls = Controls
panel-turns = Turns
panel-turns-empty = No turn has been played yet.
panel-load = Load a position or a game
load-label = Position or game record
load-explained = Paste a position such as { $example }, or a game record. The game on the board is replaced only if the text is right.
panel-settings = Settings
panel-keys = Keyboard
keys-move = Arrow keys move over the board, Enter chooses.
keys-hint = H: hint
keys-undo = U: undo
keys-redo = R: redo
keys-flip = F: flip the board
keys-replay = L: last turn again
keys-where = Letters work while the board has the focus.

## A new game

panel-new-game = New game
field-opponent = Opponent
opponent-person = Two at this device
opponent-computer = Computer
# The slider for how well the computer plays, from 1 to 10, its value, and the buttons
# below it. $level is easy, medium, hard, or a number where the level has no name.
field-level = Level
level-value =
    { $level ->
        [easy] { $number }, easy
        [medium] { $number }, medium
        [hard] { $number }, hard
       *[any] { $number }
    }
level-easy = Easy
level-medium = Medium
level-hard = Hard
# What the chosen level is like. $like is luck (levels 1 and 2), captures (3, 4),
# ahead (5 to 7), far (8, 9) or best (10).
level-explained =
    { $like ->
        [luck] Often plays at random, and overlooks much.
        [captures] Sees captures, but hardly the replies to them.
        [ahead] Looks a few turns ahead, and slips now and then.
        [far] Looks further ahead, and seldom slips.
       *[best] Plays as well as it can within a few seconds.
    }
# Who the computer is, beside the board and in game records. $level is as above.
opponent-at-level =
    { $level ->
        [easy] Computer, easy
        [medium] Computer, medium
        [hard] Computer, hard
       *[any] Computer, level { $number }
    }
opponent-you = You
field-side = Your side
side-random = Let chance decide
field-board = Board
# Under the buttons that go over to another board.
boards-explained = Each board keeps its own game.
panel-rules = Rules
rules-explained = The usual rules are set. A change holds from the next game on.
# A game that is not under the usual rules, beside the board. $rules lists what differs.
rules-changed = Special rules: { $rules }
# One of the special rules: the name of the option and the name of its value.
rule-with-value = { $option }: { $value }
# Several special rules, one after the other: $list holds those before, $next the next one.
rules-joined = { $list }; { $next }

## Questions before something is lost

confirm-new-game = Leave the game on the board and start another?
confirm-load = Leave the game on the board and load another?
# The game that would be lost is kept on another board than the one shown.
confirm-elsewhere = The game kept on that board is not over. Replace it?
confirm-yes-new-game = Start another
confirm-yes-load = Load it
confirm-yes-resign = Resign
confirm-no = Play on

## Messages about the page itself

notice-damaged = The saved game could not be read and has been put aside. Here is a new game.
notice-other-tab = This game is being played in another tab.
notice-play-here = Play here instead
notice-not-saved = This browser does not keep games: this one is lost when the page is closed.
notice-computer-failed = The computer cannot play just now. Two at this device can.
notice-try-again = Try again
notice-link-failed = The link could not be opened, so the saved game is on the board.
notice-opened = The game from the link is on the board. The one that was there is put aside.
notice-bring-back = Bring it back
notice-dismiss = Dismiss

## What is wrong with a text that was to be loaded. $found is what stands there

fault-empty = There is nothing to load: paste a position or a game record.
fault-too-long = The text is far longer than any game.
fault-position-too-long = The position is longer than any position can be.

fault-rules-form = “{ $found }” is not of the form name=value. The options are { $choices }.
fault-rules-option = There is no rule option “{ $found }”. The options are { $choices }.
fault-rules-preset = There is no rule set “{ $found }”. There are: { $choices }.
fault-rules-value = The rule option { $option } has no value “{ $found }”. The values are { $choices }.
fault-rules-twice = The rule option { $option } is given twice: leave one.

fault-turn-after-end = “{ $turn }” comes after the end of the game: leave it out.

# Game records. $line is the line of the text.
fault-record-too-many = The game record has more turns than any game: 10,000 at most are read.
fault-record-tag = Line { $line }: a tag is written [Name "value"].
fault-record-tag-twice = Line { $line }: the tag { $found } is given twice. Leave one.
fault-record-result = Line { $line }: the result “{ $found }” is none of 1-0, 0-1, 1/2-1/2 and *.
fault-record-comment = Line { $line }: a comment is opened by a curly bracket and never closed.
fault-record-bracket = Line { $line }: “{ $found }” does not belong here. Comments stand in curly brackets, and there are no variations.
fault-record-after-result = Line { $line }: “{ $found }” comes after the result. Leave it out.
fault-record-other-result = Line { $line }: the record gives the result { $found }, but by its tags or the rules it is { $want }.
