/** Setting up an army, key by key. Pure: a state and a key give the next state. */

import { suggestDeployment } from '@flagfall/ai';
import { homeRows, readyArmies } from '@flagfall/editions';
import type { Cell, Chance, Deployment, DeploymentFault, Rules, Seat } from '@flagfall/engine';
import { armyFaults, armyKinds, randomArmy, swapped } from '@flagfall/seat';
import { zoneTowards } from '../map/mapKeys.ts';
import { type Key, TYPED_MAX, textAfter } from '../terminal/keys.ts';
import { kindForKey } from '../terminal/look.ts';

export interface DeployState {
  readonly deployment: Deployment;
  readonly cursor: Cell;
  /** The cell whose piece is picked up. */
  readonly held: Cell | undefined;
  /** Which deployment of the library stands here, or that it is a random or a suggested one; undefined once it is changed. */
  readonly library: number | 'random' | 'suggested' | undefined;
  /** Whether the cursor is on the button instead of on the board. */
  readonly onReady: boolean;
  /** A kind that was asked for and is used up. */
  readonly usedUp: string | undefined;
  /** A place was chosen that is not for this army. */
  readonly isOutside?: boolean;
  /** A zone that is being typed, with its stroke. */
  readonly typed?: string;
  /** Nothing has the name that was typed. */
  readonly isUnknown?: boolean;
  /** Whether it was asked to take all pieces away. */
  readonly isClearing?: boolean;
  /** Whether the army was called ready while pieces were missing. */
  readonly hurried: boolean;
}

export interface DeployContext {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly chance: Chance;
  /** Where the army is set up, in a game that decides that first. */
  readonly home?: readonly Cell[];
  /** The zone that has a name, in a game that has such. */
  zoneNamed?(text: string): Cell | undefined;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

export function startDeployment(context: DeployContext): DeployState {
  const [cursor] = cellsOf(context);
  const empty: DeployState = {
    deployment: {},
    cursor,
    held: undefined,
    library: undefined,
    onReady: false,
    usedUp: undefined,
    hurried: false,
  };
  return context.home === undefined ? withLibrary(empty, context, 0) : withSuggestion(empty, context, context.home);
}

export function deployKey(before: DeployState, key: Key, context: DeployContext): DeployState {
  const state: DeployState = { ...before, usedUp: undefined, hurried: false, isOutside: false, isUnknown: false };
  if (context.home !== undefined) return mapKey(state, key, context, context.home);
  if (key === 'tab' || key === 'backtab') return { ...state, onReady: !state.onReady, held: undefined };
  const step = STEPS[key];
  if (step !== undefined) return moveCursor(state, step, context);
  return state.onReady ? state : placingKey(state, key, context);
}

/** On a map the cursor goes anywhere, and Tab from one own zone to the next; c is the sign of a piece there. */
function mapKey(state: DeployState, key: Key, context: DeployContext, home: readonly Cell[]): DeployState {
  if (state.isClearing) return key === 'y' ? placingKey({ ...state, isClearing: false }, 'c', context) : { ...state, isClearing: false };
  if (isTyping(state) || key === '/') return typeZone(state, key, context);
  const cursor = zoneTowards(context.rules.board, state.cursor, key);
  if (cursor !== undefined) return { ...state, cursor };
  if (key === 'tab' || key === 'backtab') {
    const by = key === 'tab' ? 1 : home.length - 1;
    return { ...state, cursor: home[(Math.max(home.indexOf(state.cursor), key === 'tab' ? -1 : 0) + by) % home.length] };
  }
  if (key === 'x') return { ...state, isClearing: true };
  if (key === 'r' || key === 'l' || key === 'escape') return placingKey(state, key, context);
  const isOutside = !home.includes(state.cursor);
  return isOutside ? { ...state, isOutside } : key === 'c' ? placeKind(state, key, context) : placingKey(state, key, context);
}

/** The next key belongs to a zone that is being typed, or answers a question. */
export function isTyping({ typed = '' }: DeployState): boolean {
  return typed !== '';
}

/** `/key1`, `/Keyfort`: the cursor goes there. */
function typeZone(state: DeployState, key: Key, { zoneNamed }: DeployContext): DeployState {
  const { typed = '' } = state;
  if (key === 'escape') return { ...state, typed: '' };
  if (key !== 'enter') return { ...state, typed: textAfter(typed, key, TYPED_MAX) };
  const cursor = zoneNamed?.(typed.slice(1));
  return cursor === undefined ? { ...state, isUnknown: true } : { ...state, cursor, typed: '' };
}

function placingKey(state: DeployState, key: Key, context: DeployContext): DeployState {
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
      return { ...changed(state, {}), cursor: cellsOf(context)[0] };
    default:
      return placeKind(state, key, context);
  }
}

export function isReady(state: DeployState, context: DeployContext): boolean {
  return faultsOf(state, context).length === 0;
}

export function faultsOf({ deployment }: DeployState, { rules, seat, home }: DeployContext): readonly DeploymentFault[] {
  return armyFaults(rules, seat, deployment, home);
}

/** Where pieces may be put, in the order in which they are typed. */
function cellsOf(context: DeployContext): readonly Cell[] {
  return context.home ?? rowsOf(context).flat();
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
  return changed(state, swapped(deployment, cursor, held));
}

/** Puts a kind under the cursor and goes on to the next cell, so that a row can be typed. */
function placeKind(state: DeployState, key: Key, context: DeployContext): DeployState {
  const { edition } = context.rules;
  const kind = kindForKey(armyKinds(context.rules), key);
  if (kind === undefined) return state;
  const others = Object.entries(state.deployment).filter(([cell, id]) => id === kind.id && cell !== state.cursor).length;
  if (others >= edition.army[kind.id]) return { ...state, usedUp: kind.id };
  const cells = cellsOf(context);
  const next = cells[Math.min(cells.length - 1, cells.indexOf(state.cursor) + 1)];
  return { ...changed(state, { ...state.deployment, [state.cursor]: kind.id }), cursor: next };
}

/** The next of the library; on a map its last is followed by another suggestion. */
function withLibrary(state: DeployState, context: DeployContext, index: number): DeployState {
  const { rules, seat, home } = context;
  const library = readyArmies(rules, seat, home);
  if (home !== undefined && index === library.length) return withSuggestion(state, context, home);
  const at = index % library.length;
  return { ...changed(state, library[at].deployment), library: at };
}

/** As the computer would set one up. */
function withSuggestion(state: DeployState, { rules, seat, chance }: DeployContext, home: readonly Cell[]): DeployState {
  return { ...changed(state, suggestDeployment(rules, home, seat, chance)), library: 'suggested' };
}

function withRandom(state: DeployState, { rules, seat, chance, home }: DeployContext): DeployState {
  return { ...changed(state, randomArmy(rules, seat, chance, home)), library: 'random' };
}

function changed(state: DeployState, cells: Readonly<Record<Cell, string | undefined>>): DeployState {
  const entries = Object.entries(cells).filter((entry): entry is [Cell, string] => entry[1] !== undefined);
  return { ...state, deployment: Object.fromEntries(entries), held: undefined, library: undefined };
}
