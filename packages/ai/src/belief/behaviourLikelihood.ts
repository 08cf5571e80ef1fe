/**
 * The log-likelihood of each kind by the behaviour of hidden pieces. It takes one action at a time, before the knowledge learns it.
 */

import {
  battleTable,
  cellOf,
  isCaptured,
  kindOf,
  NO_KIND,
  neighboursOf,
  OUTCOMES,
  type Position,
  pieceOn,
  type Rules,
  type SeenEvent,
  seatOf,
} from '@flagfall/engine';
import { hasMoved, isExposed, openNeighbours, shownTo } from '@flagfall/engine/edition';
import { type BattleRelation, BEHAVIOUR_LOG_LIKELIHOOD, idleLogLikelihood } from './behaviourData.ts';
import type { HiddenArmy } from './hiddenArmy.ts';
import { priorKindOf } from './prior/deploymentStyle.ts';

export class BehaviourLikelihood {
  readonly #rules: Rules;
  readonly #seat: number;
  readonly #battles: Uint8Array;
  /** By handle: in how many turns, in fractions of a turn, a hidden piece could have left its first cell and did not. */
  readonly #idle: Float64Array;
  /** Single steps of hidden pieces, by handle. */
  readonly #steps: Int32Array;
  /** Pairs that were counted: the same two pieces in the same situation give no new evidence. */
  readonly #counted = new Set<string>();

  constructor(rules: Rules, seat: number) {
    this.#rules = rules;
    this.#seat = seat;
    this.#battles = battleTable(rules.kinds);
    this.#steps = new Int32Array(rules.seats.length * rules.armySize);
    this.#idle = new Float64Array(rules.seats.length * rules.armySize);
  }

  /** Takes the events of an action, and the game as it was seen before it. */
  observe(events: readonly SeenEvent[], before: Position, armies: readonly HiddenArmy[]): void {
    const moved = events.find((event) => event.type === 'pieceMoved');
    if (moved === undefined || events.some((event) => event.type === 'piecesRevealed' || event.type === 'attackAnnounced')) return;
    const army = armies.find(({ first, size }) => moved.piece >= first && moved.piece < first + size);
    if (army === undefined) return;
    const share = 1 / this.#countFree(army, before);
    for (let piece = 0; piece < army.size; piece++) {
      const handle = army.first + piece;
      if (kindOf(before, handle) !== NO_KIND || isCaptured(before, handle)) continue;
      if (handle === moved.piece) this.#observeMove(army, piece, before, this.#rules.board.indexOf.get(moved.to) ?? 0, moved.ran);
      else this.#observeStay(army, piece, before, share);
    }
  }

  #observeMove(army: HiddenArmy, piece: number, before: Position, to: number, ran: boolean): void {
    const handle = army.first + piece;
    const [fled, met] = [this.#threats(before, cellOf(before, handle), handle), this.#threats(before, to, handle)];
    for (const threat of fled) if (!met.includes(threat)) this.#addRelation(army, piece, before, threat, 'flees');
    for (const threat of met) if (!fled.includes(threat)) this.#addRelation(army, piece, before, threat, 'approaches');
    const { kinds } = this.#rules;
    if (this.#comesToHidden(before, to, handle))
      for (const [kind, about] of kinds.entries())
        army.logLikelihood[piece * kinds.length + kind] += BEHAVIOUR_LOG_LIKELIHOOD.comesToHidden[priorKindOf(about)];
    if (!hasMoved(before, handle))
      for (const [kind, about] of kinds.entries())
        army.logLikelihood[piece * kinds.length + kind] += BEHAVIOUR_LOG_LIKELIHOOD.firstMove[priorKindOf(about)];
    if (ran || this.#steps[handle]++ >= BEHAVIOUR_LOG_LIKELIHOOD.stepsCounted) return;
    for (const [kind, { moves }] of kinds.entries())
      if (moves === 'run') army.logLikelihood[piece * kinds.length + kind] += BEHAVIOUR_LOG_LIKELIHOOD.stepOfRunner;
  }

  /** Whether a piece of ours is beside the cell that its owner has not been shown; once for each such pair. */
  #comesToHidden(before: Position, to: number, handle: number): boolean {
    const shown = this.#threats(before, to, handle);
    const met = this.#ownBeside(before, to).filter((own) => !shown.includes(own) && !this.#counted.has(`meets ${handle} ${own}`));
    for (const own of met) this.#counted.add(`meets ${handle} ${own}`);
    return met.length > 0;
  }

  #observeStay(army: HiddenArmy, piece: number, before: Position, share: number): void {
    const handle = army.first + piece;
    const kinds = this.#rules.kinds;
    for (const threat of this.#threats(before, cellOf(before, handle), handle)) this.#addRelation(army, piece, before, threat, 'stays');
    if (hasMoved(before, handle) || openNeighbours(before, seatOf(before, handle), cellOf(before, handle)) === 0) return;
    const more = idleLogLikelihood(this.#idle[handle] + share) - idleLogLikelihood(this.#idle[handle]);
    this.#idle[handle] += share;
    for (const [kind, { moves }] of kinds.entries()) if (moves !== 'never') army.logLikelihood[piece * kinds.length + kind] += more;
  }

  /** Pieces of an army, known or not, that could leave their cells. */
  #countFree({ first, size }: HiddenArmy, before: Position): number {
    let count = 0;
    for (let handle = first; handle < first + size; handle++) {
      const kind = kindOf(before, handle);
      const isMover = kind === NO_KIND || this.#rules.kinds[kind].moves !== 'never';
      if (isMover && !isCaptured(before, handle) && openNeighbours(before, seatOf(before, handle), cellOf(before, handle)) !== 0) count++;
    }
    return count;
  }

  /** Pieces of ours beside a cell whose kind the piece's owner has been shown. */
  #threats(before: Position, cell: number, handle: number): readonly number[] {
    return this.#ownBeside(before, cell).filter(
      (piece) => isExposed(before, piece) || (shownTo(before, piece) >> seatOf(before, handle)) & 1,
    );
  }

  #ownBeside(before: Position, cell: number): readonly number[] {
    return neighboursOf(this.#rules.board, cell)
      .map((next) => pieceOn(before, next))
      .filter((piece) => piece >= 0 && seatOf(before, piece) === this.#seat);
  }

  #addRelation(army: HiddenArmy, piece: number, before: Position, threat: number, what: 'flees' | 'approaches' | 'stays'): void {
    const key = `${what} ${army.first + piece} ${threat}`;
    if (this.#counted.has(key)) return;
    this.#counted.add(key);
    const kinds = this.#rules.kinds.length;
    for (let kind = 0; kind < kinds; kind++)
      army.logLikelihood[piece * kinds + kind] += BEHAVIOUR_LOG_LIKELIHOOD[what][this.#relation(kind, kindOf(before, threat))];
  }

  /** Whether a kind would beat the one beside it, lose to it, or neither. */
  #relation(kind: number, threat: number): BattleRelation {
    const { kinds } = this.#rules;
    const outcome = (attacker: number, defender: number): string => OUTCOMES[this.#battles[attacker * kinds.length + defender]];
    if (kinds[kind].moves !== 'never' && outcome(kind, threat) === 'attackerWins') return 'beats';
    if (kinds[threat].moves !== 'never' && outcome(threat, kind) === 'attackerWins') return 'falls';
    return 'neither';
  }
}
