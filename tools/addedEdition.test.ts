// The edition, the card and the power of docs/adding-an-edition.md, added to a copy of the checkout as the page says, are played by the shared suite, the computer, the terminal and the pages.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeSandbox, removeSandbox } from './mutations/sandbox.ts';
import { readText } from './paths.ts';
import { scriptOf } from './programs.ts';

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es', 'it', 'pt', 'da'];
/** Helpers that become tests in the copy: here their edition does not exist. */
const PLAYERS = {
  'packages/cli/src/play/forTests/addedEditionForTests.ts': 'packages/cli/src/play/forTests/addedEdition.test.ts',
  'packages/web/src/forTests/addedEditionForTests.ts': 'packages/web/src/forTests/addedEdition.test.ts',
};
const OTHER_TESTS = [
  'packages/editions/src/battle-cards/cards/charge4.test.ts',
  'packages/editions/src/pocket',
  'packages/editions/src/core/library',
  'packages/editions/src/core/booklet',
  'packages/web/src/words/texts',
];

interface Block {
  readonly file: string;
  readonly type: string;
  readonly text: string;
}

const blocks: readonly Block[] = [...readText('docs/adding-an-edition.md').matchAll(/^`([^`\n]+)`\n\n```(\w+)\n(.*?)^```$/gms)].map(
  ([, file, type, text]) => ({ file, type, text }),
);
const sandbox = makeSandbox();
afterAll(() => removeSandbox(sandbox));

test('the page adds an edition, a power and a card that everything plays', { timeout: 180_000 }, () => {
  expect(blocks.length).toBeGreaterThanOrEqual(18);
  for (const block of blocks) apply(block);
  for (const [helper, file] of Object.entries(PLAYERS)) cpSync(path.join(sandbox, helper), path.join(sandbox, file));
  const files = [...Object.values(PLAYERS), ...OTHER_TESTS];
  const { FLAGFALL_TOTALS: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf('vitest'), 'run', ...files], {
    cwd: sandbox,
    encoding: 'utf8',
    env: { ...environment, NO_COLOR: '1' },
  });
  expect(status, stdout + stderr).toBe(0);
  for (const file of files) expect(stdout).toContain(file);
});

/** A sentence of the page is in English; here every language gets it. */
function apply({ file, type, text }: Block): void {
  const languages = file.includes('/catalogue/en/') ? LANGUAGES : ['en'];
  for (const language of languages) {
    const target = path.join(sandbox, file.replace('/catalogue/en/', `/catalogue/${language}/`));
    if (type === 'diff') writeFileSync(target, patched(readFileSync(target, 'utf8'), text));
    else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}

/** Puts the added lines before the one line that begins as the line after them does; drops the one line that begins as a line with a minus does. */
function patched(text: string, diff: string): string {
  const lines = text.split('\n');
  const placeOf = (beginning: string): number => {
    const places = lines.flatMap((one, at) => (one.startsWith(beginning) ? [at] : []));
    expect(places, `one line begins with ${beginning}`).toHaveLength(1);
    return places[0];
  };
  let added: string[] = [];
  let dropped: number | undefined;
  for (const line of diff.trimEnd().split('\n')) {
    const rest = line.slice(1);
    if (line.startsWith('+') && dropped !== undefined) lines.splice(dropped++, 0, rest);
    else if (line.startsWith('+')) added.push(rest);
    else if (line.startsWith('-')) {
      dropped = placeOf(rest);
      lines.splice(dropped, 1);
    } else {
      lines.splice(placeOf(rest), 0, ...added);
      added = [];
      dropped = undefined;
    }
  }
  expect(added).toEqual([]);
  return lines.join('\n');
}
