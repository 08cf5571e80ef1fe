/** The status that everybody at a table may know, and what follows from it for the people at one screen. */

import type { SeenTable } from '@flagfall/client';
import type { GameResult, PendingDecision, Seat, Viewer } from '@flagfall/engine';
import type { Phase } from '@flagfall/protocol';

export interface TurnStatus {
  readonly phase: Phase;
  readonly waiting: PendingDecision | undefined;
  readonly deployed: readonly Seat[];
}

export function turnStatusOf({ phase, view: { waiting, deployed } }: Pick<SeenTable, 'phase' | 'view'>): TurnStatus {
  return { phase, waiting, deployed };
}

/** The seat that should look at the screen now: one that the game waits for, otherwise the present one. */
export function nextViewer({ phase, waiting }: TurnStatus, people: readonly Seat[], looker: Seat | undefined): Seat | undefined {
  const asked = phase === 'over' ? [] : people.filter((seat) => waiting?.seats.includes(seat));
  if (looker !== undefined && (asked.length === 0 || asked.includes(looker))) return looker;
  return asked[0] ?? people[0];
}

/** A person here who has to deploy now. */
export function personDeploying({ phase, waiting }: TurnStatus, people: readonly Seat[]): Seat | undefined {
  const isDue = phase === 'deploying' && waiting?.decision === 'deploy';
  return isDue ? people.find((seat) => waiting.seats.includes(seat)) : undefined;
}

/** Nothing is hidden yet: there are no armies, and the draft comes first. */
export function isNothingHidden({ waiting, deployed, phase }: TurnStatus): boolean {
  return phase !== 'over' && deployed.length === 0 && waiting !== undefined && waiting.decision !== 'deploy';
}

export type ViewerResult = 'won' | 'lost' | 'draw' | 'over';

/** How a game ended for the viewer: `over` for people who did not play it alone at this screen, or for an aborted game. */
export function viewerResult(result: GameResult | undefined, people: readonly Seat[], seat: Viewer): ViewerResult {
  if (result === undefined) return 'over';
  const { winners, ending } = result;
  // A game that all have left is no draw.
  if (winners.length === 0) return ending === 'abandoned' ? 'over' : 'draw';
  if (people.length !== 1 || seat === 'audience') return 'over';
  return winners.includes(seat) ? 'won' : 'lost';
}
