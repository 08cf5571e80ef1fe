// Computer seats in real threads: they finish games of every shape, survive their threads, and stop when told to.

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
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type ComputerSeatSettings, Computers, type ComputersSettings } from './computers.ts';
import { type SeenActions, ThreadLost } from './playerThread.ts';
import { MOVE_DELAY_MS } from './thinkingTime.ts';
import type { ThreadRequest } from './thread.ts';

/** A short thought on any machine. */
const POSITIONS = 20;
/** A thought that never ends by itself. */
const ENDLESS = { nodes: 1e12 };

const opened: Computers[] = [];

function open(settings: ComputersSettings = {}): Computers {
  const computers = new Computers({ threads: 1, positions: POSITIONS, ...settings });
  opened.push(computers);
  return computers;
}

/** One thread for all tests without special needs: it takes a while to start. */
const shared = new Computers({ threads: 1, positions: POSITIONS });

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((computers) => computers.close()));
});
afterAll(() => shared.close());

/** A thread whose messages pass through a test: what it returns is sent. */
function tappedThread(tap: (message: ThreadRequest, worker: Worker) => ThreadRequest = (message) => message): Worker {
  const worker = new Worker(new URL('./thread.ts', import.meta.url));
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (message: ThreadRequest) => post(tap(message, worker));
  return worker;
}

/** The same question, with endless thinking time. */
function endless({ player, request }: ThreadRequest): ThreadRequest {
  return request !== 'forget' && request.type === 'choose' ? { player, request: { ...request, budget: ENDLESS } } : { player, request };
}

const asksToChoose = ({ request }: ThreadRequest): boolean => request !== 'forget' && request.type === 'choose';

function rulesOf(edition: string, options: Options = {}): Rules {
  const found = findEdition(edition);
  assert(found !== undefined, 'we have this edition');
  return compileRules(found, options);
}

function placeAt(position: Position, game: string, seat: Seat, level: number): ComputerSeatSettings {
  const { rules } = position;
  return { game, rules, seat, level, seed: `seed of ${game}`, seen: () => actionsSeenBy(actionsSince(position, 0), seat) };
}

/** The seat to decide. */
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
    const intent = await seats.get(seat)?.choose(observe(position, seat), {});
    assert(intent !== undefined, 'nobody has left');
    expect(submit(position, seat, intent, chance).ok).toBe(true);
    played.push(intent);
  }
  for (const seat of seats.values()) seat.leave();
  return played;
}

test('games of all shapes are played at once on one thread, deployments and drafts included', async () => {
  const start = (edition: string, options?: Options) => {
    return newGame(rulesOf(edition, options), seededChance(edition));
  };
  const games = [
    playOut(shared, 'g1', start('barrage'), 2, 80),
    playOut(shared, 'g2', start('duel'), 1, 30),
    playOut(shared, 'g3', start('battle-cards'), 1, 30),
    playOut(shared, 'g4', start('conquest', { players: 3 }), 1, 60),
  ];
  const [barrage] = await Promise.all(games);
  expect(barrage.slice(0, 2).map(({ type }) => type)).toEqual(['deploy', 'deploy']);
  expect(barrage.length).toBeGreaterThan(10);
  expect(shared.load).toEqual({ waiting: 0, players: 0 });
});

test('a demanding game does not keep others from their turns', async () => {
  const greedy = randomStart(rulesOf('original'), seededChance('greedy'));
  const modest = randomStart(rulesOf('barrage'), seededChance('modest'));
  const order: string[] = [];
  const ask = async (name: string, position: Position) => {
    const seat = asked(position);
    const computer = shared.seat(placeAt(position, name.slice(0, 1), seat, 1));
    await computer.choose(observe(position, seat), {});
    order.push(name);
    if (order.length === 4) computer.leave();
  };
  await Promise.all([ask('a1', greedy), ask('a2', greedy), ask('a3', greedy), ask('b1', modest)]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('a thread that dies during a thought is replaced, and the move still comes', async () => {
  const workers: Worker[] = [];
  const errors: unknown[] = [];
  const startThread = () => {
    const isDoomed = workers.length === 0;
    const worker = tappedThread((message, self) => {
      if (!isDoomed || !asksToChoose(message)) return message;
      setImmediate(() => void self.terminate());
      return endless(message);
    });
    workers.push(worker);
    return worker;
  };
  const computers = open({ startThread, report: (error) => errors.push(error) });
  const position = randomStart(rulesOf('original'), seededChance('killed'));
  const seat = asked(position);
  const choice = computers.seat(placeAt(position, 'k', seat, 6)).choose(observe(position, seat), {});
  expect(observe(position, seat).moves).toContainEqual(await choice);
  expect(workers).toHaveLength(2);
  expect(errors).toMatchObject([expect.any(ThreadLost)]);
  // Also one that dies while idle.
  await workers[1].terminate();
  await playOut(computers, 'k', position, 1, 4);
  expect(workers).toHaveLength(3);
  expect(errors).toHaveLength(1);
});

test('a thread that does not answer is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let started = 0;
  const errors: unknown[] = [];
  const startThread = () => {
    started += 1;
    return started === 1 ? new Worker('setInterval(() => {}, 1000)', { eval: true }) : tappedThread();
  };
  const computers = open({ startThread, patienceMs: 5000, report: (error) => errors.push(error) });
  const position = randomStart(rulesOf('barrage'), seededChance('silent'));
  const seat = asked(position);
  const choice = computers.seat(placeAt(position, 's', seat, 1)).acceptsDraw(observe(position, seat));
  await vi.advanceTimersByTimeAsync(4999);
  expect([started, errors]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await choice).toBe(false);
  expect(started).toBe(2);
  expect(errors).toMatchObject([{ name: 'ThreadLost', message: 'a thread did not answer in time' }]);
});

test('when no thread works, the game goes on with any legal action', async () => {
  const errors: unknown[] = [];
  const startThread = () => new Worker('throw new Error("broken")', { eval: true });
  const computers = open({ startThread, report: (error) => errors.push(error) });
  const position = newGame(rulesOf('barrage'), seededChance('broken'));
  await playOut(computers, 'b', position, 1, 4);
  expect(errors).toHaveLength(12);
});

test('a computer that leaves stops thinking, and the thread is free for others', async () => {
  const { promise: thinks, resolve: begun } = Promise.withResolvers<void>();
  const startThread = () =>
    tappedThread((message) => {
      if (!message.player.startsWith('l ')) return message;
      if (asksToChoose(message)) begun();
      return endless(message);
    });
  const computers = open({ startThread });
  const position = randomStart(rulesOf('original'), seededChance('leave'));
  const seat = asked(position);
  const leaving = computers.seat(placeAt(position, 'l', seat, 6));
  const [thinking, queued] = [leaving.choose(observe(position, seat), {}), leaving.choose(observe(position, seat), {})];
  await thinks;
  leaving.leave();
  expect(await thinking).toBeUndefined();
  expect(await queued).toBeUndefined();
  expect(await leaving.choose(observe(position, seat), {})).toBeUndefined();
  // Otherwise the only thread would think for ever.
  await playOut(computers, 'next', randomStart(rulesOf('barrage'), seededChance('next')), 1, 2);
  expect(computers.load).toEqual({ waiting: 0, players: 0 });
});

test('a cancelled question waits for no turn, and can be asked again', async () => {
  const [busy, other] = ['busy', 'other'].map((name) => randomStart(rulesOf('original'), seededChance(name)));
  const thinker = shared.seat(placeAt(busy, 'b', asked(busy), 6));
  const thinking = thinker.choose(observe(busy, asked(busy)), {});
  const seat = asked(other);
  const computer = shared.seat(placeAt(other, 'o', seat, 1));
  const waiting = computer.choose(observe(other, seat), {});
  expect(shared.load.waiting).toBe(1);
  computer.cancelQueued();
  expect(shared.load.waiting).toBe(0);
  expect(await waiting).toBeUndefined();
  await thinking;
  expect(observe(other, seat).moves).toContainEqual(await computer.choose(observe(other, seat), {}));
  for (const seated of [thinker, computer]) seated.leave();
});

test('when too many wait, the owner with the most is answered without thinking', async () => {
  const computers = open({ waitingMax: 2 });
  const position = randomStart(rulesOf('original'), seededChance('many'));
  const seat = asked(position);
  const ask = (owner: string, game: string) =>
    computers.seat({ ...placeAt(position, game, seat, 1), owner }).choose(observe(position, seat), {});
  const all = [ask('greedy', 'g0'), ask('greedy', 'g1'), ask('greedy', 'g2'), ask('ann', 'a1'), ask('greedy', 'g3')];
  expect(computers.load.waiting).toBe(2);
  for (const intent of await Promise.all(all)) expect(observe(position, seat).moves).toContainEqual(intent);
});

test('of many idle games only some keep a player, and all play on', async () => {
  const computers = open({ playersMax: 2 });
  const games = Array.from({ length: 5 }, (_, index) => {
    const position = randomStart(rulesOf('original'), seededChance(`idle ${index}`));
    return { position, seats: position.rules.seats.map((seat) => computers.seat(placeAt(position, `i${index}`, seat, 1))) };
  });
  for (let round = 0; round < 3; round += 1)
    for (const { position, seats } of games) {
      const seat = asked(position);
      const intent = await seats[position.rules.seats.indexOf(seat)].choose(observe(position, seat), {});
      assert(intent !== undefined, 'nobody has left');
      expect(submit(position, seat, intent).ok).toBe(true);
      expect(computers.load.players).toBeLessThanOrEqual(2);
    }
});

test('a player is told only what is new; after taking back it starts again', async () => {
  const sent: unknown[] = [];
  const startThread = () =>
    tappedThread((message) => {
      const { request } = message;
      if (request === 'forget') sent.push('forget');
      else sent.push(request.type === 'learn' ? request.actions.length : request.type);
      return message;
    });
  const computers = open({ startThread });
  const position = randomStart(rulesOf('barrage'), seededChance('undo'));
  const seat = asked(position);
  const seen = actionsSeenBy(actionsSince(position, 0), seat);
  let told: SeenActions = seen.slice(0, 1);
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
  computer.forgetSeen();
  expect(await ask()).toEqual(['forget', 'sit', 1, 'answerDraw']);
});

test('a player whose thread is busy moves to a free one, and is never in both', async () => {
  const started: Worker[] = [];
  const startThread = () => {
    const worker = tappedThread((message) => (message.player.startsWith('l ') ? endless(message) : message));
    started.push(worker);
    return worker;
  };
  const computers = open({ threads: 2, startThread });
  const [moving, long] = ['moving', 'long'].map((name) => randomStart(rulesOf('original'), seededChance(name)));
  const seatAt = (position: Position, game: string) => computers.seat(placeAt(position, game, asked(position), 1));
  const ask = (position: Position, computer: ReturnType<typeof seatAt>) => computer.choose(observe(position, asked(position)), {});
  const mover = seatAt(moving, 'm');
  await ask(moving, mover);
  const thinker = seatAt(long, 'l');
  const thinking = ask(long, thinker);
  expect(observe(moving, asked(moving)).moves).toContainEqual(await ask(moving, mover));
  expect(started).toHaveLength(2);
  expect(computers.load.players).toBe(2);
  thinker.leave();
  await thinking;
});

test('a draw offered before it has thought is declined', async () => {
  const position = randomStart(rulesOf('barrage'), seededChance('draw'));
  const seat = asked(position);
  const computer = shared.seat(placeAt(position, 'd', seat, 1));
  expect(await computer.acceptsDraw(observe(position, seat))).toBe(false);
  computer.leave();
});

test('a person sees the computer think', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const startThread = () => tappedThread().on('message', () => resolve());
  const computers = new Computers({ threads: 1, startThread });
  opened.push(computers);
  const position = randomStart(rulesOf('barrage'), seededChance('humane'));
  const seat = asked(position);
  let isSeen = false;
  const choice = computers
    .seat(placeAt(position, 'h', seat, 1))
    .choose(observe(position, seat), {})
    .finally(() => {
      isSeen = true;
    });
  await answered;
  await vi.advanceTimersByTimeAsync(MOVE_DELAY_MS - 1);
  expect(isSeen).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(observe(position, seat).moves).toContainEqual(await choice);
});
