/** A style of deploying, applied to the starting places of one army: the figures of people, or uniform. */

import { NO_KIND, type PieceKind, type Rules } from '@flagfall/engine';
import { Adjacency, type PlacementPatterns, PRIOR_CELLS, PRIOR_COLUMNS, type Prior, PriorKind, priorFor } from './prior.ts';
import { interpolate, isSparse, nearestPriorCell, type PriorPlace, priorPlacesOf } from './priorPlaces.ts';

const HUMAN_SHARE = 0.85;

/** Pieces are numbered within their army, in the order of their starting cells. */
export interface DeploymentStyle {
  /** The prior probability of the style. */
  readonly share: number;
  readonly flags: Float64Array;
  /** `(flag * kinds + kind) * pieces + piece`: how likely the piece is of the kind when the flag is where it is. */
  readonly table: Float64Array;
  /** `(direction * kinds + one) * kinds + other`, as in prior.ts but by the kinds of this game. */
  readonly affinities: Float64Array;
  /** The exponentials of these. */
  readonly liked: Float64Array;
  /** As `table`, among kinds that move and as a logarithm. */
  readonly movers: Float64Array;
  /** Whole patterns, in pieces instead of cells. */
  readonly patterns: PlacementPatterns;
}

const NO_PATTERNS: PlacementPatterns = { cells: new Uint8Array(0), shares: new Float64Array(0) };

const styleCache = new WeakMap<Rules, Map<string, readonly DeploymentStyle[]>>();

/** The styles in the prior. `cells` are the starting cells of an army, `home` all it could have stood on. */
export function deploymentStylesFor(rules: Rules, cells: readonly number[], home: readonly number[]): readonly DeploymentStyle[] {
  const known = styleCache.get(rules) ?? new Map<string, readonly DeploymentStyle[]>();
  styleCache.set(rules, known);
  const styles = known.get(cells.join()) ?? computeStyles(rules, cells, home);
  // In a full home armies always start on the same cells.
  if (cells.length === home.length) known.set(cells.join(), styles);
  return styles;
}

function computeStyles(rules: Rules, cells: readonly number[], home: readonly number[]): readonly DeploymentStyle[] {
  const prior = priorFor(isSparse(cells.length, home.length));
  const places = priorPlacesOf(rules, cells, home);
  return [
    completeStyle(rules, HUMAN_SHARE, humanStyle(rules, prior, places, cells.length === home.length)),
    completeStyle(rules, 1 - HUMAN_SHARE, uniformStyle(rules, cells.length)),
  ];
}

type StyleCore = Omit<DeploymentStyle, 'share' | 'liked' | 'movers'>;

function completeStyle({ kinds }: Rules, share: number, bare: StyleCore): DeploymentStyle {
  const size = bare.flags.length;
  const movers = new Float64Array(bare.table.length);
  for (let flag = 0; flag < size; flag++)
    for (let piece = 0; piece < size; piece++) {
      const first = flag * kinds.length * size + piece;
      let all = 0;
      for (let kind = 0; kind < kinds.length; kind++) if (kinds[kind].moves !== 'never') all += bare.table[first + kind * size];
      for (let kind = 0; kind < kinds.length; kind++) movers[first + kind * size] = Math.log(bare.table[first + kind * size] / all);
    }
  return { ...bare, share, movers, liked: bare.affinities.map(Math.exp) };
}

function humanStyle(rules: Rules, prior: Prior, places: readonly PriorPlace[], isFull: boolean): StyleCore {
  const { army, kinds } = rules;
  const size = places.length;
  const priorKinds = kinds.map(priorKindOf);
  const table = new Float64Array(size * kinds.length * size);
  const flags = Float64Array.from(places, (place) => interpolate(prior.flags, 0, place));
  for (let flag = 0; flag < size; flag++)
    for (let piece = 0; piece < size; piece++) {
      if (piece === flag) continue;
      const first = flag * kinds.length * size + piece;
      let sum = 0;
      for (let kind = 0; kind < kinds.length; kind++) {
        if (kinds[kind].prize || army[kind] === 0) continue;
        const [of, at] = [
          prior.army[priorKinds[kind]],
          (nearestPriorCell(places[flag]) * PriorKind.COUNT + priorKinds[kind]) * PRIOR_CELLS,
        ];
        const liking = army[kind] * (of === 0 ? 1 / PRIOR_CELLS : interpolate(prior.table, at, places[piece]) / of);
        table[first + kind * size] = liking;
        sum += liking;
      }
      for (let kind = 0; kind < kinds.length; kind++) table[first + kind * size] /= sum;
    }
  const affinities = new Float64Array(Adjacency.COUNT * kinds.length ** 2).map((_, at) => {
    const [one, other] = [Math.floor(at / kinds.length) % kinds.length, at % kinds.length];
    const way = Math.floor(at / kinds.length ** 2);
    return prior.affinities[(way * PriorKind.COUNT + priorKinds[one]) * PriorKind.COUNT + priorKinds[other]];
  });
  return { flags: normalised(flags), table, affinities, patterns: isFull ? patternsFor(rules, prior, places, priorKinds) : NO_PATTERNS };
}

/** Whole patterns apply only where home and bombs equal those of the figures. */
function patternsFor({ army }: Rules, prior: Prior, places: readonly PriorPlace[], priorKinds: readonly number[]): PlacementPatterns {
  const bombs = priorKinds.reduce((sum, kind, number) => (kind === PriorKind.BOMB ? sum + army[number] : sum), 0);
  const pieceOn = new Map(places.map((place, piece) => [place.row * PRIOR_COLUMNS + place.column, piece]));
  const isSame = places.length === PRIOR_CELLS && Array.from({ length: PRIOR_CELLS }, (_, cell) => cell).every((cell) => pieceOn.has(cell));
  if (!isSame || bombs !== prior.army[PriorKind.BOMB]) return NO_PATTERNS;
  return { ...prior.patterns, cells: prior.patterns.cells.map((cell) => pieceOn.get(cell) ?? NO_KIND) };
}

function uniformStyle({ army, kinds }: Rules, size: number): StyleCore {
  const table = new Float64Array(size * kinds.length * size);
  for (let flag = 0; flag < size; flag++)
    for (let kind = 0; kind < kinds.length; kind++)
      for (let piece = 0; piece < size; piece++)
        table[(flag * kinds.length + kind) * size + piece] = kinds[kind].prize || piece === flag ? 0 : army[kind] / (size - 1);
  return {
    flags: new Float64Array(size).fill(1 / size),
    table,
    affinities: new Float64Array(Adjacency.COUNT * kinds.length ** 2),
    patterns: NO_PATTERNS,
  };
}

/** The kind of the figures that is most like a kind of this game: by abilities, then by rank. */
export function priorKindOf({ rank, moves, prize, powers }: PieceKind): number {
  if (prize) return PriorKind.FLAG;
  if (moves === 'never') return PriorKind.BOMB;
  if (powers.some(({ id }) => id === 'assassinate')) return PriorKind.SPY;
  if (powers.some(({ id }) => id === 'defuse')) return PriorKind.MINER;
  if (moves === 'run' && (rank ?? 0) < PriorKind.SERGEANT) return PriorKind.SCOUT;
  return Math.max(PriorKind.SERGEANT, Math.min(PriorKind.MARSHAL, rank ?? 0));
}

function normalised(values: Float64Array): Float64Array {
  const sum = values.reduce((a, b) => a + b, 0);
  return values.map((value) => value / sum);
}
