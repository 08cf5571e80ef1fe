/** Games that are worth watching, played by the computer against itself. Each is fetched when it is opened. */

import { findEdition } from '@flagfall/editions';
import type { Edition } from '@flagfall/engine';

/** In the order in which they are offered. */
export const EXAMPLES = ['spyWaits', 'twoMiners', 'powers', 'wholeGame'] as const;
export type ExampleId = (typeof EXAMPLES)[number];

const TEXTS: Readonly<Record<ExampleId, { readonly edition: string; readonly load: () => Promise<{ readonly default: string }> }>> = {
  spyWaits: { edition: 'barrage', load: () => import('./spyWaits.flag?raw') },
  twoMiners: { edition: 'duel', load: () => import('./twoMiners.flag?raw') },
  powers: { edition: 'clone-special', load: () => import('./powers.flag?raw') },
  wholeGame: { edition: 'original', load: () => import('./wholeGame.flag?raw') },
};

export function editionOfExample(id: ExampleId): Edition {
  const edition = findEdition(TEXTS[id].edition);
  if (edition === undefined) throw new Error(`no edition ${TEXTS[id].edition}`);
  return edition;
}

/** The record of an example as text; undefined where there is none of this name. */
export async function exampleText(id: string): Promise<string | undefined> {
  const example = EXAMPLES.find((each) => each === id);
  return example === undefined ? undefined : (await TEXTS[example].load()).default;
}
