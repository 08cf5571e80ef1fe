/** An army that is half set up, kept on this device for its seat alone: it is shown to nobody else, never sent, and gone when the army is deployed. */

import type { Cell, Deployment, Seat } from '@flagfall/engine';
import { effect, untracked } from '@preact/signals';
import type { GameLink } from '../../games/gameLink.ts';
import { dropDraft, keepDraft, readDraft } from '../../settings/drafts.ts';
import { deploymentFor } from './army.ts';
import type { DeployModel } from './deployModel.ts';

/** What was set up before the page was loaded again; undefined where nothing was. */
export function armyDraft({ game }: GameLink, seat: Seat, home: readonly Cell[]): Deployment | undefined {
  const text = readDraft(nameOf(game, seat));
  const read: unknown = text === undefined ? undefined : parsed(text);
  if (typeof read !== 'object' || read === null) return undefined;
  return Object.fromEntries(Object.entries(read).filter(([cell, kind]) => home.includes(cell) && typeof kind === 'string'));
}

/** Every change is kept from now on; returns the way to stop. */
export function keepArmy(link: GameLink, deploying: DeployModel): () => void {
  const { seat } = deploying;
  let isFirst = true;
  return effect(() => {
    const deployment = deploymentFor(deploying.army.value);
    // What stands there by itself is no work of anybody, and what is deployed is nobody's draft any more.
    if (!isFirst && !isDone(link, seat)) keepDraft(nameOf(link.game, seat), JSON.stringify(deployment));
    isFirst = false;
  });
}

/** Drafts of seats that need none any more are thrown away, also of a page that was closed in between. */
export function tidyArmies(link: GameLink): () => void {
  return effect(() => {
    void link.standing;
    for (const seat of link.people) if (isDone(link, seat)) dropDraft(nameOf(link.game, seat));
  });
}

function isDone(link: GameLink, seat: Seat): boolean {
  const now = untracked(() => link.standing);
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
