"""How the players of a scenario answer: from their queues, and by the suite's own policy where it asks nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from app.cards.catalogue import fold
from app.engine.choices import NATURE, Choice
from app.engine.mana_abilities import judge_activated
from app.engine.outcomes import NeedChoice
from app.game.objects import PlayerId
from app.game.row import Row
from app.rulings.scripted.naming import is_called, means, name_of, player_id
from app.rulings.scripted.suite import Fields, Scenario
from app.rulings.scripted.wording import begins_like, does_harm, plain, text_of, words_of
from app.vocabulary.abilities import Activated
from app.vocabulary.words import CardType, Zone

if TYPE_CHECKING:
    from app.engine.run import Run

_YES_NO = ("yes", "no")
_COLORS = frozenset("WUBRGC")


@dataclass(slots=True)
class Queues:
    """What one player has been told to answer, each queue in its order."""

    choices: list[Fields] = field(default_factory=list)
    targets: list[Fields] = field(default_factory=list)
    modes: list[Fields] = field(default_factory=list)

    def copy(self) -> Queues:
        """The same queues, apart."""
        targets: list[Fields] = [{**entry, "targets": list(entry["targets"])} for entry in self.targets]
        return Queues(list(self.choices), targets, list(self.modes))

    def take(self, queue: list[Fields], fits: Callable[[Fields], bool]) -> Fields | None:
        """The first entry of a queue that fits, taken from it."""
        for position, entry in enumerate(queue):
            if fits(entry):
                return queue.pop(position)
        return None


class Policy:
    """The chooser of a scenario. `run` is set once there is one, since names mean what they mean at that moment.

    `announced` are the targets that the script entry being carried out names itself.
    """

    run: Run

    def __init__(self, scenario: Scenario) -> None:
        self.strict = scenario.strict
        self.queues = {
            player_id(letter): Queues(*(list(said.get(queue, ())) for queue in ("choices", "targets", "modes"))).copy()
            for letter, said in scenario.answers.items()
        }
        self.announced: list[Fields] = []
        self.ordered: list[str] = []

    def choose(self, choice: Choice) -> tuple[str, ...]:
        """The pick for a choice. Raises `NeedChoice` where the scenario has no answer."""
        if choice.player == NATURE:
            return self._by_nature(choice)
        mine = self.queues.setdefault(choice.player, Queues())
        if choice.number:
            return self._number(choice, mine)
        if choice.divide is not None:
            return self._division(choice, choice.divide, mine)
        if choice.options == _YES_NO:
            return self._yes_or_no(choice, mine)
        if choice.kind == "modes":
            return self._modes(choice, mine)
        if choice.kind in _PREFERENCES:
            picked = _PREFERENCES[choice.kind](self, choice, mine)
            if picked is not None:
                return picked
        return self._things(choice, mine)

    def _by_nature(self, choice: Choice) -> tuple[str, ...]:
        """Chance: what the queues say of coins and dice, else the first possibility."""
        for mine in self.queues.values():
            taken = mine.take(mine.choices, lambda entry: entry["kind"] in ("coin", "die"))
            if taken is not None:
                wanted = str(taken["value"]) if taken["kind"] == "die" else ("heads", "tails")[not taken["value"]]
                if wanted in choice.options:
                    return (wanted,)
        return choice.options[:1]

    def _yes_or_no(self, choice: Choice, mine: Queues) -> tuple[str, ...]:
        taken = mine.take(mine.choices, lambda entry: entry["kind"] == "yes_no")
        if taken is not None:
            return ("yes" if taken["value"] else "no",)
        return self._unasked(choice, ("yes",))

    def _number(self, choice: Choice, mine: Queues) -> tuple[str, ...]:
        if choice.forced:
            return choice.taken
        taken = mine.take(mine.choices, lambda entry: entry["kind"] == "number")
        if taken is not None:
            return (str(taken["value"]),)
        return self._unasked(choice, (str(self._most(choice) if choice.kind == "x" else choice.maximum),))

    def _most(self, choice: Choice) -> int:
        """The largest X that what a player could tap for mana pays for, beside the rest of the cost."""
        cost = (self.run.row(choice.source).mana_cost if choice.source is not None else None) or ()
        left = self._left(choice.player, cost)
        return max(choice.minimum, min(choice.maximum, left // max(1, cost.count("{X}"))))

    def _left(self, player: PlayerId, cost: tuple[str, ...]) -> int:
        """How much more mana a player could have than a cost asks for, X apart; less than 0 where it is too little."""
        run = self.run
        sources = sum(
            row.controller == player and not run.object(row.id).tapped and _makes_mana(row)
            for row in run.view.permanents()
        )
        asked = sum(int(it.strip("{}")) if it.strip("{}").isdecimal() else it != "{X}" for it in cost)
        return sources + len(run.player(player).pool) - asked

    def _division(self, choice: Choice, whole: int, mine: Queues) -> tuple[str, ...]:
        if choice.forced:
            return choice.taken
        told = [item for entry in [{"targets": self.announced}, *mine.targets] for item in entry["targets"]]
        amounts = {
            option: int(item["amount"])
            for option in choice.options
            for item in told
            if "amount" in item and means(self.run, item, option)
        }
        if sum(amounts.values()) == whole:
            return tuple(f"{option}:{amount}" for option, amount in amounts.items())
        numbers = [entry for entry in mine.choices if entry["kind"] == "number"][: len(choice.options)]
        if len(numbers) == len(choice.options) and sum(int(it["value"]) for it in numbers) == whole:
            for entry in numbers:
                mine.choices.remove(entry)
            pairs = zip(choice.options, numbers, strict=True)
            return tuple(f"{option}:{entry['value']}" for option, entry in pairs if entry["value"])
        return self._lethal_first(choice, whole)

    def _lethal_first(self, choice: Choice, left: int) -> tuple[str, ...]:
        """Lethal damage to each creature in order, and the rest to the last: how the suite assigns by itself."""
        shares: list[tuple[str, int]] = []
        for option in choice.options[:-1]:
            row = self.run.view.permanent(option)
            toughness = row.toughness if row is not None and CardType.CREATURE in row.types else None
            lethal = max(0, (toughness or 0) - self.run.object(option).damage) if toughness is not None else 0
            shares.append((option, min(left, lethal)))
            left -= shares[-1][1]
        shares.append((choice.options[-1], left))
        return tuple(f"{option}:{amount}" for option, amount in shares if amount)

    def _modes(self, choice: Choice, mine: Queues) -> tuple[str, ...]:
        picked: list[str] = []
        left = list(choice.options)
        while left and len(picked) < choice.maximum and mine.modes:
            entry = mine.modes.pop(0)
            if entry["kind"] == "stop":
                break
            picked.append(left.pop(min(int(entry["value"]), len(left)) - 1))
        if len(picked) >= choice.minimum and (picked or not choice.minimum):
            return tuple(picked)
        return self._unasked(choice, choice.options[: choice.minimum])

    def _color(self, choice: Choice, mine: Queues) -> tuple[str, ...] | None:
        def fits(entry: Fields) -> bool:
            return entry["kind"] == "color" and "{" + entry["value"] + "}" in choice.options

        taken = mine.take(mine.choices, fits)
        return None if taken is None else ("{" + taken["value"] + "}",)

    def _worded(self, choice: Choice, mine: Queues) -> tuple[str, ...] | None:
        """Which ability or effect is next: named by its source or by how it begins. The last is not asked for."""
        if len(choice.options) == 1:
            return choice.options
        for position, entry in enumerate(mine.choices):
            if entry["kind"] not in ("text", "effect"):
                continue
            said = entry.get("object") or entry.get("value") or ""
            for place, option in enumerate(choice.options):
                source = option.rpartition(":")[0] or option
                if self._is_source(source, said) or begins_like(self._worded_option(choice, place), said):
                    mine.choices.pop(position)
                    return (option,)
        return self._unasked(choice, choice.options[:1])

    def _worded_option(self, choice: Choice, place: int) -> str:
        """The text of the ability that an option stands for."""
        abilities: Any = choice.fields.get("abilities")
        if abilities is None:
            return words_of(self.run, choice.options[place])
        row = self.run.row(choice.options[place].rpartition(":")[0])
        return plain(text_of(abilities[place], row), row.name)

    def _is_source(self, id: str, said: str) -> bool:
        known = id in self.run.state.objects or id in self.run.known or id in self.run.state.past
        return known and name_of(self.run, id) == fold(said)

    def _cost(self, choice: Choice, mine: Queues) -> tuple[str, ...] | None:
        taken = mine.take(mine.choices, lambda entry: entry["kind"] == "cost_option")
        if taken is None:
            return None
        said = fold(taken["text"])
        return (next((option for option in choice.options if option in said), choice.options[0]),)

    def _help(self, choice: Choice, _: Queues) -> tuple[str, ...] | None:
        """By convoke, improvise or delve the suite pays what mana can't be had for."""
        spells = [id for id in self.run.state.ids(Zone.STACK) if id in self.run.state.objects]
        missing = -self._left(choice.player, self.run.row(spells[-1]).mana_cost or ()) if spells else 0
        return choice.options[: max(choice.minimum, min(choice.maximum, missing))]

    def _order(self, choice: Choice, mine: Queues) -> tuple[str, ...] | None:
        """The suite asks for cards from the bottom up, and not for the last; here they are asked for from the top."""
        if choice.options[0] not in self.ordered:
            left, named = list(choice.options), list[str]()
            while len(left) > 1 and (option := self._among_choices(mine, left)) is not None:
                named.append(option)
                left.remove(option)
            self.ordered = [*left, *reversed(named)]
        return (next(option for option in self.ordered if option in choice.options),)

    def _things(self, choice: Choice, mine: Queues) -> tuple[str, ...]:
        """Objects and players by name: those the entry names, then the queue of targets, then that of choices."""
        picked: list[str] = []
        if choice.minimum == 0 and choice.kind != "targets" and self._declines(choice, mine):
            return ()
        while len(picked) < choice.maximum:
            option = self._next(choice, mine, picked)
            if option is None:
                break
            picked.append(option)
        if not picked and choice.kind == "copy" and not self.strict:
            return choice.options[:1]
        if len(picked) >= choice.minimum and (picked or choice.minimum == 0):
            return tuple(picked)
        if choice.forced:
            return choice.taken
        rest = [option for option in choice.options if option not in picked]
        return self._unasked(choice, (*picked, *self._usual(choice, rest)[: choice.minimum - len(picked)]))

    def _usual(self, choice: Choice, options: list[str]) -> list[str]:
        """The options in the order in which the suite prefers them: an opponent's to harm, else one's own."""
        harmful = choice.source is not None and does_harm(self.run, choice.source)
        return sorted(options, key=lambda option: self._is_own(option, choice.player) is harmful)

    def _is_own(self, option: str, player: PlayerId) -> bool:
        if option in self.run.state.players:
            return option == player
        if option in self.run.state.objects:
            return (self.run.row(option).controller or self.run.object(option).owner) == player
        return False

    def _declines(self, choice: Choice, mine: Queues) -> bool:
        """Where the suite asks first whether, and only then what: no is the end of it."""
        if not mine.choices or mine.choices[0]["kind"] != "yes_no":
            return False
        if not choice.options:
            return True
        return not mine.choices.pop(0)["value"]

    def _next(self, choice: Choice, mine: Queues, picked: list[str]) -> str | None:
        left = [option for option in choice.options if option not in picked]
        for items in self._told(mine):
            for position, item in enumerate(items):
                if item.get("stop"):
                    items.pop(position)
                    return None
                found = next((option for option in left if means(self.run, item, option)), None)
                if found is not None:
                    items.pop(position)
                    return found
        return self._among_choices(mine, left)

    def _told(self, mine: Queues) -> Iterator[list[Fields]]:
        yield self.announced
        for entry in list(mine.targets):
            yield entry["targets"]
            if not entry["targets"]:
                mine.targets.remove(entry)

    def _among_choices(self, mine: Queues, left: list[str]) -> str | None:
        for position, entry in enumerate(mine.choices):
            if entry["kind"] == "stop":
                mine.choices.pop(position)
                return None
            found = next((option for option in left if self._chosen(entry, option)), None)
            if found is not None:
                mine.choices.pop(position)
                if entry["kind"] == "objects" and len(entry["objects"]) > 1:
                    rest = [item for item in entry["objects"] if not means(self.run, item, found)]
                    same = [item for item in entry["objects"] if means(self.run, item, found)][1:]
                    mine.choices.insert(position, {**entry, "objects": [*same, *rest]})
                return found
        return None

    def _chosen(self, entry: Fields, option: str) -> bool:
        """Whether an entry of the queue of choices means an option."""
        match entry["kind"]:
            case "objects":
                return bool(entry["objects"]) and means(self.run, entry["objects"][0], option)
            case "player":
                return option == player_id(entry["value"])
            case "text":
                said = entry["value"]
                if option in self.run.state.objects:
                    return is_called(self.run, option, said)
                return fold(option) == fold(said)
        return False

    def _unasked(self, choice: Choice, usual: tuple[str, ...]) -> tuple[str, ...]:
        """What is picked without an answer: nothing in a strict scenario, unless nothing is open."""
        if choice.forced:
            return choice.taken
        if not self.strict or choice.kind in _ANSWERED_BY_THE_SUITE:
            return usual
        raise NeedChoice(choice)

    def snapshot(self) -> tuple[dict[PlayerId, Queues], list[Fields]]:
        """The answers that are left now, to come back to."""
        return {player: mine.copy() for player, mine in self.queues.items()}, list(self.announced)

    def restore(self, left: tuple[dict[PlayerId, Queues], list[Fields]]) -> None:
        """Come back to answers that were left before."""
        self.queues = {player: mine.copy() for player, mine in left[0].items()}
        self.announced = list(left[1])


def _makes_mana(row: Row) -> bool:
    return any(isinstance(it, Activated) and judge_activated(it).is_mana_ability for it in row.activated())


_ANSWERED_BY_THE_SUITE = frozenset({"mana", "payment", "mana_type", "mana_ability"})
_PREFERENCES: dict[str, Callable[[Policy, Choice, Queues], tuple[str, ...] | None]] = {
    "color": Policy._color,
    "mana_type": Policy._color,
    "trigger_order": Policy._worded,
    "replacement": Policy._worded,
    "order": Policy._order,
    "alternative": Policy._cost,
    "convoke": Policy._help,
    "improvise": Policy._help,
    "delve": Policy._help,
}
