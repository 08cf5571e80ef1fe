// A table on one device: what it stores, what it sends, and how it goes on after everything was closed.

import { type SeenTable, Shadow } from '@flagfall/client';
import { findEdition, homeRows } from '@flagfall/editions';
import { type Intent, SEATS, type Seat, type View, type Viewer } from '@flagfall/engine';
import { newsIn, type RequestBody, seenActionsIn } from '@flagfall/protocol';
import type { Fact, Setup } from '@flagfall/table';
import { playedRecord } from '@flagfall/testkit';
import { expect, test, vi } from 'vitest';
import type { LocalGameSpec, LocalGameSummary } from '../sessions/localGameSpec.ts';
import { rulesFor, rulesOf } from '../sessions/rulesFor.ts';
import { playerInPlace } from './computers.ts';
import type { HostReply, HostRequest } from './messages.ts';
import { StorageFault, type TableStorage } from './storage.ts';
import { suggestArmy } from './suggestArmy.ts';
import { TableHost } from './tableHost.ts';

const AGAINST_COMPUTER: LocalGameSpec = {
  edition: 'original',
  options: {},
  seats: { red: { type: 'person' }, blue: { type: 'computer', level: 1 } },
  arranged: { seed: 'here', positions: 200 },
};

/** Replaces the database of a browser; it copies values in and out, as a database does. */
class Drawer implements TableStorage {
  summary: LocalGameSummary;
  setup: Setup | undefined;
  facts: Fact[] = [];

  constructor(plan: LocalGameSpec) {
    this.summary = { id: 'g', plan, createdAt: 0, updatedAt: 0, actions: 0, waitedFor: [] };
  }

  async load() {
    return structuredClone({ summary: this.summary, setup: this.setup, facts: this.facts });
  }

  async store(summary: LocalGameSummary, first: number, facts: readonly Fact[], setup?: Setup) {
    expect(first).toBe(this.facts.length);
    this.summary = structuredClone(summary);
    this.facts.push(...structuredClone(facts));
    this.setup ??= structuredClone(setup);
  }
}

/** How often a table got a request: it answers each once. */
let requests = 0;

/** What a test listens to. */
interface Listening {
  onMessage(message: HostReply): void;
  onChoose(): void;
}

/** A person at the screen. */
class Person {
  readonly heard: HostReply[] = [];
  /** What was visible after each message. */
  readonly sights: (readonly [seat: Viewer, sight: SeenTable])[] = [];
  #shadow: Shadow | undefined;
  readonly #host: TableHost;
  #armies = 0;

  constructor(drawer: Drawer, { onMessage, onChoose }: Listening = { onMessage: () => {}, onChoose: () => {} }) {
    const listen = (message: HostReply): void => {
      onMessage(message);
      // The host sends nothing that is not stored.
      if (message.type === 'delivered') expect(drawer.facts.length).toBeGreaterThanOrEqual(message.message.version);
      this.heard.push(structuredClone(message));
      if (message.type === 'delivered') this.#see(message);
    };
    this.#host = new TableHost(drawer, listen, (at) => {
      const player = playerInPlace(at);
      const choose = player.choose.bind(player);
      player.choose = (view, budget) => {
        onChoose();
        return choose(view, budget);
      };
      return player;
    });
    void this.#host.receive({ type: 'open', game: 'g' });
  }

  /** Folded from copies, as they come out of a worker. */
  #see({ to, message, fresh }: Extract<HostReply, { type: 'delivered' }>): void {
    if (fresh !== undefined && message.type === 'snapshot') this.#shadow = new Shadow(rulesOf(message.about)!);
    const sight = this.#shadow?.take(structuredClone(message));
    if (sight === undefined) throw new Error('every step goes on from the one before');
    this.sights.push([to, sight]);
  }

  async look(seat: Seat): Promise<void> {
    await this.#host.receive({ type: 'look', seat });
  }

  async ask(seat: Seat, request: RequestBody): Promise<void> {
    await this.#host.receive({ type: 'request', seat, request: { ...request, id: `request ${++requests}` } });
  }

  async play(intent: Intent): Promise<void> {
    await this.ask('red', { type: 'play', intent });
  }

  async tell(message: Extract<HostRequest, { type: 'allow' | 'hurry' | 'again' }>): Promise<void> {
    await this.#host.receive(message);
  }

  async deploy(seat: Seat): Promise<void> {
    const { about, view } = this.sights.at(-1)![1];
    const deployment = suggestArmy(rulesOf(about)!, seat, view.homes[seat] ?? [], `here suggestion ${++this.#armies}`);
    await this.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } });
  }

  get view(): View {
    const last = this.sights.at(-1);
    if (last === undefined) throw new Error('nothing has been told');
    return last[1].view;
  }

  /** Until it is red's turn. */
  async myTurn(): Promise<View> {
    await expect.poll(() => this.view.waiting?.seats).toEqual(['red']);
    return this.view;
  }
}

test('a game against the computer goes on after everything was closed, with the same view', async () => {
  const drawer = new Drawer(AGAINST_COMPUTER);
  const first = new Person(drawer);
  await first.look('red');
  await first.deploy('red');
  for (let turn = 0; turn < 4; turn++) {
    const { moves, result } = await first.myTurn();
    if (result !== undefined) break;
    await first.play(moves[turn % moves.length]);
  }
  const before = await first.myTurn();
  const second = new Person(drawer);
  await second.look('red');
  expect(second.view).toEqual(before);
  // The number of actions equals the view's count: hints rely on it.
  const looked = second.heard.findLast((message) => message.type === 'delivered');
  expect(seenActionsIn(looked?.message.steps ?? [])).toHaveLength(before.version);
  expect(drawer.summary.actions).toBe(before.version);
  await second.play(before.moves[0]);
  expect((await second.myTurn()).version).toBeGreaterThan(before.version);
});

test('only the seat that looks gets updates, and nothing hidden is in them', async () => {
  const drawer = new Drawer({ ...AGAINST_COMPUTER, seats: { red: { type: 'person' }, blue: { type: 'person' } } });
  const people = new Person(drawer);
  await people.look('red');
  await people.deploy('red');
  await people.look('blue');
  await people.deploy('blue');
  const isForRed = (message: HostReply): boolean => message.type === 'delivered' && message.to === 'red';
  const told = people.heard.filter(isForRed).length;
  for (const [looker, { view }] of people.sights) {
    expect(view.viewer).toBe(looker);
    for (const piece of view.pieces) expect(piece.known).toBe(piece.seat === looker);
  }
  await people.ask('red', { type: 'play', intent: { type: 'move', from: 'a1', to: 'a2' } });
  expect(people.heard.filter(isForRed)).toHaveLength(told);
});

test('the computer agrees to an undo and goes on from there', async () => {
  // None of the computer's scouts can run, and a single step reveals nothing, so it can be undone.
  const armies = { blue: '22222222BB/BBBBF33333/4444555566/66777889MS' };
  const record = playedRecord({ edition: findEdition('original')!, secret: 'here', armies });
  const people = new Person(new Drawer({ ...AGAINST_COMPUTER, arranged: { seed: 'here', positions: 200, record } }));
  await people.look('red');
  const start = await people.myTurn();
  const { from, to } = start.moves.find((move) => areNext(move.from, move.to))!;
  await people.play({ type: 'move', from, to });
  await people.myTurn();
  await people.ask('red', { type: 'offer', what: 'undo' });
  await expect.poll(() => people.view.version).toBe(start.version);
  expect(people.view.pieces).toEqual(start.pieces);
  await people.play({ type: 'move', from, to });
  expect((await people.myTurn()).version).toBeGreaterThan(start.version);
});

/** A single step, not a run, which would reveal the kind of the piece. */
function areNext(from: string, to: string): boolean {
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1))) === 1;
}

test('a computer without a time limit moves when it is told to', async () => {
  const seats: LocalGameSpec['seats'] = { red: { type: 'person' }, blue: { type: 'computer', level: 5 } };
  const people = new Person(new Drawer({ ...AGAINST_COMPUTER, seats, arranged: { seed: 'here' } }));
  await people.tell({ type: 'allow', ms: Number.MAX_SAFE_INTEGER });
  await people.look('red');
  await people.deploy('red');
  await people.play((await people.myTurn()).moves[0]);
  const { version, waiting } = people.view;
  expect(waiting?.seats).toEqual(['blue']);
  await people.tell({ type: 'hurry' });
  expect((await people.myTurn()).version).toBe(version + 1);
});

test('the computer answers an offer of a draw', async () => {
  const people = new Person(new Drawer(AGAINST_COMPUTER));
  await people.look('red');
  await people.deploy('red');
  await people.myTurn();
  await people.ask('red', { type: 'offer', what: 'draw' });
  const answers = () => people.heard.flatMap((message) => (message.type === 'delivered' ? newsIn(message.message.steps) : []));
  await expect.poll(() => answers().map(({ type }) => type)).toContain('declined');
});

test('a game that does not exist is reported as missing', async () => {
  const heard: HostReply[] = [];
  const nobody: TableStorage = { load: async () => undefined, store: async () => {} };
  await new TableHost(nobody, (message) => heard.push(message)).receive({ type: 'open', game: 'g' });
  expect(heard).toEqual([{ type: 'failed', why: 'missing', detail: 'g' }]);
});

test('a game with an option that this build does not know is outdated, not broken', async () => {
  const heard: HostReply[] = [];
  const drawer = new Drawer({ ...AGAINST_COMPUTER, options: { weather: 'rain' } });
  await new TableHost(drawer, (message) => heard.push(message)).receive({ type: 'open', game: 'g' });
  expect(heard).toEqual([{ type: 'failed', why: 'outdated', detail: 'original' }]);
});

test.each([
  ['was thrown away in another tab', new StorageFault('missing', 'g'), 'missing'],
  ['cannot be kept', new StorageFault('unkept', 'no room'), 'unkept'],
  ['went on in another tab', new StorageFault('elsewhere', 'taken'), 'elsewhere'],
  ['meets something else', new Error('a broken disk'), 'broken'],
] as const)('a game that %s says so', async (_, error, why) => {
  const drawer = new Drawer(AGAINST_COMPUTER);
  const heard: HostReply[] = [];
  const full: TableStorage = { load: () => drawer.load(), store: () => Promise.reject(error) };
  await new TableHost(full, (message) => heard.push(message)).receive({ type: 'open', game: 'g' });
  expect(heard).toEqual([{ type: 'failed', why, detail: error.message }]);
});

test('a seeded game is the same every time: armies, answers of the computer, and everything else', async () => {
  const told = async (): Promise<readonly Fact[]> => {
    const drawer = new Drawer({ ...AGAINST_COMPUTER, arranged: { seed: 'the same', positions: 200 } });
    const people = new Person(drawer);
    await people.look('red');
    await people.deploy('red');
    for (let turn = 0; turn < 3; turn++) await people.play((await people.myTurn()).moves[turn]);
    await people.myTurn();
    expect(drawer.setup?.arranged).toBe('seeded');
    return drawer.facts.map(({ at, request, ...fact }) => ({ ...fact, at: 0 }) as Fact);
  };
  expect(await told()).toEqual(await told());
});

test('a placed game goes on where its record ends, and a bad record is reported as broken', async () => {
  const record = playedRecord({ edition: findEdition('battle-cards')!, secret: 'here' });
  const plan: LocalGameSpec = { ...AGAINST_COMPUTER, edition: 'battle-cards', arranged: { seed: 'here', positions: 200, record } };
  const drawer = new Drawer(plan);
  const people = new Person(drawer);
  await people.look('red');
  expect((await people.myTurn()).piles.some(({ cards }) => cards !== undefined && cards.length > 0)).toBe(true);
  expect(drawer.setup?.arranged).toBe('placed');

  const wrong = [
    { arranged: { seed: 'elsewhere', record }, detail: expect.any(String) },
    { arranged: { seed: 'here', record: 'no record' }, detail: expect.stringContaining('cannot be read, line 1') },
  ];
  for (const { arranged, detail } of wrong) {
    const stranger = new Person(new Drawer({ ...plan, arranged }));
    await stranger.look('red');
    expect(stranger.heard).toContainEqual(expect.objectContaining({ type: 'failed', why: 'broken', detail }));
  }
});

test('the answer to a request follows its updates, and only a seat that still looks gets a refusal', async () => {
  const drawer = new Drawer({ ...AGAINST_COMPUTER, seats: { red: { type: 'person' }, blue: { type: 'person' } } });
  const people = new Person(drawer);
  await people.look('red');
  await people.deploy('red');
  expect(people.heard.slice(-2).map(({ type }) => type)).toEqual(['delivered', 'answered']);
  await people.play({ type: 'move', from: 'a4', to: 'a5' });
  expect(people.heard.at(-1)).toMatchObject({ type: 'answered', refusal: { code: expect.any(String) } });
  await people.look('blue');
  await people.play({ type: 'move', from: 'a4', to: 'a5' });
  expect(people.heard.at(-1)).toEqual({ type: 'answered', id: expect.any(String) });
});

test('several seats may look side by side, each gets its own updates, and a paced game waits for the screen', async () => {
  const drawer = new Drawer({ ...AGAINST_COMPUTER, seats: { red: { type: 'person' }, blue: { type: 'computer', level: 1 } } });
  const told: [Viewer, string][] = [];
  const host = new TableHost(drawer, (message) => {
    if (message.type === 'delivered' && message.fresh === undefined) told.push([message.to, JSON.stringify(message.message)]);
  });
  await host.receive({ type: 'open', game: 'g', isPaced: true });
  for (const seat of ['red', 'audience'] as const) await host.receive({ type: 'look', seat, since: 0, isBeside: true });
  const rules = rulesFor(AGAINST_COMPUTER)!;
  const deployment = suggestArmy(rules, 'red', homeRows(rules.edition.battlefield(rules.options), 'red').flat(), 'here');
  await host.receive({ type: 'request', seat: 'red', request: { type: 'play', id: '1', intent: { type: 'deploy', deployment } } });
  expect(told.map(([seat]) => seat)).toEqual(['red', 'audience']);
  expect(told[0][1]).toContain('"kind":"marshal"');
  expect(told[1][1]).not.toContain('marshal');
  expect(drawer.summary.waitedFor).toEqual(['blue']);
  await host.receive({ type: 'goOn' });
  await vi.waitFor(() => expect(drawer.summary.waitedFor).toEqual(['red']));
});

test('a `goOn` that comes while the computer is still busy with its step is not lost', async () => {
  const seats = { red: { type: 'computer', level: 1 }, blue: { type: 'computer', level: 1 } } as const;
  const drawer = new Drawer({
    edition: 'conquest',
    options: { players: 2, turnLimit: 2 },
    seats,
    arranged: { seed: 'paced', positions: 50 },
  });
  const host: TableHost = new TableHost(drawer, (message) => {
    if (message.type === 'standing') void host.receive({ type: 'goOn' });
  });
  await host.receive({ type: 'open', game: 'g', isPaced: true });
  await vi.waitFor(() => expect(drawer.summary.result).toBeDefined(), { timeout: 60_000 });
});

test('four computers that deploy at once send one request each', async () => {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, { type: 'computer', level: 1 }])) as LocalGameSpec['seats'];
  const drawer = new Drawer({ edition: 'conquest', options: { turnLimit: 2 }, seats, arranged: { seed: 'four', positions: 50 } });
  const refused: string[] = [];
  const asked = new Map<string, number>();
  const host = new TableHost(
    drawer,
    (message) => message.type === 'failed' && refused.push(message.detail),
    (at) => {
      const player = playerInPlace(at);
      const deploy = player.deploy.bind(player);
      player.deploy = (view) => {
        asked.set(at.seat, (asked.get(at.seat) ?? 0) + 1);
        return deploy(view);
      };
      return player;
    },
  );
  await host.receive({ type: 'open', game: 'g' });
  await vi.waitFor(() => expect(drawer.summary.result).toBeDefined(), { timeout: 60_000 });
  expect(refused).toEqual([]);
  expect([...asked.values()]).toEqual([1, 1, 1, 1]);
});

test('a person gets the answer before a computer begins to think', async () => {
  const order: string[] = [];
  const person = new Person(new Drawer(AGAINST_COMPUTER), {
    onMessage: (message) => order.push(message.type),
    onChoose: () => order.push('thinks'),
  });
  await person.look('red');
  await person.deploy('red');
  const { moves } = await person.myTurn();
  order.length = 0;
  await person.play(moves[0]);
  await person.myTurn();
  const [told, answered, thinks] = ['delivered', 'answered', 'thinks'].map((what) => order.indexOf(what));
  expect(told).toBeLessThan(answered);
  expect(answered).toBeLessThan(thinks);
});

test('a step that cannot be stored has not happened: the screen learns that, and a retry makes the step', async () => {
  const drawer = new Drawer(AGAINST_COMPUTER);
  /** Whether there is room, for each attempt. */
  const room: boolean[] = [];
  const store = drawer.store.bind(drawer);
  drawer.store = (...step) => (room.shift() === false ? Promise.reject(new StorageFault('unkept', 'no room')) : store(...step));
  const person = new Person(drawer);
  await person.look('red');
  await person.deploy('red');
  const { moves, version } = await person.myTurn();
  const stored = drawer.facts.length;
  // No room for the person's step, twice; then none for the computer's answer.
  room.push(false, false, true, false);
  const played = person.play(moves[0]);
  for (const [at, steps] of [0, 0, 1].entries()) {
    await expect.poll(() => person.heard.filter(({ type }) => type === 'unkept').length).toBe(at + 1);
    expect([drawer.facts.length, drawer.summary.actions, person.view.version]).toEqual([stored + steps, version + steps, version + steps]);
    await person.tell({ type: 'again' });
  }
  await played;
  expect((await person.myTurn()).version).toBe(version + 2);
  expect(person.heard.filter(({ type }) => type === 'answered')).toHaveLength(2);
  expect(person.heard.some(({ type }) => type === 'failed')).toBe(false);
});
