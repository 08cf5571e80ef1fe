/** Options are data: each has a default and lists the values it takes. */

import { fail, ok, type Result } from '../basics.ts';
import type { Edition } from './edition.ts';
import type { OptionSpec, Options, OptionValue } from './optionSpec.ts';

export type OptionFault =
  | { readonly code: 'unknownOption'; readonly key: string; readonly known: readonly string[] }
  | { readonly code: 'badOption'; readonly key: string; readonly value: string; readonly allowed: string };

/** Fills in the defaults and checks every given value; numbers may come as text. */
export function resolveOptions(edition: Edition, given: Readonly<Record<string, OptionValue>> = {}): Result<Options, OptionFault> {
  const known = edition.options.map((spec) => spec.key);
  const resolved: Record<string, OptionValue> = {};
  for (const spec of edition.options) resolved[spec.key] = spec.default;
  for (const [key, value] of Object.entries(given)) {
    const spec = edition.options.find((candidate) => candidate.key === key);
    if (spec === undefined) return fail({ code: 'unknownOption', key, known });
    const checked = checkedValue(spec, value);
    if (checked === undefined) return fail({ code: 'badOption', key, value: String(value), allowed: allowedValues(spec) });
    resolved[key] = checked;
  }
  return ok(resolved);
}

/** The options that differ from the edition's defaults, in the edition's order. Records write only these. */
export function changedOptions(edition: Edition, options: Options): Options {
  const changed = edition.options.filter((spec) => options[spec.key] !== spec.default);
  return Object.fromEntries(changed.map((spec) => [spec.key, options[spec.key]]));
}

export function allowedValues(spec: OptionSpec): string {
  if (spec.type === 'choice') return spec.values.join(' | ');
  return `${spec.from}..${spec.to}${spec.off ? ' | off' : ''}`;
}

function checkedValue(spec: OptionSpec, value: OptionValue): OptionValue | undefined {
  if (spec.type === 'choice') return spec.values.find((allowed) => allowed === String(value));
  if (spec.off && value === 'off') return 'off';
  if (!/^\d{1,9}$/.test(String(value))) return undefined;
  const count = Number(value);
  return count >= spec.from && count <= spec.to ? count : undefined;
}
