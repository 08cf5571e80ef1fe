/** Makes a record from the events of a game: a game is told again by its events alone. */

import { assert, neverHere } from '../basics.ts';
import type { Cell } from '../board.ts';
import { changedOptions } from '../options.ts';
import { seatOfHandle } from '../position.ts';
import type { Rules } from '../rules/compile.ts';
import { SEATS, type Seat } from '../seats.ts';
import { deedText } from '../special/deeds.ts';
import type { GameEvent, PieceId } from '../types.ts';
import { rowsOfDeployment } from './deploymentRows.ts';
import { winnersText } from './flag.ts';
import type { GameRecord, Header, RecordedAction, RecordedDeployment, RecordedEnding, RecordedShuffle, Waiver } from './record.ts';
import { shuffledOrder } from './shuffles.ts';

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
  const { deployments, shuffles, starter, actions, ending } = story;
  const result: readonly Header[] = ending === undefined ? [] : [{ key: 'result', value: winnersText(ending.winners) }];
  return {
    edition: rules.edition.id,
    revision: rules.edition.revision,
    options: changedOptions(rules.edition, rules.options),
    waived: extras.waived ?? [],
    headers: [...(extras.headers ?? []).filter(({ key }) => key !== 'result'), ...result],
    deployments,
    shuffles,
    starter: rules.starter < 0 ? starter : undefined,
    actions,
    remarks: [],
    ending,
  };
}

class Story {
  readonly deployments: Partial<Record<Seat, RecordedDeployment>> = {};
  readonly shuffles: RecordedShuffle[] = [];
  starter: Seat | undefined;
  readonly actions: RecordedAction[] = [];
  ending: RecordedEnding | undefined;
  readonly #rules: Rules;
  readonly #clocksMs: readonly (number | undefined)[];
  readonly #cells = new Map<PieceId, Cell>();
  /** An action is being told: what happens now belongs to it. It is over when the turn passes or somebody is asked. */
  #isOpen = false;

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
      case 'pileShuffled':
        this.shuffles.push({ line: 0, pile: event.pile, cards: shuffledOrder(this.#rules, event.pile, event.places) });
        break;
      case 'piecesRevealed':
        this.#fight(event);
        break;
      case 'attackAnnounced':
        if (!this.#isOpen) this.#move(event.attacker, this.#cell(event.attacker), this.#cell(event.defender), true);
        break;
      case 'pieceMoved':
        if (!this.#isOpen) this.#move(event.piece, event.from, event.to, false);
        this.#cells.set(event.piece, event.to);
        break;
      case 'piecesSwapped':
        this.#cells.set(event.pieces[0], event.cells[1]);
        this.#cells.set(event.pieces[1], event.cells[0]);
        break;
      case 'pieceReturned':
        this.#cells.set(event.piece, event.cell);
        break;
      case 'deedDone':
        this.#act({ type: 'deed', line: 0, seat: event.seat, text: deedText(event) });
        // What is done before the first turn leads to nothing on the board.
        this.#isOpen = !this.#rules.special?.deeds.find((deed) => deed.id === event.deed)?.isPreparation;
        break;
      case 'turnPassed':
      case 'decisionAsked':
        this.#isOpen = false;
        break;
      case 'gameEnded':
        this.#isOpen = false;
        this.ending = { line: 0, ending: event.ending, winners: event.winners };
        break;
      case 'pieceCaptured':
      case 'pieceShown':
      case 'cardMoved':
      case 'noted':
      case 'decisionClosed':
        break;
      default:
        neverHere(event);
    }
  }

  #fight({ attacker, defender, outcome }: Extract<GameEvent, { type: 'piecesRevealed' }>): void {
    if (!this.#isOpen) this.#move(attacker.piece, this.#cell(attacker.piece), this.#cell(defender.piece), true);
    const last = this.actions.at(-1);
    if (last?.type !== 'move' || last.battle !== undefined) return;
    const battle = { attacker: this.#symbol(attacker.kind), outcome, defender: this.#symbol(defender.kind) };
    this.actions[this.actions.length - 1] = { ...last, battle };
  }

  #move(piece: PieceId, from: Cell, to: Cell, attack: boolean): void {
    this.#act({ type: 'move', line: 0, seat: SEATS[seatOfHandle(this.#rules, piece)], from, to, attack });
    this.#isOpen = true;
  }

  #act(action: RecordedAction): void {
    const clockMs = this.#clocksMs[this.actions.length];
    this.actions.push({ ...action, ...(clockMs === undefined ? {} : { clockMs }) });
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
