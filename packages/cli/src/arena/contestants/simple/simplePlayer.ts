/**
 * A modest computer player, a yardstick for the arena that looks no further than the next move. It gets what its seat is told and scores each move by a few heuristics (what may I win
 * here, what may I lose there, is there a target that way). It plays the best one. Powers and cards it tries out in worlds
 * that fit what it knows (foresight.ts), and its answers to questions as well.
 */

import { chooseDeployment, type Player } from '@flagfall/ai';
import {
  assert,
  type Cell,
  type Chance,
  type DeedIntent,
  type Deployment,
  formatDeed,
  Knowledge,
  type KnownPiece,
  type MoveIntent,
  type Rules,
  type Seat,
  type SeenEvent,
  type View,
} from '@flagfall/engine';
import { handOf } from '@flagfall/seat';
import { type BoardSurvey, neighboursOf, surveyBoard } from './boardSurvey.ts';
import { expectedCardWorth } from './cardWorth.ts';
import { Foresight } from './foresight.ts';
import { PieceWorth } from './pieceWorth.ts';

/** The value of learning what an unknown piece is; it grows as the attacker's value falls. */
const CURIOSITY = 5;
/** The discount of a gain for each step of distance. */
const FADING = 0.8;
/** The weight of the danger on the new square. */
const DANGER_AFTER_BATTLE = 0.6;
/** The least gain of a power that can be used once: a better occasion may come. */
const SINGLE_USE = 20;
/** The least gain for which a card exchange is worth a turn. */
const TURN_WORTH = 1.5;

export class SimplePlayer implements Player {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #weights: PieceWorth;
  readonly #knowledge: Knowledge;
  /** How often its pieces have come to each cell, so that it does not walk up and down for ever. */
  readonly #visits = new Map<string, number>();

  constructor(rules: Rules, seat: Seat, chance: Chance) {
    this.seat = seat;
    this.#rules = rules;
    this.#chance = chance;
    this.#weights = new PieceWorth(rules);
    this.#knowledge = new Knowledge(rules, seat);
  }

  deploy({ homes }: Pick<View, 'homes'>): Deployment {
    return chooseDeployment(
      this.#rules,
      this.seat,
      (homes[this.seat] ?? []).map((cell) => this.#cell(cell)),
      this.#chance,
    );
  }

  learn(actions: readonly (readonly SeenEvent[])[]): void {
    this.#knowledge.learnAll(actions);
  }

  choose(view: View): MoveIntent | DeedIntent {
    const intents = [...view.moves, ...view.deeds];
    assert(intents.length > 0, 'it is asked when there is something to choose');
    const judge = this.#judgeFor(view);
    let best = intents[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const intent of intents) {
      const score = judge(intent) + this.#chance.below(100) / 200;
      if (score <= bestScore) continue;
      best = intent;
      bestScore = score;
    }
    this.#visits.set(keyOf(best), this.#visited(best) + 1);
    return best;
  }

  /** Scores the legal intents. */
  #judgeFor(view: View): (intent: MoveIntent | DeedIntent) => number {
    // Before the first move only the cards in the hand matter.
    if (view.deeds.some((deed) => deed.yes !== undefined))
      return (intent) => (intent.type === 'deed' && intent.yes ? expectedCardWorth(handOf(view, this.seat)) : 0);
    const outlook = surveyBoard(this.#knowledge, this.seat, this.#chance);
    if (this.#rules.extension === undefined) return (intent) => (intent.type === 'move' ? this.#score(intent, view, outlook) : 0);
    const attacks = view.moves.filter((move) => outlook.on(this.#cell(move.to)) !== undefined);
    const foresight = new Foresight(this.#knowledge, this.seat, this.#weights, this.#chance, attacks.length + view.deeds.length);
    return (intent) =>
      intent.type === 'move' ? this.#score(intent, view, outlook, foresight) : this.#weigh(intent, view, outlook, foresight);
  }

  /** The value of a power, a card or an answer, including where it leaves the acting piece. */
  #weigh(deed: DeedIntent, view: View, outlook: BoardSurvey, foresight: Foresight): number {
    const { cells = [], cards, kind } = deed;
    // An exchange of cards costs only the turn.
    if (cells.length === 0 && cards !== undefined && view.waiting?.decision === 'act') return expectedCardWorth(cards) - TURN_WORTH;
    const { gain, cell } = foresight.of(deed);
    const tired = this.#visited(deed) * 1.5 + (isSingleUse(this.#rules, deed) ? SINGLE_USE : 0);
    if (kind !== undefined) return gain - this.#danger(this.#kindNumber(kind), this.#cell(cells[0]), outlook);
    const actor = cells.length > 1 ? outlook.on(this.#cell(cells[0])) : undefined;
    if (actor === undefined || cell === undefined || actor.seat !== this.seat) return gain - tired;
    const number = Math.log2(actor.kinds);
    const from = this.#cell(cells[0]);
    const target = outlook.on(this.#cell(cells[1]));
    const safety = this.#danger(number, from, outlook) - DANGER_AFTER_BATTLE * this.#danger(number, cell, outlook, target);
    const way = target === undefined ? this.#pull(number, cell, outlook) - this.#pull(number, from, outlook) - this.#unveiling(actor) : 0;
    return gain + safety + way + (target === undefined ? 0 : patienceOf(view)) - tired;
  }

  #score(move: MoveIntent, view: View, outlook: BoardSurvey, foresight?: Foresight): number {
    const from = this.#cell(move.from);
    const to = this.#cell(move.to);
    const piece = outlook.on(from);
    assert(piece !== undefined, 'it moves a piece of its own');
    const kind = Math.log2(piece.kinds);
    const enemy = outlook.on(to);
    const score = this.#danger(kind, from, outlook) - this.#visited(move) * 1.5;
    if (enemy === undefined)
      return (
        score + this.#pull(kind, to, outlook) - this.#pull(kind, from, outlook) - this.#danger(kind, to, outlook) - this.#unveiling(piece)
      );
    const worth = foresight === undefined ? this.#worth(kind, enemy, outlook) : foresight.of(move).gain + this.#news(kind, enemy, outlook);
    return score + worth + patienceOf(view) - DANGER_AFTER_BATTLE * this.#danger(kind, to, outlook, enemy);
  }

  /** The value of an attack, with a little for the information when the target is unknown. */
  #worth(kind: number, enemy: KnownPiece, outlook: BoardSurvey): number {
    return this.#weights.attack(kind, outlook.odds[enemy.piece]) + this.#news(kind, enemy, outlook);
  }

  #news(kind: number, enemy: KnownPiece, outlook: BoardSurvey): number {
    return outlook.odds[enemy.piece].certain ? 0 : CURIOSITY * Math.max(0, 1 - this.#weights.value(kind) / 20);
  }

  /** The expected loss when a neighbour attacks a piece of this kind here. Pieces that never moved are assumed to stay. */
  #danger(kind: number, cell: number, outlook: BoardSurvey, ignored?: KnownPiece): number {
    let worst = 0;
    for (const neighbour of neighboursOf(this.#rules, cell)) {
      const enemy = outlook.on(neighbour);
      if (enemy === undefined || enemy === ignored || enemy.seat === this.seat || !enemy.moved) continue;
      worst = Math.max(worst, this.#weights.defence(outlook.odds[enemy.piece], kind));
    }
    return worst;
  }

  /** The attraction of the best target for a piece of this kind on this cell. */
  #pull(kind: number, cell: number, outlook: BoardSurvey): number {
    let strongest = 0;
    for (const { piece, distances } of outlook.targets) {
      const steps = distances[cell];
      if (steps < 0) continue;
      strongest = Math.max(strongest, (this.#worth(kind, piece, outlook) + 3) * FADING ** steps);
    }
    return strongest;
  }

  /** Strong pieces stay unmoved, and so unknown, a little longer. */
  #unveiling(piece: KnownPiece): number {
    return piece.moved ? 0 : this.#weights.value(Math.log2(piece.kinds)) / 60;
  }

  #visited(intent: MoveIntent | DeedIntent): number {
    return this.#visits.get(keyOf(intent)) ?? 0;
  }

  #cell(cell: Cell): number {
    return this.#rules.board.indexOf.get(cell)!;
  }

  #kindNumber(id: string): number {
    return this.#rules.kinds.findIndex((kind) => kind.id === id);
  }
}

/** Whether it is a power that can be used only once a game. */
function isSingleUse({ extension }: Rules, { deed }: DeedIntent): boolean {
  return extension?.deeds.find(({ id }) => id === deed)?.spentNote !== undefined;
}

function keyOf(intent: MoveIntent | DeedIntent): string {
  return intent.type === 'move' ? `${intent.from}${intent.to}` : formatDeed(intent);
}

/** The nearer the draw, the more an attack is worth. */
function patienceOf({ quiet, quietLimit }: View): number {
  return quietLimit === undefined ? 0 : (6 * quiet) / quietLimit;
}
