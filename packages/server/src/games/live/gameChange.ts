// What the facts of a step mean for the stored game: it began, ended or was aborted.

import type { Fact, Setup, TableSummary } from '@flagfall/table';
import type { GameChange } from '../../store/games/gameChange.ts';

export function gameChangeIn(setup: Setup, facts: readonly Fact[], { actions, result }: TableSummary): GameChange | undefined {
  const end = facts.find((fact) => 'events' in fact && fact.events.some(({ type }) => type === 'gameEnded'));
  if (end !== undefined) {
    if (end.type === 'nobodyCame' || (end.type === 'concluded' && end.why === 'aborted')) return { type: 'aborted', at: end.at };
    const arranged = setup.arranged === undefined ? {} : { arranged: true as const };
    if (result !== undefined) return { type: 'ended', at: end.at, ...result, actions, ...arranged };
  }
  const begun = facts.find(({ type }) => type === 'begun');
  return begun === undefined ? undefined : { type: 'started', at: begun.at };
}
