/**
 * A second, naive prover by other means: positions are written as texts and read by the engine, legal intents come from views, moves go through
 * `submit`, and two positions look alike when their views are equal to the last byte.
 */

import { flagHolder, holdingsOf } from '@flagfall/editions';
import {
  assert,
  type Chance,
  type DeedIntent,
  formatPosition,
  type MoveIntent,
  observe,
  type Position,
  parsePosition,
  type Rules,
  SEATS,
  type Seat,
  seatLetter,
  seededChance,
  submit,
  type View,
} from '@flagfall/engine';
import { actorOf } from '@flagfall/engine/edition';
import { clonePosition } from '@flagfall/engine/internal';
import { type Puzzle, puzzleRules } from './puzzle.ts';

type Intent = MoveIntent | DeedIntent;

/** A piece of a board text: seat letter, kind symbol, marks. */
const PIECE = /([rbgy])([A-Z0-9])(['"]?)(\^|!\{[rbgy]+\}|!)?/g;

interface TextPiece {
  readonly at: number;
  readonly seat: string;
  readonly symbol: string;
  readonly mark: string;
}

/** A piece in a bag may be of any kind but the flag. */
const IN_BAG = 'bag';

/** The enemy pieces in the text that the seat was not shown, those with the fewest kinds first; on a map, those in bags too. */
export function hiddenPiecesIn(text: string, seat: Seat): readonly TextPiece[] {
  const own = seatLetter(seat);
  const standing = [...text.split(' ')[0].matchAll(PIECE)].flatMap((found) => {
    const [, letter, symbol, mark, shown = ''] = found;
    const isShown = shown === '!' || shown === '^' || (shown.startsWith('!{') && shown.includes(own));
    return letter === own || isShown ? [] : [{ at: found.index + 1, seat: letter, symbol, mark }];
  });
  const order = ['"', "'", IN_BAG, ''];
  return [...standing, ...baggedIn(text, own)].sort((one, other) => order.indexOf(one.mark) - order.indexOf(other.mark));
}

/** The bags are behind the last bar of the text, seat by seat. */
function baggedIn(text: string, own: string): readonly TextPiece[] {
  const special = text.split(' ')[5] ?? '';
  if (special.split('|').length < 5) return [];
  let at = text.lastIndexOf('|') + 1;
  return text
    .slice(at)
    .split(';')
    .flatMap((bag, number) => {
      const start = at;
      at += bag.length + 1;
      const seat = 'rbgy'[number];
      if (seat === own || bag === '-') return [];
      return [...bag.matchAll(/([A-Z0-9])(!(?:\{[rbgy]+\})?)?/g)].flatMap((found) => {
        const [, symbol, shown = ''] = found;
        const isShown = shown === '!' || shown.includes(own);
        return isShown ? [] : [{ at: start + found.index, seat, symbol, mark: IN_BAG }];
      });
    });
}

/** Whether a piece of this kind can have done what the mark says. */
function mayBe(rules: Rules, symbol: string, mark: string): boolean {
  const kind = rules.kinds.find((one) => one.symbol === symbol);
  const moves = kind?.moves;
  if (mark === IN_BAG) return kind?.id !== 'flag';
  return mark === '"' ? moves === 'run' : mark === "'" ? moves !== 'never' : true;
}

/** Every way to deal these symbols to the pieces. */
function* deals(rules: Rules, pieces: readonly TextPiece[], left: readonly string[]): Generator<readonly string[]> {
  const [first, ...rest] = pieces;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const symbol of new Set(left)) {
    if (!mayBe(rules, symbol, first.mark)) continue;
    const others = left.toSpliced(left.indexOf(symbol), 1);
    for (const dealt of deals(rules, rest, others)) yield [symbol, ...dealt];
  }
}

/** The worlds of a puzzle on a board with two seats. */
export function naiveInformationSet(puzzle: Puzzle): readonly Position[] {
  const rules = puzzleRules(puzzle);
  const view = viewKey(read(rules, puzzle.position), puzzle.seat);
  const hidden = hiddenPiecesIn(puzzle.position, puzzle.seat);
  const symbols = hidden.map(({ symbol }) => symbol).sort();
  const boards = [...deals(rules, hidden, symbols)].map((dealt) => rewritten(puzzle.position, hidden, dealt));
  const worlds = boards.flatMap((board) => handTexts(rules, board, puzzle.seat)).map((text) => read(rules, text));
  for (const world of worlds) assert(viewKey(world, puzzle.seat) === view, `a world of ${puzzle.id} looks as the puzzle does`);
  return worlds;
}

function rewritten(text: string, hidden: readonly TextPiece[], symbols: readonly string[]): string {
  const letters = [...text];
  for (const [n, { at }] of hidden.entries()) letters[at] = symbols[n];
  return letters.join('');
}

/** Where there are cards: the same text with every hand the enemy may hold. */
function handTexts(rules: Rules, text: string, seat: Seat): readonly string[] {
  if (rules.decks === undefined) return [text];
  const enemy = rules.seats.find((one) => one !== seat);
  const [hand, draw] = ['hand', 'draw'].map((name) => rules.decks?.piles.findIndex(({ id }) => id === `${name} ${enemy}`) ?? -1);
  const fields = text.split(' ');
  const parts = fields[5].split('|');
  const piles = parts[2].split(';').map((pile) => (pile === '-' ? [] : pile.split('.')));
  const unseen = [...piles[hand], ...piles[draw]];
  const hands = Array.from({ length: 1 << unseen.length }, (_, mask) => unseen.filter((_card, at) => (mask >> at) & 1)).filter(
    (held) => held.length === piles[hand].length,
  );
  return hands.map((held) => {
    const rest = unseen.filter((card) => !held.includes(card));
    const dealt = piles.with(hand, held).with(draw, rest);
    const special = parts.with(2, dealt.map((pile) => pile.join('.') || '-').join(';')).join('|');
    return fields.with(5, special).join(' ');
  });
}

function read(rules: Rules, text: string): Position {
  const parsed = parsePosition(rules, text);
  assert(parsed.ok, `a world can be read: ${text}`);
  return parsed.value;
}

function viewKey(world: Position, seat: Seat): string {
  return JSON.stringify(observe(world, seat));
}

/** What a puzzle wants, judged by what the seat sees. */
type Judge = (view: View, left: number) => boolean | undefined;

function judgeOf(puzzle: Puzzle, start: View): Judge {
  const { question, seat } = puzzle;
  const lost = (view: View, isOwn: boolean): number => view.captured.filter((piece) => (piece.seat === seat) === isOwn).length;
  const isMine = (view: View): boolean => view.waiting?.decision === 'act' && view.turn === seat;
  const won = (view: View): boolean | undefined => (view.result === undefined ? undefined : view.result.winners.includes(seat));
  switch (question.kind) {
    case 'flag':
      return (view, left) => won(view) ?? (left === 0 && (view.turn !== seat || isMine(view)) ? false : undefined);
    case 'capture':
      return (view, left) => {
        if (view.result !== undefined) return won(view);
        if (lost(view, true) > lost(start, true)) return false;
        if (!isMine(view) || left === question.turns) return undefined;
        return lost(view, false) > lost(start, false) ? true : left === 0 ? false : undefined;
      };
    case 'guard':
      return (view, left) => won(view) ?? (isMine(view) && left === 0 ? true : undefined);
    case 'keep': {
      const kept = start.pieces.find(({ cell }) => cell === question.cell)?.piece;
      return (view, left) => {
        if (view.captured.some(({ piece }) => piece === kept)) return false;
        return won(view) ?? (isMine(view) && left === 0 ? true : undefined);
      };
    }
    default:
      throw new Error(`${question.kind} is not proved by moves`);
  }
}

/** Whether the seat has a way to answer, from worlds that look the same. */
export class NaiveProver {
  readonly #seat: Seat;
  readonly #judge: Judge;
  readonly turns: number;

  constructor(puzzle: Puzzle, start: View) {
    this.#seat = puzzle.seat;
    this.#judge = judgeOf(puzzle, start);
    this.turns = 'turns' in puzzle.question ? puzzle.question.turns : 1;
  }

  works(worlds: readonly Position[], intent: Intent, left = this.turns): boolean {
    const isTurn = observe(worlds[0], this.#seat).waiting?.decision === 'act';
    const next = worlds.map((world) => played(world, this.#seat, intent));
    return this.#alike(next).every((group) => this.#holds(group, isTurn ? left - 1 : left));
  }

  #holds(worlds: readonly Position[], left: number): boolean {
    const view = observe(worlds[0], this.#seat);
    const verdict = this.#judge(view, left);
    if (verdict !== undefined) return verdict;
    if (view.waiting?.seats.includes(this.#seat)) return intentsIn(view).some((intent) => this.works(worlds, intent, left));
    const next = worlds.flatMap((world) => {
      const actor = SEATS[actorOf(world)];
      return intentsIn(observe(world, actor)).map((intent) => played(world, actor, intent));
    });
    return this.#alike(next).every((group) => this.#holds(group, left));
  }

  #alike(worlds: readonly Position[]): readonly (readonly Position[])[] {
    return [...Map.groupBy(worlds, (world) => viewKey(world, this.#seat)).values()];
  }
}

export function intentsIn(view: View): readonly Intent[] {
  return [...view.moves, ...view.deeds];
}

/** On a map: moves, or answers to what a card asks. */
export function mapIntentsIn(view: View): readonly Intent[] {
  return view.waiting?.decision === 'act' ? view.moves : view.deeds;
}

function played(world: Position, seat: Seat, intent: Intent, chance: Chance = seededChance('naive')): Position {
  const next = clonePosition(world);
  const done = submit(next, seat, intent, chance);
  assert(done.ok, 'an intent that a view offers is legal');
  return next;
}

/** For each possible symbol of the hidden piece on a cell, a position with it. */
export function naiveKinds(rules: Rules, text: string, seat: Seat, cell: string): ReadonlyMap<string, string> {
  const hidden = hiddenPiecesIn(text, seat);
  const target = hidden.find((one) => one.mark !== IN_BAG && cellAt(rules, text, one.at) === cell);
  assert(target !== undefined, `a hidden piece stands on ${cell}`);
  const mates = hidden.filter((one) => one.seat === target.seat && one !== target);
  const left = [target, ...mates].map(({ symbol }) => symbol);
  const found = new Map<string, string>();
  for (const symbol of new Set(left)) {
    const rest = left.toSpliced(left.indexOf(symbol), 1).sort();
    if (!mayBe(rules, symbol, target.mark) || !canDeal(rules, mates, rest, new Set())) continue;
    for (const dealt of deals(rules, mates, rest)) {
      found.set(symbol, rewritten(text, [target, ...mates], [symbol, ...dealt]));
      break;
    }
  }
  return found;
}

/** The text with the piece on a cell shown to the seat, so that it stays fixed when others are dealt. */
function shownOn(rules: Rules, text: string, seat: Seat, cell: string): string {
  const target = hiddenPiecesIn(text, seat).find((one) => one.mark !== IN_BAG && cellAt(rules, text, one.at) === cell);
  assert(target !== undefined, `a hidden piece stands on ${cell}`);
  const end = target.at + 1 + target.mark.length;
  const shown = /^!\{([rbgy]+)\}/.exec(text.slice(end));
  const letters = [...'rbgy'].filter((letter) => letter === seatLetter(seat) || shown?.[1].includes(letter)).join('');
  return `${text.slice(0, end)}!{${letters}}${text.slice(end + (shown?.[0].length ?? 0))}`;
}

function canDeal(rules: Rules, pieces: readonly TextPiece[], left: readonly string[], tried: Set<string>): boolean {
  const [first, ...rest] = pieces;
  if (first === undefined) return true;
  const key = `${pieces.length} ${left.join('')}`;
  if (tried.has(key)) return false;
  tried.add(key);
  return [...new Set(left)].some(
    (symbol) => mayBe(rules, symbol, first.mark) && canDeal(rules, rest, left.toSpliced(left.indexOf(symbol), 1), tried),
  );
}

/** The cell of the piece at this place of the text. */
function cellAt(rules: Rules, text: string, at: number): string | undefined {
  const rows = text.split(' ')[0].split('/');
  let start = 0;
  for (const [row, written] of rows.entries()) {
    if (at >= start + written.length) {
      start += written.length + 1;
      continue;
    }
    let column = 0;
    for (const found of written.matchAll(/\d+|#|[rbgy][A-Z0-9]['"]?(?:\^|!\{[rbgy]+\}|!)?/g)) {
      if (/^\d/.test(found[0])) column += Number(found[0]);
      else {
        if (start + found.index + 1 === at && !rules.board.isGrid) return rules.board.cells[row * 3 + column];
        if (start + found.index + 1 === at) return `${String.fromCharCode(97 + column)}${rules.board.rows - row}`;
        column++;
      }
    }
  }
  return undefined;
}

/** What can be taken on a map in this turn, by texts: an attacked hidden piece may be of every possible kind. */
export class NaiveMapProver {
  readonly #rules: Rules;
  readonly #seat: Seat;
  readonly #aim: string;
  readonly #wanted: number;
  /** Results by text: moves in another order often lead to the same. */
  readonly #known = new Map<string, boolean>();

  constructor({ seat, question, ...puzzle }: Puzzle, start: View) {
    this.#rules = puzzleRules(puzzle);
    this.#seat = seat;
    this.#aim = question.kind === 'land' ? question.aim : '';
    this.#wanted = this.#score(start) + 1;
  }

  works(text: string, intent: Intent): boolean {
    const faced = intent.type === 'move' ? [intent.to] : ['accuse', 'look'].includes(intent.deed) ? (intent.cells ?? []) : [];
    const worlds = faced.reduce<readonly string[]>((texts, cell) => texts.flatMap((one) => this.#facing(one, cell)), [text]);
    return worlds.every((world) => this.#drawings(world, intent).every((next) => this.#reaches(next)));
  }

  /** A position for each possible symbol of the piece on a cell. */
  #facing(text: string, cell: string): readonly string[] {
    const target = observe(read(this.#rules, text), this.#seat).pieces.find((piece) => piece.cell === cell);
    if (target === undefined || target.known) return [text];
    return [...naiveKinds(this.#rules, text, this.#seat, cell).values()].map((world) => shownOn(this.#rules, world, this.#seat, cell));
  }

  /** With a card that draws from the bag, once for each piece in it; there are fewer than twenty. */
  #drawings(text: string, intent: Intent): readonly Position[] {
    const isDrawn = intent.type === 'deed' && ['reinforcement', 'surpriseAttack'].some((card) => intent.cards?.includes(card));
    const numbers = isDrawn ? Array.from({ length: 20 }, (_, number) => number) : [0];
    return numbers.map((number) => played(read(this.#rules, text), this.#seat, intent, { below: (n) => number % n }));
  }

  #reaches(world: Position): boolean {
    const view = observe(world, this.#seat);
    if (this.#score(view) >= this.#wanted) return true;
    if (view.result !== undefined || view.turn !== this.#seat || !view.waiting?.seats.includes(this.#seat)) return false;
    const text = formatPosition(world);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const does = mapIntentsIn(view).some((intent) => this.works(text, intent));
    this.#known.set(text, does);
    return does;
  }

  #score(view: View): number {
    if (this.#aim === 'city') return holdingsOf(view, this.#rules.board, this.#seat).cities;
    if (this.#aim === 'piece') return view.captured.filter(({ seat }) => seat !== this.#seat).length;
    return this.#rules.seats.filter((seat) => seat !== this.#seat && flagHolder(view, seat) !== undefined).length;
  }
}
