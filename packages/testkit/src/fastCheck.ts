/** fast-check with a seed that stands here, so that a property tries the same values in every run. Tests import it from here only. */

import fc from 'fast-check';
import { hasFreshSeeds, storySeed } from './seed.ts';

/** With fresh seeds fast-check draws its own; it prints the seed of a property that fails. */
if (!hasFreshSeeds()) fc.configureGlobal({ seed: numberOf(storySeed('fast-check')) });

/** FNV-1a: fast-check takes a seed of 32 bits. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

export { fc };
