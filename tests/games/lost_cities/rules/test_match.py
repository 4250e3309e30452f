"""A match of several games: who starts, who wins."""

import pytest

from cairn.proof.scene import Scene

LAST_DRAW = """
    seat 1 to draw
    starter: {starter}
    finished: {finished}
    expeditions 1: {first}
    expeditions 2: {second}
    pile 1
    rest: camps
"""


def play_last_card(
    finished: str, first: str = "", second: str = "", starter: int = 1, games: int = 3
) -> Scene:
    """The last card of a game is drawn, after these games and with these expeditions."""
    words = LAST_DRAW.format(starter=starter, finished=finished, first=first, second=second)
    if not finished:
        words = words.replace("finished: \n", "\n")
    return Scene("lost-cities", games=games).set_up(words).play("1: draw")


@pytest.mark.rule("LC-M1")
@pytest.mark.parametrize(
    ("first", "second", "starter"), [("", "blue 2", 1), ("blue 2", "", 2), ("blue 2", "blue 3", 2)]
)
def test_more_points_start_the_next_game(first: str, second: str, starter: int) -> None:
    """The player with more points so far deals and starts the next game."""
    for before in (1, 2):
        scene = play_last_card("", first, second, starter=before)

        assert starter == scene.to_move
        assert ["deal"] == scene.options()
        scene.play(f"{starter}: deal")
        assert starter == scene.to_move
        assert starter == scene.zone("starter")
        assert "place" == scene.zone("step")


@pytest.mark.rule("LC-M1")
@pytest.mark.parametrize(("finished", "starter"), [("19 0", 1), ("17 0", 2), ("0 19", 2)])
def test_all_points_so_far_count(finished: str, starter: int) -> None:
    """Not the last game alone but the sum of all games names the starter."""
    scene = play_last_card(finished, first="blue 2")

    assert starter == scene.to_move


@pytest.mark.rule("LC-M2")
@pytest.mark.parametrize("before", [1, 2])
def test_equal_totals_change_the_starter(before: int) -> None:
    """With equal totals the player who did not start the last game starts."""
    scene = play_last_card("18 0", first="blue 2", starter=before)

    assert 3 - before == scene.to_move
    assert 3 - before == scene.play("deal").zone("starter")


@pytest.mark.rule("LC-M1")
def test_three_games() -> None:
    """Without an option a match has three games, each dealt when the one before is over."""
    scene = Scene("lost-cities", seed=9)
    games = []
    while not scene.is_over:
        if scene.options() == ["deal"]:
            games.append(scene.view()["progress"]["game"])
        scene.play_at_random(len(scene.told()), moves=1)

    assert [1, 2] == games
    assert 3 == len(scene.zone("finished"))
    assert 3 == scene.view()["progress"]["game"]
    starts = [args for key, args in scene.told() if key == "lost-cities-game-starts"]
    assert [(1, 3), (2, 3), (3, 3)] == [(args["n"], args["total"]) for args in starts]


@pytest.mark.rule("LC-M1")
@pytest.mark.parametrize("games", [1, 2, 9])
def test_the_option_games(games: int) -> None:
    """`games` says how many games make a match."""
    finished = ", ".join(["0 0"] * (games - 1))
    scene = play_last_card(finished, games=games)

    assert scene.is_over
    assert games == len(scene.zone("finished"))
    assert games == scene.view()["progress"]["games"]


@pytest.mark.rule("LC-M1")
@pytest.mark.parametrize(("finished", "winner"), [("20 0, 0 0", 1), ("0 5, 0 5", 2), ("17 0, 0 0", 2)])
def test_most_points_after_three_games_win(finished: str, winner: int) -> None:
    """Most points in all three games together win, not the most games."""
    scene = play_last_card(finished, first="blue 2")
    totals = scene.scores()

    assert scene.is_over
    assert [winner] == scene.winners()
    assert {"scores": totals, "winners": [winner - 1]} == scene.view(1)["result"]
    told = {"seat": winner - 1, "points": max(totals), "other": min(totals)}
    assert ("match-won", told) == scene.told()[-1]


@pytest.mark.rule("LC-M1")
def test_a_tie_is_shared() -> None:
    """With equal points after the last game both have won."""
    scene = play_last_card("18 0, 3 3", first="blue 2")

    assert [1, 2] == scene.winners()
    assert [3, 3] == scene.scores()
    assert {"scores": [3, 3], "winners": [0, 1]} == scene.view()["result"]
    assert ("match-shared", {"points": 3}) == scene.told()[-1]


@pytest.mark.rule("LC-M1")
def test_nobody_has_won_before_the_end() -> None:
    """While games are left, nobody has won and there is no result."""
    scene = play_last_card("30 0", first="blue 10")

    assert [] == scene.winners()
    assert scene.view(1)["result"] is None
    assert not [key for key, _ in scene.told() if key.startswith("match-")]


@pytest.mark.rule("LC-M1")
def test_the_match_is_over() -> None:
    """After the last game nothing can be played."""
    scene = play_last_card("0 0, 0 0")
    why = scene.state.why_not(scene.game.read("deal"))

    assert scene.to_move is None
    assert scene.state.decision is None
    assert scene.view(1)["decision"] is None
    assert why is not None
    assert ("no-game-over", "LC-M1", {}) == (why.key, why.rule, why.args)
    scene.refuses("deal", rule="", key="no-game-over", says="over")


@pytest.mark.rule("LC-M1")
def test_the_question_of_the_next_deal() -> None:
    """Between two games the next starter is asked to deal, with the number of the game."""
    scene = play_last_card("0 0", first="blue 2", games=4)
    decision = scene.view(2)["decision"]

    assert ("deal", "lost-cities-prompt-deal") == (decision["kind"], decision["prompt"])
    assert {"seat": 1, "n": 3, "total": 4} == decision["args"]
    assert ["deal"] == decision["options"]
    assert 1 == decision["seat"]
    assert scene.state.question().pause is True


@pytest.mark.rule("LC-M1")
def test_the_score_of_a_match_in_progress() -> None:
    """The points so far are those of the finished games and of the game on the table."""
    scene = Scene("lost-cities").set_up("finished: 30 -10, 5 5\nexpeditions 2: green 9")

    assert [35, -16] == scene.scores()
    assert [35, -16] == [seat["total"] for seat in scene.view()["seats"]]
    assert [0, -11] == [seat["points"] for seat in scene.view()["seats"]]
    assert [[30, -10], [5, 5]] == scene.view()["progress"]["finished"]
    assert 3 == scene.view()["progress"]["game"]
