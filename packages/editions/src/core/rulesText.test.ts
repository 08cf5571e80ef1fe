// The RULES.md of an edition, with the one that all grid games share, names every option with all its values, and says correctly which of them a set decides.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Edition, OptionSpec } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { EDITIONS, optionsOfSet } from '../index.ts';

function rulesFile(folder: string): string {
  return readFileSync(path.join(import.meta.dirname, '..', folder, 'RULES.md'), 'utf8');
}

/** The texts of an edition: Barrage adds to Duel, and so on; Conquest is no grid game. */
function textsOf(edition: Edition): string {
  const own = rulesFile(edition.id);
  const linked = [...own.matchAll(/^(?:\[|# .*\n\n\[)[^\]]*\]\(\.\.\/([\w-]+)\/RULES\.md\)/gm)].map(([, folder]) => rulesFile(folder));
  return [own, ...linked, ...(edition.id === 'conquest' ? [] : [rulesFile('core')])].join('\n\n');
}

/** Every paragraph, item or row of a table that names an option. */
function about({ key }: OptionSpec, text: string): string {
  const parts = text.split(/\n(?=\n|\d+\. |\| )/);
  return parts.filter((part) => part.includes(`\`${key}`)).join('\n');
}

function valuesOf(spec: OptionSpec): readonly string[] {
  return spec.type === 'choice' ? spec.values : [String(spec.default), ...(spec.off ? ['off'] : [])];
}

/** The keys that a line of the options section names, without the part in brackets. */
function named(text: string | undefined): readonly string[] {
  return [...(text ?? '').replace(/\(.*$/, '').matchAll(/`(\w+)`/g)].map(([, key]) => key).toSorted();
}

describe.each(EDITIONS)('RULES.md of $id', (edition) => {
  const text = textsOf(edition);

  test.each(edition.options)('tells what $key can be', (spec) => {
    const told = about(spec, text);
    for (const value of valuesOf(spec)) expect(told, `${spec.key}: ${value}`).toMatch(new RegExp(`\\b${value}\\b`));
  });

  test('[AUD-1] says which options the booklet and the club decide differently, and names all others', () => {
    const [, line] = /^Between the booklet and the club (.*)$/m.exec(rulesFile(edition.id)) ?? [];
    const [decided, others] = (line ?? '').split('In no set:');
    const [booklet, club] = (['booklet', 'club'] as const).map((set) => optionsOfSet(edition, set));
    const differing = Object.keys(booklet).filter((key) => booklet[key] !== club[key]);
    expect(named(decided)).toEqual(differing.toSorted());
    expect(named(others)).toEqual(
      edition.options
        .map(({ key }) => key)
        .filter((key) => !(key in booklet) && !(key in club))
        .toSorted(),
    );
  });
});
