/**
 * A puzzle: what one seat sees of a game, a question about it, and the one idea that answers it. It is one line of text:
 *
 *     duel-7 3 flag:2 e5>e6 - r - 8/1b... r 12 3 a4a5 -
 *
 * which is its id, difficulty (1 to 5), question, idea, needs besides plain moves, the seat that is asked, options that differ from the defaults, and a
 * position text.
 * The position is a random one of the seat's information set, so the line tells no more than the view.
 */

import { findEdition } from '@flagfall/editions';
import {
  assert,
  type Cell,
  compileRules,
  type DeedIntent,
  type MoveIntent,
  type Options,
  type Position,
  parsePosition,
  type Rules,
  resolveOptions,
  SEATS,
  type Seat,
  seatLetter,
} from '@flagfall/engine';

export const MAP_AIMS = ['flag', 'city', 'piece'] as const;
export type MapAim = (typeof MAP_AIMS)[number];

/** The question. Turns are the asked seat's own; on a map `land` is about the rest of this turn. */
export type PuzzleQuestion =
  /** Win the game within so many turns. */
  | { readonly kind: 'flag'; readonly turns: number }
  /** Take an enemy piece within so many turns and lose none, the enemy's answer included. */
  | { readonly kind: 'capture'; readonly turns: number }
  /** Do not lose the game to the enemy's next turn. */
  | { readonly kind: 'guard' }
  /** Do not lose the piece on this cell to the enemy's next turn. */
  | { readonly kind: 'keep'; readonly cell: Cell }
  /** Which hidden piece must be of this kind? */
  | { readonly kind: 'which'; readonly piece: string }
  /** Before this turn is over: take a flag, control one city more, or take a piece. */
  | { readonly kind: 'land'; readonly aim: MapAim };

/** A card or a power without which there is no answer; the two-square rule, without which the answer would be another one, or none (`puzzleNeeds` proves it). */
export const PUZZLE_NEEDS = ['deed', 'twoSquares'] as const;
export type PuzzleNeed = (typeof PUZZLE_NEEDS)[number];

export interface Puzzle {
  readonly id: string;
  readonly edition: string;
  /** From 1 to 5. */
  readonly level: number;
  readonly question: PuzzleQuestion;
  /** The accepted idea: `ideaOf` the first move, or the cell of the piece. */
  readonly idea: string;
  readonly needs: readonly PuzzleNeed[];
  readonly seat: Seat;
  readonly options: Options;
  readonly position: string;
}

export function formatPuzzle({ id, level, question, idea, needs, seat, options, position }: Puzzle): string {
  const chosen = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return [id, level, formatQuestion(question), idea, needs.join() || '-', seatLetter(seat), chosen.join(',') || '-', position].join(' ');
}

/** Parses a line of our own collection; a fault in it is a bug of ours. */
export function parsePuzzle(line: string): Puzzle {
  const [id, level, question, idea, needs, letter, options, ...position] = line.split(' ');
  const seat = SEATS.find((one) => seatLetter(one) === letter);
  assert(seat !== undefined, `${id} is asked of a seat`);
  return {
    id,
    edition: id.slice(0, id.lastIndexOf('-')),
    level: Number(level),
    question: parseQuestion(question),
    idea,
    needs: PUZZLE_NEEDS.filter((need) => needs.split(',').includes(need)),
    seat,
    options: options === '-' ? {} : Object.fromEntries(options.split(',').map((one) => one.split('=') as [string, string])),
    position: position.join(' '),
  };
}

export function formatQuestion(question: PuzzleQuestion): string {
  switch (question.kind) {
    case 'flag':
    case 'capture':
      return `${question.kind}:${question.turns}`;
    case 'guard':
      return 'guard';
    case 'keep':
      return `keep:${question.cell}`;
    case 'which':
      return `which:${question.piece}`;
    case 'land':
      return `land:${question.aim}`;
  }
}

function parseQuestion(text: string): PuzzleQuestion {
  const [kind, detail] = text.split(':');
  if (kind === 'flag' || kind === 'capture') return { kind, turns: Number(detail) };
  if (kind === 'guard') return { kind };
  if (kind === 'keep') return { kind, cell: detail };
  if (kind === 'which') return { kind, piece: detail };
  const aim = MAP_AIMS.find((one) => one === detail);
  assert(kind === 'land' && aim !== undefined, `${text} is a question`);
  return { kind, aim };
}

export function puzzleRules({ edition, options }: Pick<Puzzle, 'edition' | 'options'>): Rules {
  const found = findEdition(edition);
  assert(found !== undefined, `${edition} is an edition`);
  const resolved = resolveOptions(found, options);
  assert(resolved.ok, `${edition} has these options`);
  return compileRules(found, resolved.value);
}

/** The position of the line, to be shown only as its seat sees it. */
export function puzzlePosition(puzzle: Puzzle, rules: Rules = puzzleRules(puzzle)): Position {
  const parsed = parsePosition(rules, puzzle.position);
  assert(parsed.ok, `the position of ${puzzle.id} is one`);
  return parsed.value;
}

/** Moves with the same piece and the same target are one idea, whatever card or power goes with them. A deed that moves no piece is an idea by itself. */
export function ideaOf(rules: Rules, intent: MoveIntent | DeedIntent): string {
  if (intent.type === 'move') return `${intent.from}>${intent.to}`;
  const isMove = rules.extension?.deeds.find(({ id }) => id === intent.deed)?.isMove === true;
  const cells = (intent.cells ?? []).join('>');
  return isMove ? cells : `${intent.deed}:${cells || (intent.cards ?? []).join('+')}`;
}
