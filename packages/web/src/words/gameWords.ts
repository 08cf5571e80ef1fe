/** Sentences about one game: the messages of the language with the names of the edition, for a reader on one seat. */

import { type NamePack, nameOf, namesOf, placeNames, territoryOf } from '@flagfall/editions';
import type { Cell, DeedIntent, DeploymentFault, GameResult, Rules, Seat, Viewer } from '@flagfall/engine';
import type { Names } from '@flagfall/messages';
import type { TableRefusal } from '@flagfall/protocol';
import type { LogItem } from '@flagfall/seat';
import { packOf } from './packs.ts';
import { locale, messages, say } from './words.ts';

export class GameWords {
  readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  get #pack(): NamePack {
    return packOf(this.rules.edition);
  }

  get title(): string {
    return this.#pack.title;
  }

  get obstacle(): string {
    return this.#pack.obstacle;
  }

  /** What is captured to win, for the sentences that speak of it. */
  get prize(): NamePack['prize'] {
    return this.#pack.prize;
  }

  seat(seat: Seat): string {
    return this.#pack.seats[seat]?.name ?? seat;
  }

  kind(seat: Seat, kind: string): string {
    return nameOf(this.#pack, seat, kind);
  }

  /** What a kind is in plain words, whoever it is in the booklet. */
  role(kind: string): string {
    return nameOf(namesOf(this.rules.edition, locale.value).neutral, this.rules.seats[0], kind);
  }

  /** Squares by their letters and numbers, zones by the name of their territory. */
  cell(cell: Cell): string {
    const territory = this.territory(cell);
    return territory === undefined ? cell : say('web.zone', { territory, number: cell.replace(/^\D+/, '') });
  }

  territory(cell: Cell): string | undefined {
    const { board } = this.rules;
    const id = board.straight ? undefined : territoryOf(board, cell);
    return id === undefined ? undefined : (placeNames[this.#pack.id][id] ?? id);
  }

  refusal(refusal: TableRefusal, reader: Viewer): string {
    return messages().refusal(refusal, this.#names(reader));
  }

  fault(fault: DeploymentFault, reader: Viewer): string {
    return messages().deploymentFault(fault, this.#names(reader));
  }

  ending(result: GameResult, reader: Viewer): string {
    return messages().ending(result, this.#names(reader));
  }

  /** One line of the log. */
  item(item: LogItem, reader: Viewer): string {
    if (item.type === 'news') return messages().news(item.news, this.#names(reader));
    if (item.type !== 'event') return item.text;
    const { event, context, standing } = item;
    const names = event.type === 'deedDone' ? this.#namesFor(event.deed, reader) : this.#names(reader);
    return messages().event(event, { ...names, standing: (piece) => standing.get(piece) }, context);
  }

  /** One way to do something, for a button. */
  choice(intent: DeedIntent, reader: Seat, decision?: string): string {
    return messages().deedChoice(intent, reader, this.#namesFor(intent.deed, reader), decision);
  }

  waiting(decision: string, seats: readonly Seat[]): string {
    return messages().questionWaiting(decision, seats, { seatName: (seat) => this.seat(seat) });
  }

  /** A draft is about a territory: its first zone only stands for it. */
  #namesFor(deed: string, reader: Viewer): Names {
    const names = this.#names(reader);
    return deed === 'draft' ? { ...names, cellName: (cell) => this.territory(cell) ?? cell } : names;
  }

  #names(reader: Viewer): Names {
    return {
      isMap: !this.rules.board.straight,
      kindName: (seat, kind) => this.kind(seat ?? (reader === 'audience' ? this.rules.seats[0] : reader), kind),
      seatName: (seat) => this.seat(seat),
      cellName: (cell) => this.cell(cell),
      seats: this.rules.seats,
      prize: this.prize,
      seatIsPlural: (seat) => this.#pack.seats[seat]?.plural === true,
    };
  }
}
