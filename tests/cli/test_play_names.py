"""One name for each action on a screen: the question, the heading and the move use the same word."""

import pytest

from cairn.games.africana.rules.game import AFRICANA
from cairn.text import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_has_one_name(language: str) -> None:
    """Africana: where a question or a heading speaks of a move, it calls it as the move is called."""
    speaker = Speaker(language, AFRICANA.name)
    done = speaker.move("done")

    for prompt in ("book", "travel"):
        assert done in speaker.say(f"africana-prompt-{prompt}", {"cost": 1})
    for verb, move in {"turn": "turn left", "buy": "buy left"}.items():
        heading = speaker.say(f"africana-label-do-{verb}").casefold()
        assert heading[:5] in speaker.move(move).casefold(), (heading, speaker.move(move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draw_pile_has_one_name(language: str) -> None:
    """Lost Cities: the question names the pile as the table and the move do."""
    speaker = Speaker(language, "lost-cities")
    pile = speaker.say("lost-cities-label-pile").casefold()

    assert pile[:4] in speaker.say("lost-cities-prompt-draw").casefold()
    assert pile[:4] in speaker.move("draw").casefold()
