"""The bots of Dominion: the money bots buy as they are defined, the rule bot has an answer for every card."""

import pytest

from cairn.bots.bot import Eyes, play_out
from cairn.core.dice import QuickDice, QuickStream
from cairn.games import find, make_bot, title
from cairn.games.dominion.bots.cards import TRAITS
from cairn.games.dominion.bots.money import MoneyBot, play_quickly
from cairn.games.dominion.bots.taste import tuned
from cairn.games.dominion.rules.catalogue import NAMES, number_of
from cairn.games.dominion.rules.sets import SETS
from cairn.games.dominion.rules.state import State
from cairn.proof import Scene

GAME = find("dominion")


def start(seed: int, seats: int = 2, **options: str) -> State:
    """A game of a simulation."""
    state = GAME.start(seats, QuickDice(seed), GAME.read_options(options, simulated=True))
    assert isinstance(state, State)
    return state


def choice(scene: Scene, name: str) -> str:
    """What a bot does for the seat that is to move."""
    return GAME.spell(make_bot("dominion", name, 1).choose(Eyes(scene.state, scene.state.to_move())))


def to_buy(coins: int, owns: str = "", kingdom: str = "first-game") -> Scene:
    """A seat with that many coins, one Buy, and nothing else to do."""
    return Scene("dominion", kingdom=kingdom).set_up(f"""
        seat 1 to buy
        coins: {coins}
        hand 1: estate
        discard 1: {owns or "copper"}
        hand 2: copper
    """)


# The money bots.


@pytest.mark.parametrize(
    ("coins", "bought"),
    [
        (0, "end turn"),
        (2, "end turn"),
        (3, "buy silver"),
        (5, "buy silver"),
        (6, "buy gold"),
        (7, "buy gold"),
        (8, "buy province"),
        (15, "buy province"),
    ],
)
def test_what_money_buys(coins: int, bought: str) -> None:
    """A Province from 8 coins on, a Gold from 6, a Silver from 3, else nothing."""
    assert bought == choice(to_buy(coins), "money")


@pytest.mark.parametrize(
    ("coins", "owns", "bought"),
    [
        (3, "", "buy silver"),
        (4, "", "buy smithy"),
        (5, "", "buy smithy"),
        (6, "", "buy gold"),
        (8, "", "buy province"),
        (4, "smithy", "buy silver"),
        (5, "copper, smithy, gold", "buy silver"),
    ],
)
def test_what_smithy_buys(coins: int, owns: str, bought: str) -> None:
    """One Smithy for 4 or 5 coins while it owns none."""
    assert bought == choice(to_buy(coins, owns), "smithy")


@pytest.mark.parametrize(
    ("coins", "owns", "bought"),
    [
        (4, "", "buy silver"),
        (5, "", "buy witch"),
        (5, "witch", "buy witch"),
        (5, "witch 2", "buy silver"),
        (6, "", "buy gold"),
        (8, "", "buy province"),
    ],
)
def test_what_witch_buys(coins: int, owns: str, bought: str) -> None:
    """Two Witches for 5 coins."""
    assert bought == choice(to_buy(coins, owns, "size-distortion"), "witch")


@pytest.mark.parametrize("name", ["money", "smithy", "witch"])
def test_a_money_bot_plays_all_treasures_before_it_buys(name: str) -> None:
    """Also where what lies there would be enough."""
    scene = Scene("dominion", kingdom="size-distortion").set_up("""
        seat 1 to buy
        coins: 8
        hand 1: copper, silver, estate
        hand 2: copper
    """)

    for move in ("play copper", "play silver", "buy province"):
        assert move == choice(scene, name)
        scene.play(move)


def test_money_does_not_play_actions_and_smithy_plays_its_own() -> None:
    """A Smithy in hand is played by the bot that wants one, and by no other."""
    words = """
        seat 1 to act
        hand 1: smithy, village, copper
        hand 2: copper
    """
    scene = Scene("dominion", kingdom="first-game").set_up(words)

    assert "end actions" == choice(scene, "money")
    assert "play smithy" == choice(scene, "smithy")


@pytest.mark.parametrize("name", ["money", "smithy", "rule"])
def test_a_militia_takes_the_worst_cards(name: str) -> None:
    """Estates and Coppers go, Gold and Silver stay."""
    scene = Scene("dominion", kingdom="first-game").set_up("""
        seat 1 to act
        hand 1: militia
        hand 2: copper 2, gold, silver, estate
    """)
    scene.play("play militia", "2: done")
    gone = []
    while scene.to_move == 2:
        gone.append(choice(scene, name))
        scene.play(gone[-1])

    assert ["discard estate", "discard copper"] == gone


@pytest.mark.parametrize("names", [["money", "money"], ["smithy", "witch"]])
@pytest.mark.parametrize("kingdom", ["interaction", "random"])
def test_the_quick_way_plays_the_same_games(names: list[str], kingdom: str) -> None:
    """Without lists of options every game goes as with them."""
    for seed in range(15):
        ends = []
        for play in (play_out, play_quickly):
            state = start(seed, kingdom=kingdom)
            bots = [make_bot("dominion", name, seed) for name in names]
            assert all(isinstance(bot, MoneyBot) for bot in bots)
            ends.append((play(state, bots), state.digest()))  # type: ignore[arg-type]

        assert ends[0] == ends[1]


# All of them.


@pytest.mark.parametrize("name", ["random", *title("dominion").bots()])
def test_every_answer_is_an_option(name: str) -> None:
    """On many kingdoms with all Events, in games that others play at random, and among more seats."""
    for seed in range(12):
        state = start(
            seed,
            2 + seed % 3,
            kingdom="random",
            events="random:2",
            edition="2" if seed % 2 else "1",
            printing=["german", "english", "2022"][seed % 3],
            prosperity="on" if seed % 4 == 0 else "off",
            turn_cap="60",
        )
        bot = make_bot("dominion", name, seed)
        chance = QuickStream(seed)
        while (seat := state.to_move()) >= 0:
            move = bot.choose(Eyes(state, seat))
            assert state.allows(move)
            # Half of the moves are anybody's: bots meet positions that they would not have brought about.
            state.push(move if chance.below(2) == 0 else state.random_move(chance))


def test_the_same_position_gets_the_same_answer() -> None:
    """Whatever was asked before, and whatever the seat cannot see."""
    bot = make_bot("dominion", "rule", 1)
    for seed in range(4):
        state = start(seed, kingdom="random", turn_cap="50")
        while (seat := state.to_move()) >= 0:
            move = bot.choose(Eyes(state, seat))

            assert move == make_bot("dominion", "rule", 7).choose(Eyes(state.imagine(seat, seed), seat))

            state.push(move)


# The rule bot.


@pytest.mark.parametrize("kingdom", [*SETS, "random"])
def test_rule_beats_money(kingdom: str) -> None:
    """On every set, over all clearly so."""
    won = 0.0
    for seed in range(24):
        state = start(seed, kingdom=kingdom)
        mine = seed % 2
        names = ["rule", "money"] if mine == 0 else ["money", "rule"]
        play_out(state, [make_bot("dominion", name, seed) for name in names])
        winners = state.winners()
        won += 1 / len(winners) if mine in winners else 0

    assert won >= 14


def test_rule_ends_its_games() -> None:
    """With up to six seats, and with Colonies, long before the cap."""
    for seed in range(3):
        state = start(seed, 4 + seed, kingdom="random", prosperity="on", turn_cap="none")
        play_out(state, [make_bot("dominion", "rule", seed) for _ in range(4 + seed)])

        assert state.turn < 60 * (4 + seed)


def test_rule_turns_to_duchies_and_estates_in_time() -> None:
    """Early 5 coins are no Duchy; with few Provinces left they are; at the very end 2 coins are an Estate."""
    early = to_buy(5)
    late = Scene("dominion", kingdom="first-game").set_up("""
        seat 1 to buy
        coins: 5
        hand 1: estate
        hand 2: copper
        pile province: 2
    """)
    last = Scene("dominion", kingdom="first-game").set_up("""
        seat 1 to buy
        coins: 2
        hand 1: estate
        hand 2: copper
        pile province: 1
    """)

    assert choice(early, "rule") not in ("buy duchy", "buy estate")
    assert "buy duchy" == choice(late, "rule")
    assert "buy estate" == choice(last, "rule")


def test_rule_does_not_end_a_game_that_it_would_lose() -> None:
    """The last Province stays where it is while the other seat would still be ahead."""
    words = """
        seat 1 to buy
        coins: 8
        hand 1: estate
        hand 2: {others}
        pile province: 1
    """
    behind = Scene("dominion", kingdom="first-game").set_up(words.format(others="province 4"))
    ahead = Scene("dominion", kingdom="first-game").set_up(words.format(others="copper"))

    assert "buy province" != choice(behind, "rule")
    assert "buy province" == choice(ahead, "rule")


def test_rule_plays_villages_before_terminals() -> None:
    """What costs no Action comes first."""
    scene = Scene("dominion", kingdom="first-game").set_up("""
        seat 1 to act
        hand 1: smithy, village, market, copper
        deck 1: copper 9
        hand 2: copper
    """)
    played = []
    while choice(scene, "rule") != "end actions":
        played.append(choice(scene, "rule"))
        scene.play(played[-1])
        if not scene.options()[-1].startswith("end actions"):
            break

    assert {"play village", "play market"} == set(played[:2])
    assert "play smithy" == played[2]


def test_rule_trashes_what_is_in_its_way() -> None:
    """With a Chapel early in the game: Curses and Estates first, Gold never."""
    scene = Scene("dominion", kingdom="big-money").set_up("""
        seat 1 to act
        hand 1: chapel, estate, curse, copper, gold
        discard 1: silver 3, copper 6
        hand 2: copper
    """)
    scene.play("play chapel")
    gone = []
    while (move := choice(scene, "rule")) != "done" and move.startswith("trash"):
        gone.append(move)
        scene.play(move)

    assert ["trash curse", "trash estate", "trash copper"] == gone


def test_estates_that_play_cards_twice_are_no_target_for_each_other() -> None:
    """With Throne Room inherited, the Action in hand is doubled, and two Estates alone are left alone."""
    kingdom = "throne room, smithy, village, moat, chapel, gear, raze, page, witch, market"
    words = "seat 1 to act\ninherited 1: throne room\ndeck 1: gold 9\nhand 1: estate 2, copper"
    both = Scene("dominion", kingdom=kingdom, events="inheritance").set_up(words)
    one = Scene("dominion", kingdom=kingdom, events="inheritance").set_up(f"{words}, smithy")

    assert "end actions" == choice(both, "rule")
    assert "play estate" == choice(one, "rule")


# What games against itself taught.


def test_what_was_learnt_wins_more_often() -> None:
    """The policy of the levels that search against that of the others: random kingdoms, from both seats."""
    learnt, usual = title("dominion").thinker(), title("dominion").policy()
    stream = QuickStream(1)
    won = 0.0
    for seed in range(40):
        for mine in range(2):
            state = start(seed, kingdom="random")
            while (seat := state.to_move()) >= 0:
                state.push((learnt if seat == mine else usual).move(state, stream))
            winners = state.winners()
            won += 1 / len(winners) if mine in winners else 0

    assert won >= 44


def test_another_taste_changes_what_is_wanted_and_nothing_else() -> None:
    """A card keeps what it does; only its worth and the copies that are wanted differ."""
    learnt = tuned({"smithy": (5, 7)})
    smithy = learnt[number_of("smithy")]
    before = TRAITS[number_of("smithy")]

    assert (5, 7) == (smithy.worth, smithy.copies)
    assert (before.cards, before.impact, before.order) == (smithy.cards, smithy.impact, smithy.order)
    for name in NAMES:
        if name != "smithy":
            one, other = learnt[number_of(name)], TRAITS[number_of(name)]
            assert (one.worth, one.copies) == (other.worth, other.copies)
