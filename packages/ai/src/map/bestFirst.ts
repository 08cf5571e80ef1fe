/** Sorts by weight, best first. Chance decides among equals, so that the order of a list does not matter. */

import { type Chance, shuffled } from '@flagfall/engine';

export function bestFirst<Weighed extends { readonly worth: number }>(all: readonly Weighed[], chance: Chance): readonly Weighed[] {
  return shuffled(chance, all).sort((one, other) => other.worth - one.worth);
}
