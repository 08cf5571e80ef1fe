/** The texts of the screens, from the messages and the name pack of the game. */

import { bookletOf, findEdition, type NamePack, namesOf, type PackId, type RuleSetName, ruleSetOf, territoryOf } from '@flagfall/editions';
import {
  type Cell,
  compileRules,
  type Edition,
  type OptionSpec,
  type OptionValue,
  type Rules,
  type Seat,
  type SeenEvent,
  type Viewer,
} from '@flagfall/engine';
import { languageTag, type MessageId, type Messages, type TellingContext, type Values } from '@flagfall/messages';
import {
  adviceOf,
  armyKinds,
  type BattleScene,
  clockText,
  type Language,
  type LoggedEvent,
  type LogItem,
  SeatWords,
  type StepIds,
  storyOf,
} from '@flagfall/seat';
import { glyphOf } from './terminal/look.ts';

type Topic = 'setup' | 'play';

function tipLines(language: Language, edition: Edition, topics: readonly Topic[]): readonly string[] {
  return topics.flatMap((topic) => [
    language.messages.say(`advice.${topic}`),
    ...adviceOf(language, edition, topic).map((text) => `- ${text}`),
  ]);
}

/** Sentences that need no game. */
export class TerminalTexts {
  readonly #messages: Messages;

  constructor(messages: Messages) {
    this.#messages = messages;
  }

  say(id: MessageId, values: Values = {}): string {
    return this.#messages.say(id, values);
  }

  /** The names of an edition, in the language of the reader. */
  pack(edition: Edition, pack: PackId): NamePack {
    return namesOf(edition, this.#messages.locale)[pack];
  }

  /** The name and the description of a rule set. */
  ruleSet(set: RuleSetName): { readonly name: string; readonly about: string } {
    return { name: this.#messages.say(`rulebook.set.${set}`), about: this.#messages.say(`rulebook.set.${set}About`) };
  }

  /** Board, pieces and special features. */
  aboutEdition(edition: Edition): string {
    const { columns, rows, isGrid, cells } = compileRules(edition).board;
    const pieces = Object.values(edition.army).reduce((sum, count) => sum + count, 0);
    const special = this.#word('terminal.special', edition.id);
    if (!isGrid) return this.say('terminal.menu.aboutMap', { zones: cells.length, pieces, special });
    return this.say('terminal.menu.about', { columns, rows, pieces, special });
  }

  /** Its name, and whether the booklets recommend it as the first game, or after which game. */
  titleOnShelf(edition: Edition, pack: PackId): string {
    const { title } = this.pack(edition, pack);
    const { isFirst, after } = bookletOf(edition);
    const before = after === undefined ? undefined : findEdition(after);
    if (isFirst) return `${title} - ${this.say('path.first')}`;
    return before === undefined ? title : `${title} - ${this.say('path.after', { title: this.pack(before, pack).title })}`;
  }

  /** A few lines from its box; undefined with neutral names. */
  story(edition: Edition, pack: PackId): string | undefined {
    return storyOf({ messages: this.#messages, pack: this.pack(edition, pack) }, edition);
  }

  /** The advice of the booklet for setting up and playing. */
  tips(edition: Edition, pack: PackId): readonly string[] {
    return tipLines({ messages: this.#messages, pack: this.pack(edition, pack) }, edition, ['setup', 'play']);
  }

  option(spec: OptionSpec, value: OptionValue, pack: NamePack): { readonly label: string; readonly value: string; readonly about: string } {
    const seatName = (seat: Seat) => pack.seats[seat]?.name ?? seat;
    const sentences = `${this.#messages.option(spec.key)} ${this.#messages.optionValue(spec.key, value, { seatName })}`;
    return { label: this.#word('terminal.option', spec.key), value: this.#valueWord(value, pack), about: sentences };
  }

  /** A short word for an option or a value; numbers and unknown words stand for themselves. */
  #word(prefix: string, key: string): string {
    return this.#messages.say(`${prefix}.${key}` as MessageId);
  }

  #valueWord(value: OptionValue, pack: NamePack): string {
    if (typeof value === 'number' || /^\d/.test(value)) return String(value);
    return pack.seats[value as Seat]?.name ?? this.#word('terminal.value', value);
  }
}

/** Sentences about one game, for the reader of one seat. */
export class TerminalGameWords extends SeatWords {
  readonly stepIds: StepIds = {
    noCard: 'terminal.deed.noCard',
    noCardAbout: 'terminal.deed.noCardAbout',
    orderStays: 'terminal.order.stays',
    orderGoes: 'terminal.order.goes',
  };
  protected readonly language: Language;

  constructor(messages: Messages, rules: Rules, pack: NamePack) {
    super(rules);
    this.language = { messages, pack };
  }

  override readonly glyph = (kind: string): string => glyphOf(this.rules, this.rules.kinds.find((candidate) => candidate.id === kind)!);

  /** The name of the rules. */
  get rulesName(): string {
    return this.say(`rulebook.set.${ruleSetOf(this.rules.edition, this.rules.options)}`);
  }

  /** Their name and description. */
  get rulesLine(): string {
    return `${this.rulesName}. ${this.say(`rulebook.set.${ruleSetOf(this.rules.edition, this.rules.options)}About`)}`;
  }

  /** The time left on a clock. */
  clock(leftMs: number): string {
    return clockText(leftMs, languageTag(this.messages.locale), false);
  }

  /** The zone that a text names: itself, or the first zone of a territory by its id or name. */
  zoneNamed(text: string): Cell | undefined {
    const { board } = this.rules;
    const isNamed = (cell: Cell): boolean =>
      cell === squeezed(text) ||
      [territoryOf(board, cell) ?? '', this.territory(cell) ?? ''].some((name) => squeezed(name) === squeezed(text));
    return text.trim() === '' ? undefined : board.cells.find(isNamed);
  }

  /** The kind that a text names as it is printed: by its id, its name or its sign. */
  kindNamed(text: string): string | undefined {
    const { kinds, seats } = this.rules;
    const called = (id: string): readonly string[] => [id, this.glyph(id), ...seats.map((seat) => this.kind(seat, id))];
    return kinds.find(({ id }) => called(id).some((name) => squeezed(name) === squeezed(text)))?.id;
  }

  /** How the game is won, line by line; empty for games that everybody knows. */
  goal(): readonly string[] {
    return this.rules.board.isGrid ? [] : this.say(`terminal.goal.${this.rules.edition.id}` as MessageId).split('\n');
  }

  /** The advice of the booklet, with a heading for each topic. */
  tips(...topics: readonly Topic[]): readonly string[] {
    return tipLines(this.language, this.rules.edition, topics);
  }

  /** One line of the log. In games from memory (CORE-23) only the first report of a battle tells what was shown. */
  override item(item: LogItem, reader: Viewer, isFirst = false): string {
    if (item.type === 'said')
      return this.say('terminal.said', { from: harmless(item.from), text: harmless(this.messages.chat(item.text)) });
    return item.type === 'event' && !isFirst ? this.#again(item, reader) : super.item(item, reader);
  }

  #again(item: LoggedEvent, reader: Viewer): string {
    const { event, standing } = item;
    if (this.rules.remembersReveals) return this.event(item, reader);
    if (event.type !== 'piecesRevealed') return this.event({ ...item, ...withoutSecrets(event, item.context) }, reader);
    const [attacker, defender] = [standing.get(event.attacker.piece)!, standing.get(event.defender.piece)!];
    return this.say('terminal.log.battle', {
      seat: this.seat(attacker.seat),
      from: attacker.cell,
      to: defender.cell,
      outcome: event.outcome,
    });
  }

  /** The signs of all kinds, as they are typed. */
  get signs(): readonly string[] {
    return armyKinds(this.rules).map(({ symbol }) => symbol);
  }

  unknownSign(sign: string): string {
    return this.say('terminal.mark.unknown', { sign: printable(sign), keys: this.signs.join(' ') });
  }

  /** Kinds by name in the order of the army, with their number if there are several. */
  countedKinds(seat: Seat, kinds: readonly string[]): readonly string[] {
    return this.cast(seat).flatMap(({ kinds: alike }) => {
      const count = kinds.filter((kind) => alike.includes(kind)).length;
      const name = this.kind(seat, alike[0]);
      return count === 0 ? [] : [count === 1 ? name : `${name} x${count}`];
    });
  }

  /** The losses of a side, in one line. */
  lostBy(seat: Seat, captured: readonly { readonly seat: Seat; readonly kind?: string }[]): string {
    const lost = this.countedKinds(
      seat,
      captured.flatMap((piece) => (piece.seat === seat && piece.kind !== undefined ? [piece.kind] : [])),
    );
    return this.say('terminal.lines.captured', { seat: this.seat(seat), count: lost.length, list: lost.join(', ') });
  }

  /** How a battle ended, in one sentence. */
  outcome({ attacker, defender, cell, outcome, stays }: BattleScene): string {
    return this.say('terminal.battle.outcome', {
      outcome,
      stays: stays ? 'yes' : 'no',
      attacker: this.kind(attacker.seat, attacker.kind),
      defender: this.kind(defender.seat, defender.kind),
      cell,
    });
  }
}

/** Kinds that were shown and are hidden again (CORE-23): in games from memory a later report does not tell them. */
function withoutSecrets(
  event: SeenEvent,
  { actor: _, shown: __, ...context }: TellingContext,
): { readonly event: SeenEvent; readonly context: TellingContext } {
  const { kind: _kind, ...covered } = event as SeenEvent & { readonly kind?: string };
  const hasKind = (event.type === 'pieceShown' && !event.stays) || event.type === 'pieceReturned' || event.type === 'deedDone';
  return { event: hasKind ? (covered as SeenEvent) : event, context };
}

/** Without spaces and capitals, which people leave out. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** Typed text, safe to be printed again. */
export function printable(text: string): string {
  return harmless(text.slice(0, 40));
}

/** Text of others must not control the terminal. */
export function harmless(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}
