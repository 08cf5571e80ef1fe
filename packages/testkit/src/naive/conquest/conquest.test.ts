import { describe, expect, test } from 'vitest';
import { DECK, DEFAULTS, FULL_MAP } from './diagram.ts';
import { startConquest } from './game.ts';
import { pick, type RandomSource, seeded, shuffled, withRandomLuck } from './random.ts';
import type { NaiveConquest, NaiveConquestOptions, NaiveConquestSetup } from './types.ts';

const ARMY =
  'king queen prince duke count knight baron sorceress sorceress scout scout scout scout spy cursedLand cursedLand cursedLand flag';
const SORTED_DECK = DECK.toSorted().join();
const SEATS = ['red', 'blue', 'green', 'gold'];

describe('CQ-12 the draft goes like a snake', () => {
  test.each([
    [2, 'blue', 'blue red red blue blue red red blue blue red red blue blue red red blue blue red red blue blue red red blue'],
    [3, 'green', 'green red blue blue red green green red blue blue red green green red blue blue red green green red blue blue red green'],
    [4, 'red', 'red blue green gold gold green blue red red blue green gold gold green blue red red blue green gold gold green blue red'],
  ])('with %i players from %s', (players, starter, order) => {
    let game = startConquest(setupOf(seeded(1), { players }, starter));
    const asked: string[] = [];
    while (game.legal.length > 0) {
      asked.push(...game.asked);
      expect(game.look).toContain(`turn ${starter}`);
      expect(game.look).toContain(`waiting draft ${game.asked[0]}`);
      game = game.play(game.legal[0]);
    }
    expect(asked.join(' ')).toBe(order);
    expect(game.look.filter((line) => line.startsWith('claim'))).toHaveLength(24);
    expect(game.look).toContain(`waiting deploy ${SEATS.slice(0, players).join(',')}`);
  });

  test('a territory is named by its first zone and taken once', () => {
    const start = startConquest(setupOf(seeded(1), { players: 2 }, 'red'));
    expect(start.legal).toHaveLength(24);
    const taken = start.play('draft A3_1');
    expect(taken.look).toContain('claim A3 red');
    expect(() => taken.play('draft A3_1')).toThrow('not legal');
    expect(() => start.play('draft A3_2')).toThrow('not legal');
  });
});

describe('CQ-13 deployment', () => {
  const drafted = draft(seeded(2), startConquest(setupOf(seeded(2), { players: 2 }, 'red')));
  const zones = groundOf(drafted, 'red');
  const army = (on: readonly string[]) => Object.fromEntries(ARMY.split(' ').map((kind, place) => [on[place], kind]));

  test('the whole army, on own territories, once', () => {
    const ready = drafted.deploy('red', army(zones));
    expect(ready.asked).toEqual(['blue']);
    expect(ready.look).toContain(`piece red king ${zones[0]}`);
    expect(() => ready.deploy('red', army(zones))).toThrow('not waited for');
    expect(() => drafted.deploy('blue', army(zones))).toThrow('not in a territory');
    const { [zones[0]]: _king, ...kingless } = army(zones);
    expect(() => drafted.deploy('red', kingless)).toThrow('not the army');
    expect(() => drafted.deploy('red', { ...kingless, [zones[0]]: 'queen' })).toThrow('not the army');
    expect(() => drafted.deploy('red', { ...army(zones), [zones[20]]: 'king' })).toThrow('not the army');
    const begun = ready.deploy('blue', army(groundOf(drafted, 'blue')));
    expect(begun.look.filter((line) => line.startsWith('claim'))).toEqual([]);
    expect(begun.look).toContain('must');
    expect(begun.look).toContain('round 1');
    expect(begun.look).toContain('waiting card red');
  });

  test('D-87 by option every territory needs a piece', () => {
    const strict = draft(seeded(2), startConquest(setupOf(seeded(2), { players: 2, minOnePerTerritory: 'on' }, 'red')));
    expect(() => strict.deploy('red', army(zones))).toThrow('is empty');
    const spread = [...zones.filter((_, place) => place % 3 === 0), ...zones.filter((_, place) => place % 3 === 1)];
    expect(strict.deploy('red', army(spread)).asked).toEqual(['blue']);
  });

  test('a seat that leaves before play ends the game without a winner', () => {
    expect(drafted.leave('red', 'resigned').look).toContain('ended abandoned');
    expect(drafted.leave('red', 'resigned').asked).toEqual([]);
  });
});

describe('random games', () => {
  const endings = new Set<string>();
  const questions = new Set<string>();

  test.each([2, 3, 4])('with %i players keep their pieces, cards and flags in order and end in time', (players) => {
    for (let seed = 1; seed <= 70; seed++) {
      const random = seeded(seed * 10 + players);
      const turnLimit = seed % 14 === 0 ? 60 : 1 + (seed % 15);
      const scoutChargeAttack = seed % 4 === 0 ? 'off' : 'on';
      let game = startConquest(setupOf(random, { players, turnLimit, scoutChargeAttack }, SEATS[seed % players]));
      game = deployAll(random, draft(random, game));
      while (game.asked.length > 0) {
        checkBooks(game, players, turnLimit, `seed ${seed}`);
        questions.add(wordsOf(game, 'waiting')[0]);
        game = step(random, game, seed % 3 === 0 && random() < 0.004);
      }
      checkBooks(game, players, turnLimit, `seed ${seed}`);
      endings.add(wordsOf(game, 'ended')[0]);
    }
  });

  test('have come to every question and most ends', () => {
    expect([...questions].sort()).toEqual('accuse act card look place plant rearrange regroup'.split(' '));
    for (const ending of ['flagCaptured', 'turnLimit', 'resigned']) expect(endings).toContain(ending);
  });
});

function step(random: RandomSource, game: NaiveConquest, leaving: boolean): NaiveConquest {
  if (leaving) return withRandomLuck(random, (luck) => game.leave(game.asked[0], 'resigned', luck));
  const intents = game.legal.filter((intent) => intent !== 'pass' && intent !== 'done');
  const intent = intents.length === 0 || random() < 0.2 ? pick(random, game.legal) : pick(random, intents);
  return withRandomLuck(random, (luck) => game.play(intent, luck));
}

/** Plain conditions: an expectation at every step would take most of the time. */
function checkBooks(game: NaiveConquest, players: number, turnLimit: number, hint: string): void {
  const { look, asked, legal } = game;
  const standing = look.filter((line) => line.startsWith('piece ')).map((line) => line.split(' ')[3]);
  const others = look.filter((line) => /^(bag|flag|planting) /.test(line));
  if (standing.length + others.length !== 18 * players) throw new Error(`${hint}: ${standing.length} and ${others.length} pieces`);
  if (new Set(standing).size !== standing.length) throw new Error(`${hint}: two pieces in one zone`);
  const cards = ['draw', 'drawn', 'discard'].flatMap((pile) => wordsOf(game, pile)[0]?.split(',') ?? []);
  if (cards.sort().join() !== SORTED_DECK) throw new Error(`${hint}: the cards are ${cards.join()}`);
  for (const line of look.filter((one) => one.startsWith('flag '))) {
    const holder = line.split(' ')[2];
    const hasOwn = look.some((one) => one.startsWith(`piece ${holder} flag `) || one === `planting ${holder}`);
    if (!hasOwn && !wordsOf(game, 'gone')[0]?.includes(holder)) throw new Error(`${hint}: ${line}`);
  }
  const round = Number(wordsOf(game, 'round')[0]);
  if (round > turnLimit && (asked.length > 0 || round > turnLimit + 1)) throw new Error(`${hint}: round ${round}`);
  if (asked.length > 0 !== legal.length > 0) throw new Error(`${hint}: asked ${asked.join()}, and ${legal.length} answers`);
}

function setupOf(random: RandomSource, options: Partial<NaiveConquestOptions>, starter: string): NaiveConquestSetup {
  const deck = ['traitor', ...shuffled(random, DECK.slice(1))];
  return { ...FULL_MAP, options: { ...DEFAULTS, ...options }, starter, deck };
}

function draft(random: RandomSource, game: NaiveConquest): NaiveConquest {
  return game.legal.length === 0 ? game : draft(random, game.play(pick(random, game.legal)));
}

function deployAll(random: RandomSource, game: NaiveConquest): NaiveConquest {
  return game.asked.reduce((now, seat) => {
    const zones = shuffled(random, groundOf(now, seat));
    return now.deploy(seat, Object.fromEntries(ARMY.split(' ').map((kind, place) => [zones[place], kind])));
  }, game);
}

/** The zones of the territories this seat has claimed. */
function groundOf(game: NaiveConquest, seat: string): readonly string[] {
  return FULL_MAP.territories.filter(({ id }) => game.look.includes(`claim ${id} ${seat}`)).flatMap(({ zones }) => zones);
}

/** What follows the name on its line. */
function wordsOf(game: NaiveConquest, name: string): readonly string[] {
  return (
    game.look
      .find((line) => line === name || line.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}
