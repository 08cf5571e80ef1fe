/**
 * Deeds as a person chooses them step by step: a card, the piece, where it goes, an Attack card or none. Each path is a list of steps that ends in
 * an intent the seat was offered. This module does not know what a card or a power does.
 */

import type { Cell } from '../board.ts';
import { formatDeed } from '../extension/deedCodec.ts';
import type { DeedIntent, MoveIntent, View } from '../types.ts';

export type IntentStep =
  | { readonly type: 'deed'; readonly value: string }
  /** A card; empty for none. */
  | { readonly type: 'card'; readonly value: string }
  | { readonly type: 'kind'; readonly value: string }
  | { readonly type: 'cell'; readonly value: Cell }
  /** Whether an Attack card lies open. */
  | { readonly type: 'manner'; readonly value: 'hidden' | 'open' }
  /** A whole answer, where there are only a few. */
  | { readonly type: 'answer'; readonly value: string };

export interface IntentPath {
  readonly steps: readonly IntentStep[];
  readonly intent: DeedIntent | MoveIntent;
}

/** Which paths are offered: all of them, those of one piece, or the cards for one attack. */
export type IntentScope =
  | { readonly type: 'all' }
  | { readonly type: 'piece'; readonly cell: Cell; readonly isEnemy: boolean }
  | { readonly type: 'attack'; readonly from: Cell; readonly to: Cell };

/** Up to this many answers are listed one by one. */
const ANSWERS_MAX = 9;

export function isAnsweringQuestion(view: View): boolean {
  const decision = view.waiting?.decision;
  return decision !== undefined && decision !== 'act' && decision !== 'deploy';
}

export function intentPaths(view: View, scope: IntentScope): readonly IntentPath[] {
  if (scope.type === 'attack') return attackPaths(view, scope.from, scope.to);
  if (isAnsweringQuestion(view) && isAboutPlaces(view))
    return view.deeds.flatMap((intent) => cellOrders(intent, view).map((cells) => ({ steps: placeSteps(intent, cells), intent })));
  if (isAnsweringQuestion(view) && view.deeds.length <= ANSWERS_MAX)
    return view.deeds.map((intent) => ({ steps: answerSteps(intent, view), intent }));
  return view.deeds.flatMap((intent) =>
    cellOrders(intent, view)
      .filter((cells) => scope.type === 'all' || isAbout(cells, scope.cell, scope.isEnemy))
      .map((cells) => ({ steps: [...stepsOf(intent, withRepeated(intent, cells, view)), ...mannerSteps(intent, view)], intent })),
  );
}

/** The steps of an answer. Where cards are put in order, one step each but the last, which follows by itself. */
function answerSteps(intent: DeedIntent, view: View): readonly IntentStep[] {
  const orders = view.deeds.find(({ order }) => order !== undefined)?.order;
  if (orders === undefined || intent.yes !== true) return [{ type: 'answer', value: formatDeed(intent) }];
  const hand = view.piles.find(({ seat, cards }) => seat === view.viewer && cards?.length === orders.length)?.cards ?? [];
  const order = intent.order ?? orders.toSorted((one, other) => one - other);
  const cards = order.slice(0, -1).map((place): IntentStep => ({ type: 'card', value: hand[place - 1] }));
  return [{ type: 'answer', value: formatDeed({ deed: intent.deed, yes: true }) }, ...cards];
}

/** A player who may name a third cell but does not want to names the second again. */
function withRepeated({ deed, cards }: DeedIntent, cells: readonly Cell[], view: View): readonly Cell[] {
  if (cells.length !== 2 || cards !== undefined) return cells;
  const hasThird = view.deeds.some((other) => other.deed === deed && other.cells?.length === 3 && other.cells[0] === cells[0]);
  return hasThird ? [...cells, cells[1]] : cells;
}

/** The choice between hidden and open; no step where only one of the two is possible. */
function mannerSteps({ open, ...hidden }: DeedIntent, view: View): readonly IntentStep[] {
  if (open) return [{ type: 'manner', value: 'open' }];
  const isChoice = hidden.cards !== undefined && openTexts(view).has(formatDeed({ ...hidden, open: true }));
  return isChoice ? [{ type: 'manner', value: 'hidden' }] : [];
}

/** The intents that can be done openly, as texts, computed once for each view. */
function openTexts(view: View): ReadonlySet<string> {
  const known = openTextsByView.get(view) ?? new Set(view.deeds.filter(({ open }) => open).map(formatDeed));
  openTextsByView.set(view, known);
  return known;
}

const openTextsByView = new WeakMap<View, ReadonlySet<string>>();

/** The steps that may come next on a path, each once. */
export function nextSteps(paths: readonly IntentPath[], chosen: readonly IntentStep[]): readonly IntentStep[] {
  const steps = new Map<string, IntentStep>();
  for (const path of paths) {
    const step = follows(path, chosen) ? path.steps[chosen.length] : undefined;
    if (step !== undefined) steps.set(`${step.type} ${step.value}`, step);
  }
  return [...steps.values()];
}

/** The path that consists of these steps. */
export function intentPathAt(paths: readonly IntentPath[], chosen: readonly IntentStep[]): IntentPath | undefined {
  return paths.find((path) => path.steps.length === chosen.length && follows(path, chosen));
}

/** How many cells the chosen deed takes, and how many of them are chosen. */
export function cellProgress(
  paths: readonly IntentPath[],
  chosen: readonly IntentStep[],
): { readonly chosen: number; readonly all: number } {
  const count = (steps: readonly IntentStep[]): number => steps.filter((step) => step.type === 'cell').length;
  const path = paths.find((candidate) => follows(candidate, chosen));
  return { chosen: count(chosen), all: count(path?.steps ?? []) };
}

function follows(path: IntentPath, chosen: readonly IntentStep[]): boolean {
  return chosen.every((step, at) => path.steps[at]?.type === step.type && path.steps[at].value === step.value);
}

/** A question that is answered by pointing at the board: one thing to do, at different places. */
function isAboutPlaces({ deeds, pieces, viewer }: View): boolean {
  const isPointing = deeds.every(
    ({ deed, cells = [], cards, yes }) => deed === deeds[0].deed && cells.length > 0 && !cards && yes === undefined,
  );
  const places = new Set(deeds.map(({ cells = [] }) => [...new Set(cells)].sort().join(' ')));
  // Orders of the same places are told apart in words.
  const isOrder = places.size === 1 && deeds.length > 1 && deeds[0].kind === undefined;
  // A guess names the enemy piece first, then its kind; a piece that comes back is chosen before its cell.
  const enemies = new Set(pieces.filter(({ seat }) => seat !== viewer).map(({ cell }) => cell));
  return isPointing && !isOrder && deeds.every(({ cells = [], kind }) => kind === undefined || enemies.has(cells[0]));
}

function placeSteps({ kind }: DeedIntent, cells: readonly Cell[]): readonly IntentStep[] {
  const steps = [...new Set(cells)].map((cell): IntentStep => ({ type: 'cell', value: cell }));
  return kind === undefined ? steps : [...steps, { type: 'kind', value: kind }];
}

function isAbout(cells: readonly Cell[], cell: Cell, isEnemy: boolean): boolean {
  if (cells.length === 0) return true;
  return isEnemy ? cells.includes(cell) : cells[0] === cell || cells.length === 1;
}

function stepsOf({ deed, cards, kind }: DeedIntent, cells: readonly Cell[]): readonly IntentStep[] {
  const steps: IntentStep[] = [];
  const withCells = cells.map((cell): IntentStep => ({ type: 'cell', value: cell }));
  if (kind !== undefined) steps.push({ type: 'kind', value: kind });
  else if (cards === undefined || cells.length === 0) steps.push({ type: 'deed', value: deed });
  if (cards === undefined) return [...steps, ...withCells];
  const [first, second] = cards.map((card): IntentStep => ({ type: 'card', value: card }));
  if (cells.length === 0) return [...steps, first];
  return [first, ...withCells, second ?? { type: 'card', value: '' }];
}

/** Pieces that change places or are looked at, and two targets of one strike, may be named in any order. */
function cellOrders({ cells = [] }: DeedIntent, view: View): readonly (readonly Cell[])[] {
  const [one, two, three] = cells;
  const isOwn = (cell: Cell): boolean => view.pieces.some((piece) => piece.cell === cell && piece.seat === view.viewer);
  if (cells.length < 2) return [cells];
  if (cells.length === 2) return isOwn(two) || !isOwn(one) ? [cells, [two, one]] : [cells];
  const either = [cells, [one, three, two]];
  return isOwn(two) && isOwn(three) ? [...either, [two, one, three], [two, three, one], [three, one, two], [three, two, one]] : either;
}

/** The plain attack, and the same with each card that only attacks; none where no such card is in hand. */
function attackPaths(view: View, from: Cell, to: Cell): readonly IntentPath[] {
  const withCards = view.deeds.filter(
    ({ cells, cards }) => cells?.[0] === from && cells[1] === to && cards?.length === 1 && !movesPieces(view, cards[0]),
  );
  const move: MoveIntent = { type: 'move', from, to };
  if (withCards.length === 0) return [];
  return [
    { steps: [{ type: 'card', value: '' }], intent: move },
    ...withCards.map(
      (intent): IntentPath => ({ steps: [{ type: 'card', value: intent.cards?.[0] ?? '' }, ...mannerSteps(intent, view)], intent }),
    ),
  ];
}

/** Whether a card moves pieces, rather than helping them in battle. */
function movesPieces(view: View, card: string): boolean {
  const enemies = new Set(view.pieces.filter((piece) => piece.seat !== view.viewer).map((piece) => piece.cell));
  return view.deeds.some(
    ({ cells, cards }) => cards?.[0] === card && (cards.length > 1 || (cells?.length === 2 && !enemies.has(cells[1]))),
  );
}
