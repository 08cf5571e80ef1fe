// The rules of a game, compiled once for all games with the same edition, revision and options.

import { findEdition } from '@flagfall/editions';
import { assert, compileRules, type Options, type Rules } from '@flagfall/engine';

const KEPT_MAX = 200;
const kept = new Map<string, Rules>();

interface Played {
  readonly edition: string;
  /** Today's revision, unless one is named. */
  readonly revision?: number;
  readonly options: Options;
}

export function rulesOf({ edition: id, revision, options }: Played): Rules {
  const edition = findEdition(id, revision);
  assert(edition !== undefined, `the edition ${id} is one of ours, in revision ${revision ?? 'today'}`);
  const key = `${id} ${edition.revision} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const rules = compileRules(edition, options);
  // Options are few, but players could try all combinations.
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(key, rules);
  return rules;
}
