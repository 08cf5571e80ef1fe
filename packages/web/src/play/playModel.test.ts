// Choosing on the play screen: what is sent, when, and what is never sent: confirmation, and moves in advance.

import type { Sight } from '@flagfall/client';
import { barrage, libraryDeployment, libraryOf } from '@flagfall/editions';
import { compileRules, type MoveIntent, newGame, observe, type Seat, seededChance, submit, type View } from '@flagfall/engine';
import type { Wish } from '@flagfall/protocol';
import type { Arrival, Premove } from '@flagfall/seat';
import { signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import type { GameLink } from '../games/gameLink.ts';
import { confirmation, premove } from '../settings/settings.ts';
import { PlayModel } from './playModel.ts';

const RULES = compileRules(barrage);

/** A game of two in which both stand, seen by red, and what red's screen sends. */
class Screen {
  readonly sent: Wish[] = [];
  readonly model: PlayModel;
  readonly #position = newGame(RULES, seededChance('screen'));
  #arrived: (arrival: Arrival) => void = () => {};

  constructor(people: readonly Seat[] = ['red'], options: Readonly<Record<string, string>> = {}) {
    for (const seat of RULES.seats) this.#ask(seat, { type: 'deploy', deployment: libraryDeployment(RULES, seat, libraryOf(barrage)[0]) });
    const link: GameLink = {
      game: 'screen',
      plan: { edition: 'barrage', options, seats: { red: { type: 'person' }, blue: { type: 'person' } } },
      people,
      standing: undefined,
      failure: signal(undefined),
      listen: (arrived) => {
        this.#arrived = arrived;
      },
      look: () => {},
      ask: (_seat, wish) => {
        this.sent.push(wish);
        return undefined;
      },
      close: () => {},
    };
    this.model = new PlayModel(link);
  }

  get view(): View {
    return observe(this.#position, 'red');
  }

  /** A move that leads to a free cell one step away. */
  step(seat: Seat, at = 0): MoveIntent {
    const { moves, pieces } = observe(this.#position, seat);
    const isNear = ({ from, to }: MoveIntent) => Math.abs(Number(from.slice(1)) - Number(to.slice(1))) === 1;
    return moves.filter((move) => isNear(move) && !pieces.some(({ cell }) => cell === move.to)).at(at)!;
  }

  async plays(seat: Seat, move: MoveIntent): Promise<void> {
    this.#ask(seat, move);
    await this.show();
  }

  /** Red's screen shows the game as it is now. */
  async show(over: Partial<Pick<Sight, 'phase' | 'actions'>> = {}): Promise<void> {
    this.hear(over);
    await expect.poll(() => this.model.presenter.isBusy.value).toBe(false);
  }

  hear(over: Partial<Pick<Sight, 'phase' | 'actions'>>): void {
    const view = this.view;
    const update: Sight = {
      type: 'update',
      version: view.version,
      phase: 'playing',
      view,
      steps: [],
      actions: [],
      news: [],
      offers: [],
      marks: {},
      seats: {},
      clocks: { leftMs: {}, running: [] },
      isPaused: false,
      ...over,
    } as unknown as Sight;
    this.#arrived({ seat: 'red', update, fresh: 0, isWhole: true });
  }

  #ask(seat: Seat, intent: Parameters<typeof submit>[2]): void {
    expect(submit(this.#position, seat, intent, seededChance('x')).ok).toBe(true);
  }
}

afterEach(() => {
  confirmation.chosen.value = 'off';
  premove.chosen.value = 'on';
});

test('a move is played at once, or waits until it is confirmed, and Escape takes back the last step', async () => {
  const screen = new Screen();
  await screen.show();
  const { model } = screen;
  const { from, to } = screen.step('red');
  confirmation.chosen.value = 'on';
  model.tap(from);
  model.tap(to);
  expect(model.selection.pending).toEqual({ type: 'move', from, to });
  model.back();
  expect(model.selection.pending).toBeUndefined();
  expect(model.selection.chosen).toBe(from);
  expect(screen.sent).toEqual([]);
  model.drop(from, to);
  model.selection.confirm();
  expect(screen.sent).toEqual([{ type: 'play', intent: { type: 'move', from, to } }]);
  // What is not allowed is not worth a question: the table says why.
  model.tap(from);
  model.tap(from === 'a1' ? 'h1' : 'c4');
  expect(screen.sent).toHaveLength(2);
  confirmation.chosen.value = 'off';
  model.tap(from);
  model.tap(to);
  expect(screen.sent).toHaveLength(3);
});

test('a move in advance is sent when the turn comes, and not before', async () => {
  const screen = new Screen();
  const next = screen.step('red', -1);
  await screen.plays('red', screen.step('red'));
  const { model } = screen;
  model.tap(next.from);
  model.tap(next.to);
  expect(model.premove.planned?.move).toEqual(next);
  expect(screen.sent).toEqual([]);
  await screen.plays('blue', screen.step('blue'));
  expect(screen.sent).toEqual([{ type: 'play', intent: next }]);
  expect(model.premove.planned).toBeUndefined();
});

test('it is tapped away, taken back by Escape, and goes when something stands in its way', async () => {
  const screen = new Screen();
  const next = screen.step('red', -1);
  await screen.plays('red', screen.step('red'));
  const { model } = screen;
  const plan = (): void => {
    model.tap(next.from);
    model.tap(next.to);
    expect(model.premove.planned).toBeDefined();
  };
  plan();
  model.tap(next.to);
  expect(model.premove.planned).toBeUndefined();
  plan();
  model.back();
  expect(model.premove.planned).toBeUndefined();
  // Out of reach is no plan.
  model.tap(next.from);
  model.tap('c4');
  expect(model.premove.planned).toBeUndefined();

  // Somebody else stands there now: nobody attacks by accident.
  plan();
  model.premove.state.value = { premove: { ...model.premove.planned!, target: { piece: 99, kind: undefined } } };
  await screen.plays('blue', screen.step('blue'));
  expect(screen.sent).toEqual([]);
  expect(model.notice.value).toContain(next.to);
});

test('a plan is over with the game, with its setting, and when its target shows what it is', async () => {
  const screen = new Screen();
  const next = screen.step('red', -1);
  await screen.plays('red', screen.step('red'));
  const { model } = screen;
  const plan = (): void => {
    model.tap(next.from);
    model.tap(next.to);
    expect(model.premove.planned).toBeDefined();
  };
  plan();
  premove.chosen.value = 'off';
  expect(model.premove.planned).toBeUndefined();
  premove.chosen.value = 'on';
  plan();
  const enemy = screen.view.pieces.find(({ seat }) => seat === 'blue')!;
  const attackOn = (kind: string | undefined): Premove => ({
    ...model.premove.planned!,
    move: { ...next, to: enemy.cell },
    target: { piece: enemy.piece, kind },
  });
  model.premove.state.value = { premove: attackOn(undefined) };
  await screen.show();
  expect(model.premove.planned).toBeDefined();
  model.premove.state.value = { premove: attackOn('marshal') };
  await screen.show();
  expect(model.premove.planned).toBeUndefined();
  expect(model.notice.value).toContain(enemy.cell);
  plan();
  await screen.show({ phase: 'over' });
  expect(model.premove.planned).toBeUndefined();
});

test('from memory, a plan is called off by what is shown: nobody moves on before having seen it', async () => {
  const shown = [[{ type: 'piecesRevealed', attacker: { piece: 8 }, defender: { piece: 0 } }]] as unknown as Sight['actions'];
  for (const memory of ['aided', 'strict']) {
    const screen = new Screen(['red'], { memory });
    const next = screen.step('red', -1);
    await screen.plays('red', screen.step('red'));
    screen.model.tap(next.from);
    screen.model.tap(next.to);
    screen.hear({ actions: shown });
    expect(screen.model.premove.planned === undefined).toBe(memory === 'strict');
  }
});

test('what must be confirmed is confirmed, also when it was chosen in advance', async () => {
  confirmation.chosen.value = 'on';
  const screen = new Screen();
  const next = screen.step('red', -1);
  await screen.plays('red', screen.step('red'));
  screen.model.tap(next.from);
  screen.model.tap(next.to);
  await screen.plays('blue', screen.step('blue'));
  expect(screen.sent).toEqual([]);
  expect(screen.model.selection.pending).toEqual(next);
});

test('a piece that was only chosen in advance is in hand when the turn comes', async () => {
  const screen = new Screen();
  const next = screen.step('red', -1);
  await screen.plays('red', screen.step('red'));
  screen.model.tap(next.from);
  await screen.plays('blue', screen.step('blue'));
  expect(screen.model.selection.chosen).toBe(next.from);
});

test('nothing is planned where it is switched off, nor on a screen that several people share', async () => {
  for (const people of [['red'], ['red', 'blue']] as const) {
    premove.chosen.value = people.length === 1 ? 'off' : 'on';
    const screen = new Screen(people);
    const next = screen.step('red', -1);
    await screen.plays('red', screen.step('red'));
    screen.model.tap(next.from);
    screen.model.tap(next.to);
    expect(screen.model.premove.planned).toBeUndefined();
    expect(screen.model.planning.value).toBeUndefined();
  }
});

test('in the turn of another, a piece that cannot go there is told so; with nothing chosen nothing is said', async () => {
  const screen = new Screen();
  await screen.plays('red', screen.step('red'));
  const { model } = screen;
  model.tap('c4');
  expect(model.notice.value).toBe('');
  model.tap(screen.view.pieces.find(({ seat }) => seat === 'red')!.cell);
  model.tap('c4');
  expect(model.notice.value).toContain('not your turn');
  expect(screen.sent).toEqual([]);
});

test('what is tapped before the table has answered is done when it has', async () => {
  const screen = new Screen();
  await screen.show();
  const { model } = screen;
  const { from } = screen.step('red');
  model.isPending.value = true;
  model.tap(from);
  model.tap('c4');
  expect(screen.sent).toEqual([]);
  model.isPending.value = false;
  expect(screen.sent).toEqual([{ type: 'play', intent: { type: 'move', from, to: 'c4' } }]);
});
