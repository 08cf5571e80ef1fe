/** The rules that a game is played by. */

import { findEdition } from '@flagfall/editions';
import { compileRules, type Rules, resolveOptions } from '@flagfall/engine';
import type { About } from '@flagfall/protocol';
import type { LocalGameSpec } from './localGameSpec.ts';

/** The rules of a table, when this build knows its edition as the table does. */
export function rulesOf({ edition, options, revision }: About): Rules | undefined {
  const rules = rulesFor({ edition, options });
  return rules?.edition.revision === revision ? rules : undefined;
}

/** Undefined for a game of another build, whose edition or options are not there in this one. */
export function rulesFor({ edition: id, options }: Pick<LocalGameSpec, 'edition' | 'options'>): Rules | undefined {
  const edition = findEdition(id);
  if (edition === undefined || !resolveOptions(edition, options).ok) return undefined;
  return compileRules(edition, options);
}
