// Selecting on a screen: which requests are sent, when, and which never: confirmation and premoves.

import type { SeenTable } from '@flagfall/client';
import { barrage, deploymentFromLibrary, libraryOf } from '@flagfall/editions';
import {
  type Cell,
  compileRules,
  type MoveIntent,
  newGame,
  observe,
  type PieceView,
  type Seat,
  seededChance,
  submit,
  type View,
} from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import { expect, test } from 'vitest';
import { PlayController, type PlayState } from './play.ts';
import type { SelectionAct } from './selection.ts';
import type { MaybePromise, SessionListener, SessionUpdate } from './sessions/session.ts';
import { type TurnStatus, turnStatusOf } from './sessions/turnStatus.ts';

const RULES = compileRules(barrage);

interface ScreenOptions {
  readonly people?: readonly Seat[];
  readonly memory?: string;
  readonly mustConfirm?: boolean;
  readonly mayPremove?: boolean;
}

/** A game of two in its middle, seen by red, and the requests of red's screen. */
class Screen {
  readonly asked: RequestBody[] = [];
  readonly looked: (Seat | undefined)[] = [];
  readonly play: PlayController;
  mayPremove: boolean;
  mustConfirm: boolean;
  /** What the table answers; nothing by default. */
  answer: MaybePromise<TableRefusal | undefined>;
  standing: TurnStatus | undefined;
  readonly #position = newGame(RULES, seededChance('screen'));
  #arrived: (arrival: SessionUpdate) => void = () => {};

  constructor({ people = ['red'], memory = 'aided', mustConfirm = false, mayPremove = true }: ScreenOptions = {}) {
    this.mustConfirm = mustConfirm;
    this.mayPremove = mayPremove;
    for (const seat of RULES.seats)
      this.#submit(seat, { type: 'deploy', deployment: deploymentFromLibrary(RULES, seat, libraryOf(barrage)[0]) });
    const screen = this;
    const session = {
      people,
      get standing() {
        return screen.standing;
      },
      game: 'screen',
      plan: { edition: 'barrage', options: { memory }, seats: {} },
      listen: ({ arrived }: SessionListener) => {
        this.#arrived = arrived;
      },
      close: () => {},
      look: (seat: Seat | undefined) => this.looked.push(seat),
      ask: (_seat: Seat, request: RequestBody) => {
        this.asked.push(request);
        return this.answer;
      },
    };
    this.play = new PlayController(session, compileRules(barrage, { memory }), {
      mustConfirm: () => this.mustConfirm,
      mayPremove: () => this.mayPremove,
      beatMs: () => 0,
      glideMs: () => 0,
      changed: () => {},
      arrived: () => {},
    });
  }

  get state(): PlayState {
    return this.play.state;
  }

  get planned(): MoveIntent | undefined {
    return this.state.premove.premove?.move;
  }

  get view(): View {
    return observe(this.#position, 'red');
  }

  tap(...cells: readonly Cell[]): void {
    for (const cell of cells) this.play.select({ type: 'tap', cell });
  }

  select(type: Extract<SelectionAct['type'], 'back' | 'confirm'>): void {
    this.play.select({ type });
  }

  /** A move that leads to a free cell one step away. */
  step(seat: Seat, at = 0): MoveIntent {
    const { moves, pieces } = observe(this.#position, seat);
    const isNear = ({ from, to }: MoveIntent) => Math.abs(Number(from.slice(1)) - Number(to.slice(1))) === 1;
    return moves.filter((move) => isNear(move) && !pieces.some(({ cell }) => cell === move.to)).at(at)!;
  }

  async plays(seat: Seat, move: MoveIntent): Promise<void> {
    this.#submit(seat, move);
    await this.show();
  }

  /** Red's screen shows the game as it is now. */
  async show(over: Partial<Pick<SeenTable, 'phase' | 'actions' | 'view'>> = {}): Promise<void> {
    this.hear(over);
    await expect.poll(() => this.state.shown.isBusy).toBe(false);
  }

  hear(over: Partial<Pick<SeenTable, 'phase' | 'actions' | 'view'>>): void {
    const view = this.view;
    const sight = {
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
    } as unknown as SeenTable;
    this.standing = turnStatusOf(sight);
    this.#arrived({ seat: 'red', sight, fresh: 0, isWhole: true });
  }

  #submit(seat: Seat, intent: Parameters<typeof submit>[2]): void {
    expect(submit(this.#position, seat, intent, seededChance('x')).ok).toBe(true);
  }
}

/** Red has moved and may choose a premove. */
async function waiting(options: ScreenOptions = {}): Promise<{ readonly screen: Screen; readonly next: MoveIntent }> {
  const screen = new Screen(options);
  const next = screen.step('red', -1);
  await screen.plays('red', screen.step('red'));
  return { screen, next };
}

/** The view with an enemy piece that has come to a cell. */
function withEnemy(view: View, cell: Cell, kind?: string): View {
  const enemy = view.pieces.find(({ seat }) => seat === 'blue')!;
  const come = { ...enemy, cell, ...(kind === undefined ? {} : { known: true, kind }) } as PieceView;
  return { ...view, pieces: view.pieces.map((piece) => (piece === enemy ? come : piece)) };
}

test('a move is played at once or waits for confirmation, and Escape takes back the last step', async () => {
  const screen = new Screen({ mustConfirm: true });
  await screen.show();
  const { from, to } = screen.step('red');
  screen.tap(from, to);
  expect(screen.state.selection.pending).toEqual({ type: 'move', from, to });
  screen.select('back');
  expect(screen.state.selection).toMatchObject({ chosen: from });
  expect(screen.state.selection.pending).toBeUndefined();
  expect(screen.asked).toEqual([]);
  screen.play.select({ type: 'drop', from, to });
  screen.select('confirm');
  expect(screen.asked).toEqual([{ type: 'play', intent: { type: 'move', from, to } }]);
  // A move that is not allowed needs no confirmation: the table says why.
  screen.tap(from, from === 'a1' ? 'h1' : 'c4');
  expect(screen.asked).toHaveLength(2);
  screen.mustConfirm = false;
  screen.tap(from, to);
  expect(screen.asked).toHaveLength(3);
});

test('a premove is sent when the turn comes, and not before', async () => {
  const { screen, next } = await waiting();
  screen.tap(next.from, next.to);
  expect(screen.planned).toEqual(next);
  expect(screen.asked).toEqual([]);
  await screen.plays('blue', screen.step('blue'));
  expect(screen.asked).toEqual([{ type: 'play', intent: next }]);
  expect(screen.planned).toBeUndefined();
});

test('a tap or Escape cancels a premove, and so does a piece in its way', async () => {
  const { screen, next } = await waiting();
  const plan = (): void => {
    screen.tap(next.from, next.to);
    expect(screen.planned).toBeDefined();
  };
  plan();
  screen.tap(next.to);
  expect(screen.planned).toBeUndefined();
  plan();
  screen.select('back');
  expect(screen.planned).toBeUndefined();
  // A cell out of reach makes no premove.
  screen.tap(next.from, 'c4');
  expect(screen.planned).toBeUndefined();

  // Another piece stands there now: a premove never attacks by accident.
  plan();
  await screen.show({ view: { ...withEnemy(screen.view, next.to), waiting: { decision: 'act', seats: ['red'] }, moves: [next] } });
  expect(screen.asked).toEqual([]);
  expect(screen.state.notice).toEqual({ type: 'dropped', move: next });
});

test('a premove ends with the game, with its setting, and when its target is revealed', async () => {
  const { screen, next } = await waiting();
  const plan = (): void => {
    screen.tap(next.from, next.to);
    expect(screen.planned).toBeDefined();
  };
  plan();
  screen.mayPremove = false;
  screen.play.refresh();
  expect(screen.planned).toBeUndefined();
  screen.mayPremove = true;
  screen.play.refresh();
  await screen.show({ view: withEnemy(screen.view, next.to) });
  plan();
  await screen.show({ view: withEnemy(screen.view, next.to) });
  expect(screen.planned).toBeDefined();
  await screen.show({ view: withEnemy(screen.view, next.to, 'marshal') });
  expect(screen.planned).toBeUndefined();
  expect(screen.state.notice).toEqual({ type: 'dropped', move: next });
  plan();
  await screen.show({ phase: 'over' });
  expect(screen.planned).toBeUndefined();
});

test('in a game from memory a reveal cancels the premove, so that no move comes before the player has seen it', async () => {
  const shown = [[{ type: 'piecesRevealed', attacker: { piece: 8 }, defender: { piece: 0 } }]] as unknown as SeenTable['actions'];
  for (const memory of ['aided', 'strict']) {
    const { screen, next } = await waiting({ memory });
    screen.tap(next.from, next.to);
    screen.hear({ actions: shown });
    expect(screen.planned === undefined).toBe(memory === 'strict');
  }
});

test('confirmation applies to premoves too', async () => {
  const { screen, next } = await waiting({ mustConfirm: true });
  screen.tap(next.from, next.to);
  await screen.plays('blue', screen.step('blue'));
  expect(screen.asked).toEqual([]);
  expect(screen.state.selection.pending).toEqual(next);
});

test('a piece that was selected in advance is still selected when the turn comes', async () => {
  const { screen, next } = await waiting();
  screen.tap(next.from);
  await screen.plays('blue', screen.step('blue'));
  expect(screen.state.selection.chosen).toBe(next.from);
});

test('there are no premoves where they are switched off, nor on a screen that several people share', async () => {
  for (const options of [{ mayPremove: false }, { people: ['red', 'blue'] }] as const) {
    const { screen, next } = await waiting(options);
    screen.tap(next.from, next.to);
    expect(screen.planned).toBeUndefined();
    expect(screen.state.turn).toBeUndefined();
  }
});

test("in another's turn the page says why a selected piece cannot go there, and nothing without a selection", async () => {
  const { screen } = await waiting();
  screen.tap('c4');
  expect(screen.state.notice).toBeUndefined();
  screen.tap(screen.view.pieces.find(({ seat }) => seat === 'red')!.cell, 'c4');
  expect(screen.state.notice).toEqual({ type: 'refused', refusal: { code: 'notYourTurn', turn: 'blue' } });
  expect(screen.asked).toEqual([]);
});

test('taps before the table has answered are applied when it has', async () => {
  const screen = new Screen();
  await screen.show();
  const { from } = screen.step('red');
  const answer = Promise.withResolvers<undefined>();
  screen.answer = answer.promise;
  screen.play.ask({ type: 'offer', what: 'draw' });
  screen.tap(from, 'c4');
  expect(screen.asked).toHaveLength(1);
  answer.resolve(undefined);
  await expect.poll(() => screen.asked).toHaveLength(2);
  expect(screen.asked[1]).toEqual({ type: 'play', intent: { type: 'move', from, to: 'c4' } });
});

test('a screen that is passed on shows nothing of the player before, not even a late answer', async () => {
  const screen = new Screen({ people: ['red', 'blue'] });
  screen.standing = { phase: 'playing', waiting: { decision: 'act', seats: ['red'] }, deployed: ['red', 'blue'] };
  screen.play.refresh();
  expect(screen.state.waitsFor).toBe('red');
  screen.play.lift();
  expect(screen.looked).toEqual([undefined, 'red']);
  await screen.show();
  const answer = Promise.withResolvers<TableRefusal>();
  screen.answer = answer.promise;
  screen.play.ask({ type: 'offer', what: 'draw' });
  screen.standing = { phase: 'playing', waiting: { decision: 'act', seats: ['blue'] }, deployed: ['red', 'blue'] };
  screen.play.refresh();
  await expect.poll(() => screen.state.waitsFor).toBe('blue');
  answer.resolve({ code: 'notAway' });
  await answer.promise;
  expect(screen.looked.at(-1)).toBeUndefined();
  expect(screen.state).toMatchObject({ shown: { items: [], isBusy: false }, isPending: false });
  expect([screen.state.shown.sight, screen.state.notice, screen.state.turn]).toEqual([undefined, undefined, undefined]);
});
