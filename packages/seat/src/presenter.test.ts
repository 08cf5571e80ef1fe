// What a screen keeps of a game from memory: what lies on the table, on every screen of its seat.

import { Shadow } from '@flagfall/client';
import { barrage, conquest } from '@flagfall/editions';
import {
  compileRules,
  type Edition,
  homeOf,
  type Intent,
  type Options,
  pick,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
  seededChance,
  type Viewer,
} from '@flagfall/engine';
import type { RequestBody, TableSnapshot, Update } from '@flagfall/protocol';
import { localTable } from '@flagfall/table';
import { expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import { NOTHING_SHOWN, Presenter, type ShownState } from './presenter.ts';

interface ScreenOptions {
  readonly glideMs?: number;
  /** Whether each part waits for a tap; otherwise none is shown. */
  readonly isPaced?: boolean;
}

/** A screen that shows a game from memory to one viewer. */
class Screen {
  readonly viewer: Viewer;
  readonly #presenter: Presenter;
  #shown = NOTHING_SHOWN;
  readonly #shadow: Shadow;

  constructor(rules: Rules, viewer: Viewer, snapshot: TableSnapshot, { glideMs = 0, isPaced = false }: ScreenOptions) {
    this.viewer = viewer;
    const pace = { beatMs: () => (isPaced ? Number.POSITIVE_INFINITY : 0), glideMs: () => glideMs };
    this.#presenter = new Presenter({ remembersReveals: false }, pace, (shown) => {
      this.#shown = shown;
    });
    this.#shadow = new Shadow(rules);
    this.#arrive(snapshot, true);
  }

  /** The board events in its log. */
  get events(): readonly string[] {
    return this.#shown.items.flatMap((item) => (item.type === 'event' ? [item.event.type] : []));
  }

  get isBusy(): boolean {
    return this.#shown.isBusy;
  }

  get shown(): ShownState {
    return this.#shown;
  }

  get presenter(): Presenter {
    return this.#presenter;
  }

  /** Taps until everything is shown; returns the beats that waited for a tap. */
  async tapThrough(look: (shown: ShownState) => void = () => {}): Promise<readonly Beat[]> {
    const beats: Beat[] = [];
    for (;;) {
      await this.#settled();
      const { beat } = this.#shown;
      if (beat === undefined) return beats;
      look(this.#shown);
      beats.push(beat);
      this.#presenter.skip();
    }
  }

  async hear(message: Update | TableSnapshot): Promise<void> {
    this.#arrive(message, false);
    await this.#settled();
  }

  async #settled(): Promise<void> {
    await Promise.resolve();
    await expect.poll(() => !this.#shown.isBusy || this.#shown.beat !== undefined).toBe(true);
  }

  #arrive(message: Update | TableSnapshot, isWhole: boolean): void {
    const sight = this.#shadow.take(message);
    if (sight !== undefined) this.#presenter.arrived({ seat: this.viewer, sight, fresh: sight.actions.length, isWhole });
  }
}

/** A table whose seats play by chance and attack whenever they can, and the screens that follow it. */
class ShownTable {
  readonly table;
  readonly #rules: Rules;
  readonly #screens: Screen[] = [];
  readonly #chance;
  #requests = 0;

  constructor(edition: Edition, options: Options) {
    this.#rules = compileRules(edition, { memory: 'strict', ...options });
    this.table = localTable(this.#rules, 'screens');
    this.#chance = seededChance('screens');
  }

  screenOf(viewer: Viewer, options: ScreenOptions = {}): Screen {
    const screen = new Screen(this.#rules, viewer, this.table.join(0, viewer, 0), options);
    this.#screens.push(screen);
    return screen;
  }

  async ask(seat: Seat, request: RequestBody): Promise<void> {
    const { deliveries } = this.table.receive(0, seat, { id: `${++this.#requests}`, ...request }).commit();
    for (const { to, message } of deliveries)
      if (message.type === 'update' || message.type === 'snapshot')
        await Promise.all(this.#screens.filter(({ viewer }) => viewer === to).map((screen) => screen.hear(message)));
  }

  /** One action of a seat that the game waits for. */
  async play(): Promise<Seat> {
    const [seat] = this.table.waitedFor;
    await this.ask(seat, { type: 'play', intent: this.#intentOf(seat) });
    return seat;
  }

  #intentOf(seat: Seat): Intent {
    const { waiting, moves, deeds, pieces } = this.table.viewOf(seat);
    const number = seatIndex(seat);
    const home = homeOf(this.table.position, number);
    if (waiting?.decision === 'deploy') return { type: 'deploy', deployment: sampleDeployment(this.#rules, number, this.#chance, home) };
    const attacks = moves.filter(({ to }) => pieces.some(({ cell }) => cell === to));
    return pick(this.#chance, attacks.length > 0 ? attacks : [...moves, ...deeds]);
  }
}

test('in a game from memory, every screen of a seat forgets what was shown once the seat has played on from any of them', async () => {
  const game = new ShownTable(barrage, {});
  const tabs = [game.screenOf('red'), game.screenOf('red')];
  const watcher = game.screenOf('audience');
  let battlesSeen = 0;
  for (let n = 0; n < 80 && game.table.phase !== 'over'; n++) {
    const before = tabs[0].events;
    const seat = await game.play();
    const [now] = tabs.map(({ events }) => events);
    expect(tabs[1].events).toEqual(now);
    // A spectator reads the last action alone.
    if (game.table.phase !== 'deploying') expect(now).toEqual([...(seat === 'red' ? [] : before), ...watcher.events]);
    battlesSeen += now.filter((type) => type === 'piecesRevealed').length;
  }
  expect(battlesSeen).toBeGreaterThan(3);
});

test("in a game from memory, a seat that leaves in another's turn clears nothing from its table", async () => {
  const game = new ShownTable(conquest, { players: 3 });
  const red = game.screenOf('red');
  while (game.table.phase !== 'playing' || game.table.waitedFor[0] !== 'red' || red.events.length === 0) await game.play();
  const before = red.events;
  await game.ask('blue', { type: 'resign' });
  expect(red.events.slice(0, before.length)).toEqual(before);
  expect(red.events.length).toBeGreaterThan(before.length);
});

test('the turn begins while the last piece still glides; only the next step waits for it', async () => {
  const game = new ShownTable(barrage, {});
  while (game.table.phase === 'deploying') await game.play();
  const endless = game.screenOf('red', { glideMs: 2 ** 30 });
  await game.play();
  expect(endless.isBusy).toBe(false);
  const other = new ShownTable(barrage, {});
  while (other.table.phase === 'deploying') await other.play();
  const short = other.screenOf('red', { glideMs: 5 });
  await other.play();
  const second = other.play();
  expect(short.isBusy).toBe(true);
  await second;
});

test('what the others have done stays marked and can be told once more until the viewer acts', async () => {
  const game = new ShownTable(conquest, { players: 3 });
  while (game.table.phase !== 'playing' || game.table.waitedFor[0] !== 'red') await game.play();
  const screen = game.screenOf('red', { isPaced: true });
  let [others, retold] = [0, 0];
  for (let n = 0; n < 60 && game.table.waitedFor.length > 0; n++) {
    const before = screen.shown.trail.length;
    const seat = await game.play();
    await screen.tapThrough();
    const { trail } = screen.shown;
    if (seat === 'red') expect(trail).toEqual([]);
    else expect(trail.length).toBeGreaterThanOrEqual(before);
    if (trail.length < 2) continue;
    others = Math.max(others, trail.length);
    const items = screen.shown.items;
    screen.presenter.retell();
    // A log that was taken back would be read aloud again.
    const beats = await screen.tapThrough((shown) => expect(shown.items).toBe(items));
    expect(beats[0].type).toBe('begin');
    // A game from memory shows no piece again.
    for (const { pieces } of beats) expect(pieces.filter(({ isTurned }) => isTurned)).toEqual([]);
    expect(screen.shown).toMatchObject({ trail, items, retold: undefined, beat: undefined, isBusy: false });
    retold++;
  }
  expect(others).toBeGreaterThan(2);
  expect(retold).toBeGreaterThan(2);
});

test('a tap finishes the battle that is shown and no other, and the sentence comes with its end', async () => {
  const game = new ShownTable(barrage, {});
  while (game.table.phase === 'deploying') await game.play();
  const screen = game.screenOf('red', { isPaced: true });
  let battles = 0;
  for (let n = 0; n < 40 && game.table.phase !== 'over'; n++) {
    const told = screen.events.length;
    await game.play();
    const { beat, items } = screen.shown;
    if (beat === undefined) continue;
    battles++;
    expect(beat.type).toBe('meet');
    expect(items.some((item) => item.type === 'event' && item.event.type === 'piecesRevealed' && items.indexOf(item) >= told)).toBe(false);
    expect(await screen.tapThrough()).toHaveLength(1);
    expect(screen.events).toContain('piecesRevealed');
  }
  expect(battles).toBeGreaterThan(2);
});

test('when the screen is passed on, nothing of the battle that was shown is left, and nothing follows', async () => {
  const game = new ShownTable(barrage, {});
  while (game.table.phase === 'deploying') await game.play();
  const screen = game.screenOf('red', { isPaced: true });
  while (screen.shown.beat === undefined) await game.play();
  screen.presenter.clear();
  expect(screen.shown).toMatchObject({ seat: undefined, sight: undefined, beat: undefined, items: [], trail: [] });
  expect(await screen.tapThrough()).toEqual([]);
  expect(screen.shown).toMatchObject({ sight: undefined, items: [], isBusy: false });
});

test('a spectator, who never acts, and a seat that has left have only the last moves marked', async () => {
  const game = new ShownTable(conquest, { players: 3 });
  while (game.table.phase !== 'playing') await game.play();
  const watcher = game.screenOf('audience');
  const gone = game.screenOf('red');
  await game.ask('red', { type: 'resign' });
  let most = 0;
  for (let n = 0; n < 60 && game.table.waitedFor.length > 0; n++) {
    await game.play();
    expect(watcher.shown.trail.length).toBeLessThanOrEqual(1);
    most = Math.max(most, gone.shown.trail.length);
  }
  expect(most).toBeGreaterThan(8);
  expect(most).toBeLessThanOrEqual(16);
});
