// The seats that are asked, and every intent that answers the open question.

import { isPlayable, placesFor } from './cards.ts';
import { drafter, unclaimed } from './draft.ts';
import { enemyPairs, enemyZones, freeZones, ownZones, targetsFrom } from './reach.ts';
import { ARMY, type NaiveConquestState } from './state.ts';

export function askedSeats(state: NaiveConquestState): readonly string[] {
  if (state.result !== undefined) return [];
  if (state.question.ask === 'draft') return [drafter(state)];
  return state.question.ask === 'deploy' ? state.question.waiting : [state.turn];
}

export function legalIntents(state: NaiveConquestState): readonly string[] {
  if (state.result !== undefined) return [];
  const { question, turn } = state;
  switch (question.ask) {
    case 'draft':
      return unclaimed(state).map((territory) => `draft ${territory.zones[0]}`);
    case 'deploy':
      return [];
    case 'card':
      return [...[...new Set(state.drawn)].filter((card) => isPlayable(state, card)).map((card) => `card ${card}`), 'pass'];
    case 'place':
      return placesFor(state, question.card).map((zone) => `place ${zone}`);
    case 'regroup':
      return groups(ownZones(state, turn)).map((zones) => `regroup ${inThree(zones)}`);
    case 'rearrange':
      return ordersOf(question.zones).map((zones) => `rearrange ${inThree(zones)}`);
    case 'look':
      return enemyPairs(state, turn).map((pair) => `look ${pair.join(' ')}`);
    case 'accuse':
      return enemyZones(state, turn).flatMap((zone) => [...ARMY.keys()].map((kind) => `accuse ${kind} ${zone}`));
    case 'plant':
      return freeZones(state).map((zone) => `plant ${zone}`);
    case 'act':
      return [
        ...ownZones(state, turn).flatMap((from) => targetsFrom(state, from).map((to) => `move ${from} ${to}`)),
        // CQ-23, U-72.
        ...(state.must ? [] : ['done']),
      ];
  }
}

/** U-78: every three of the zones in their order, or both when there are only two. */
function groups(zones: readonly string[]): readonly (readonly string[])[] {
  if (zones.length === 2) return [zones];
  return zones.flatMap((first, one) =>
    zones.slice(one + 1).flatMap((second, two) => zones.slice(one + two + 2).map((third) => [first, second, third])),
  );
}

function ordersOf(zones: readonly string[]): readonly (readonly string[])[] {
  if (zones.length === 0) return [[]];
  return zones.flatMap((first) => ordersOf(zones.filter((zone) => zone !== first)).map((rest) => [first, ...rest]));
}

/** U-78: two zones are written as three, the second one twice. */
function inThree(zones: readonly string[]): string {
  return (zones.length === 2 ? [...zones, zones[1]] : zones).join(' ');
}
