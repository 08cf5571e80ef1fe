/** Compiles an edition and its options into the arrays that play reads, once per game. */

import { assert } from '../basics.ts';
import type { Board } from '../board.ts';
import type { Edition, Options, OptionValue, PieceKind } from '../edition/edition.ts';
import { resolveOptions } from '../edition/options.ts';
import type { RuleExtension } from '../extension/extension.ts';
import { compileDecks, type Decks } from '../position/cards.ts';
import { ARMY_MAX, DecisionType, PIECES_MAX } from '../position/position.ts';
import { SEATS, type Seat } from '../seats.ts';
import { powerBattles } from './battle.ts';
import { compileTables } from './tables.ts';
import { type ZobristKeys, zobristKeys } from './zobrist.ts';

/** No limit: larger than any count of plies. */
export const UNLIMITED = 0x3fffffff;
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
  readonly kinds: readonly PieceKind[];
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
  /** Whether the two-square rule has a limit. */
  readonly hasTwoSquareRule: boolean;
  /** Whether only moves between the same two cells count as back and forth (AUD-3), instead of every boundary crossed again (REP-3). */
  readonly countsPairs: boolean;
  readonly chaseRule: boolean;
  /** Whether a piece chases all that it could attack with its next move (AUD-2), instead of its neighbours only. */
  readonly chasesAtReach: boolean;
  /** So many turns without a capture draw the game. */
  readonly quietLimit: number;
  readonly bothImmobileDraws: boolean;
  /** Whether revealed pieces stay shown (U-8). */
  readonly remembersReveals: boolean;
  readonly zobrist: ZobristKeys;
  /** Undefined in an edition without cards. */
  readonly decks: Decks | undefined;
  /** Undefined in an edition without powers and cards. */
  readonly extension: RuleExtension | undefined;
  /** The powers of pieces that views count. */
  readonly powers: readonly CountedPower[];
  /** The deeds, by number, that answer each question; those of an ordinary turn come first, at 0. */
  readonly deedsByQuestion: readonly (readonly number[])[];
  /** Something comes before the deployment (`RuleExtension.beforeDeployment`). */
  readonly actsBeforeDeployment: boolean;
  /** The edition decides itself when a turn passes (`RuleExtension.manageTurn`). */
  readonly managesTurns: boolean;
  /** Captured pieces go to bags (`RuleExtension.bagOf`). */
  readonly hasBags: boolean;
  /** On a map: whether a runner may attack at the end of a run. */
  readonly longRunsAttack: boolean;
  /** Captured pieces can return, under reserve handles (`reserveHandleOf`). */
  readonly hasReserveHandles: boolean;
  /** The outcome by powers alone, a byte a pair of kinds as in `battleTable`; BY_RANK where ranks decide. */
  readonly powerBattles: Uint8Array;
}

/** Rules for a game; the options given must be valid (`resolveOptions` checks what comes from outside). */
export function compileRules(edition: Edition, given: Readonly<Record<string, OptionValue>> = {}): Rules {
  const resolved = resolveOptions(edition, given);
  assert(resolved.ok, `options fit the edition: ${JSON.stringify(resolved)}`);
  const options = resolved.value;
  const field = edition.battlefield(options);
  const { board } = field;
  const army = Uint8Array.from(edition.kinds, (kind) => edition.army[kind.id] ?? 0);
  const armySize = army.reduce((sum, count) => sum + count, 0);
  const starts = edition.starter(options);
  const count = (key: string, otherwise: number): number => {
    const value = options[key];
    if (value === undefined) return otherwise;
    return value === 'off' ? UNLIMITED : Number(value);
  };
  const seats = SEATS.filter((seat) => edition.seats.includes(seat)).slice(0, count('players', SEATS.length));
  assert(
    seats.every((seat, index) => SEATS[index] === seat),
    'seats are taken in order: red, blue, green, gold',
  );
  assert(armySize <= ARMY_MAX && (armySize + 1) * seats.length < PIECES_MAX, 'the armies fit a position');
  const extension = edition.extension?.(options);
  const hasReserves = extension?.returnableKinds !== undefined;
  const keys = zobristKeys((armySize + (hasReserves ? 1 : 0)) * seats.length, edition.kinds.length);
  const twoSquareLimit = count('twoSquareLimit', UNLIMITED);
  const chaseRule = edition.chaseRule(options);
  const chasesAtReach = options.chaseReach === 'reach';
  assert(board.isGrid || twoSquareLimit === UNLIMITED, 'the two-square rule knows straight lines only');
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
    degree: board.isGrid ? board.degree : Math.max(GRID_DEGREE + 1, board.degree),
    homes: seats.map((seat) => (field.homes[seat] ?? []).map((cell) => cellNumber(board, cell)).sort((a, b) => a - b)),
    starter: starts === 'lot' ? -1 : seats.indexOf(starts),
    twoSquareLimit,
    hasTwoSquareRule: twoSquareLimit !== UNLIMITED,
    countsPairs: options.runnersTwoSquares === 'pair',
    chaseRule,
    chasesAtReach,
    remembersReveals: (options.memory ?? 'aided') === 'aided',
    quietLimit: count('quietLimit', UNLIMITED),
    bothImmobileDraws: options.bothImmobile !== 'moverLoses',
    zobrist: keys,
    decks: edition.piles === undefined ? undefined : compileDecks(edition.piles),
    extension,
    powers: countedPowers(edition.kinds, extension),
    deedsByQuestion: extension === undefined ? [] : deedsByQuestion(extension),
    actsBeforeDeployment: extension?.beforeDeployment !== undefined,
    managesTurns: extension?.manageTurn !== undefined,
    hasBags: extension?.bagOf !== undefined,
    longRunsAttack: extension?.longRunsAttack ?? true,
    hasReserveHandles: hasReserves,
    powerBattles: powerBattles(edition.kinds),
  };
}

/** Powers that are deeds, then powers of kinds that work by themselves. */
function countedPowers(kinds: readonly PieceKind[], extension: RuleExtension | undefined): readonly CountedPower[] {
  const deeds = (extension?.deeds ?? []).flatMap(({ id, bearers, spentNote }) =>
    bearers === undefined ? [] : [{ id, bearers, spentIn: spentNote }],
  );
  const carried = kinds.flatMap(({ id: kind, powers }) => powers.flatMap(({ id, isCounted }) => (isCounted ? [{ id, kind }] : [])));
  const others = [...Map.groupBy(carried, ({ id }) => id)].map(([id, all]) => ({
    id,
    bearers: all.map(({ kind }) => kind),
    spentIn: undefined,
  }));
  return [...deeds, ...others];
}

function deedsByQuestion({ deeds, questions }: RuleExtension): readonly (readonly number[])[] {
  const names = ['act', ...Array<string>(DecisionType.FIRST_QUESTION - 1).fill(''), ...questions];
  return names.map((name) => [...deeds.keys()].filter((number) => deeds[number].when.includes(name)));
}

function cellNumber(board: Board, cell: string): number {
  const number = board.indexOf.get(cell);
  assert(number !== undefined, `${cell} lies on the board`);
  return number;
}
