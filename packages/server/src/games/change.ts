// What the facts of a step mean for the game as a whole: that it began, ended or was given up.

import { resultOf } from '@flagfall/engine';
import type { Fact, Table } from '@flagfall/table';
import type { GameChange } from '../store/gameChange.ts';

export function changeIn(table: Table, facts: readonly Fact[]): GameChange | undefined {
  const end = facts.find((fact) => 'events' in fact && fact.events.some(({ type }) => type === 'gameEnded'));
  if (end !== undefined) {
    if (end.type === 'nobodyCame' || (end.type === 'concluded' && end.why === 'aborted')) return { type: 'aborted', at: end.at };
    const result = resultOf(table.position);
    const arranged = table.setup.arranged === undefined ? {} : { arranged: true as const };
    if (result !== undefined) return { type: 'ended', at: end.at, ...result, actions: table.state.actions.length, ...arranged };
  }
  const begun = facts.find(({ type }) => type === 'begun');
  return begun === undefined ? undefined : { type: 'started', at: begun.at };
}
