/** Command lines: options by name, the rest in order, and one clear line when they make no sense. */

import { parseArgs } from 'node:util';
import { EDITIONS, findEdition } from '@flagfall/editions';
import { compileRules, type Edition, type Options, type OptionValue, type Rules, resolveOptions } from '@flagfall/engine';

/** A mistake of the caller: its message is the whole answer. */
export class UsageError extends Error {}

export interface OptionNames {
  readonly [name: string]: { readonly type: 'string' | 'boolean'; readonly multiple?: boolean };
}

export type ArgumentValue = string | boolean | readonly (string | boolean)[] | undefined;

export interface ParsedArguments {
  readonly values: Readonly<Record<string, ArgumentValue>>;
  readonly rest: readonly string[];
}

export function parseArguments(args: readonly string[], options: OptionNames): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values, rest: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split(/\.? *\n|\. /)[0] : String(error));
  }
}

/** The text of an option that is given at most once. */
export function textOf(value: ArgumentValue, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

/** The words of an option that may be given several times. */
export function wordsOf(value: ArgumentValue): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export function editionNamed(id: string | undefined): Edition {
  const ids = EDITIONS.map((edition) => edition.id).join(', ');
  if (id === undefined) throw new UsageError(`name an edition: ${ids}`);
  const edition = findEdition(id);
  if (edition === undefined) throw new UsageError(`unknown edition ${JSON.stringify(id)}; known are ${ids}`);
  return edition;
}

/** `key=value` words to the options of an edition. */
export function optionsGiven(edition: Edition, words: readonly string[]): Options {
  const given = new Map<string, OptionValue>();
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`options are given as key=value, not ${JSON.stringify(word)}`);
    const key = word.slice(0, at);
    if (given.has(key)) throw new UsageError(`option ${key} is given twice`);
    given.set(key, word.slice(at + 1));
  }
  const resolved = resolveOptions(edition, Object.fromEntries(given));
  if (resolved.ok) return resolved.value;
  const fault = resolved.error;
  if (fault.code === 'unknownOption')
    throw new UsageError(`${edition.id} has no option ${JSON.stringify(fault.key)}; it has ${fault.known.join(', ')}`);
  throw new UsageError(`option ${fault.key} cannot be ${JSON.stringify(fault.value)}; it takes ${fault.allowed}`);
}

export function rulesFor(id: string | undefined, words: readonly string[]): Rules {
  const edition = editionNamed(id);
  return compileRules(edition, optionsGiven(edition, words));
}

export function wholeNumber(text: string | undefined, name: string, from: number, to: number): number {
  if (text === undefined || !/^\d{1,9}$/.test(text) || Number(text) < from || Number(text) > to)
    throw new UsageError(`${name} is a whole number from ${from} to ${to}, not ${JSON.stringify(text ?? '')}`);
  return Number(text);
}
