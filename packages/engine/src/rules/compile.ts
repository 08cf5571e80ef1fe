/** Compiles an edition and its options into the arrays that play reads, once per game. */

import { assert } from '../basics.ts';
import type { Board } from '../board.ts';
import type { Edition, PieceKind } from '../edition/edition.ts';
import type { OptionValue } from '../edition/optionSpec.ts';
import { resolveOptions } from '../edition/options.ts';
import type { RuleExtension } from '../extension/extension.ts';
import { compileDecks } from '../position/cards.ts';
import { ARMY_MAX, DecisionType, PIECES_MAX } from '../position/position.ts';
import { SEATS } from '../seats.ts';
import { powerBattles } from './battle.ts';
import type { CountedPower, Rules } from './rules.ts';
import { compileTables } from './tables.ts';
import { zobristKeys } from './zobrist.ts';

/** No limit: larger than any count of plies. */
export const UNLIMITED = 0x3fffffff;
const GRID_DEGREE = 4;

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
