/** Setting up an army, key by key. Pure: a state and a key give the next state. */

import { suggestMapDeployment } from '@flagfall/ai';
import { homeRows, type ReadyArmy, readyArmies } from '@flagfall/editions';
import type { Cell, Chance, Deployment, DeploymentFault, Rules, Seat } from '@flagfall/engine';
import {
  type ArmyHistory,
  armyFaults,
  armyKinds,
  beginHistory,
  changeArmy,
  freshArmy,
  randomArmy,
  redoChange,
  swapped,
  undoChange,
} from '@flagfall/seat';
import { cellTowards } from '../board/boardOrMap.ts';
import { type Key, TYPED_MAX, textAfter } from '../terminal/keys.ts';
import { kindForKey } from '../terminal/look.ts';

/** Longer names are cut. */
const NAME_MAX = 40;

/** Where an army comes from: so far down among the ready ones, the last game, the library by chance, chance alone, or a computer. */
export type ArmySource = number | 'last' | 'fresh' | 'random' | 'suggested';

/** Why the last key had no effect. */
export type Problem =
  /** All pieces of a kind are placed. */
  | { readonly type: 'usedUp'; readonly kind: string }
  /** The cursor is not on a place for this army. */
  | { readonly type: 'outside' }
  | { readonly type: 'unknownZone' }
  /** It was called ready while pieces were missing. */
  | { readonly type: 'hurried' }
  /** This machine stores nothing. */
  | { readonly type: 'unsaved' };

/** What a key asks to be done with the armies that this machine keeps. */
export type ShelfWish = { readonly type: 'save'; readonly name: string } | { readonly type: 'remove'; readonly name: string };

export interface DeployState {
  readonly deployment: Deployment;
  readonly history: ArmyHistory;
  readonly cursor: Cell;
  /** The cell whose piece is picked up. */
  readonly held: Cell | undefined;
  /** Undefined once the army is changed. */
  readonly source: ArmySource | undefined;
  /** Whether the cursor is on the button instead of on the board. */
  readonly onReady: boolean;
  /** A zone that is being typed, with its stroke. */
  readonly typed: string;
  /** Whether it was asked to take all pieces away. */
  readonly isClearing: boolean;
  /** The name that is being typed for this army. */
  readonly naming?: string | undefined;
  readonly wish?: ShelfWish | undefined;
  readonly problem?: Problem | undefined;
}

export interface DeployContext {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly chance: Chance;
  /** The home of the army, in a game that decides it first. */
  readonly home?: readonly Cell[] | undefined;
  /** The army that the person deployed last on this board; not where several share the screen. */
  readonly last?: Deployment | undefined;
  /** The armies with names that the person keeps; undefined where several share the screen. */
  saved?(): readonly ReadyArmy[];
  /** The zone that has a name, in a game that has such. */
  zoneNamed?(text: string): Cell | undefined;
}

export function startDeployment(context: DeployContext): DeployState {
  const source = context.home !== undefined ? 'suggested' : context.last === undefined ? 'fresh' : 'last';
  const deployment = armyFrom(source, context);
  return {
    deployment,
    history: beginHistory(deployment),
    cursor: cellsOf(context)[0],
    held: undefined,
    source,
    onReady: false,
    typed: '',
    isClearing: false,
  };
}

export function deployKey(before: DeployState, key: Key, context: DeployContext): DeployState {
  const state: DeployState = { ...before, problem: undefined, wish: undefined };
  if (state.naming !== undefined) return typeName(state, state.naming, key);
  if (state.isClearing) return key === 'y' ? cleared(state, context) : { ...state, isClearing: false };
  if (context.home !== undefined && (state.typed !== '' || key === '/')) return typeZone(state, key, context);
  const next = cellTowards(context.rules, context.seat, state.cursor, key);
  if (next !== undefined) return moveCursor(state, next, key, context);
  if (key === 'tab' || key === 'backtab') return tabbed(state, key, context);
  return state.onReady ? state : placingKey(state, key, context);
}

/** The next key belongs to a zone that is being typed, or answers a question. */
export function isTyping({ typed, isClearing, naming }: DeployState): boolean {
  return typed !== '' || isClearing || naming !== undefined;
}

export function isReady(state: DeployState, context: DeployContext): boolean {
  return faultsOf(state, context).length === 0;
}

export function faultsOf(
  { deployment }: Pick<DeployState, 'deployment'>,
  { rules, seat, home }: DeployContext,
): readonly DeploymentFault[] {
  return armyFaults(rules, seat, deployment, home);
}

export function armyFrom(source: ArmySource, context: DeployContext): Deployment {
  const { rules, seat, home, chance, last } = context;
  if (source === 'last' && last !== undefined) return last;
  if (source === 'fresh' || source === 'last') return freshArmy(rules, seat, chance);
  if (source === 'suggested') return suggestMapDeployment(rules, home ?? [], seat, chance);
  if (source === 'random') return randomArmy(rules, seat, chance, home);
  return shelfOf(context)[source].deployment;
}

/** The library, and behind it what the person has saved. */
export function shelfOf({ rules, seat, home, saved }: DeployContext): readonly ReadyArmy[] {
  return [...readyArmies(rules, seat, home), ...(saved?.() ?? [])];
}

/** The name of the saved army that stands here; undefined for others. */
export function savedNameOf({ source }: DeployState, context: DeployContext): string | undefined {
  const { rules, seat, home } = context;
  return typeof source === 'number' && source >= readyArmies(rules, seat, home).length ? shelfOf(context)[source].name : undefined;
}

/** The next ready one; on a map the last is followed by another suggestion, as the computer would set one up. */
function nextSource({ source }: DeployState, context: DeployContext): ArmySource {
  const next = typeof source === 'number' ? source + 1 : 0;
  if (next < shelfOf(context).length) return next;
  return context.home === undefined ? 0 : 'suggested';
}

/** The home cells, in typing order. */
function cellsOf({ rules, seat, home }: DeployContext): readonly Cell[] {
  return home ?? homeRows(rules.edition.battlefield(rules.options), seat).flat();
}

/** On a map the cursor goes anywhere; on a board below the last row is the button. */
function moveCursor(state: DeployState, cursor: Cell, key: Key, context: DeployContext): DeployState {
  if (state.onReady) return { ...state, onReady: key !== 'up' };
  const isHome = cursor !== state.cursor && cellsOf(context).includes(cursor);
  if (isHome || context.home !== undefined) return { ...state, cursor };
  return key === 'down' ? { ...state, onReady: true, held: undefined } : state;
}

/** To the button and back, or on a map from one own zone to the next. */
function tabbed(state: DeployState, key: Key, { home }: DeployContext): DeployState {
  if (home === undefined) return { ...state, onReady: !state.onReady, held: undefined };
  const at = home.indexOf(state.cursor);
  const next = key === 'tab' ? at + 1 : Math.max(at, 0) + home.length - 1;
  return { ...state, cursor: home[next % home.length] };
}

/** `/key1`, `/Keyfort`: the cursor goes there. */
function typeZone(state: DeployState, key: Key, { zoneNamed }: DeployContext): DeployState {
  if (key === 'escape') return { ...state, typed: '' };
  if (key !== 'enter') return { ...state, typed: textAfter(state.typed, key, TYPED_MAX) };
  const cursor = zoneNamed?.(state.typed.slice(1));
  return cursor === undefined ? { ...state, problem: { type: 'unknownZone' } } : { ...state, cursor, typed: '' };
}

/** Enter saves the army under the name, Escape does not. */
function typeName(state: DeployState, name: string, key: Key): DeployState {
  if (key === 'escape') return { ...state, naming: undefined };
  if (key !== 'enter') return { ...state, naming: textAfter(name, key, NAME_MAX) };
  return name.trim() === '' ? state : { ...state, naming: undefined, wish: { type: 'save', name: name.trim() } };
}

/** On a map c is the sign of a piece, so x takes all pieces away there. */
function placingKey(state: DeployState, key: Key, context: DeployContext): DeployState {
  const isMap = context.home !== undefined;
  if (key === 'escape') return { ...state, held: undefined };
  if (key === 'r') return withArmy(state, 'random', context);
  if (key === 'l') return withArmy(state, nextSource(state, context), context);
  if (key === 'u') return withHistory(state, undoChange(state.history));
  if (key === 'y') return withHistory(state, redoChange(state.history));
  if (!isMap && context.saved !== undefined && key === 'k') return { ...state, naming: '', held: undefined };
  const savedName = savedNameOf(state, context);
  if (!isMap && key === 'x' && savedName !== undefined) return { ...state, source: undefined, wish: { type: 'remove', name: savedName } };
  if (key === (isMap ? 'x' : 'c')) return isMap ? { ...state, isClearing: true } : cleared(state, context);
  if (isMap && !cellsOf(context).includes(state.cursor)) return { ...state, problem: { type: 'outside' } };
  if (key === 'space' || key === 'enter') return pickOrPlace(state);
  if (key === 'backspace' || key === 'delete') return changed(state, { ...state.deployment, [state.cursor]: undefined });
  return placeKind(state, key, context);
}

function pickOrPlace(state: DeployState): DeployState {
  const { held, cursor, deployment } = state;
  if (held === undefined) return deployment[cursor] === undefined ? state : { ...state, held: cursor };
  return held === cursor ? { ...state, held: undefined } : changed(state, swapped(deployment, cursor, held));
}

/** Puts a kind under the cursor and moves to the next cell, so that a row can be typed. */
function placeKind(state: DeployState, key: Key, context: DeployContext): DeployState {
  const { army, split = {} } = context.rules.edition;
  const typed = kindForKey(armyKinds(context.rules), key)?.id;
  if (typed === undefined) return state;
  const isLeft = (kind: string): boolean =>
    Object.entries(state.deployment).filter(([cell, id]) => id === kind && cell !== state.cursor).length < army[kind];
  // A second 8 means the other kind of that rank.
  const kind = [typed, split[typed] ?? typed].find(isLeft);
  if (kind === undefined) return { ...state, problem: { type: 'usedUp', kind: typed } };
  const cells = cellsOf(context);
  const cursor = cells[Math.min(cells.length - 1, cells.indexOf(state.cursor) + 1)];
  return { ...changed(state, { ...state.deployment, [state.cursor]: kind }), cursor };
}

function cleared(state: DeployState, context: DeployContext): DeployState {
  return { ...changed(state, {}), cursor: cellsOf(context)[0], isClearing: false };
}

function withArmy(state: DeployState, source: ArmySource, context: DeployContext): DeployState {
  return { ...changed(state, armyFrom(source, context)), source };
}

function changed(state: DeployState, cells: Readonly<Record<Cell, string | undefined>>): DeployState {
  const entries = Object.entries(cells).filter((entry): entry is [Cell, string] => entry[1] !== undefined);
  return withHistory(state, changeArmy(state.history, Object.fromEntries(entries)));
}

function withHistory(state: DeployState, history: ArmyHistory): DeployState {
  return { ...state, history, deployment: history.present, held: undefined, source: undefined };
}
