/** Makes a record from the events of a game: a game is told again by its events alone. */

import { assert } from '../basics.ts';
import type { Cell } from '../board.ts';
import { changedOptions } from '../options.ts';
import type { Rules } from '../rules/compile.ts';
import { SEATS, type Seat } from '../seats.ts';
import type { GameEvent, PieceId } from '../types.ts';
import { rowsOfDeployment } from './deploymentRows.ts';
import { winnersText } from './flag.ts';
import type { GameRecord, Header, RecordedAction, RecordedDeployment, RecordedEnding, Waiver } from './record.ts';

/** What the events do not tell. */
export interface RecordExtras {
  readonly headers?: readonly Header[];
  /** The mover's clock after each action. */
  readonly clocksMs?: readonly (number | undefined)[];
  readonly waived?: readonly Waiver[];
}

export function recordOf(rules: Rules, events: readonly GameEvent[], extras: RecordExtras = {}): GameRecord {
  const story = new Story(rules, extras.clocksMs ?? []);
  for (const event of events) story.tell(event);
  const { deployments, starter, actions, ending } = story;
  const result: readonly Header[] = ending === undefined ? [] : [{ key: 'result', value: winnersText(ending.winners) }];
  return {
    edition: rules.edition.id,
    revision: rules.edition.revision,
    options: changedOptions(rules.edition, rules.options),
    waived: extras.waived ?? [],
    headers: [...(extras.headers ?? []).filter(({ key }) => key !== 'result'), ...result],
    deployments,
    starter: rules.starter < 0 ? starter : undefined,
    actions,
    remarks: [],
    ending,
  };
}

class Story {
  readonly deployments: Partial<Record<Seat, RecordedDeployment>> = {};
  starter: Seat | undefined;
  readonly actions: RecordedAction[] = [];
  ending: RecordedEnding | undefined;
  readonly #rules: Rules;
  readonly #clocksMs: readonly (number | undefined)[];
  readonly #cells = new Map<PieceId, Cell>();
  /** Whoever attacks now: where it goes when it wins belongs to the same action. */
  #attacker: PieceId | undefined;

  constructor(rules: Rules, clocksMs: readonly (number | undefined)[]) {
    this.#rules = rules;
    this.#clocksMs = clocksMs;
  }

  tell(event: GameEvent): void {
    switch (event.type) {
      case 'seatDeployed': {
        const deployment = Object.fromEntries(event.pieces.map(({ cell, kind }) => [cell, kind]));
        this.deployments[event.seat] = { line: 0, rows: rowsOfDeployment(this.#rules, event.seat, deployment) };
        for (const { piece, cell } of event.pieces) this.#cells.set(piece, cell);
        break;
      }
      case 'gameStarted':
        this.starter = event.turn;
        break;
      case 'piecesRevealed': {
        const { attacker, defender, outcome } = event;
        const battle = { attacker: this.#symbol(attacker.kind), outcome, defender: this.#symbol(defender.kind) };
        this.#attacker = attacker.piece;
        this.#act(attacker.piece, this.#cell(attacker.piece), this.#cell(defender.piece), { attack: true, battle });
        break;
      }
      case 'pieceMoved':
        if (event.piece !== this.#attacker) this.#act(event.piece, event.from, event.to, { attack: false });
        this.#cells.set(event.piece, event.to);
        break;
      case 'turnPassed':
        this.#attacker = undefined;
        break;
      case 'gameEnded':
        this.ending = { line: 0, ending: event.ending, winners: event.winners };
        break;
      case 'pieceCaptured':
        break;
    }
  }

  #act(piece: PieceId, from: Cell, to: Cell, rest: Pick<RecordedAction, 'attack' | 'battle'>): void {
    const clockMs = this.#clocksMs[this.actions.length];
    const seat = SEATS[Math.floor(piece / this.#rules.armySize)];
    this.actions.push({ line: 0, seat, from, to, ...rest, ...(clockMs === undefined ? {} : { clockMs }) });
  }

  #cell(piece: PieceId): Cell {
    const cell = this.#cells.get(piece);
    assert(cell !== undefined, 'events speak of pieces that were deployed');
    return cell;
  }

  #symbol(id: string): string {
    const kind = this.#rules.kinds.find((candidate) => candidate.id === id);
    assert(kind !== undefined, `${id} is a kind of this edition`);
    return kind.symbol;
  }
}
