/** The rules of a game. */

import { findEdition } from '@flagfall/editions';
import { compileRules, type Rules, resolveOptions } from '@flagfall/engine';
import type { TableInfo } from '@flagfall/protocol';
import type { LocalGameSpec } from './localGameSpec.ts';

/** The rules of a table, if this build knows its edition in that revision. */
export function rulesOf(about: TableInfo): Rules | undefined {
  return rulesFor(about);
}

/** Undefined for a game of another build, whose edition or options this build does not have. */
export function rulesFor({ edition: id, options, revision }: Pick<LocalGameSpec, 'edition' | 'options' | 'revision'>): Rules | undefined {
  const edition = findEdition(id, revision);
  if (edition === undefined || !resolveOptions(edition, options).ok) return undefined;
  return compileRules(edition, options);
}
