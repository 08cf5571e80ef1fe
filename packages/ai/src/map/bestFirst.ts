/** Orders what was weighed. Among equals chance decides, so that nothing is preferred for standing first in a list. */

import { type Chance, shuffled } from '@flagfall/engine';

export function bestFirst<Weighed extends { readonly worth: number }>(all: readonly Weighed[], chance: Chance): readonly Weighed[] {
  return shuffled(chance, all).sort((one, other) => other.worth - one.worth);
}
