import { barrage, EDITIONS, original } from '@flagfall/editions';
import {
  type Cell,
  compileRules,
  type Deployment,
  deploymentFaults,
  NO_KIND,
  neighboursOf,
  type Rules,
  type Seat,
  seatIndex,
  seededChance,
} from '@flagfall/engine';
import { unpackDeployment } from '@flagfall/engine/internal';
import { describe, expect, test } from 'vitest';
import { chooseDeployment } from './chooseDeployment.ts';
import { deploymentFeatures } from './deploymentFeatures.ts';
import { deploymentSamplerFor } from './deploymentSampler.ts';
import { homeGeometryOf } from './homeGeometry.ts';

const GAMES = 50;

function armies(rules: Rules, seat: Seat, count = GAMES): readonly Deployment[] {
  return Array.from({ length: count }, (_, seed) =>
    chooseDeployment(rules, seat, rules.homes[seatIndex(seat)], seededChance(`army ${seed}`)),
  );
}

const writtenOut = (deployment: Deployment): string => JSON.stringify(Object.entries(deployment).sort());
const flagOf = (deployment: Deployment): Cell => Object.keys(deployment).find((cell) => deployment[cell] === 'flag') ?? '';

function canMove({ board, kinds }: Rules, deployment: Deployment): boolean {
  const walkers = Object.keys(deployment).filter((cell) => kinds.find(({ id }) => id === deployment[cell])?.moves !== 'never');
  return walkers.some((cell) =>
    neighboursOf(board, board.indexOf.get(cell)!).some((next) => !board.obstacle[next] && deployment[board.cells[next]] === undefined),
  );
}

/** An own piece stands in front of the flag, on its file. */
function isHidden({ board }: Rules, seat: Seat, deployment: Deployment): boolean {
  const { column, row } = board.layout[board.indexOf.get(flagOf(deployment))!];
  return Object.keys(deployment).some((cell) => {
    const place = board.layout[board.indexOf.get(cell)!];
    return place.column === column && (seat === 'red' ? place.row > row : place.row < row);
  });
}

/** Every grid game, also with the options that change its home. On maps a draft of territories comes first. */
const GRIDS = EDITIONS.filter((edition) => compileRules(edition).board.isGrid).flatMap((edition) => {
  const others = edition.options.flatMap((spec) => (spec.type === 'choice' ? spec.values.map((value) => ({ [spec.key]: value })) : []));
  const plain = compileRules(edition);
  const changed = others.filter((options) => compileRules(edition, options).homes.join() !== plain.homes.join());
  return [{}, ...changed].map((options) => ({
    name: [edition.id, ...Object.values(options)].join(' '),
    rules: compileRules(edition, options),
  }));
});

describe.each(GRIDS)('$name', ({ rules }) => {
  test.each([...rules.seats])('%s: every army is legal, can move and hides its flag; no two are alike', (seat) => {
    const all = armies(rules, seat);
    for (const deployment of all) {
      expect(deploymentFaults(rules, seatIndex(seat), deployment)).toEqual([]);
      expect(canMove(rules, deployment)).toBe(true);
      expect(isHidden(rules, seat, deployment)).toBe(true);
    }
    expect(new Set(all.map(writtenOut)).size).toBe(GAMES);
  });
});

test('the same seed gives the same army', () => {
  const rules = compileRules(barrage);
  expect(armies(rules, 'red', 5)).toEqual(armies(rules, 'red', 5));
});

describe.each([
  { edition: original, flagShare: 0.14, patterns: 200 },
  { edition: barrage, flagShare: 0.22, patterns: 70 },
])('$edition.id', ({ edition, flagShare, patterns }) => {
  test('earlier games do not predict the flag, nor the bombs around it', () => {
    const all = armies(compileRules(edition), 'blue', 300);
    const count = (words: readonly string[]): Map<string, number> =>
      words.reduce((counts, word) => counts.set(word, (counts.get(word) ?? 0) + 1), new Map<string, number>());
    const flags = count(all.map(flagOf));
    expect(Math.max(...flags.values()) / all.length).toBeLessThan(flagShare);
    const bombs = (deployment: Deployment): readonly Cell[] => Object.keys(deployment).filter((cell) => deployment[cell] === 'bomb');
    expect(count(all.map((deployment) => [flagOf(deployment), ...bombs(deployment)].join())).size).toBeGreaterThan(patterns);
  });
});

test('samples put the whole army on the home, and the flag on the given cell', () => {
  for (const { rules } of GRIDS)
    for (const flag of rules.homes[0].keys()) {
      const sketch = deploymentSamplerFor(rules, 0, rules.homes[0], flag)(seededChance(`sketch ${flag}`));
      expect(rules.kinds[sketch[flag]].prize).toBe(true);
      expect(sketch.filter((kind) => kind !== NO_KIND).length).toBe(rules.armySize);
      expect(deploymentFaults(rules, 0, unpackDeployment(rules, 0, sketch))).toEqual([]);
    }
});

test('features describe a deployment', () => {
  const rules = compileRules(barrage);
  const home = rules.homes[0];
  const deployment: Deployment = { a1: 'flag', a2: 'bomb', b1: 'miner', d1: 'marshal', d2: 'spy', g2: 'general', e3: 'scout', h1: 'scout' };
  const sketch = Uint8Array.from(home, (cell) => {
    const kind = rules.kinds.findIndex(({ id }) => id === deployment[rules.board.cells[cell]]);
    return kind < 0 ? NO_KIND : kind;
  });
  expect(deploymentFeatures(rules, homeGeometryOf(rules, home), sketch)).toEqual({
    flagDepth: 1,
    flagAside: 1,
    flagWalls: 0.5,
    flagGuards: 0.5,
    decoys: 0,
    frontWalls: 0,
    locked: 0,
    chiefsDepth: 0.75,
    evenness: 1,
    assassinNear: 1,
    runnersFront: 0.5,
    runnersBoth: 1,
    defusersDepth: 1,
  });
});

test('a piece behind bombs is locked in', () => {
  const rules = compileRules(original);
  const home = rules.homes[0];
  const ground = homeGeometryOf(rules, home);
  const kindOn = (cell: Cell): string => ({ a1: 'miner', a2: 'bomb', b1: 'bomb', j1: 'flag' })[cell] ?? 'scout';
  const sketch = Uint8Array.from(home, (cell) => rules.kinds.findIndex(({ id }) => id === kindOn(rules.board.cells[cell])));
  expect(deploymentFeatures(rules, ground, sketch)).toMatchObject({
    locked: 1 / 37,
    decoys: 1,
    flagWalls: 0,
    flagGuards: 1,
    frontWalls: 0,
  });
});
