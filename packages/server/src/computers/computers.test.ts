// Computer seats in real threads: they finish games of every shape, survive their threads, and let go when they are told to.

import { Worker } from 'node:worker_threads';
import { findEdition } from '@flagfall/editions';
import {
  actionsSeenBy,
  actionsSince,
  assert,
  compileRules,
  type Intent,
  newGame,
  type Options,
  observe,
  type Position,
  type Rules,
  type Seat,
  seededChance,
  submit,
} from '@flagfall/engine';
import { randomStart } from '@flagfall/testkit';
import { afterEach, expect, test } from 'vitest';
import { type ComputerPlace, Computers } from './computers.ts';
import { type Seen, ThreadLost } from './deskThread.ts';
import type { ThreadRequest } from './thread.ts';
import type { PoolSettings } from './threadPool.ts';

/** Nearly no time: a thought of some ten milliseconds, and nobody waits to be seen. */
const HASTE = { leftMs: 300 };

const opened: Computers[] = [];

function open(settings: PoolSettings = {}): Computers {
  const computers = new Computers({ threads: 1, ...settings });
  opened.push(computers);
  return computers;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((computers) => computers.close()));
});

function rulesOf(edition: string, options: Options = {}): Rules {
  const found = findEdition(edition);
  assert(found !== undefined, 'we have this edition');
  return compileRules(found, options);
}

function placeAt(position: Position, game: string, seat: Seat, level: number): ComputerPlace {
  const { rules } = position;
  return { game, rules, seat, level, seed: `seed of ${game}`, seen: () => actionsSeenBy(actionsSince(position, 0), seat) };
}

/** Whose decision it is. */
function asked(position: Position): Seat {
  const seat = observe(position, 'audience').waiting?.seats[0];
  assert(seat !== undefined, 'somebody is waited for');
  return seat;
}

/** Lets computers play a game until it is over, or for so many plies. */
async function playOut(computers: Computers, game: string, position: Position, level: number, plies: number): Promise<Intent[]> {
  const chance = seededChance(game);
  const seats = new Map(position.rules.seats.map((seat) => [seat, computers.seat(placeAt(position, game, seat, level))]));
  const played: Intent[] = [];
  while (played.length < plies && observe(position, 'audience').result === undefined) {
    const seat = asked(position);
    const intent = await seats.get(seat)?.choose(observe(position, seat), HASTE);
    assert(intent !== undefined, 'nobody has left');
    expect(submit(position, seat, intent, chance).ok).toBe(true);
    played.push(intent);
  }
  for (const seat of seats.values()) seat.leave();
  return played;
}

test('games of all shapes are played at once on one thread, deployments and drafts included', async () => {
  const computers = open();
  const start = (edition: string, options?: Options) => {
    return newGame(rulesOf(edition, options), seededChance(edition));
  };
  const games = [
    playOut(computers, 'g1', start('barrage'), 2, 80),
    playOut(computers, 'g2', start('duel'), 1, 30),
    playOut(computers, 'g3', start('battle-cards'), 1, 30),
    playOut(computers, 'g4', start('conquest', { players: 3 }), 1, 60),
  ];
  const [barrage] = await Promise.all(games);
  expect(barrage.slice(0, 2).map(({ type }) => type)).toEqual(['deploy', 'deploy']);
  expect(barrage.length).toBeGreaterThan(10);
  expect(computers.load).toEqual({ waiting: 0, desks: 0 });
});

test('a long thought of one game does not keep others from their turns', async () => {
  const computers = open();
  const long = randomStart(rulesOf('original'), seededChance('long'));
  const short = randomStart(rulesOf('barrage'), seededChance('short'));
  const order: string[] = [];
  const ask = async (name: string, position: Position, level: number, clock = {}) => {
    const seat = asked(position);
    await computers.seat(placeAt(position, name.slice(0, 1), seat, level)).choose(observe(position, seat), clock);
    order.push(name);
  };
  const clock = { leftMs: 20_000 };
  await Promise.all([ask('a1', long, 6, clock), ask('a2', long, 6, clock), ask('a3', long, 6, clock), ask('b1', short, 1, HASTE)]);
  expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a2'));
});

test('a thread that dies in the middle of a thought is replaced, and the move comes all the same', async () => {
  const workers: Worker[] = [];
  const errors: unknown[] = [];
  const startThread = () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    workers.push(worker);
    return worker;
  };
  const computers = open({ startThread, report: (error) => errors.push(error) });
  const position = randomStart(rulesOf('original'), seededChance('killed'));
  const seat = asked(position);
  const choice = computers.seat(placeAt(position, 'k', seat, 6)).choose(observe(position, seat), {});
  await new Promise((resolve) => setTimeout(resolve, 400));
  await workers[0].terminate();
  expect(observe(position, seat).moves).toContainEqual(await choice);
  expect(workers).toHaveLength(2);
  expect(errors).toMatchObject([expect.any(ThreadLost)]);
  // Also one that dies while nobody asks.
  await workers[1].terminate();
  await playOut(computers, 'k', position, 1, 4);
  expect(workers).toHaveLength(3);
  expect(errors).toHaveLength(1);
});

test('a thread that does not answer is given up', async () => {
  let started = 0;
  const errors: unknown[] = [];
  const startThread = () => {
    started += 1;
    return started === 1 ? new Worker('setInterval(() => {}, 1000)', { eval: true }) : new Worker(new URL('./thread.ts', import.meta.url));
  };
  const computers = open({ startThread, patienceMs: 5000, report: (error) => errors.push(error) });
  const position = randomStart(rulesOf('barrage'), seededChance('silent'));
  await playOut(computers, 's', position, 1, 3);
  expect(started).toBe(2);
  expect(errors).toMatchObject([{ name: 'ThreadLost', message: 'a thread did not answer in time' }]);
});

test('when no thread works at all, the game goes on with any legal action', async () => {
  const errors: unknown[] = [];
  const startThread = () => new Worker('throw new Error("broken")', { eval: true });
  const computers = open({ startThread, report: (error) => errors.push(error) });
  const position = newGame(rulesOf('barrage'), seededChance('broken'));
  await playOut(computers, 'b', position, 1, 4);
  expect(errors).toHaveLength(12);
});

test('whoever leaves stops thinking, and the thread is free for others', async () => {
  const computers = open();
  const position = randomStart(rulesOf('original'), seededChance('leave'));
  const seat = asked(position);
  await playOut(computers, 'warm', randomStart(rulesOf('barrage'), seededChance('warm')), 1, 2);
  const leaving = computers.seat(placeAt(position, 'l', seat, 6));
  const [thinking, queued] = [leaving.choose(observe(position, seat), {}), leaving.choose(observe(position, seat), {})];
  const begun = performance.now();
  setTimeout(() => leaving.leave(), 50);
  expect(await thinking).toBeUndefined();
  expect(await queued).toBeUndefined();
  // One thought of this level takes a second.
  expect(performance.now() - begun).toBeLessThan(950);
  expect(await leaving.choose(observe(position, seat), {})).toBeUndefined();
  await playOut(computers, 'next', randomStart(rulesOf('barrage'), seededChance('next')), 1, 2);
  expect(computers.load).toEqual({ waiting: 0, desks: 0 });
});

test('who has to stand back waits for no turn, and is asked again', async () => {
  const computers = open();
  const [busy, other] = ['busy', 'other'].map((name) => randomStart(rulesOf('original'), seededChance(name)));
  const thinking = computers.seat(placeAt(busy, 'b', asked(busy), 6)).choose(observe(busy, asked(busy)), {});
  const seat = asked(other);
  const computer = computers.seat(placeAt(other, 'o', seat, 1));
  const waiting = computer.choose(observe(other, seat), {});
  expect(computers.load.waiting).toBe(1);
  computer.standBack();
  expect(computers.load.waiting).toBe(0);
  expect(await waiting).toBeUndefined();
  await thinking;
  expect(observe(other, seat).moves).toContainEqual(await computer.choose(observe(other, seat), HASTE));
});

test('when too many wait, who has most of them is answered without thought', async () => {
  const computers = open({ waitingMax: 2 });
  const position = randomStart(rulesOf('original'), seededChance('many'));
  const seat = asked(position);
  const ask = (owner: string, game: string) =>
    computers.seat({ ...placeAt(position, game, seat, 1), owner }).choose(observe(position, seat), HASTE);
  const all = [ask('greedy', 'g0'), ask('greedy', 'g1'), ask('greedy', 'g2'), ask('ann', 'a1'), ask('greedy', 'g3')];
  expect(computers.load.waiting).toBe(2);
  for (const intent of await Promise.all(all)) expect(observe(position, seat).moves).toContainEqual(intent);
});

test('of many idle games only some keep a desk, and all play on', async () => {
  const computers = open({ desksMax: 2 });
  const games = Array.from({ length: 5 }, (_, index) => {
    const position = randomStart(rulesOf('original'), seededChance(`idle ${index}`));
    return { position, seats: position.rules.seats.map((seat) => computers.seat(placeAt(position, `i${index}`, seat, 1))) };
  });
  for (let round = 0; round < 3; round += 1)
    for (const { position, seats } of games) {
      const seat = asked(position);
      const intent = await seats[position.rules.seats.indexOf(seat)].choose(observe(position, seat), HASTE);
      assert(intent !== undefined, 'nobody has left');
      expect(submit(position, seat, intent).ok).toBe(true);
      expect(computers.load.desks).toBeLessThanOrEqual(2);
    }
});

test('a desk is told what is new; once something was taken back it begins again', async () => {
  const sent: unknown[] = [];
  const startThread = () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message: ThreadRequest) => {
      const { request } = message;
      if (request === 'forget') sent.push('forget');
      else sent.push(request.type === 'learn' ? request.actions.length : request.type);
      post(message);
    };
    return worker;
  };
  const computers = open({ startThread });
  const position = randomStart(rulesOf('barrage'), seededChance('undo'));
  const seat = asked(position);
  const seen = actionsSeenBy(actionsSince(position, 0), seat);
  let told: Seen = seen.slice(0, 1);
  const computer = computers.seat({ ...placeAt(position, 'u', seat, 1), seen: () => told });
  const ask = async () => {
    await computer.acceptsDraw(observe(position, seat));
    return sent.splice(0);
  };
  expect(await ask()).toEqual(['sit', 1, 'answerDraw']);
  told = seen;
  expect(await ask()).toEqual([seen.length - 1, 'answerDraw']);
  expect(await ask()).toEqual(['answerDraw']);
  told = seen.slice(0, 1);
  expect(await ask()).toEqual(['sit', 1, 'answerDraw']);
  computer.unlearn();
  expect(await ask()).toEqual(['forget', 'sit', 1, 'answerDraw']);
});

test('a desk whose thread is busy moves to a free one and is nowhere twice', async () => {
  const computers = open({ threads: 2 });
  const [moving, long] = ['moving', 'long'].map((name) => randomStart(rulesOf('original'), seededChance(name)));
  const ask = (position: Position, game: string, level: number) => {
    const seat = asked(position);
    return computers.seat(placeAt(position, game, seat, level)).choose(observe(position, seat), {});
  };
  await ask(moving, 'm', 1);
  const thinking = ask(long, 'l', 6);
  expect(observe(moving, asked(moving)).moves).toContainEqual(await ask(moving, 'm', 1));
  await thinking;
  expect(computers.load.desks).toBe(2);
});

test('a draw offered before it has thought is declined', async () => {
  const computers = open();
  const position = randomStart(rulesOf('barrage'), seededChance('draw'));
  const seat = asked(position);
  const computer = computers.seat(placeAt(position, 'd', seat, 1));
  expect(await computer.acceptsDraw(observe(position, seat))).toBe(false);
});

test('a person sees the computer think', async () => {
  const computers = open();
  const position = randomStart(rulesOf('barrage'), seededChance('humane'));
  const seat = asked(position);
  const begun = performance.now();
  await computers.seat(placeAt(position, 'h', seat, 1)).choose(observe(position, seat), {});
  expect(performance.now() - begun).toBeGreaterThanOrEqual(690);
});
