/** Where people place flag and bombs, and how predictable a deployment is, for whoever sets up an army. */

import { homeRows, readyArmies } from '@flagfall/editions';
import { assert, type Deployment, type Rules, type Seat, seatIndex } from '@flagfall/engine';
import { PRIOR_CELLS, PRIOR_COLUMNS, PRIOR_ROWS, type Prior, PriorKind, priorFor } from './prior.ts';
import { interpolate, isSparse, nearestPriorCell, type PriorPlace, priorPlacesOf } from './priorPlaces.ts';

/** By number of the cell: the share of people who place the flag, or a bomb, there. */
export interface PlacementFrequencies {
  readonly flag: ReadonlyMap<number, number>;
  readonly bombs: ReadonlyMap<number, number>;
  /** Whether the figures come from another board or home than this one. */
  readonly isFromOtherBoard: boolean;
}

export interface Predictability {
  /** The share of people who place the flag there, and how many places are more common. */
  readonly flagShare: number;
  readonly placesBefore: number;
  readonly places: number;
  /** How much likelier the bombs lie there than anywhere, given the flag: a logarithm, the mean over bombs. */
  readonly bombs: number;
  readonly sort: 'easy' | 'usual' | 'odd';
  /** What makes it so: an army that everybody can read in the library, the place of the flag, or those of the bombs. */
  readonly because: 'library' | 'flag' | 'bombs';
}

/**
 * Quartiles of predictability, a logarithm: a quarter of the deployments of people (not those in the figures) lies below `odd`, a quarter above `easy`.
 * Full homes, then sparse ones.
 */
const FULL_LIMITS = { odd: 1.25, easy: 2 } as const;
const SPARSE_LIMITS = { odd: -0.4, easy: 3.6 } as const;
/** No place is impossible. */
const PROBABILITY_MIN = 1e-4;
/** From this share of pieces on, an opponent who has seen a few of them recognizes an army of the library. */
const LIBRARY_SHARE = 0.75;

export function placementFrequencies(rules: Rules, seat: Seat): PlacementFrequencies {
  const { home, places, prior, bombCount } = homePriorFor(rules, seat);
  const flag = flagShares(prior, places);
  const bombs = new Float64Array(home.length);
  for (const [at, share] of flag.entries())
    bombShares(prior, places, at, bombCount).forEach((chance, cell) => {
      bombs[cell] += share * chance;
    });
  const byCell = (shares: Float64Array): ReadonlyMap<number, number> => new Map(home.map((cell, at) => [cell, shares[at]]));
  const isFar = rules.board.columns !== PRIOR_COLUMNS || home.length !== PRIOR_ROWS * PRIOR_COLUMNS;
  return { flag: byCell(flag), bombs: byCell(bombs), isFromOtherBoard: isFar };
}

/** Undefined while the flag has no place. */
export function predictabilityOf(rules: Rules, seat: Seat, deployment: Deployment): Predictability | undefined {
  const { home, places, prior, bombCount } = homePriorFor(rules, seat);
  const kindOn = (at: number): string | undefined => deployment[rules.board.cells[home[at]]];
  const isFlag = (id: string | undefined): boolean => rules.kinds.some((kind) => kind.id === id && kind.prize);
  const isBomb = (id: string | undefined): boolean => rules.kinds.some((kind) => kind.id === id && kind.moves === 'never' && !kind.prize);
  const flagAt = home.findIndex((_, at) => isFlag(kindOn(at)));
  if (flagAt < 0) return undefined;
  const shares = flagShares(prior, places);
  const chances = bombShares(prior, places, flagAt, bombCount);
  const placed = home.flatMap((_, at) =>
    isBomb(kindOn(at)) ? [Math.log(Math.max(PROBABILITY_MIN, chances[at]) / (bombCount / home.length))] : [],
  );
  const bombs = placed.length === 0 ? 0 : placed.reduce((sum, one) => sum + one, 0) / placed.length;
  const flag = Math.log(Math.max(PROBABILITY_MIN, shares[flagAt]) * home.length);
  const limits = isSparse(rules.armySize, home.length) ? SPARSE_LIMITS : FULL_LIMITS;
  const isFromLibrary = isNearlyReady(rules, seat, deployment, rules.board.cells[home[flagAt]]);
  const sort = isFromLibrary || flag + bombs > limits.easy ? 'easy' : flag + bombs < limits.odd ? 'odd' : 'usual';
  return {
    flagShare: shares[flagAt],
    placesBefore: shares.filter((share) => share > shares[flagAt]).length,
    places: home.length,
    bombs,
    sort,
    because: isFromLibrary ? 'library' : (sort === 'odd' ? flag < bombs : flag > bombs) ? 'flag' : 'bombs',
  };
}

/** Whether an army of the library, mirrored or not, has the flag and most of the pieces on the same cells. */
function isNearlyReady(rules: Rules, seat: Seat, deployment: Deployment, flagCell: string): boolean {
  const placed = Object.entries(deployment);
  const opposite = new Map(
    homeRows(rules.edition.battlefield(rules.options), seat).flatMap((row) => row.map((cell, at) => [cell, row[row.length - 1 - at]])),
  );
  return readyArmies(rules, seat).some(({ deployment: ready }) =>
    [(cell: string) => cell, (cell: string) => opposite.get(cell) ?? cell].some(
      (cellIn) =>
        ready[cellIn(flagCell)] === deployment[flagCell] &&
        placed.filter(([cell, kind]) => ready[cellIn(cell)] === kind).length >= LIBRARY_SHARE * rules.armySize,
    ),
  );
}

interface HomePrior {
  readonly home: readonly number[];
  readonly places: readonly PriorPlace[];
  readonly prior: Prior;
  readonly bombCount: number;
}

function homePriorFor(rules: Rules, seat: Seat): HomePrior {
  assert(rules.board.isGrid, 'the figures are of squares');
  const home = Array.from(rules.homes[seatIndex(seat)]);
  const bombCount = rules.kinds.reduce((sum, { moves, prize }, kind) => sum + (moves === 'never' && !prize ? rules.army[kind] : 0), 0);
  return { home, places: priorPlacesOf(rules, home, home), prior: priorFor(isSparse(rules.armySize, home.length)), bombCount };
}

function flagShares({ flags }: Prior, places: readonly PriorPlace[]): Float64Array {
  return scaledToSum(
    places.map((place) => interpolate(flags, 0, place)),
    1,
  );
}

function bombShares({ table }: Prior, places: readonly PriorPlace[], flagAt: number, bombCount: number): Float64Array {
  const start = (nearestPriorCell(places[flagAt]) * PriorKind.COUNT + PriorKind.BOMB) * PRIOR_CELLS;
  return scaledToSum(
    places.map((place, at) => (at === flagAt ? 0 : interpolate(table, start, place))),
    bombCount,
  );
}

/** Scales shares to a given sum. */
function scaledToSum(values: readonly number[], to: number): Float64Array {
  const sum = values.reduce((total, value) => total + value, 0);
  return Float64Array.from(values, (value) => (sum === 0 ? 0 : (to * value) / sum));
}
