/** Clone Wars Special: the pieces with powers, the 8s that run, powers and the chase rule. */

import { readFileSync } from 'node:fs';
import { castOf, cloneClassic, cloneSpecial, findEdition, namesOf, type PackId, readRows } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  compileRules,
  formatPosition,
  Knowledge,
  newPosition,
  observe,
  parsePosition,
  pendingDecision,
  type Rules,
  type Seat,
  sampleDeployment,
  seededChance,
  submit,
  type Viewer,
} from '@flagfall/engine';
import { drawnPosition, legacyGames, scenario } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';

const rules = compileRules(cloneSpecial);
const allPowers = compileRules(cloneSpecial, { allRank7and6HavePowers: 'on' });

/** What a piece on b2 can do beyond a plain step and a plain attack, with enemies on a2 and a3. */
function powersOf(using: Rules, symbol: string): readonly string[] {
  const position = drawnPosition(using, `b2 . . .\nbS r${symbol} . .\n. r4 . .`, 'red');
  const { deeds, moves } = observe(position, 'red');
  const powers = [...new Set(deeds.map(({ deed }) => deed))];
  if (moves.some(({ from, to }) => from === 'b2' && to === 'd2')) powers.push('teleportation');
  submit(position, 'red', { type: 'move', from: 'b2', to: 'a2' });
  if (pendingDecision(position)?.decision === 'chain') powers.push('anger');
  return powers;
}

/** How many pieces of a side have each power; a scout's run is no power. */
function poweredPieces(using: Rules): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  using.kinds.forEach((kind, number) => {
    if (kind.id === 'scout') return;
    for (const power of powersOf(using, kind.symbol)) counts[power] = (counts[power] ?? 0) + using.army[number];
  });
  return counts;
}

describe('the army', () => {
  test('[CWS-1] six pieces a side have a power: the 10, the 9, both 8s, one 7 and one 6', () => {
    expect(poweredPieces(rules)).toEqual({ clairvoyance: 2, teleportation: 2, remoteAttack: 1, anger: 1 });
    const ranks = rules.kinds.flatMap((kind, number) =>
      kind.id !== 'scout' && powersOf(rules, kind.symbol).length > 0 ? Array<number>(rules.army[number]).fill(kind.rank!) : [],
    );
    expect(ranks).toEqual([10, 9, 8, 8, 7, 6]);
  });

  test('[CWS-2] thirty pieces with the ranks of Classic: two of the 7s and one of the 6s have no power', () => {
    const byRank = (using: Rules): Readonly<Record<string, number>> => {
      const counts: Record<string, number> = {};
      using.kinds.forEach(({ id, rank }, number) => {
        counts[rank ?? id] = (counts[rank ?? id] ?? 0) + using.army[number];
      });
      return counts;
    };
    expect(byRank(rules)).toEqual(byRank(compileRules(cloneClassic)));
    expect(rules.armySize).toBe(30);
    expect(cloneSpecial.army).toMatchObject({ colonel: 1, secondColonel: 1, major: 2, sniper: 1, captain: 1, berserker: 1 });
    expect([powersOf(rules, '7'), powersOf(rules, '6')]).toEqual([[], []]);
  });

  test('[U-40] with `allRank7and6HavePowers` nine pieces have a power; it is off unless chosen', () => {
    expect(poweredPieces(allPowers)).toEqual({ clairvoyance: 2, teleportation: 2, remoteAttack: 3, anger: 2 });
    expect(rules.options).toMatchObject({ allRank7and6HavePowers: 'off', remoteCapturesBase: 'on', remoteBlocked: 'off' });
  });

  /** A side as a person tells it apart, the ranks in question alone. */
  const listed = (using: Rules, seat: Seat, pack: PackId = 'rulebook'): readonly string[] =>
    castOf(using, namesOf(cloneSpecial, 'en')[pack], seat)
      .filter(({ kinds }) => ['colonel', 'secondColonel', 'major', 'sniper', 'captain', 'berserker'].includes(kinds[0]))
      .map(({ name, power, count }) => `${count} ${name}${power === undefined ? '' : `, ${power}`}`);

  test('[AUD-4, CWS-2] no name is invented: a piece with a power and a namesake without it differ by the power', () => {
    expect(listed(rules, 'blue')).toEqual([
      ...['1 Anakin Skywalker', '1 Mace Windu', '2 Kit Fisto', '1 Kit Fisto, remoteAttack', '1 Commander Cody', '1 Commander Cody, anger'],
    ]);
    expect(listed(rules, 'red')).toEqual([
      ...['1 Asajj Ventress', '1 Whorm Loathsome', '2 Nute Gunray', '1 Cad Bane', '1 Commando Droid', '1 Commando Droid, anger'],
    ]);
    expect(listed(rules, 'red', 'neutral')).toEqual(['2 Colonel', '2 Major', '1 Sharpshooter', '1 Captain', '1 Berserker']);
  });

  test('[AUD-4, U-40] where all of a rank have its power, pieces of one name are listed together', () => {
    expect(listed(allPowers, 'blue')).toEqual(['1 Anakin Skywalker', '1 Mace Windu', '3 Kit Fisto', '2 Commander Cody']);
    expect(listed(allPowers, 'red')).toEqual(['1 Asajj Ventress', '1 Whorm Loathsome', '2 Nute Gunray', '1 Cad Bane', '2 Commando Droid']);
  });

  test('[AUD-4] the first revision still exists for its games, and its armies are read', () => {
    const before = findEdition('clone-special', 1)!;
    expect(before).toMatchObject({ revision: 1, army: { colonel: 2, major: 2, sniper: 1, captain: 1, berserker: 1 } });
    expect(before.army.secondColonel).toBeUndefined();
    expect(readRows(cloneSpecial, ['8.7', 'A8F'])).toEqual(['8.7', 'AWF']);
  });

  test('[AUD-4] a position text of the first revision is read: the first 8 by cell is the first, the second the other', () => {
    for (const { position, summary } of legacyGames()) {
      const { edition, options } = summary.plan;
      const read = parsePosition(compileRules(findEdition(edition)!, options), position);
      expect(read).toMatchObject({ ok: true });
      const again = read.ok ? formatPosition(read.value) : '';
      expect(again).not.toBe(position);
      // Only surplus pieces of a kind are written differently.
      expect(again.replaceAll('W', '8').replaceAll('R', '7')).toBe(position.replaceAll('R', '7'));
    }
  });

  test('[AUD-9] all four powers are counted for each seat, without captured pieces', () => {
    const position = drawnPosition(rules, 'bM b9 b8 b7\nbW bR b6 bA\nrM .  .  .\nrW r9 bF rF', 'red');
    const left = (viewer: Viewer, seat: Seat): object =>
      Object.fromEntries(observe(position, viewer).powers.flatMap((power) => (power.seat === seat ? [[power.deed, power.left]] : [])));
    const viewers = ['red', 'blue', 'audience'] as const;
    for (const viewer of viewers) {
      expect(left(viewer, 'blue')).toEqual({ clairvoyance: 2, teleportation: 2, remoteAttack: 1, anger: 1 });
      expect(left(viewer, 'red')).toEqual({ clairvoyance: 2, teleportation: 1 });
    }
    expect(submit(position, 'red', { type: 'move', from: 'a2', to: 'a3' }).ok).toBe(true);
    for (const viewer of viewers) expect(left(viewer, 'blue')).toEqual({ clairvoyance: 2, teleportation: 1, remoteAttack: 1, anger: 1 });
  });

  test('[U-49] where our texts name the second 8 of the Separatists, they spell it as the booklet does', () => {
    const texts = ['RULES.md', 'names.ts'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
    const spelt = texts.match(/Whorm \w+/g) ?? [];
    expect(spelt.length).toBeGreaterThan(0);
    expect(new Set(spelt)).toEqual(new Set(['Whorm Loathsome']));
  });

  test('[D-65] the pictures on the edge of the board matter here only: Classic has no powers, and no deeds but moves', () => {
    const classic = compileRules(cloneClassic);
    expect(classic.extension).toBeUndefined();
    for (const { symbol, moves } of classic.kinds) if (moves === 'step') expect(powersOf(classic, symbol)).toEqual([]);
    const position = drawnPosition(classic, 'b2 . .\nrM . .\nrF . bF', 'red');
    const look = { type: 'deed', deed: 'clairvoyance', cells: ['a2', 'a3'] } as const;
    expect(submit(position, 'red', look)).toEqual({ ok: false, error: { code: 'unknownIntent', type: 'clairvoyance' } });
  });

  scenario('[CWS-1] a power may be used in every turn and never has to be', cloneSpecial, 'b4 . b5\nrM . .\nrR . bF\nrF . .')
    .when('red', 'clairvoyance a3 a4')
    .when('blue', 'c4-b4')
    .when('red', 'clairvoyance a3 a4')
    .when('blue', 'b4-c4')
    .when('red', 'a3-b3')
    .when('blue', 'a4-a3')
    .when('red', 'a2-b2')
    .goesOn();
});

describe('teleportation', () => {
  const BOARD = `
    .  .  .  .  .  .
    .  .  #  #  .  .
    b3 .  #  #  .  .
    .  .  .  .  .  .
    r8 .  .  b5 b2 .
    .  .  .  .  .  .
    rF .  .  r4 .  bF
  `;

  scenario('[CWS-20, D-67] an 8 goes any number of empty squares in one straight line, to the first enemy at most', cloneSpecial, BOARD)
    .reaches('a3', 'a2 a4 a5 b3 c3 d3')
    .refuses('red', 'a3-e3', { code: 'wayBlocked', from: 'a3', to: 'e3', by: 'd3' })
    .refuses('red', 'a3-a1', { code: 'ownPiece', cell: 'a1' })
    .refuses('red', 'a3-b4', { code: 'notInLine', from: 'a3', to: 'b4' })
    .refuses('red', 'a3-c4', { code: 'notInLine', from: 'a3', to: 'c4' })
    .when('red', 'a3-d3')
    .board(BOARD.replace('r8 .  .  b5', '.  .  .  r8'));

  scenario('[CWS-20] it jumps neither over planets nor over own pieces', cloneSpecial, BOARD.replace('r8 .  .  b5', '.  .  r8 b5'))
    .reaches('c3', 'a3 b3 c1 c2 c4 d3')
    .refuses('red', 'c3-c7', { code: 'wayBlocked', from: 'c3', to: 'c7', by: 'c5' })
    .refuses('red', 'c3-c5', { code: 'obstacle', cell: 'c5' });

  const ENDS = 'b9 . .\n. . .\nr8 . b8\nrF r4 bF';

  scenario('[CWS-20] at the end of its way battles are those of the basic game: equals fall together', cloneSpecial, ENDS)
    .when('red', 'a2-c2')
    .board('b9 . .\n. . .\n. . .\nrF r4 bF');

  scenario('[CWS-20] and the higher rank wins', cloneSpecial, ENDS).when('red', 'a2-a4').board('b9 . .\n. . .\n. . b8\nrF r4 bF');

  scenario('[CWS-20] a 7 or a 9 does not run', cloneSpecial, 'r9 . .\n. . b3\nr7 . .\nrF . bF')
    .reaches('a4', 'a3 a5 b4')
    .refuses('red', 'a2-c2', 'tooFar');

  test('[CWS-50] a run shows a scout or an 8, not which', () => {
    const position = newPosition(rules, 0);
    // Red's colonels and scouts stand in front, the way ahead is free.
    const front = ['a4', 'b4', 'e4', 'f4', 'i4', 'j4'];
    const kinds = ['colonel', 'scout', 'secondColonel', 'scout', 'scout', 'scout'];
    const rest = rules.homes[0].map((cell) => rules.board.cells[cell]).filter((cell) => !front.includes(cell));
    const others = Object.entries(cloneSpecial.army).flatMap(([kind, count]) =>
      kinds.includes(kind) ? [] : Array<string>(count).fill(kind),
    );
    const pieces = [...front.map((cell, n) => [cell, kinds[n]]), ...others.map((kind, n) => [rest[n], kind])];
    expect(submit(position, 'red', { type: 'deploy', deployment: Object.fromEntries(pieces) }).ok).toBe(true);
    submit(position, 'blue', { type: 'deploy', deployment: sampleDeployment(rules, 1, seededChance('in front')) });
    for (const [from, to] of [
      ['a4', 'a6'],
      ['b4', 'b6'],
    ]) {
      expect(submit(position, 'red', { type: 'move', from, to }).ok).toBe(true);
      const knowledge = new Knowledge(rules, 'blue');
      knowledge.learnAll(actionsSeenBy(actionsSince(position, 0), 'blue'));
      const known = knowledge.pieces.find(({ cell }) => cell === rules.board.indexOf.get(to));
      expect(rules.kinds.filter((_, number) => ((known?.kinds ?? 0) >> number) & 1).map(({ id }) => id)).toEqual([
        'colonel',
        'secondColonel',
        'scout',
      ]);
      expect(observe(position, 'blue').pieces.find(({ cell }) => cell === to)).toMatchObject({ known: false, seen: { ran: true } });
      const reply = observe(position, 'blue').moves.find((move) => Number(move.to.slice(1)) > 6)!;
      expect(submit(position, 'blue', reply).ok).toBe(true);
    }
  });
});

/** Blue flees from a4 to the ring round the planet on c5 to d6 and along it, red follows one square behind, until a position would come back. */
const WAY = 'a3 a4 a5 b5 b6 b7 c7 d7 e7 e6 e5 e4 d4 c4 b4 b5 b6'.split(' ');
const CHASE = WAY.slice(2)
  .map((to, step) => `${WAY[step + 1]}-${to}${step < WAY.length - 3 ? ` ${WAY[step]}-${WAY[step + 1]}` : ''}`)
  .join(' ');

function chasing(pursuer: string, fugitive: string): string {
  return `
    .  .  .  .  .  .
    .  .  #  #  .  .
    .  .  #  #  .  .
    ${fugitive} .  .  .  .  .
    ${pursuer} .  .  .  .  .
    .  .  .  .  .  .
    rF .  .  .  .  bF
  `;
}

describe('repetition', () => {
  scenario('[CWS-51] a chase ends for the chaser when a position would come back, as in Classic', cloneSpecial, chasing('r9', 'b9'), {
    turn: 'blue',
  })
    .after(CHASE)
    .refuses('red', 'b4-b5', { code: 'chase', from: 'b4', to: 'b5' });

  scenario('[CWS-51] a turn with clairvoyance ends the pursuit', cloneSpecial, chasing('r9', 'b9'), { turn: 'blue' })
    .after(CHASE)
    .when('red', 'clairvoyance b4 b6')
    .when('blue', 'clairvoyance b6 b4')
    .when('red', 'b4-b5')
    .goesOn();

  scenario('[CWS-51] so does a turn with a remote attack', cloneSpecial, chasing('rR', 'bR'), { turn: 'blue' })
    .after(CHASE)
    .refuses('red', 'b4-b5', 'chase')
    .when('red', 'remoteAttack b4 b6')
    .when('blue', 'remoteAttack b6 b4')
    .when('red', 'b4-b5')
    .goesOn();

  scenario('[U-11] a turn with a power interrupts the count of moves between two squares', cloneSpecial, 'r9 b2 .\n. . .\nrF bB bF')
    .after('a3-a2 b3-c3 a2-a3 c3-b3 a3-a2 b3-c3')
    .refuses('red', 'a2-a3', 'twoSquares')
    .when('red', 'clairvoyance a2 b1')
    .when('blue', 'c3-c2')
    .when('red', 'a2-a3')
    .goesOn();
});
