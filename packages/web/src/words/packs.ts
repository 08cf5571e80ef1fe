/** What things are called in an edition, as the reader wants to hear it: in their language, by the booklet or in neutral words. */

import { type NamePack, namesOf } from '@flagfall/editions';
import type { Edition } from '@flagfall/engine';
import { names } from '../settings/settings.ts';
import { locale } from './words.ts';

export function packOf(edition: Edition): NamePack {
  return namesOf(edition, locale.value)[names.chosen.value];
}
