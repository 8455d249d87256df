"""Playing a scenario: each player does what the script says as soon as it can be done, and passes otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NoReturn

from app.cards.catalogue import fold
from app.engine.adjudication import Done, Outcome, Pending, Refused, Unruled, adjudicate
from app.engine.budget import Budget
from app.engine.choices import Choice
from app.engine.outcomes import BudgetExceeded, Unsupported
from app.engine.run import Run
from app.game.objects import ObjectId, PlayerId
from app.game.state import GameState
from app.game.turn import Place
from app.rulings.actions import (
    Action,
    ActivateAbility,
    Advance,
    Announcement,
    CastSpell,
    DeclareAttackers,
    DeclareBlockers,
    PassPriority,
    PlayLand,
)
from app.rulings.explanation import explain
from app.rulings.ruling import Explained
from app.rulings.scripted import checks
from app.rulings.scripted.answering import Policy
from app.rulings.scripted.naming import means, player_id
from app.rulings.scripted.starting import started
from app.rulings.scripted.suite import Fields, Scenario, Stop
from app.rulings.scripted.verdicts import Declined, Failed, Verdict
from app.rulings.scripted.wording import likeness, plain, text_of
from app.rulings.unread import lines_that_could_matter
from app.rulings.wording import Wording
from app.vocabulary.abilities import Unread
from app.vocabulary.words import CardType, Step, Zone

_MOST_DEEDS = 2_000
_STEPS = tuple(Step)
_LIKE_ENOUGH = 0.6


def play(scenario: Scenario, state: GameState, *, explain: bool = False) -> Verdict:
    """Play a scenario from its state, and say what came of it, with the explanation where asked for."""
    player = _Play(scenario, state, explained=explain)
    try:
        player.run.become(started(state))
        player.must_begin_as_written()
        player.play()
    except Declined as declined:
        return player.verdict("declined", declined.cause, declined.detail)
    except Failed as failed:
        return player.verdict("failed", failed.cause, failed.detail)
    except Unsupported as unsupported:
        return player.verdict("declined", "not carried out", player.words(unsupported.template, unsupported.fields))
    except BudgetExceeded as exceeded:
        return player.verdict("failed", f"budget: {exceeded.budget}")
    return player.verdict("passed")


class _ScriptError(Exception):
    """The script can't go on: why, in the suite's words, and what happened."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


@dataclass(slots=True)
class _Entry:
    """A script entry that is still to be done."""

    fields: Fields

    @property
    def place(self) -> Place:
        return Place(self.fields["turn"], _STEPS.index(Step(self.fields["step"])))

    @property
    def player(self) -> PlayerId:
        return player_id(self.fields["player"])


class _Trying:
    """A chooser for asking whether something could be done: it takes the first thing that is allowed."""

    def choose(self, choice: Choice) -> tuple[str, ...]:
        return (
            choice.taken
            if choice.forced or choice.divide is not None or choice.number
            else (choice.options[: max(choice.minimum, 1 if choice.maximum else 0)])
        )


@dataclass(slots=True)
class _Play:
    scenario: Scenario
    state: GameState
    explained: bool = False
    entries: list[_Entry] = field(init=False)
    policy: Policy = field(init=False)
    run: Run = field(init=False)
    budget: Budget = field(default_factory=lambda: Budget(events=50_000, trace_steps=200_000, simulations=100_000))

    def __post_init__(self) -> None:
        self.entries = [_Entry(fields) for fields in self.scenario.script]
        self.policy = Policy(self.scenario)
        self.run = Run(self.state, self.policy, self.budget)
        self.policy.run = self.run

    def verdict(self, kind: Any, cause: str = "", detail: str = "") -> Verdict:
        trace = "\n".join(self._explanation()) if self.explained else ""
        return Verdict(self.scenario.id, self.scenario.group, kind, cause, detail, trace)

    def words(self, template: str, fields: dict[str, object]) -> str:
        return Wording(self.run.state, self.run.known).sentence(template, fields)

    def _explanation(self) -> Iterator[str]:
        yield from _lines(explain(self.run.trace.steps, Wording(self.run.state, self.run.known)))

    def play(self) -> None:
        error: _ScriptError | None = None
        for position, stop in enumerate(self.scenario.stops):
            try:
                self._until(stop, position)
                if position + 1 == len(self.scenario.stops):
                    self._all_done()
            except _ScriptError as found:
                error = found
            self._check_outcomes(position, error)
            if error is not None:
                break

    def must_begin_as_written(self) -> None:
        """Raise `Declined` where a card in an opening hand would change how the game begins (103.6)."""
        for player in self.state.players:
            for id in self.state.ids(Zone.HAND, player):
                row = self.run.row(id)
                if any("opening hand" in text_of(ability, row) for ability in row.abilities):
                    raise Declined("set-up: opening hand", row.name)

    def _until(self, stop: Stop, position: int) -> None:
        """Play on until a stop: after its step, or before its turn begins."""
        self.run.resting = _resting(stop)
        if not self.run.state.turn.began:
            self._act(Advance(Step.UPKEEP, 1))
        elif self.run.state.turn.priority is None and self.run.state.result is None:
            self._go_on_from_rest()
        for _ in range(_MOST_DEEDS):
            turn = self.run.state.turn
            if self.run.state.result is not None or turn.place > self.run.resting:
                return
            if not turn.began:
                self._declare()
            elif turn.priority is None:
                return
            else:
                self._with_priority(turn.priority, position)
        raise Failed("the game does not end", f"{_MOST_DEEDS} deeds")

    def _go_on_from_rest(self) -> None:
        here = self.run.state.turn
        following = _STEPS[(_STEPS.index(here.step) + 1) % len(_STEPS)]
        if here.step is Step.CLEANUP:
            self._act(Advance(Step.UPKEEP, here.number + 1))
        elif following is Step.DECLARE_ATTACKERS:
            self._act(Advance(Step.DECLARE_ATTACKERS, here.number), DeclareAttackers(here.active))
        else:
            self._act(Advance(_next_with_priority(here.step), here.number))

    def _with_priority(self, player: PlayerId, position: int) -> None:
        entry = self._first(player, position)
        if entry is None or not self._is_time(entry):
            self._pass(player)
            return
        match entry.fields["do"]:
            case "check":
                self._check(entry)
                self.entries.remove(entry)
            case "wait_stack":
                self._wait(entry, player)
            case "put_counters" | "set_day_night":
                raise Declined(f"script entry: {entry.fields['do']}")
            case "concede":
                raise Declined("script entry: concede")
            case _:
                self.entries.remove(entry)
                self.policy.announced = [dict(item) for item in entry.fields.get("targets", ())]
                self._do(entry, player)
                self.policy.announced = []

    def _first(self, player: PlayerId, position: int) -> _Entry | None:
        """What the player does next here, if anything."""
        here = self.run.state.turn.place
        for entry in self.entries:
            if entry.player == player and entry.place == here and entry.fields["do"] not in _AT_DECLARATIONS:
                queued_after = entry.fields.get("queued_after_stop")
                if queued_after is None or queued_after < position:
                    return entry
        return None

    def _is_time(self, entry: _Entry) -> bool:
        """Whether the condition of an entry holds."""
        stack = self.run.state.ids(Zone.STACK)
        for kind, said in (entry.fields.get("when") or {}).items():
            match kind:
                case "on_stack":
                    right = any(checks.is_on_stack(self.run, id, said) for id in stack)
                case "not_on_stack":
                    right = not any(checks.is_on_stack(self.run, id, said) for id in stack)
                case "on_top_of_stack":
                    right = bool(stack) and checks.is_on_stack(self.run, stack[-1], said)
                case "copy_on_stack":
                    copies = [id for id in stack if id in self.run.state.objects and self.run.object(id).spell_copy]
                    right = any(checks.is_on_stack(self.run, id, said) for id in copies)
                case "mana_in_pool_at_least":
                    right = len(self.run.player(entry.player).pool) >= said
                case _:
                    raise Declined(f"script entry: when {kind}")
            if not right:
                return False
        return True

    def _wait(self, entry: _Entry, player: PlayerId) -> None:
        """Pass until the stack is empty, or until one object has resolved."""
        stack = self.run.state.ids(Zone.STACK)
        if not stack:
            self.entries.remove(entry)
            return
        if entry.fields.get("one_object"):
            self.entries.remove(entry)
        self._pass(player)

    def _pass(self, player: PlayerId) -> None:
        turn = self.run.state.turn
        upcoming: Action
        if turn.step is Step.DECLARE_ATTACKERS:
            upcoming = DeclareBlockers(player)
        else:
            upcoming = DeclareAttackers(turn.active)
        self._act(PassPriority(player), upcoming)

    def _act(self, action: Action, upcoming: Action | None = None) -> None:
        """Carry out an action that can't be refused."""
        outcome = self._try(action, upcoming)
        if isinstance(outcome, Refused):
            raise Failed(f"refused: {type(action).__name__}", self._why(outcome))

    def _try(self, action: Action, upcoming: Action | None = None) -> Outcome:
        """Carry out an action; what was refused has not happened."""
        self._must_be_read()
        before, waiting = self.run.state, self.policy.snapshot()
        outcome = adjudicate(self.run, action, upcoming)
        match outcome:
            case Unruled(unsupported):
                raise Declined("not carried out", self.words(unsupported.template, unsupported.fields))
            case Pending(choice):
                raise Failed(f"unanswered: {choice.kind}", self.words(choice.prompt, _asked(choice)))
            case Refused():
                self.run.become(before)
                self.policy.restore(waiting)
            case Done():
                pass
        return outcome

    def _must_be_read(self) -> None:
        """Raise `Declined` where a line that was not understood could matter."""
        unread = lines_that_could_matter(self.run.state)
        if unread:
            raise Declined(f"card line: {unread[0].card}", unread[0].text or "")

    def _why(self, refused: Refused) -> str:
        it = refused.illegal
        return f"{it.rule}: {self.words(it.template, it.fields)}"

    def _do(self, entry: _Entry, player: PlayerId) -> None:
        """Cast, play or activate: with the first object with which it can be done."""
        why = "no such card or ability"
        for action in self._ways(entry, player):
            outcome = self._try(action)
            if isinstance(outcome, Done):
                if self.policy.announced and self.scenario.strict:
                    raise _ScriptError("illegal_target", f"targets not asked for: {self.policy.announced}")
                return
            if isinstance(outcome, Refused):
                why = self._why(outcome)
        raise _ScriptError("action_not_available", f"{_told(entry.fields)}: {why}")

    def _ways(self, entry: _Entry, player: PlayerId) -> Iterator[Action]:
        said = entry.fields
        auto = Announcement(payment="auto")
        match said["do"]:
            case "cast":
                if "way" in said:
                    raise Declined(f"script entry: cast by {said['way']}")
                for id in self._cards(said["card"], player):
                    yield CastSpell(player, id, auto)
            case "play_land":
                for id in self._cards(said["card"], player):
                    yield PlayLand(player, id)
            case "activate" | "activate_mana":
                for source, place in self._abilities(said, player):
                    yield ActivateAbility(player, source, place, auto)
            case other:
                raise Declined(f"script entry: {other}")

    def _cards(self, said: Fields, player: PlayerId) -> Iterator[ObjectId]:
        """The cards that an entry can mean: those in hand first, then those elsewhere."""
        places = [
            *self.run.state.ids(Zone.HAND, player),
            *self.run.state.ids(Zone.GRAVEYARD, player),
            *self.run.state.ids(Zone.EXILE),
            *self.run.state.ids(Zone.COMMAND),
            *self.run.state.ids(Zone.LIBRARY, player)[:1],
        ]
        for id in places:
            if means(self.run, said, id):
                it = self.run.object(id)
                if it.card is not None and "name" in said and len(it.card.faces) > 1:
                    face = next((n for n, each in enumerate(it.card.faces) if fold(each.name) == fold(said["name"])), 0)
                    if face:
                        raise Declined("script entry: cast another face", said["name"])
                yield id

    def _abilities(self, said: Fields, player: PlayerId) -> Iterator[tuple[ObjectId, int]]:
        """The activated abilities that an entry can mean, the likeliest first."""
        wanted = said["ability"]
        found: list[tuple[float, int, ObjectId, int]] = []
        for order, id in enumerate(self._sources(said, player)):
            row = self.run.row(id)
            for place, ability in enumerate(row.activated(), 1):
                text = text_of(ability, row)
                ours, theirs = plain(text, row.name), plain(wanted, row.name)
                score = 1.0 if theirs and ours.startswith(theirs) else likeness(ours, theirs)
                if isinstance(ability, Unread) and score >= _LIKE_ENOUGH:
                    raise Declined(f"card line: {row.name}", text)
                if score >= _LIKE_ENOUGH:
                    found.append((-score, order, id, place))
        if not found:
            keyword = wanted.split("{")[0].strip(" :—")
            raise Declined(f"script entry: activate {keyword}" if keyword else "script entry: activate", wanted)
        for _, _, id, place in sorted(found):
            yield id, place

    def _sources(self, said: Fields, player: PlayerId) -> Iterator[ObjectId]:
        zones = ((Zone.BATTLEFIELD, ""), (Zone.HAND, player), (Zone.GRAVEYARD, player), (Zone.EXILE, ""))
        for zone, whose in zones:
            for id in self.run.state.ids(zone, whose):
                if "source" in said and not means(self.run, said["source"], id):
                    continue
                if zone is not Zone.BATTLEFIELD or self.run.row(id).controller == player or "source" in said:
                    yield id

    def _declare(self) -> None:
        """Declare what the script says, without what can't be declared: that stays undone."""
        turn = self.run.state.turn
        attacking = turn.step is Step.DECLARE_ATTACKERS
        kind = "attack" if attacking else "block"
        entries = [it for it in self.entries if it.fields["do"] == kind and it.fields["turn"] == turn.number]
        if attacking:
            self._attack([it for it in entries if it.player == turn.active])
        else:
            self._block(entries)

    def _attack(self, entries: list[_Entry]) -> None:
        player = self.run.state.turn.active
        declared: list[tuple[ObjectId, str | None]] = []
        done: list[_Entry] = []
        for entry in entries:
            creature = self._creature(entry.fields["attacker"], player, [id for id, _ in declared])
            if creature is not None:
                declared.append((creature, self._attacked(entry)))
                done.append(entry)
        if not self._could(DeclareAttackers(player, tuple(declared))):
            able = [self._could(DeclareAttackers(player, (attack,))) for attack in declared]
            done = [entry for entry, can in zip(done, able, strict=True) if can]
            declared = [attack for attack, can in zip(declared, able, strict=True) if can]
        if entries and not done and self.scenario.strict:
            raise _ScriptError("action_never_possible", f"{_told(entries[0].fields)}: no such attack can be declared")
        outcome = self._try(DeclareAttackers(player, tuple(declared)))
        if isinstance(outcome, Refused):
            forced = self._must_attack(player, [id for id, _ in declared])
            self._act(DeclareAttackers(player, (*declared, *((id, None) for id in forced))))
        for entry in done:
            self.entries.remove(entry)

    def _must_attack(self, player: PlayerId, declared: list[ObjectId]) -> list[ObjectId]:
        """Creatures that attack though the script doesn't say so: each that can is tried."""
        creatures = [row.id for row in self.run.view.permanents() if row.controller == player]
        found: list[ObjectId] = []
        for id in creatures:
            attacks = tuple((it, None) for it in (*declared, *found, id))
            if id not in declared and CardType.CREATURE in self.run.row(id).types:
                trial = self._trial()
                outcome = adjudicate(trial, DeclareAttackers(player, attacks))
                if isinstance(outcome, Done):
                    return [*found, id]
                if isinstance(outcome, Unruled):
                    self._decline(outcome)
                if isinstance(outcome, Refused) and outcome.illegal.rule == "508.1d":
                    found.append(id)
        return found

    def _could(self, action: Action) -> bool:
        """Whether an action could be carried out by itself; a requirement (508.1d) does not count here."""
        outcome = adjudicate(self._trial(), action)
        if isinstance(outcome, Refused):
            return outcome.illegal.rule in _ABOUT_THE_WHOLE
        if isinstance(outcome, Unruled):
            self._decline(outcome)
        return True

    def _decline(self, outcome: Unruled) -> NoReturn:
        raise Declined("not carried out", self.words(outcome.unsupported.template, outcome.unsupported.fields))

    def _trial(self) -> Run:
        return Run(self.run.state, _Trying(), self.budget, simulated=False)

    def _attacked(self, entry: _Entry) -> str | None:
        defender = entry.fields.get("defender")
        if defender is None:
            opponents = self.run.state.opponents(self.run.state.turn.active)
            return opponents[-1]
        if "player" in defender:
            return player_id(defender["player"])
        said = defender.get("permanent", defender)
        said = {"name": said} if isinstance(said, str) else said
        return next((row.id for row in self.run.view.permanents() if means(self.run, said, row.id)), None)

    def _creature(self, said: Fields, player: PlayerId, taken: list[ObjectId]) -> ObjectId | None:
        """The creature of that name; with an index, that one of those of the name, else the first that is free."""
        named = [
            row.id for row in self.run.view.permanents() if row.controller == player and means(self.run, said, row.id)
        ]
        if "index" in said:
            return named[said["index"]] if said["index"] < len(named) else None
        return next((id for id in named if id not in taken and not self.run.object(id).tapped), None)

    def _block(self, entries: list[_Entry]) -> None:
        combat = self.run.state.combat
        defenders = combat.defenders() if combat else ()
        for player in [it for it in self.run.state.turn_order() if it in defenders]:
            blocks: dict[ObjectId, tuple[ObjectId, ...]] = {}
            done: list[_Entry] = []
            for entry in [it for it in entries if it.player == player]:
                blocker = self._creature(entry.fields["blocker"], player, list(blocks))
                attacker = self._attacker(entry.fields["attacker"])
                if blocker is not None and attacker is not None:
                    blocks[blocker] = (*blocks.get(blocker, ()), attacker)
                    done.append(entry)
            legal = {
                blocker: attackers
                for blocker, attackers in blocks.items()
                if self.scenario.strict or self._could(DeclareBlockers(player, ((blocker, attackers),)))
            }
            outcome = self._try(DeclareBlockers(player, tuple(legal.items())), DeclareBlockers(player))
            if isinstance(outcome, Refused):
                raise _ScriptError("illegal_block", self._why(outcome))
            for entry in done:
                self.entries.remove(entry)

    def _attacker(self, said: Fields) -> ObjectId | None:
        combat = self.run.state.combat
        named = [it.id for it in (combat.attackers if combat else ()) if means(self.run, said, it.id)]
        if "index" in said:
            return named[said["index"]] if said["index"] < len(named) else None
        return named[0] if named else None

    def _check(self, entry: _Entry) -> None:
        fields = entry.fields
        kind = fields["check"]
        if kind == "available_action":
            found = self._is_available(entry)
            if found != fields.get("value", True):
                raise Failed("check: available_action", _told(fields))
            return
        self._must_hold(kind, {**fields, "player": fields.get("subject_player", fields["player"])})

    def _is_available(self, entry: _Entry) -> bool:
        """Whether the player could do something now, mana included."""
        said = {**entry.fields, "do": entry.fields["action"]}
        for action in self._ways(_Entry(said), entry.player):
            outcome = adjudicate(self._trial(), action)
            if isinstance(outcome, Unruled):
                self._decline(outcome)
            if isinstance(outcome, Done | Pending):
                return True
        return False

    def _must_hold(self, kind: str, fields: Fields) -> None:
        self._must_be_read()
        try:
            right, found = checks.holds(self.run, kind, fields)
        except checks.Missing as missing:
            raise Failed(f"expectation: {kind}", f"{_told(fields)}: there is no {missing}") from None
        if not right:
            raise Failed(f"expectation: {kind}", f"{_told(fields)}: found {found}")

    def _all_done(self) -> None:
        """All that the script says must have been done."""
        left = [entry for entry in self.entries if entry.fields["do"] not in ("check", "wait_stack")]
        if left:
            raise _ScriptError("action_never_possible", f"{_told(left[0].fields)}: never done")

    def _check_outcomes(self, position: int, error: _ScriptError | None) -> None:
        expected = [it for it in self.scenario.expect if it.get("at", 0) == position]
        allowed = next((it for it in expected if it["assert"] == "script_error"), None)
        if error is not None and allowed is None:
            raise Failed(f"script: {error.reason}", error.detail)
        if error is None and allowed is not None and allowed.get("required"):
            raise Failed("script: no error", f"expected {allowed['reason']}")
        for it in expected:
            if it["assert"] not in ("script_error", "unused_choices", "unused_actions", "unused_targets"):
                self._must_hold(it["assert"], it)


_AT_DECLARATIONS = ("attack", "block", "no_attack", "no_block")
_ABOUT_THE_WHOLE = ("508.1d", "702.111b")
"""Rules that forbid a declaration as a whole, and none of its parts alone."""


def _lines(steps: tuple[Explained, ...], indent: str = "  ") -> Iterator[str]:
    for step in steps:
        yield f"{indent}{step.rule:8} {step.text}"
        yield from _lines(step.steps, indent + "  ")


def _resting(stop: Stop) -> Place:
    if stop.step is Step.UNTAP:
        return Place(stop.turn - 1, _STEPS.index(Step.CLEANUP))
    return Place(stop.turn, _STEPS.index(stop.step))


def _next_with_priority(step: Step) -> Step:
    return _STEPS[_STEPS.index(step) + 1] if step is not Step.UNTAP else Step.UPKEEP


def _asked(choice: Choice) -> dict[str, object]:
    return {"player": choice.player, "options": choice.options, "source": choice.source, **choice.fields}


def _told(fields: Fields) -> str:
    """An entry in short."""
    kept = {name: value for name, value in fields.items() if name not in ("at", "scope", "turn", "step")}
    return ", ".join(f"{name} {value}" for name, value in kept.items())
