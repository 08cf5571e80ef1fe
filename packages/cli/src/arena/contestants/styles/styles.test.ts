/** Each style does what it says, in games from fixed seeds, and level 5 in its place does not. */

import type { Player } from '@flagfall/ai';
import { type DeedIntent, type Deployment, type MoveIntent, type Rules, type Seat, seededChance, type View } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { rulesFor } from '../../../arguments.ts';
import { playMatch } from '../../match.ts';
import { playerFactoryNamed } from '../players.ts';
import { KnownBoard, outcomeOf, ranksOf } from './knownBoard.ts';

const NODES = 60;

interface Choice {
  readonly view: View;
  readonly scene: KnownBoard;
  readonly intent: MoveIntent | DeedIntent;
}

/** What red chooses in a game, by name; `twin` is told the same, and `beside` hears of each choice at once. */
async function choicesOf(
  rules: Rules,
  red: string,
  blue: string,
  seed: string,
  plies: number,
  twin?: Player,
  beside?: (choice: Choice) => void,
): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  const contestantFor = (seat: Seat): Player => {
    const player = playerFactoryNamed(seat === 'red' ? red : blue)(rules, seat, seededChance(`${seed} ${seat}`));
    if (seat !== 'red') return player;
    return {
      seat,
      learn: (actions) => {
        player.learn(actions);
        twin?.learn(actions);
      },
      deploy: (view) => {
        twin?.deploy(view);
        return player.deploy(view);
      },
      choose: (view, budget) => {
        const intent = player.choose(view, budget);
        const choice = { view, scene: new KnownBoard(rules, view), intent };
        choices.push(choice);
        beside?.(choice);
        return intent;
      },
    };
  };
  await playMatch(rules, contestantFor, seed, { budget: { nodes: NODES }, pliesMax: plies });
  return choices;
}

function movesIn(choices: readonly Choice[]): readonly (Choice & { readonly intent: MoveIntent })[] {
  return choices.filter((choice): choice is Choice & { readonly intent: MoveIntent } => choice.intent.type === 'move');
}

test('the waiter shuffles while no enemy comes near, for ever without a quiet limit', async () => {
  const rules = rulesFor('original', ['quietLimit=off']);
  const shuffles = movesIn(await choicesOf(rules, 'waiter', 'waiter', 'wait', 300));
  expect(shuffles.length).toBeGreaterThan(140);
  expect(shuffles.every(({ scene, intent }) => scene.isQuiet(intent))).toBe(true);
  expect(new Set(shuffles.map(({ intent: { from, to } }) => [from, to].sort().join())).size).toBeLessThan(10);
});

test('the waiter answers attacks as level 5 does', async () => {
  const rules = rulesFor('barrage', []);
  const twin = playerFactoryNamed('level5')(rules, 'red', seededChance('answer red'));
  let answers = 0;
  // Asked in the same moments and at no other time, it has the same luck.
  await choicesOf(rules, 'waiter', 'greedy', 'answer', 80, twin, ({ view, scene, intent }) => {
    const last = view.recent.at(-1);
    const isNear = view.pieces.some(({ seat, cell }) => seat === 'red' && scene.hasEnemyBeside(cell));
    if (isNear || (last?.seat === 'blue' && last.attack)) {
      answers++;
      expect(intent).toEqual(twin.choose(view, { nodes: NODES }));
    } else expect(intent.type === 'move' && scene.isQuiet(intent)).toBe(true);
  });
  expect(answers).toBeGreaterThan(3);
});

test('the hider puts its marshal behind a bait, with the spy behind both', () => {
  const rules = rulesFor('original', []);
  const { top, assassin } = ranksOf(rules);
  expect([top, assassin]).toEqual(['marshal', 'spy']);
  for (const seat of rules.seats)
    for (let seed = 0; seed < 4; seed++) {
      const deployment = deploy(rules, 'hider', seat, String(seed));
      const cellOf = (kind: string): string => Object.entries(deployment).find(([, its]) => its === kind)?.[0] ?? '';
      const [[column, row], spy] = [cellOf('marshal'), cellOf('spy')];
      const step = seat === 'red' ? 1 : -1;
      expect(spy).toBe(`${column}${Number(row) - step}`);
      expect(['sergeant', 'lieutenant', 'captain', 'major']).toContain(deployment[`${column}${Number(row) + step}`]);
      expect(Object.values(deployment).sort()).toEqual(Object.values(deploy(rules, 'level5', seat, String(seed))).sort());
    }
});

test('the marshal of the hider waits, and attacks only known pieces', async () => {
  const rules = rulesFor('barrage', []);
  const rash = async (name: string): Promise<number> => {
    const games = await Promise.all([10, 12, 15].map((game) => choicesOf(rules, name, 'greedy', `hide ${game}`, 60)));
    return movesIn(games.flat()).filter(({ scene, intent: { from, to } }) => {
      const isHidden = scene.kindOn(from) === 'marshal' && scene.on(from)?.seen?.shownTo.length === 0;
      return isHidden && scene.kindOn(to) === undefined;
    }).length;
  };
  expect(await rash('hider')).toBe(0);
  expect(await rash('level5')).toBeGreaterThan(5);
});

test('the trader takes every even trade, where level 5 lets some go', async () => {
  const rules = rulesFor('barrage', []);
  const offered = async (name: string): Promise<readonly [number, number]> => {
    const even = (scene: KnownBoard, { from, to }: MoveIntent): boolean => {
      const [own, other] = [scene.kindOn(from), scene.kindOn(to)];
      return own !== undefined && other !== undefined && outcomeOf(rules, own, other) === 'bothCaptured';
    };
    let [offers, taken] = [0, 0];
    for (let seed = 0; seed < 10; seed++)
      for (const { view, scene, intent } of await choicesOf(rules, name, 'greedy', `trade ${seed}`, 120)) {
        if (!view.moves.some((move) => even(scene, move))) continue;
        offers++;
        if (intent.type === 'move' && even(scene, intent)) taken++;
      }
    return [offers, taken];
  };
  const [offers, taken] = await offered('trader');
  expect(offers).toBeGreaterThan(3);
  expect(taken).toBe(offers);
  const [letGo, done] = await offered('level5');
  expect(done).toBeLessThan(letGo);
});

test('the raider goes forward faster than level 5', async () => {
  const rules = rulesFor('original', []);
  const ground = async (name: string): Promise<number> => {
    let rows = 0;
    for (let seed = 0; seed < 3; seed++)
      for (const { intent } of movesIn(await choicesOf(rules, name, 'simple', `raid ${seed}`, 60)))
        rows += Number(intent.to.slice(1)) - Number(intent.from.slice(1));
    return rows;
  };
  expect(await ground('raider')).toBeGreaterThan(1.2 * (await ground('level5')));
});

test('styles play on boards with two seats, and are no levels', () => {
  const rules = rulesFor('conquest', []);
  for (const name of ['waiter', 'hider', 'trader', 'raider'])
    expect(() => playerFactoryNamed(name)(rules, 'red', seededChance(name))).toThrow('styles play on boards with two seats');
});

function deploy(rules: Rules, name: string, seat: Seat, seed: string): Deployment {
  const home = rules.homes[rules.seats.indexOf(seat)].map((cell) => rules.board.cells[cell]);
  return playerFactoryNamed(name)(rules, seat, seededChance(seed)).deploy({ homes: { [seat]: home } } as unknown as View);
}
