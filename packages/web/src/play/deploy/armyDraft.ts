/** An army that is half set up, kept on this device for its seat alone: it is shown to nobody else, never sent, and gone when the army is deployed. */

import type { Cell, Deployment, Seat } from '@flagfall/engine';
import type { OneSeatSession } from '@flagfall/seat';
import { effect } from '@preact/signals';
import { dropDraft, keepDraft, readDraft } from '../../settings/drafts.ts';
import type { DeployModel } from './deployModel.ts';

/** What was set up before the page was loaded again; undefined where nothing was. */
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
    // What stands there by itself is no work of anybody, and what is deployed is nobody's draft any more.
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
