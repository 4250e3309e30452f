"""The rule bot of Adventure Tours plays a sensible game."""

import pytest

from cairn.bots.bot import Eyes, play_out
from cairn.bots.policy import play_by_policy
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import State
from cairn.games import find, make_bot, title
from cairn.games.adventure_tours.rules import state as tours
from cairn.proof import Scene

GAME = find("adventure-tours")


def start(seed: int, seats: int, **options: str) -> State:
    """A game of a simulation."""
    return GAME.start(seats, QuickDice(seed), GAME.read_options(options, simulated=True))


def choice(scene: Scene) -> str:
    """What the rule bot does for the seat that is to move."""
    seat = scene.state.to_move()
    return GAME.spell(make_bot("adventure-tours", "rule", 1).choose(Eyes(scene.state, seat)))


@pytest.mark.parametrize("mode", ["basic", "expert"])
@pytest.mark.parametrize("seats", [3, 6])
def test_it_beats_random_play(seats: int, mode: str) -> None:
    """From every seat it wins against random moves all around."""
    won = 0.0
    for seed in range(8):
        state = start(seed, seats, mode=mode)
        mine = seed % seats
        names = ["rule" if seat == mine else "random" for seat in range(seats)]
        play_out(state, [make_bot("adventure-tours", name, seed + seat) for seat, name in enumerate(names)])
        winners = state.winners()
        won += 1 / len(winners) if mine in winners else 0

    assert won >= 7


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("boards", ["keep", "shuffle", "draft"])
def test_every_answer_is_an_option(seats: int, boards: str) -> None:
    """In every variant, also where others have played at random before."""
    miller, money = ("on", "off") if seats % 2 else ("off", "on")
    state = start(seats, seats, mode="expert", boards=boards, moved_miller_protects=miller, open_money=money)
    bot = make_bot("adventure-tours", "rule", 1)
    chance = QuickStream(seats)
    while (seat := state.to_move()) >= 0:
        move = bot.choose(Eyes(state, seat))
        assert state.allows(move)
        state.push(move if chance.below(3) == 0 else state.random_move(chance))


def test_the_same_position_gets_the_same_answer() -> None:
    """Whatever was asked before, and whatever the seat cannot see."""
    bot = make_bot("adventure-tours", "rule", 1)
    state = start(3, 4, mode="expert", boards="draft")
    while (seat := state.to_move()) >= 0:
        move = bot.choose(Eyes(state, seat))

        assert move == make_bot("adventure-tours", "rule", 7).choose(Eyes(state.imagine(seat, 5), seat))

        state.push(move)


# Laying cards.


def test_it_lets_the_rich_member_join() -> None:
    """With the demand met, seven coins come before two."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red amelia, blue paige, yellow earl
        equipment 1: red earl 2, red miller
    """)

    assert "join red amelia airhead" == choice(scene)


def test_it_equips_for_the_hand_that_it_has() -> None:
    """Early in a round, two red cards just out of reach make a red card the best equipment."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red betty, red anthrop, red roy, red earl, blue colonel, yellow lady
    """)

    assert "equip red earl of bucket" == choice(scene)


def test_it_does_not_equip_when_the_round_is_about_to_end() -> None:
    """With one card left in the other hands, a coin now is worth more than a level."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red earl, red betty, red anthrop, blue colonel
        hand 2: 1
        hand 3: 1
        rest: discard
        pile 30
    """)

    assert "join red earl of bucket" == choice(scene)


def test_it_ends_the_last_round_when_ahead() -> None:
    """The last card joins if that wins, and is equipment if another would win."""
    words = """
        seat 1 to play
        hand 1: red earl
        members 1: red molly
        members 2: blue roy 2
        incomes: {incomes}, 1 1 1
    """
    ahead = Scene("adventure-tours").set_up(words.format(incomes="30 9 9"))
    behind = Scene("adventure-tours").set_up(words.format(incomes="9 30 9"))

    assert "join red earl of bucket" == choice(ahead)
    assert "equip red earl of bucket" == choice(behind)


def test_it_ends_an_early_round_before_others_unload() -> None:
    """While the others still hold many cards, the last card joins at once."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red earl
        members 1: red molly, blue molly
        hand 2: 5
        hand 3: 5
    """)

    assert "join red earl of bucket" == choice(scene)


def test_it_goes_on_with_a_chain() -> None:
    """Rufus Rigs brings a second member of his colour in the same turn; an extra turn is taken."""
    chain = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red rufus, red molly, blue lady
    """)
    turn = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red colonel, blue lady, blue paige
        equipment 1: red earl 2
    """)

    assert "join red rufus rigs" == choice(chain)
    chain.play("join red rufus rigs")
    assert "join red molly magpie" == choice(chain)
    assert "join red colonel farsight" == choice(turn)
    turn.play("join red colonel farsight")
    assert "use" == choice(turn)


def test_it_promotes_its_equipment_at_the_end() -> None:
    """When the hand is empty, equipment is worth its money as members."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red lady
        equipment 1: red earl 3, red colonel, red amelia
    """)

    scene.play("join red lady goldsworthy")

    assert "use" == choice(scene)


def test_it_guards_what_it_could_lose() -> None:
    """Of two members for two coins Pater Miller comes first, once an expensive one lies in the open."""
    words = """
        seat 1 to play
        hand 1: red miller, red paige, blue lady
        members 1: {members}
    """
    costly = Scene("adventure-tours").set_up(words.format(members="yellow lady"))
    none = Scene("adventure-tours").set_up(words.format(members=""))

    assert "join red pater miller" == choice(costly)
    assert "join red pater miller" != choice(none)


# Aiming.


def test_it_attacks_the_leader() -> None:
    """Of two equal members it takes that of the richer player."""
    words = """
        seat 1 to play
        hand 1: red anthrop, blue lady
        equipment 1: red earl
        members 2: blue molly
        members 3: yellow molly
        incomes: {incomes}
    """
    for incomes, leader in (("5 20 1", "aim seat 2"), ("5 1 20", "aim seat 3")):
        scene = Scene("adventure-tours").set_up(words.format(incomes=incomes))
        scene.play("join red miss anthrop")

        assert leader == choice(scene)


def test_it_prefers_a_player_who_is_not_guarded() -> None:
    """A Pater Miller turns the attack to another, unless there is nothing to be had."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red amelia, blue lady
        equipment 1: red earl 3
        members 2: yellow miller (ready), blue roy
        members 3: yellow roy
        incomes: 5 9 8
    """)
    scene.play("join red amelia airhead")

    assert "aim seat 3" == choice(scene)


def test_it_never_throws_away_its_own() -> None:
    """Where nobody else has a member, the action is let be."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red anthrop, blue lady
        equipment 1: red earl
    """)
    scene.play("join red miss anthrop")

    assert "skip" == choice(scene)


def test_cards_too_many_go_to_the_player_about_to_end_the_round() -> None:
    """A player with one card left gets another."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: red paige, blue lady, blue amelia, red lady
        hand 2: 6
        hand 3: 1
    """)
    scene.play("join red professor paige turner")

    assert "aim seat 3" == choice(scene)


# Protection.


@pytest.mark.parametrize(
    ("member", "answer"),
    [("red lady", "protect with yellow pater miller"), ("red earl", "skip"), ("red rufus", "skip")],
)
def test_it_protects_the_expensive_member_and_not_the_cheap_one(member: str, answer: str) -> None:
    """A Pater Miller is two coins himself."""
    scene = Scene("adventure-tours").set_up(f"""
        seat 1 to play
        hand 1: blue anthrop, blue lady
        equipment 1: blue earl
        members 2: yellow miller (ready), {member}
    """)
    scene.play("join blue miss anthrop", "aim seat 2")

    assert answer == choice(scene)


def test_a_guard_about_to_be_stolen_protects_himself() -> None:
    """He is lost either way; so the thief must not get him."""
    scene = Scene("adventure-tours").set_up("""
        seat 1 to play
        hand 1: blue amelia, blue lady
        equipment 1: blue earl 3
        members 2: red lady, yellow miller (ready)
    """)
    scene.play("join blue amelia airhead", "aim seat 2")

    assert "protect with yellow pater miller" == choice(scene)


@pytest.mark.parametrize(
    ("members", "answer"),
    [
        ("yellow miller (ready), red lady, yellow miller (ready)", "protect with yellow pater miller"),
        (
            "yellow miller (ready), red lady, red earl, yellow miller (ready)",
            "protect with yellow pater miller 2",
        ),
    ],
)
def test_of_equal_guards_it_leaves_a_cheap_card_last(members: str, answer: str) -> None:
    """Rather a Pater Miller stays the last member than a costly one, and rather somebody cheaper than him."""
    scene = Scene("adventure-tours").set_up(f"""
        seat 1 to play
        hand 1: blue amelia, blue lady
        equipment 1: blue earl 3
        members 2: {members}
    """)
    scene.play("join blue amelia airhead", "aim seat 2")

    assert answer == choice(scene)


# Abilities.


@pytest.mark.parametrize(
    ("board", "hand", "moves", "answer"),
    [
        ("hot-air balloon", "blue paige, red lady", ["join blue professor paige turner", "skip"], "use"),
        (
            "savanna safari",
            "blue molly, red molly, red lady",
            ["join blue molly magpie"],
            "join red molly magpie",
        ),
        (
            "polar dog sled",
            "red anthrop, red lady, blue lady",
            ["join red miss anthrop", "aim seat 2"],
            "aim seat 3",
        ),
    ],
)
def test_it_uses_its_ability(board: str, hand: str, moves: list[str], answer: str) -> None:
    """A second turn, a second member, a second use of an action."""
    scene = Scene("adventure-tours", mode="expert").set_up(f"""
        seat 1 to play
        board 1: {board}
        hand 1: {hand}
        members 2: blue roy
        members 3: yellow roy
    """)
    scene.play(*moves)

    assert answer == choice(scene)


def test_it_drafts_a_good_board() -> None:
    """Among six, a second member beside fair levels goes first, and a second use of an action last."""
    state = start(1, 6, mode="expert", boards="draft")
    bot = make_bot("adventure-tours", "rule", 1)
    chance = QuickStream(1)
    while state.question().kind != "draft":
        state.push(state.random_move(chance))
    drafted = []
    while state.question().kind == "draft":
        drafted.append(GAME.spell(bot.choose(Eyes(state, state.to_move()))))
        state.push(GAME.read(drafted[-1]))

    assert 6 == len(set(drafted))
    assert "board savanna safari" == drafted[0]
    assert "board polar dog sled" == drafted[-1]


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_search_looks_to_the_end_of_the_round(mode: str) -> None:
    """Everybody has been paid there, and the cards of the next round are just dealt; `rule` plays on."""
    state = start(4, 4, mode=mode)
    assert isinstance(state, tours.State)
    thinker, rule = title("adventure-tours").thinker(), title("adventure-tours").policy()
    rounds = set()
    for n in range(2000):
        if state.round == 3:
            break
        if n % 9 == 0:
            thinker.candidates(state, 4)
            end = state.imagine(state.to_move(), 5)
            play_by_policy(end, thinker, QuickStream(1))
            rounds.add((int(state.round), int(end.round)))

            assert [0] * 4 == [len(player.members) for player in end.players]
        state.push(rule.move(state, QuickStream(1)))
    assert {(1, 2), (2, 3)} == rounds
    assert not rule.is_end(state)
