// The rules that a game is played by, compiled once for all games with the same edition and options.

import { findEdition } from '@flagfall/editions';
import { assert, compileRules, type Options, type Rules } from '@flagfall/engine';

const KEPT_MAX = 200;
const kept = new Map<string, Rules>();

export function rulesOf({ edition: id, options }: { readonly edition: string; readonly options: Options }): Rules {
  const key = `${id} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const edition = findEdition(id);
  assert(edition !== undefined, `the edition ${id} is one of ours`);
  const rules = compileRules(edition, options);
  // Options are few, but who opens games could try them all.
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(key, rules);
  return rules;
}
