/** The look of each edition. The first page shows all of them, so they come in its file: a drawing never waits for another. */

import type { EditionLook, MapLook } from '@flagfall/editions/look';
import { assert } from '@flagfall/engine';

const LOOKS = import.meta.glob<EditionLook>('../../../editions/src/*/look.ts', { eager: true, import: 'look' });

export function lookOf(edition: string): EditionLook {
  const look = LOOKS[`../../../editions/src/${edition}/look.ts`];
  assert(look !== undefined, `${edition} has a look`);
  return look;
}

/** Of an edition that is played on a map. */
export function mapLookOf(edition: string): MapLook {
  const map = lookOf(edition).map?.();
  assert(map !== undefined, `${edition} has a look of its map`);
  return map;
}
