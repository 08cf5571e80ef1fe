/** The rules that a game is played by. */

import { findEdition } from '@flagfall/editions';
import { compileRules, type Rules, resolveOptions } from '@flagfall/engine';
import type { LocalGameSpec } from './localGameSpec.ts';

/** Undefined for a game of another build, whose edition or options are not there in this one. */
export function rulesFor({ edition: id, options }: Pick<LocalGameSpec, 'edition' | 'options'>): Rules | undefined {
  const edition = findEdition(id);
  if (edition === undefined || !resolveOptions(edition, options).ok) return undefined;
  return compileRules(edition, options);
}
