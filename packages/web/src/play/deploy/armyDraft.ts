/**
 * Armies that are kept on this device. A half-made one belongs to its game and seat alone: no other seat sees it, it is never sent, and it goes when the army
 * is deployed. The army that a person deployed last begins their next set-up; where two share a screen, neither is shown what the other had.
 */

import type { Cell, Deployment, Seat } from '@flagfall/engine';
import { boardCode, deploymentOf, type OneSeatSession, rememberedArmy, rowsOf } from '@flagfall/seat';
import { effect } from '@preact/signals';
import { dropDraft, keepDraft, readDraft } from '../../settings/drafts.ts';
import { keepLastArmy, lastArmy } from '../../settings/lastArmies.ts';
import type { DeployModel } from './deployModel.ts';

/** The draft from before the page was reloaded; undefined without one. */
export function armyDraft({ game }: OneSeatSession, seat: Seat, home: readonly Cell[]): Deployment | undefined {
  const text = readDraft(nameOf(game, seat));
  const read: unknown = text === undefined ? undefined : parsed(text);
  if (typeof read !== 'object' || read === null) return undefined;
  return Object.fromEntries(Object.entries(read).filter(([cell, kind]) => home.includes(cell) && typeof kind === 'string'));
}

/** Every army is kept from now on, also the one that chance picked: after a reload it would pick another. Returns the way to stop. */
export function keepArmy(session: OneSeatSession, deploying: DeployModel): () => void {
  const { seat, rules } = deploying;
  // On a map nothing stands until the first suggestion has come.
  let isAwaited = !rules.board.isGrid;
  return effect(() => {
    const deployment = deploying.army.value;
    if (!isAwaited && !isDone(session, seat)) keepDraft(nameOf(session.game, seat), JSON.stringify(deployment));
    isAwaited = false;
  });
}

/** Whether the set-up begins with the last army of the person, and this one becomes it. Drafted land is never the same again. */
export function remembersArmy(session: OneSeatSession, { rules }: Pick<DeployModel, 'rules'>): boolean {
  return session.people.length === 1 && rules.board.isGrid;
}

/** The draft from before a reload, the army that was prepared for this game, or the last one; undefined without any. */
export function armyToBegin(session: OneSeatSession, deploying: DeployModel): Deployment | undefined {
  const { rules, seat, home } = deploying;
  const draft = armyDraft(session, seat, home);
  if (draft !== undefined) return draft;
  const { army } = session.plan;
  if (army !== undefined) return deploymentOf(rules, seat, army);
  return remembersArmy(session, deploying) ? rememberedArmy(rules, seat, lastArmy(boardOf(deploying))) : undefined;
}

/** What is deployed now begins the next game on the same board. */
export function rememberArmy(session: OneSeatSession, deploying: DeployModel): void {
  const { rules, seat, army } = deploying;
  if (remembersArmy(session, deploying)) keepLastArmy(boardOf(deploying), rowsOf(rules, seat, army.value));
}

/** Drafts of seats that need none any more are thrown away, also of a page that was closed in between. */
export function tidyArmies(session: OneSeatSession): void {
  for (const seat of session.people) if (isDone(session, seat)) dropDraft(nameOf(session.game, seat));
}

function isDone({ standing: now }: OneSeatSession, seat: Seat): boolean {
  return now !== undefined && (now.phase === 'over' || now.deployed.includes(seat));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function boardOf({ rules }: DeployModel): string {
  return boardCode(rules.edition, rules.options);
}

function nameOf(game: string, seat: Seat): string {
  return `army.${game}.${seat}`;
}
