/** What things are called in an edition, as the reader wants to hear it: in their language, by the booklet or in neutral words. */

import { castOf, findEdition, type NamePack, namesOf } from '@flagfall/editions';
import { compileRules, type Edition, type Seat } from '@flagfall/engine';
import { names } from '../settings/settings.ts';
import { locale } from './texts.ts';

export function packOf(edition: Edition): NamePack {
  return namesOf(edition, locale.value)[names.chosen.value];
}

const drawn = new WeakMap<NamePack, Map<string, string>>();

/** The kind that gives a piece its drawing: kinds that are one to a person (AUD-4) look alike. */
export function drawnAs(id: string, seat: Seat, kind: string): string {
  const edition = findEdition(id);
  if (edition?.split === undefined) return kind;
  const pack = packOf(edition);
  const known = drawn.get(pack) ?? new Map<string, string>();
  if (known.size === 0) {
    const rules = compileRules(edition);
    for (const each of rules.seats)
      for (const { kinds } of castOf(rules, pack, each)) for (const one of kinds) known.set(`${each} ${one}`, kinds[0]);
    drawn.set(pack, known);
  }
  return known.get(`${seat} ${kind}`) ?? kind;
}
