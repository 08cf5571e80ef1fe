/** Sentences about one game for a reader on one seat: the messages of a language with the names of the edition. Screens add sentences of their own. */

import { type Character, castOf, type NamePack, nameOf, territoryOf } from '@flagfall/editions';
import {
  type Cell,
  type DeedIntent,
  type DeploymentFault,
  type GameResult,
  neverHere,
  type Rules,
  type Seat,
  type View,
  type Viewer,
} from '@flagfall/engine';
import type { MessageId, Messages, Names, Values } from '@flagfall/messages';
import type { TableRefusal } from '@flagfall/protocol';
import type { GameFigures, KeyMoment } from '../figures.ts';
import type { LogItem } from '../log.ts';
import type { LoggedEvent } from '../scenes.ts';
import { handOf } from '../sides.ts';
import { adviceOf, type Language, storyOf } from './bookletTexts.ts';

/** A figure of a finished game, and what it counts. */
export interface FigureText {
  readonly value: string;
  readonly label: string;
}

/** Texts of steps that a screen words in its own way. */
export interface StepIds {
  readonly noCard: MessageId;
  readonly noCardAbout: MessageId;
  readonly orderStays: MessageId;
  readonly orderGoes: MessageId;
}

export abstract class SeatWords {
  readonly rules: Rules;
  readonly #casts = new WeakMap<NamePack, Map<Seat, readonly Character[]>>();
  abstract readonly stepIds: StepIds;
  /** A sign for a kind, on a screen whose menus have no room for names. */
  readonly glyph?: (kind: string) => string;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  protected abstract get language(): Language;

  /** Texts that are the same in all games. */
  get messages(): Messages {
    return this.language.messages;
  }

  /** The names in this game. */
  get pack(): NamePack {
    return this.language.pack;
  }

  say(id: MessageId, values: Values = {}): string {
    return this.messages.say(id, values);
  }

  /** A few lines from the box; undefined with neutral names. */
  get story(): string | undefined {
    return storyOf(this.language, this.rules.edition);
  }

  /** The advice of the booklet. */
  advice(topic: 'setup' | 'play'): readonly string[] {
    return adviceOf(this.language, this.rules.edition, topic);
  }

  seat(seat: Seat): string {
    return this.pack.seats[seat]?.name ?? seat;
  }

  /** The name of a piece, with its power where another piece of the same name has none (AUD-4). */
  kind(seat: Seat, kind: string): string {
    const name = this.name(seat, kind);
    const power = this.cast(seat).find(({ kinds }) => kinds.includes(kind))?.power;
    return power === undefined ? name : this.say('piece.powered', { name, power: this.messages.deed(power) });
  }

  /** The name alone. */
  name(seat: Seat, kind: string): string {
    return nameOf(this.pack, seat, kind);
  }

  /** The pieces of a side as a person tells them apart: kinds of one name and one power are one (AUD-4). */
  cast(seat: Seat): readonly Character[] {
    const known = this.#casts.get(this.pack)?.get(seat);
    if (known !== undefined) return known;
    const casts = this.#casts.get(this.pack) ?? new Map<Seat, readonly Character[]>();
    this.#casts.set(this.pack, casts.set(seat, castOf(this.rules, this.pack, seat)));
    return this.cast(seat);
  }

  /** The same, the highest rank first, then pieces without a rank. */
  castByRank(seat: Seat): readonly Character[] {
    const rankOf = ({ kinds }: Character): number => this.rules.kinds.find(({ id }) => id === kinds[0])?.rank ?? -1;
    return this.cast(seat).toSorted((one, other) => rankOf(other) - rankOf(one));
  }

  /** The kinds that are the same to a person as this one, in the order of the edition. */
  alike(seat: Seat, kind: string): readonly string[] {
    return this.cast(seat).find(({ kinds }) => kinds.includes(kind))?.kinds ?? [kind];
  }

  cell(cell: Cell): string {
    return cell;
  }

  /** The name of the territory of a zone; undefined on other boards. */
  territory(cell: Cell): string | undefined {
    const { board } = this.rules;
    const id = board.isGrid ? undefined : territoryOf(board, cell);
    return id === undefined ? undefined : (this.pack.places[id] ?? id);
  }

  refusal(refusal: TableRefusal, reader: Viewer): string {
    return this.messages.refusal(refusal, this.namesFor(reader));
  }

  fault(fault: DeploymentFault, reader: Viewer): string {
    return this.messages.deploymentFault(fault, this.namesFor(reader));
  }

  ending(result: GameResult, reader: Viewer): string {
    return this.messages.ending(result, this.namesFor(reader));
  }

  /** A finished game in three figures: its length, its battles, and what turned it. */
  figures({ moves, battles, moment }: GameFigures): readonly FigureText[] {
    return [
      { value: String(moves), label: this.say('figures.moves', { count: moves }) },
      { value: String(battles), label: this.say('figures.battles', { count: battles }) },
      this.#moment(moment),
    ];
  }

  /** The cards that a side held when the game was over; undefined where it held none, or nobody may know. */
  handLeft(view: View, seat: Seat): string | undefined {
    const cards = view.result === undefined ? [] : handOf(view, seat);
    if (cards.length === 0) return undefined;
    return this.say('figures.hand', { seat: this.seat(seat), cards: cards.map((card) => this.messages.card(card)).join(', ') });
  }

  #moment(moment: KeyMoment): FigureText {
    switch (moment.type) {
      case 'lead':
        return { value: this.say('figures.move', moment), label: this.say('figures.lead', { seat: this.seat(moment.seat) }) };
      case 'behind':
        return { value: this.say('figures.behind'), label: this.say('figures.behindAbout') };
      case 'blow': {
        const { seat, kind } = moment;
        return {
          value: this.say('figures.move', moment),
          label: this.say('figures.blow', { kind: this.name(seat, kind), seat: this.seat(seat) }),
        };
      }
      case 'left':
        return { value: String(moment.pieces), label: this.say('figures.left', { count: moment.pieces }) };
      default:
        return neverHere(moment);
    }
  }

  /** One line of the log. */
  item(item: LogItem, reader: Viewer): string {
    if (item.type === 'news') return this.messages.news(item.news, this.namesFor(reader));
    return item.type === 'event' ? this.event(item, reader) : item.text;
  }

  protected event({ event, context, standing }: LoggedEvent, reader: Viewer): string {
    const names = this.namesFor(reader, event.type === 'deedDone' ? event.deed : undefined);
    return this.messages.event(event, { ...names, placeOf: (piece) => standing.get(piece) }, context);
  }

  /** One intent, for a menu or a button. */
  choice(intent: DeedIntent, reader: Seat, decision?: string): string {
    return this.messages.deedChoice(intent, reader, this.namesFor(reader, intent.deed), decision);
  }

  /** The sentence for players who wait. */
  waiting(decision: string, seats: readonly Seat[]): string {
    return this.messages.questionWaiting(decision, seats, { seatName: (seat) => this.seat(seat) });
  }

  /** A draft is about a territory: its first zone stands for it. */
  protected namesFor(reader: Viewer, deed?: string): Names {
    return {
      isMap: !this.rules.board.isGrid,
      kindName: (seat, kind) => this.kind(seat ?? (reader === 'audience' ? this.rules.seats[0] : reader), kind),
      seatName: (seat) => this.seat(seat),
      cellName: (cell) => (deed === 'draft' ? (this.territory(cell) ?? cell) : this.cell(cell)),
      seats: this.rules.seats,
      prize: this.pack.prize,
      seatIsPlural: (seat) => this.pack.seats[seat]?.plural === true,
    };
  }
}
