/** What everybody at a table may know, and what follows from it for the people at one screen. */

import type { Sight } from '@flagfall/client';
import type { Seat, Waiting } from '@flagfall/engine';
import type { Offer, Phase } from '@flagfall/protocol';

export interface Standing {
  readonly phase: Phase;
  readonly waiting: Waiting | undefined;
  readonly deployed: readonly Seat[];
}

export function standingOf({ phase, view: { waiting, deployed } }: Pick<Sight, 'phase' | 'view'>): Standing {
  return { phase, waiting, deployed };
}

/** Who should look at the screen now: whoever is asked, and else whoever looks already. */
export function nextLooker({ phase, waiting }: Standing, people: readonly Seat[], looker: Seat | undefined): Seat | undefined {
  const asked = phase === 'over' ? [] : people.filter((seat) => waiting?.seats.includes(seat));
  if (looker !== undefined && (asked.length === 0 || asked.includes(looker))) return looker;
  return asked[0] ?? people[0];
}

/** One of the people who has to set up an army now. */
export function personDeploying({ phase, waiting }: Standing, people: readonly Seat[]): Seat | undefined {
  const isDue = phase === 'deploying' && waiting?.decision === 'deploy';
  return isDue ? people.find((seat) => waiting.seats.includes(seat)) : undefined;
}

/** Nothing is hidden yet: no army has been set up, and something else comes first. */
export function isNothingHidden({ waiting, deployed, phase }: Standing): boolean {
  return phase !== 'over' && deployed.length === 0 && waiting !== undefined && waiting.decision !== 'deploy';
}

/** An offer that a seat has to answer: with more than two seats one may have accepted while others think. */
export function offerTo(offers: readonly Offer[], seat: Seat): Offer | undefined {
  return offers.find(({ agreed }) => !agreed.includes(seat));
}
