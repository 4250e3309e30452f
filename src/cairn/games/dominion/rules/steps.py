"""All Steps by kind, so that an agenda can be read back from plain data."""

from typing import Any, Final

from cairn.games.dominion.rules import gaining, playing, questions, starting, turn
from cairn.games.dominion.rules.cards import (
    adventures,
    adventures_five,
    base,
    base_attacks,
    base_second,
    bonfire,
    durations,
    event_questions,
    reserve,
    seaside,
    travellers,
)

STEPS: Final[dict[str, Any]] = {
    step.kind: step
    for step in [
        questions.DiscardDownTo,
        questions.DiscardSome,
        questions.TrashUpTo,
        questions.TrashOne,
        questions.Gain,
        questions.GainUpTo,
        questions.TrashForMore,
        questions.DeckToDiscard,
        questions.TopdeckHand,
        questions.ReturnLookedAt,
        playing.PlayAgain,
        playing.PlaySetAside,
        playing.PlayTwice,
        playing.React,
        playing.ReactAgain,
        playing.AfterAction,
        playing.CallAfterAction,
        gaining.GainBought,
        gaining.GoOn,
        gaining.Meanwhile,
        turn.NewTurn,
        starting.Starting,
        starting.StartOfTurn,
        starting.LaterOne,
        turn.Actions,
        turn.ActionPhase,
        turn.Buys,
        turn.BuyPhase,
        turn.EndOfBuys,
        turn.CleanUp,
        turn.Exchange,
        turn.LeavePlay,
        *base.STEPS,
        *base_attacks.STEPS,
        *base_second.STEPS,
        *adventures.STEPS,
        *adventures_five.STEPS,
        *durations.STEPS,
        *reserve.STEPS,
        *travellers.STEPS,
        *event_questions.STEPS,
        *bonfire.STEPS,
        *seaside.STEPS,
    ]
}
