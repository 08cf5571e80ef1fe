/** A half-made army, stored on this device for its seat alone: no other seat sees it, it is never sent, and it goes when the army is deployed. */

import type { Cell, Deployment, Seat } from '@flagfall/engine';
import type { OneSeatSession } from '@flagfall/seat';
import { effect } from '@preact/signals';
import { dropDraft, keepDraft, readDraft } from '../../settings/drafts.ts';
import type { DeployModel } from './deployModel.ts';

/** The draft from before the page was reloaded; undefined without one. */
export function armyDraft({ game }: OneSeatSession, seat: Seat, home: readonly Cell[]): Deployment | undefined {
  const text = readDraft(nameOf(game, seat));
  const read: unknown = text === undefined ? undefined : parsed(text);
  if (typeof read !== 'object' || read === null) return undefined;
  return Object.fromEntries(Object.entries(read).filter(([cell, kind]) => home.includes(cell) && typeof kind === 'string'));
}

/** Every change is kept from now on; returns the way to stop. */
export function keepArmy(session: OneSeatSession, deploying: DeployModel): () => void {
  const { seat } = deploying;
  let isFirst = true;
  return effect(() => {
    const deployment = deploying.army.value;
    // An automatic army is no draft, and a deployed one is none any more.
    if (!isFirst && !isDone(session, seat)) keepDraft(nameOf(session.game, seat), JSON.stringify(deployment));
    isFirst = false;
  });
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

function nameOf(game: string, seat: Seat): string {
  return `army.${game}.${seat}`;
}
