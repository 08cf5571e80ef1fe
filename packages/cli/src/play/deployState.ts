/** Setting up an army, key by key. Pure: a state and a key give the next state. */

import { homeRows, libraryDeployment, libraryOf } from '@flagfall/editions';
import {
  type Cell,
  type Chance,
  type Deployment,
  deploymentFaults,
  type Rules,
  type Seat,
  sampleDeployment,
  seatIndex,
} from '@flagfall/engine';
import type { Key } from './keys.ts';
import { kindForKey } from './look.ts';

export interface DeployState {
  readonly deployment: Deployment;
  readonly cursor: Cell;
  /** The cell whose piece is picked up. */
  readonly held: Cell | undefined;
  /** Which deployment of the library stands here, or that it is a random one; undefined once it is changed. */
  readonly library: number | 'random' | undefined;
  /** Whether the cursor is on the button instead of on the board. */
  readonly onReady: boolean;
  /** A kind that was asked for and is used up. */
  readonly usedUp: string | undefined;
  /** Whether the army was called ready while pieces were missing. */
  readonly hurried: boolean;
}

export interface DeployContext {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly chance: Chance;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

export function startDeployment(context: DeployContext): DeployState {
  const cursor = rowsOf(context)[0][0];
  const empty: DeployState = {
    deployment: {},
    cursor,
    held: undefined,
    library: undefined,
    onReady: false,
    usedUp: undefined,
    hurried: false,
  };
  return withLibrary(empty, context, 0);
}

export function deployKey(before: DeployState, key: Key, context: DeployContext): DeployState {
  const state: DeployState = { ...before, usedUp: undefined, hurried: false };
  if (key === 'tab' || key === 'backtab') return { ...state, onReady: !state.onReady, held: undefined };
  const step = STEPS[key];
  if (step !== undefined) return moveCursor(state, step, context);
  if (state.onReady) return state;
  switch (key) {
    case 'space':
    case 'enter':
      return pickOrPlace(state);
    case 'escape':
      return { ...state, held: undefined };
    case 'backspace':
    case 'delete':
      return changed(state, { ...state.deployment, [state.cursor]: undefined });
    case 'r':
      return withRandom(state, context);
    case 'l':
      return withLibrary(state, context, typeof state.library === 'number' ? state.library + 1 : 0);
    case 'c':
      return { ...changed(state, {}), cursor: rowsOf(context)[0][0] };
    default:
      return placeKind(state, key, context);
  }
}

export function isReady({ deployment }: DeployState, { rules, seat }: DeployContext): boolean {
  return deploymentFaults(rules, seatIndex(seat), deployment).length === 0;
}

/** U-10: an army that cannot make a first move is legal, and lost. */
export function isStuck({ deployment }: Pick<DeployState, 'deployment'>, { rules }: Pick<DeployContext, 'rules'>): boolean {
  const { board, kinds } = rules;
  return !Object.entries(deployment).some(([cell, id]) => {
    if (kinds.find((kind) => kind.id === id)?.moves === 'never') return false;
    const at = board.indexOf.get(cell)! * board.degree;
    return board.neighbours
      .subarray(at, at + board.degree)
      .some((next) => !board.obstacle[next] && deployment[board.cells[next]] === undefined);
  });
}

function rowsOf({ rules, seat }: DeployContext): readonly (readonly Cell[])[] {
  return homeRows(rules.edition.field(rules.options), seat);
}

/** Below the last row is the button. */
function moveCursor(state: DeployState, [down, right]: readonly [number, number], context: DeployContext): DeployState {
  const rows = rowsOf(context);
  if (state.onReady) return down < 0 ? { ...state, onReady: false } : state;
  const row = rows.findIndex((cells) => cells.includes(state.cursor));
  const column = rows[row].indexOf(state.cursor);
  if (row + down >= rows.length) return { ...state, onReady: true, held: undefined };
  const next = rows[Math.max(0, row + down)];
  return { ...state, cursor: next[Math.min(next.length - 1, Math.max(0, column + right))] };
}

function pickOrPlace(state: DeployState): DeployState {
  const { held, cursor, deployment } = state;
  if (held === undefined) return deployment[cursor] === undefined ? state : { ...state, held: cursor };
  if (held === cursor) return { ...state, held: undefined };
  return changed(state, { ...deployment, [cursor]: deployment[held], [held]: deployment[cursor] });
}

/** Puts a kind under the cursor and goes on to the next cell, so that a row can be typed. */
function placeKind(state: DeployState, key: Key, context: DeployContext): DeployState {
  const { kinds, edition } = context.rules;
  const kind = kindForKey(
    kinds.filter(({ id }) => (edition.army[id] ?? 0) > 0),
    key,
  );
  if (kind === undefined) return state;
  const others = Object.entries(state.deployment).filter(([cell, id]) => id === kind.id && cell !== state.cursor).length;
  if (others >= edition.army[kind.id]) return { ...state, usedUp: kind.id };
  const cells = rowsOf(context).flat();
  const next = cells[Math.min(cells.length - 1, cells.indexOf(state.cursor) + 1)];
  return { ...changed(state, { ...state.deployment, [state.cursor]: kind.id }), cursor: next };
}

function withLibrary(state: DeployState, context: DeployContext, index: number): DeployState {
  const { rules, seat } = context;
  const library = libraryOf(rules.edition, rules.options);
  if (library.length === 0) return withRandom(state, context);
  const at = index % library.length;
  return { ...changed(state, libraryDeployment(rules, seat, library[at])), library: at };
}

function withRandom(state: DeployState, { rules, seat, chance }: DeployContext): DeployState {
  return { ...changed(state, sampleDeployment(rules, seatIndex(seat), chance)), library: 'random' };
}

function changed(state: DeployState, cells: Readonly<Record<Cell, string | undefined>>): DeployState {
  const entries = Object.entries(cells).filter((entry): entry is [Cell, string] => entry[1] !== undefined);
  return { ...state, deployment: Object.fromEntries(entries), held: undefined, library: undefined };
}
