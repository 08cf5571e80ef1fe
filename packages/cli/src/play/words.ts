/** Words: what the screens say, through the messages and the name pack of the game. */

import { type NamePack, nameOf, namesOf, type PackId, placeNames, territoryOf } from '@flagfall/editions';
import type { Cell, DeedIntent, DeploymentFault, Edition, GameResult, OptionSpec, OptionValue, Rules, Seat } from '@flagfall/engine';
import type { MessageId, Messages, Names, Values } from '@flagfall/messages';
import type { Battle, LogItem } from '@flagfall/seat';
import type { TableRefusal } from '@flagfall/table';
import { armyKinds, symbolsOf } from './gameState.ts';
import { glyphOf } from './look.ts';
import { veiled } from './veil.ts';

/** Sentences that need no game. */
export class Texts {
  protected readonly messages: Messages;

  constructor(messages: Messages) {
    this.messages = messages;
  }

  say(id: MessageId, values: Values = {}): string {
    return this.messages.say(id, values);
  }

  /** What things are called in an edition, in the language of the reader. */
  pack(edition: Edition, pack: PackId): NamePack {
    return namesOf(edition, this.messages.locale)[pack];
  }

  /** What a deployment of the library is called. */
  deploymentName(name: string): string {
    return this.messages.deploymentName(name);
  }

  /** What is special about an edition, in a few words. */
  special(edition: Edition): string {
    return this.messages.say(`terminal.special.${edition.id}` as MessageId);
  }

  option(spec: OptionSpec, value: OptionValue, pack: NamePack): { readonly label: string; readonly shown: string; readonly about: string } {
    const seatName = (seat: Seat) => pack.seats[seat]?.name ?? seat;
    const sentences = `${this.messages.option(spec.key)} ${this.messages.optionValue(spec.key, value, { seatName })}`;
    return { label: this.#word('terminal.option', spec.key), shown: this.#valueWord(value, pack), about: sentences };
  }

  /** A short word for an option or a value; numbers and unknown words stand for themselves. */
  #word(prefix: string, key: string): string {
    return this.messages.say(`${prefix}.${key}` as MessageId);
  }

  #valueWord(value: OptionValue, pack: NamePack): string {
    if (typeof value === 'number' || /^\d/.test(value)) return String(value);
    return pack.seats[value as Seat]?.name ?? this.#word('terminal.value', value);
  }
}

/** Sentences about one game, for a reader who sits on one seat. */
export class Words extends Texts {
  readonly rules: Rules;
  readonly #pack: NamePack;

  constructor(messages: Messages, rules: Rules, pack: NamePack) {
    super(messages);
    this.rules = rules;
    this.#pack = pack;
  }

  get title(): string {
    return this.#pack.title;
  }

  get obstacle(): string {
    return this.#pack.obstacle;
  }

  seat(seat: Seat): string {
    return this.#pack.seats[seat]?.name ?? seat;
  }

  kind(seat: Seat, kind: string): string {
    return nameOf(this.#pack, seat, kind);
  }

  glyph(kind: string): string {
    return glyphOf(this.rules.kinds.find((candidate) => candidate.id === kind)!);
  }

  /** What people call the territory of a zone; empty where there are none. */
  territory(cell: Cell): string {
    const id = territoryOf(this.rules.board, cell);
    return id === undefined ? '' : (placeNames[this.#pack.id][id] ?? id);
  }

  /** The zone that somebody names: itself, or the first of a territory by its id or its name. */
  zoneNamed(text: string): Cell | undefined {
    const { board } = this.rules;
    const isNamed = (cell: Cell): boolean =>
      cell === squeezed(text) || [territoryOf(board, cell) ?? '', this.territory(cell)].some((name) => squeezed(name) === squeezed(text));
    return text.trim() === '' ? undefined : board.cells.find(isNamed);
  }

  /** The kind that somebody names as it is printed: by its id, its name or its sign. */
  kindNamed(text: string): string | undefined {
    const { kinds, seats } = this.rules;
    const called = (id: string): readonly string[] => [id, this.glyph(id), ...seats.map((seat) => this.kind(seat, id))];
    return kinds.find(({ id }) => called(id).some((name) => squeezed(name) === squeezed(text)))?.id;
  }

  /** How the game is won, line by line; empty where everybody knows it. */
  goal(): readonly string[] {
    return this.rules.board.straight ? [] : this.say(`terminal.goal.${this.rules.edition.id}` as MessageId).split('\n');
  }

  refusal(refusal: TableRefusal, reader: Seat): string {
    return this.messages.refusal(refusal, this.#names(reader));
  }

  fault(fault: DeploymentFault, reader: Seat): string {
    return this.messages.deploymentFault(fault, this.#names(reader));
  }

  ending(result: GameResult, reader: Seat): string {
    return this.messages.ending(result, this.#names(reader));
  }

  /** One line of the log; moves are short once they have been told. Where the game is played from memory (CORE-23) only the first telling of a battle says what was shown. */
  item(item: LogItem, reader: Seat, isFirst = false): string {
    if (item.type === 'news') return this.messages.news(item.news, this.#names(reader));
    if (item.type === 'note') return item.text;
    if (item.type === 'said')
      return this.say('terminal.said', { from: harmless(item.from), text: harmless(this.messages.chat(item.text)) });
    const { memory } = this.rules.options;
    const { event } = item;
    const names: Names = {
      ...(event.type === 'deedDone' ? this.#namesFor(event.deed, reader) : this.#names(reader)),
      standing: (piece) => item.standing.get(piece),
    };
    if (!isFirst && event.type === 'pieceMoved') {
      const { piece, from, to } = event;
      return this.say('terminal.log.move', { seat: this.seat(item.standing.get(piece)!.seat), from, to });
    }
    if (isFirst || memory === undefined || memory === 'aided') return this.messages.event(event, names, item.context);
    if (event.type !== 'piecesRevealed') {
      const { event: covered, context } = veiled(event, item.context);
      return this.messages.event(covered, names, context);
    }
    const attacker = item.standing.get(event.attacker.piece)!;
    const defender = item.standing.get(event.defender.piece)!;
    const { outcome } = event;
    return this.say('terminal.log.battle', { seat: this.seat(attacker.seat), from: attacker.cell, to: defender.cell, outcome });
  }

  card(card: string): string {
    return this.messages.card(card);
  }

  cardAbout(card: string): string {
    return this.messages.cardAbout(card);
  }

  deed(deed: string): string {
    return this.messages.deed(deed);
  }

  deedAbout(deed: string): string {
    return this.messages.deedAbout(deed);
  }

  /** One way to do something, for a menu. */
  choice(intent: DeedIntent, reader: Seat, decision?: string): string {
    return this.messages.deedChoice(intent, reader, this.#namesFor(intent.deed, reader), decision);
  }

  /** A question in a few words. */
  question(decision: string): string {
    return this.messages.question(decision);
  }

  /** What the one who is asked decides. */
  asked(decision: string): string {
    return this.messages.questionAsked(decision);
  }

  /** What those who wait are told. */
  waiting(decision: string, seats: readonly Seat[]): string {
    return this.messages.questionWaiting(decision, seats, { seatName: (seat) => this.seat(seat) });
  }

  unknownSign(sign: string): string {
    return this.say('terminal.mark.unknown', { sign: printable(sign), keys: symbolsOf(armyKinds(this)).join(' ') });
  }

  /** Kinds by name in the order of the army, what comes several times with its number. */
  countedKinds(seat: Seat, kinds: readonly string[]): readonly string[] {
    return armyKinds(this).flatMap(({ id }) => {
      const count = kinds.filter((kind) => kind === id).length;
      return count === 0 ? [] : [count === 1 ? this.kind(seat, id) : `${this.kind(seat, id)} x${count}`];
    });
  }

  /** What a side has lost, in one line. */
  lostBy(seat: Seat, captured: readonly { readonly seat: Seat; readonly kind?: string }[]): string {
    const lost = this.countedKinds(
      seat,
      captured.flatMap((piece) => (piece.seat === seat && piece.kind !== undefined ? [piece.kind] : [])),
    );
    return this.say('terminal.lines.captured', { seat: this.seat(seat), count: lost.length, list: lost.join(', ') });
  }

  /** How a battle ended, in one sentence. */
  outcome({ attacker, defender, cell, outcome, stays }: Battle): string {
    return this.say('terminal.battle.outcome', {
      outcome,
      stays: stays ? 'yes' : 'no',
      attacker: this.kind(attacker.seat, attacker.kind),
      defender: this.kind(defender.seat, defender.kind),
      cell,
    });
  }

  /** A draft is about a territory: its first zone only stands for it. */
  #namesFor(deed: string, reader: Seat): Names {
    const names = this.#names(reader);
    return deed === 'draft' ? { ...names, cellName: (cell) => this.territory(cell) } : names;
  }

  #names(reader: Seat): Names {
    return {
      isMap: !this.rules.board.straight,
      kindName: (seat, kind) => this.kind(seat ?? reader, kind),
      seatName: (seat) => this.seat(seat),
      cellName: (cell) => cell,
      seats: this.rules.seats,
      prize: this.#pack.prize,
      seatIsPlural: (seat) => this.#pack.seats[seat]?.plural === true,
    };
  }
}

/** Without what people leave out: spaces and capitals. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** What somebody typed, fit to be printed again. */
export function printable(text: string): string {
  return harmless(text.slice(0, 40));
}

/** What others wrote must not steer the terminal. */
export function harmless(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}
