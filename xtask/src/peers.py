"""Plays random games with OpenSpiel and prints them for `cargo xtask peers`.

Arguments: game, number of games, seed. For each game a line `game`; for each ply a
line `LEGAL HOUSE NEXT SEEDS`: the legal houses and the one played, both from the mover's left
from 0, who moves next (0 South, 1 North, - at the end), and the seeds of South's houses, North's houses, South's
store and North's store; then a line `end RESULT` with 1, 0 or -1 for South.
"""

import random
import sys

import pyspiel

name, games, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
random.seed(seed)
game = pyspiel.load_game(name)


def house(player, action):
    # Mancala's actions are places on a ring of 14, the stores at 0 and 7.
    return action - (1 if player == 0 else 8) if name == "mancala" else action


def seeds(state):
    board = state.observation_tensor(0)
    if name == "mancala":
        board = [round(number) for number in board]
        order = [*range(1, 7), *range(8, 14), 7, 0]
    else:
        board = [round(number * 48) for number in board]
        order = range(14)
    return [board[place] for place in order]


def joined(numbers):
    return ",".join(map(str, numbers))


for _ in range(games):
    state = game.new_initial_state()
    print("game")
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        action = random.choice(legal)
        state.apply_action(action)
        following = "-" if state.is_terminal() else state.current_player()
        houses = joined(house(player, other) for other in legal)
        print(houses, house(player, action), following, joined(seeds(state)))
    print("end", round(state.returns()[0]))
