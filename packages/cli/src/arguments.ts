/** Parses command lines: options by name, the rest in order. A mistake gives one clear line. */

import { parseArgs } from 'node:util';
import { EDITIONS, findEdition, optionsOfSet, type RuleSet } from '@flagfall/editions';
import { compileRules, type Edition, type Options, type OptionValue, type Rules, resolveOptions } from '@flagfall/engine';
import { messages, say } from './language.ts';
import { UsageError } from './usageError.ts';

export { UsageError };

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
    throw new UsageError(faultText(error));
  }
}

/** Node's message is English; it names the option in quotes, perhaps after a short form or before a value. */
function faultText(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  const given = /--?[\w-]+/.exec(error.message)?.[0] ?? '';
  return say(error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'command.switch.unknown' : 'command.switch.value', { given });
}

/** The value of an option that is given at most once. */
export function textOf(value: ArgumentValue, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

/** The values of an option that may be given several times. */
export function wordsOf(value: ArgumentValue): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export function editionNamed(id: string | undefined): Edition {
  const known = EDITIONS.map((edition) => edition.id).join(', ');
  if (id === undefined) throw new UsageError(say('command.edition.which', { known }));
  const edition = findEdition(id);
  if (edition === undefined) throw new UsageError(say('command.edition.unknown', { given: id, known }));
  return edition;
}

/** Reads `key=value` words as options of an edition. */
export function optionsGiven(edition: Edition, words: readonly string[], set?: RuleSet): Options {
  const given = new Map<string, OptionValue>();
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(say('command.option.form', { given: word }));
    const key = word.slice(0, at);
    if (given.has(key)) throw new UsageError(say('command.option.twice', { key }));
    given.set(key, word.slice(at + 1));
  }
  const resolved = resolveOptions(edition, { ...(set === undefined ? {} : optionsOfSet(edition, set)), ...Object.fromEntries(given) });
  if (resolved.ok) return resolved.value;
  throw new UsageError(messages().optionFault(resolved.error));
}

export function rulesFor(id: string | undefined, words: readonly string[]): Rules {
  const edition = editionNamed(id);
  return compileRules(edition, optionsGiven(edition, words));
}

export function wholeNumber(text: string | undefined, name: string, from: number, to: number): number {
  if (text === undefined || !/^\d{1,9}$/.test(text) || Number(text) < from || Number(text) > to)
    throw new UsageError(say('command.number', { name, from, to, given: text ?? '' }));
  return Number(text);
}
