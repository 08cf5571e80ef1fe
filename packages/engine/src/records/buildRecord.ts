/** Makes a record from the events of a game. */

import { assert, neverHere } from '../basics.ts';
import type { Cell } from '../board.ts';
import { changedOptions } from '../edition/options.ts';
import { formatDeed } from '../extension/deedCodec.ts';
import { seatOfHandle } from '../position/position.ts';
import type { Rules } from '../rules/rules.ts';
import { SEATS, type Seat } from '../seats.ts';
import type { GameEvent, PieceId } from '../types.ts';
import { formatDeploymentRows } from './deploymentRows.ts';
import { winnersText } from './formatRecord.ts';
import { PileTracker } from './pileTracker.ts';
import type {
  GameRecord,
  RecordedAction,
  RecordedDeployment,
  RecordedEnding,
  RecordedLot,
  RecordedMove,
  RecordedShuffle,
  RecordHeader,
  Waiver,
} from './record.ts';

/** The parts of a record that events do not hold. */
export interface RecordExtras {
  readonly headers?: readonly RecordHeader[];
  /** The mover's clock after each action. */
  readonly clocksMs?: readonly (number | undefined)[];
  readonly waived?: readonly Waiver[];
}

/** `actions` holds the events of each action (`actionsSince`), as a store keeps them. */
export function buildRecord(rules: Rules, actions: readonly (readonly GameEvent[])[], extras: RecordExtras = {}): GameRecord {
  const story = new RecordBuilder(rules, extras.clocksMs ?? []);
  for (const events of actions) story.add(events);
  const { ending } = story;
  const result: readonly RecordHeader[] = ending === undefined ? [] : [{ key: 'result', value: winnersText(ending.winners) }];
  return {
    edition: rules.edition.id,
    revision: rules.edition.revision,
    options: changedOptions(rules.edition, rules.options),
    waived: extras.waived ?? [],
    headers: [...(extras.headers ?? []).filter(({ key }) => key !== 'result'), ...result],
    deployments: story.deployments,
    lots: story.lots,
    shuffles: story.shuffles,
    starter: rules.starter < 0 && !rules.actsBeforeDeployment ? story.starter : undefined,
    actions: story.actions,
    remarks: [],
    ending,
  };
}

/** An action without the fields that all actions share. */
type ActionBody = RecordedAction extends infer Action ? (Action extends RecordedAction ? Omit<Action, 'line' | 'clockMs'> : never) : never;

class RecordBuilder {
  readonly deployments: Partial<Record<Seat, RecordedDeployment>> = {};
  readonly lots: (readonly RecordedLot[])[] = [];
  readonly shuffles: RecordedShuffle[] = [];
  starter: Seat | undefined;
  readonly actions: RecordedAction[] = [];
  ending: RecordedEnding | undefined;
  readonly #rules: Rules;
  readonly #clocksMs: readonly (number | undefined)[];
  readonly #cells = new Map<PieceId, Cell>();
  readonly #piles: PileTracker;

  constructor(rules: Rules, clocksMs: readonly (number | undefined)[]) {
    this.#rules = rules;
    this.#clocksMs = clocksMs;
    this.#piles = new PileTracker(rules);
  }

  /** The events of one action: the first is what was done, the others are its consequences. */
  add(events: readonly GameEvent[]): void {
    const done = this.#bodyOf(events);
    const shuffled: RecordedShuffle[] = [];
    for (const event of events) {
      this.#piles.follow(event);
      if (event.type === 'pileShuffled') shuffled.push({ line: 0, pile: event.pile, cards: this.#piles.cardsOf(event.pile) });
      this.#follow(event);
    }
    if (done === undefined) this.shuffles.push(...shuffled);
    else {
      const clockMs = this.#clocksMs[this.actions.length];
      const extras = { ...(shuffled.length === 0 ? {} : { shuffled }), ...(clockMs === undefined ? {} : { clockMs }) };
      this.actions.push({ line: 0, ...done, ...extras });
    }
  }

  /** Undefined for events before play, or from outside the rules. */
  #bodyOf(events: readonly GameEvent[]): ActionBody | undefined {
    const [first] = events;
    switch (first.type) {
      case 'piecesRevealed':
        return this.#move(first.attacker.piece, this.#cell(first.defender.piece), events);
      case 'attackAnnounced':
        return this.#move(first.attacker, this.#cell(first.defender), events);
      case 'pieceMoved':
        return this.#move(first.piece, first.to, []);
      case 'deedDone': {
        const drawn = this.#drawnIn(first.deed, events);
        return { type: 'deed', seat: first.seat, text: formatDeed(first), ...(drawn === undefined ? {} : { drawn }) };
      }
      case 'seatLeft': {
        const planted = events.find((event) => event.type === 'pieceReturned');
        return { type: 'left', seat: first.seat, why: first.why, ...(planted === undefined ? {} : { planted: planted.cell }) };
      }
      default:
        return undefined;
    }
  }

  #move(piece: PieceId, to: Cell, events: readonly GameEvent[]): Omit<RecordedMove, 'line' | 'clockMs'> {
    const seat = SEATS[seatOfHandle(this.#rules, piece)];
    const battle = events.find((event) => event.type === 'piecesRevealed');
    const met =
      battle === undefined
        ? {}
        : {
            battle: {
              attacker: this.#symbol(battle.attacker.kind),
              outcome: battle.outcome,
              defender: this.#symbol(battle.defender.kind),
            },
          };
    return { type: 'move', seat, from: this.#cell(piece), to, attack: events.length > 0, ...met };
  }

  /** The piece that came out of a bag by chance. Where the owner chose it, the deed says so. */
  #drawnIn(id: string, events: readonly GameEvent[]): string | undefined {
    const isSecret = this.#rules.extension?.deeds.find((deed) => deed.id === id)?.secret !== undefined;
    const mixed = events.find((event) => event.type === 'piecesMixed');
    return mixed === undefined || isSecret ? undefined : this.#symbol(mixed.kinds[0]);
  }

  /** Follows the pieces, and collects the head and the end of the record. */
  #follow(event: GameEvent): void {
    switch (event.type) {
      case 'seatDeployed': {
        const deployment = Object.fromEntries(event.pieces.map(({ cell, kind }) => [cell, kind]));
        this.deployments[event.seat] = { line: 0, rows: formatDeploymentRows(this.#rules, event.seat, deployment) };
        for (const { piece, cell } of event.pieces) this.#cells.set(piece, cell);
        break;
      }
      case 'lotsDrawn':
        this.lots.push(event.lots.map(({ seat, kind }) => ({ seat, symbol: this.#symbol(kind) })));
        break;
      case 'gameStarted':
        this.starter = event.turn;
        break;
      case 'pieceMoved':
        this.#cells.set(event.piece, event.to);
        break;
      case 'piecesSwapped':
        this.#cells.set(event.pieces[0], event.cells[1]);
        this.#cells.set(event.pieces[1], event.cells[0]);
        break;
      case 'pieceReturned':
        this.#cells.set(event.piece, event.cell);
        break;
      case 'gameEnded':
        this.ending = { line: 0, ending: event.ending, winners: event.winners };
        break;
      case 'piecesRevealed':
      case 'pieceCaptured':
      case 'pieceShown':
      case 'pieceGuessed':
      case 'piecesMixed':
      case 'attackAnnounced':
      case 'deedDone':
      case 'seatLeft':
      case 'movesSkipped':
      case 'cardMoved':
      case 'pileShuffled':
      case 'noted':
      case 'decisionAsked':
      case 'decisionClosed':
      case 'turnPassed':
        break;
      default:
        neverHere(event);
    }
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
