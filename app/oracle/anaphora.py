"""References back: what "it", "that creature" and "they" mean, and when they may be said.

Reading leaves a `Mention`; `resolve` walks the tree in the order of mention, keeps what has been introduced, and puts
the latest introduced thing that fits in place of each mention; the ability's own object only where nothing else fits
(608.2c, 608.2k). `voice` walks the same way and puts a mention in place of each reference back, in words that the same
rule resolves to the same thing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.oracle.keeping import Keeping, mention_order
from app.oracle.things import Mention, NoAntecedent, Scene, Thing
from app.vocabulary.abilities import Ability, Do
from app.vocabulary.copying import Copy
from app.vocabulary.events import AnyOf, Dies, LeavesBattlefield
from app.vocabulary.instructions import ChooseColor, ChooseType, Destroy, Sacrifice
from app.vocabulary.mana import BoundColor, ChosenColor
from app.vocabulary.node import Node
from app.vocabulary.references import (
    A,
    Bound,
    Derived,
    Each,
    Either,
    Host,
    Reference,
    Same,
    Some,
    Target,
    This,
    TopCards,
)
from app.vocabulary.relations import OfChosenType
from app.vocabulary.statements import Mode
from app.vocabulary.statics import Continuous
from app.vocabulary.tokens import CreateTokens
from app.vocabulary.zones import Counter, Discard, Exile, Put

MOVES = (Exile, Put, Discard, Destroy, Sacrifice, Counter, Dies, LeavesBattlefield)
"""What moves an object to another zone: from then on it may be called a card (400.7, 109.2a)."""
THE_CHOSEN = "the chosen color"
EACH_OF_ITS_SUBJECT = (Do, Continuous)
"""What speaks of each thing of its subject: "they" and "it" mean that one."""


def resolve(ability: Any, free: tuple[Thing, ...] = ()) -> Any:
    """The tree with every mention replaced by what it means. Raises NoAntecedent."""
    scene = Scene(free)
    return _bind(_Resolver(scene).walk(ability, None), scene.used)


def voice(ability: Any, keeping: Keeping, free: tuple[Thing, ...] = ()) -> Any:
    """The tree with a mention in place of every reference back that has one. Raises NoAntecedent."""
    return _Voice(Scene(free), keeping).walk(ability, None)


class _Walk:
    def __init__(self, scene: Scene, keeping: Keeping = Keeping.ALL) -> None:
        self.scene = scene
        self.keeping = keeping
        self.begun = False

    def _events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """The events of a list: the subject stands in the first one only."""
        raise NotImplementedError

    def inner(self) -> _Walk:
        """The walk through a quoted ability: nothing has been introduced there."""
        raise NotImplementedError

    def back(self, it: Reference) -> Reference:
        """What becomes of a reference."""
        raise NotImplementedError

    def color(self, it: Any) -> Any:
        """What becomes of a colour that was chosen."""
        raise NotImplementedError

    def walk(self, it: Any, role: str | None) -> Any:
        if isinstance(it, tuple):
            parts = tuple(self.walk(part, role) for part in it)
            return parts if any(new is not old for new, old in zip(parts, it, strict=True)) else it
        if not isinstance(it, Node):
            return it
        if isinstance(it, Mention | Bound | This | Host):
            came = self.back(it)
            meant = it if isinstance(came, Mention) else came
            if role is not None and not isinstance(meant, Mention | Bound):
                self.scene.introduce(Bound(role), meant)
            elif isinstance(meant, Host):
                self.scene.introduce(replace(meant, said="it"), meant)
            return came
        if isinstance(it, BoundColor | ChosenColor):
            return self.color(it)
        if isinstance(it, OfChosenType):
            return replace(it, bound=self.scene.type)
        if isinstance(it, Ability) and self.begun:
            return self.inner().walk(it, None)
        self.begun = True
        if isinstance(it, Mode):
            return self._mode(it)
        made = self._parts(it)
        if isinstance(it, Reference):
            return self._introduced(made, role)
        self._done(it, made)
        return made

    def _mode(self, it: Mode) -> Any:
        """A mode speaks of nothing that only another mode mentions (700.2c)."""
        before = list(self.scene.things), self.scene.color, self.scene.type
        made = self._parts(it)
        self.scene.things, self.scene.color, self.scene.type = before
        return made

    def _done(self, said: Any, made: Any) -> None:
        """Note what a node, as it was given and as it was made, leaves to refer back to."""
        match made:
            case CreateTokens():
                self.scene.introduce_tokens(made)
            case Copy():
                self.scene.introduce_copy()
            case ChooseColor(bind=name):
                self.scene.color = name
            case ChooseType(bind=name):
                self.scene.type = name
            case _ if isinstance(made, MOVES):
                what = said.what if isinstance(made.what, Mention) else made.what
                role = getattr(made, "ROLES", {}).get("what")
                self.scene.move(what if isinstance(what, Bound) else Bound(role) if role else _known_as(what))

    def _parts(self, it: Any) -> Any:
        roles = getattr(it, "ROLES", {})
        changed: dict[str, Any] = {}
        for name in mention_order(it, self.keeping.said(it)):
            before = getattr(it, name)
            if not isinstance(before, Node | tuple):
                continue
            each = isinstance(it, EACH_OF_ITS_SUBJECT) and isinstance(before, Each)
            role = roles.get(name) or ("each" if each else None)
            after = self._events(it.events) if isinstance(it, AnyOf) else self.walk(before, role)
            if after is not before:
                changed[name] = after
        if getattr(it, "said", None) != self.keeping.said(it):
            changed["said"] = None
        return replace(it, **changed) if changed else it

    def _introduced(self, it: Any, role: str | None) -> Any:
        if isinstance(it, Target):
            self.scene.targets += 1
            it = replace(it, slot=self.scene.targets)
            self.scene.introduce(Bound(f"target-{it.slot}"), it)
        elif role is not None and isinstance(it, A | Each | Some | Either | Derived):
            self.scene.introduce(Bound(role), it, self.keeping.said(it))
        elif isinstance(it, A | Each | Some | TopCards):
            self.scene.chosen += 1
            it = replace(it, bind=f"chosen-{self.scene.chosen}")
            self.scene.introduce(Bound(it.bind), it, self.keeping.said(it))
        return it


class _Resolver(_Walk):
    def _events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        first = self.walk(events[0], None)
        return (first, *(self._parts(replace(later, what=first.what)) for later in events[1:]))

    def inner(self) -> _Resolver:
        return _Resolver(Scene())

    def back(self, it: Reference) -> Reference:
        if not isinstance(it, Mention):
            return it
        meant = self.scene.antecedent(it.words)
        if isinstance(meant, Bound):
            self.scene.used.add(meant.name)
            policy = self.scene.words_for(meant, None)
            return replace(meant, said=None if policy == it.words else it.words)
        if isinstance(meant, Host):
            return replace(meant, said=it.words)
        return meant

    def color(self, it: Any) -> Any:
        """The colour chosen in the same ability, if one is; else the one chosen for its object (607.2d)."""
        if isinstance(it, ChosenColor) and self.scene.color is not None:
            return BoundColor(self.scene.color, THE_CHOSEN)
        return it


class _Voice(_Walk):
    def _events(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        first = self.walk(events[0], None)
        return (first, *(self._parts(replace(later, what=Same())) for later in events[1:]))

    def inner(self) -> _Voice:
        return _Voice(Scene(), self.keeping)

    def back(self, it: Any) -> Reference:
        if isinstance(it, Bound):
            words = self.scene.words_for(it, it.said if self.keeping is Keeping.ALL else None)
            if words is None:
                raise NoAntecedent(it.name)
            return Mention(words)
        if self.keeping is Keeping.ALL and (isinstance(it, Host) or it == This()) and it.said is not None:
            is_pronoun = isinstance(it, Host) or it.said == "it"
            if is_pronoun and self.scene.words_for(it, it.said) == it.said:
                return Mention(it.said)
        return it  # type: ignore[no-any-return]

    def color(self, it: Any) -> Any:
        if not isinstance(it, BoundColor) or it.said != THE_CHOSEN:
            return it
        return ChosenColor() if self.keeping is Keeping.ALL else replace(it, said=None)


def _known_as(reference: Any) -> Reference:
    """What refers back to something."""
    if isinstance(reference, Target):
        return Bound(f"target-{reference.slot}")
    bind = getattr(reference, "bind", None)
    return reference if bind is None else Bound(bind)


def _bind(it: Any, used: set[str]) -> Any:
    """Leave a bound name only where something refers back to it."""
    if isinstance(it, tuple):
        parts = tuple(_bind(part, used) for part in it)
        return parts if any(new is not old for new, old in zip(parts, it, strict=True)) else it
    if not isinstance(it, Node):
        return it
    changed: dict[str, Any] = {}
    for name in it.MEANING:
        before = getattr(it, name)
        if name == "bind" and isinstance(it, A | Each | Some | TopCards):
            if before is not None and before not in used:
                changed[name] = None
        elif isinstance(before, Node | tuple):
            after = _bind(before, used)
            if after is not before:
                changed[name] = after
    return replace(it, **changed) if changed else it
