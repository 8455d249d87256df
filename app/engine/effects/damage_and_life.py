"""Instructions about damage and life (119, 120)."""

from __future__ import annotations

from app.engine.damage import deal
from app.engine.door import happen
from app.engine.picking import Question, acting, pick
from app.engine.quantities import measure
from app.engine.references import Ids
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.game.events import DamageDealt, LifeGained, LifeLost
from app.vocabulary import instructions as verbs


@performs(verbs.GainLife)
def gain_life(run: Run, it: verbs.GainLife, who: Ids, scene: Scene) -> None:
    amounts = ((player, measure(it.amount, run.sight, acting(scene, player))) for player in who)
    happen(run, *(LifeGained(player, amount) for player, amount in amounts if amount > 0))


@performs(verbs.LoseLife)
def lose_life(run: Run, it: verbs.LoseLife, who: Ids, scene: Scene) -> None:
    amounts = ((player, measure(it.amount, run.sight, acting(scene, player))) for player in who)
    happen(run, *(LifeLost(player, amount) for player, amount in amounts if amount > 0))


@performs(verbs.DealDamage)
def deal_damage(run: Run, it: verbs.DealDamage, who: Ids, scene: Scene) -> None:
    """The subject deals damage to each recipient; no damage at all is dealt if the amount is 0 (120.8)."""
    recipients = pick(run, it.recipient, scene.you, scene, Question("recipient", "608.2d", "What is dealt the damage?"))
    dealt: list[DamageDealt] = []
    for source in who:
        amount = measure(it.amount, run.sight, acting(scene, source))
        if amount <= 0:
            run.trace.note("120.8", "{source} would deal 0 damage: it deals none.", source=source)
        else:
            dealt += (
                DamageDealt(source, recipient, amount, unpreventable=scene.unpreventable) for recipient in recipients
            )
    deal(run, *dealt)
