/** Turns an edition and its options into the arrays that play looks things up in, once per game. */

import { assert } from '../basics.ts';
import type { Board } from '../board.ts';
import { compileDecks, type Decks } from '../cards.ts';
import type { Edition, Kind, Options, OptionValue } from '../edition.ts';
import { resolveOptions } from '../options.ts';
import { ARMY_MAX, Decision, PIECES_MAX } from '../position.ts';
import { SEATS, type Seat } from '../seats.ts';
import type { Special } from '../special/special.ts';
import { powerBattles } from './battle.ts';
import { type HashKeys, hashKeys } from './hash.ts';
import { compileTables } from './tables.ts';

/** No limit: larger than any count of plies. */
export const NEVER = 0x3fffffff;
const GRID_DEGREE = 4;

/** A power of pieces: the kinds that have it, and the note, by number, with a bit for each seat that has used it up. */
export interface CountedPower {
  readonly id: string;
  readonly bearers: readonly string[];
  readonly spentIn: number | undefined;
}

export interface Rules {
  readonly edition: Edition;
  readonly options: Options;
  readonly board: Board;
  readonly seats: readonly Seat[];
  readonly kinds: readonly Kind[];
  /** Pieces of one seat. */
  readonly armySize: number;
  /** How many of each kind a seat has, by kind number. */
  readonly army: Uint8Array;
  /** Neighbours, mobility, battles: see tables.ts. */
  readonly tables: Int32Array;
  /** How many neighbour slots of a cell to look at: 4 on a grid and only there, since four slots are known to go round. */
  readonly degree: number;
  /** Cells a seat deploys on, by seat number. */
  readonly homes: readonly (readonly number[])[];
  /** The seat that begins, or -1 when the lot decides. */
  readonly starter: number;
  /** Consecutive own turns in which a piece may cross the same boundary (REP-1). */
  readonly twoSquareLimit: number;
  /** Whether any limit is set to that. */
  readonly countsStreaks: boolean;
  /** Whether coming back to the same two cells counts as going back and forth (AUD-3), and not every boundary that is crossed again (REP-3). */
  readonly countsPairs: boolean;
  readonly chaseRule: boolean;
  /** Whether a piece chases whatever it could attack with its next move (AUD-2), and not its neighbours only. */
  readonly chasesAtReach: boolean;
  /** Turns in which nobody falls after which the game is drawn. */
  readonly quietLimit: number;
  readonly bothImmobileDraws: boolean;
  /** Whether the game remembers for its players what they were shown (U-8). */
  readonly isAided: boolean;
  readonly keys: HashKeys;
  /** Undefined in an edition without cards. */
  readonly decks: Decks | undefined;
  /** Undefined in an edition without powers and cards. */
  readonly special: Special | undefined;
  /** The powers of pieces that views count. */
  readonly powers: readonly CountedPower[];
  /** The deeds, by number, that answer each question; those of an ordinary turn come first, at 0. */
  readonly deedsAt: readonly (readonly number[])[];
  /** Something comes before the deployment (`Special.begin`). */
  readonly hasOpening: boolean;
  /** The edition decides itself when a turn passes (`Special.conduct`). */
  readonly conductsTurns: boolean;
  /** Captured pieces go to bags (`Special.bagOf`). */
  readonly hasBags: boolean;
  /** On a map: whether a runner may attack at the end of a long way. */
  readonly runsAttack: boolean;
  /** Captured pieces can return, under numbers kept for them (`reserveOf`). */
  readonly hasReserves: boolean;
  /** The outcome by powers alone, a byte a pair of kinds as in `battleTable`; BY_RANK where ranks decide. */
  readonly powerBattles: Uint8Array;
}

/** Rules for a game; the options given must be valid (`resolveOptions` checks what comes from outside). */
export function compileRules(edition: Edition, given: Readonly<Record<string, OptionValue>> = {}): Rules {
  const resolved = resolveOptions(edition, given);
  assert(resolved.ok, `options fit the edition: ${JSON.stringify(resolved)}`);
  const options = resolved.value;
  const field = edition.field(options);
  const { board } = field;
  const army = Uint8Array.from(edition.kinds, (kind) => edition.army[kind.id] ?? 0);
  const armySize = army.reduce((sum, count) => sum + count, 0);
  const starts = edition.starts(options);
  const count = (key: string, otherwise: number): number => {
    const value = options[key];
    if (value === undefined) return otherwise;
    return value === 'off' ? NEVER : Number(value);
  };
  const seats = SEATS.filter((seat) => edition.seats.includes(seat)).slice(0, count('players', SEATS.length));
  assert(
    seats.every((seat, index) => SEATS[index] === seat),
    'seats are taken in order: red, blue, green, gold',
  );
  assert(armySize <= ARMY_MAX && (armySize + 1) * seats.length < PIECES_MAX, 'the armies fit a position');
  const special = edition.special?.(options);
  const hasReserves = special?.returns !== undefined;
  const keys = hashKeys((armySize + (hasReserves ? 1 : 0)) * seats.length, edition.kinds.length);
  const twoSquareLimit = count('twoSquareLimit', NEVER);
  const chaseRule = edition.chaseRule(options);
  const chasesAtReach = options.chaseReach === 'reach';
  assert(board.straight || twoSquareLimit === NEVER, 'the two-square rule knows straight lines only');
  assert(!chaseRule || seats.length === 2, 'a chase is between two seats');
  return {
    edition,
    options,
    board,
    seats,
    kinds: edition.kinds,
    armySize,
    army,
    tables: compileTables(board, edition.kinds, keys, chasesAtReach),
    degree: board.straight ? board.degree : Math.max(GRID_DEGREE + 1, board.degree),
    homes: seats.map((seat) => (field.homes[seat] ?? []).map((cell) => cellNumber(board, cell)).sort((a, b) => a - b)),
    starter: starts === 'lot' ? -1 : seats.indexOf(starts),
    twoSquareLimit,
    countsStreaks: twoSquareLimit !== NEVER,
    countsPairs: options.runnersTwoSquares === 'pair',
    chaseRule,
    chasesAtReach,
    isAided: (options.memory ?? 'aided') === 'aided',
    quietLimit: count('quietLimit', NEVER),
    bothImmobileDraws: options.bothImmobile !== 'moverLoses',
    keys,
    decks: edition.piles === undefined ? undefined : compileDecks(edition.piles),
    special,
    powers: countedPowers(edition.kinds, special),
    deedsAt: special === undefined ? [] : deedsByQuestion(special),
    hasOpening: special?.begin !== undefined,
    conductsTurns: special?.conduct !== undefined,
    hasBags: special?.bagOf !== undefined,
    runsAttack: special?.runsAttack ?? true,
    hasReserves,
    powerBattles: powerBattles(edition.kinds),
  };
}

/** Those that are deeds, and then those that a kind has without doing anything for it. */
function countedPowers(kinds: readonly Kind[], special: Special | undefined): readonly CountedPower[] {
  const deeds = (special?.deeds ?? []).flatMap(({ id, bearers, spentIn }) => (bearers === undefined ? [] : [{ id, bearers, spentIn }]));
  const carried = kinds.flatMap(({ id: kind, powers }) => powers.flatMap(({ id, isCounted }) => (isCounted ? [{ id, kind }] : [])));
  const others = [...Map.groupBy(carried, ({ id }) => id)].map(([id, all]) => ({
    id,
    bearers: all.map(({ kind }) => kind),
    spentIn: undefined,
  }));
  return [...deeds, ...others];
}

function deedsByQuestion({ deeds, questions }: Special): readonly (readonly number[])[] {
  const names = ['act', ...Array<string>(Decision.FIRST_QUESTION - 1).fill(''), ...questions];
  return names.map((name) => [...deeds.keys()].filter((number) => deeds[number].when.includes(name)));
}

function cellNumber(board: Board, cell: string): number {
  const number = board.indexOf.get(cell);
  assert(number !== undefined, `${cell} lies on the board`);
  return number;
}
