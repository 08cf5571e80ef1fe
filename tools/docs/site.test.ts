// The documentation: every page is in the menu, every link leads somewhere, and nothing on it needs what the server forbids.

import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles, repositoryRoot } from '../paths.ts';
import { httpReference } from './httpReference.ts';
import { renderPage } from './markdown.ts';
import { readSections } from './pages.ts';
import { documentedDoors, makeReference } from './reference.ts';
import { buildSite } from './site.ts';

const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'flagfall-site-'));
const html = new Map<string, string>();
beforeAll(async () => {
  await buildSite(folder);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) html.set(file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where a link of a page leads, as a path on the site and an anchor; undefined for addresses elsewhere. */
function targetOf(page: string, href: string): { file: string; anchor: string | undefined } | undefined {
  if (/^[a-z]+:|^\//.test(href)) return undefined;
  const [name, anchor] = href.split('#');
  return { file: name === '' ? page : path.posix.join(path.posix.dirname(page), name), anchor };
}

test('every text under docs and every book of rules is a page', () => {
  const sources = readSections().flatMap(({ pages }) => pages.map(({ source }) => source));
  const texts = [...listFiles('docs'), ...listFiles('packages/editions/src')].filter((file) => file.endsWith('.md'));
  const left = texts.filter((file) => !file.endsWith('decisions/README.md') && !file.startsWith('docs/training/'));
  expect(left.filter((file) => !sources.includes(file))).toEqual([]);
  expect(new Set(sources).size).toBe(sources.length);
});

test('every door of the reference is a file', () => {
  const doors = documentedDoors().map(({ file }) => file);
  expect(doors).toContain('packages/editions/src/look.ts');
  expect(doors.filter((file) => !existsSync(path.join(repositoryRoot, file)))).toEqual([]);
});

test('every link leads to a file and a heading that are there', () => {
  const broken: string[] = [];
  for (const [page, text] of html)
    for (const [, attribute, href] of text.matchAll(/(href|src)="([^"]+)"/g)) {
      const target = targetOf(page, href);
      if (target === undefined) continue;
      const found = existsSync(path.join(folder, target.file));
      const anchored = target.anchor === undefined || html.get(target.file)?.includes(`id="${target.anchor}"`) === true;
      if (!found || !anchored) broken.push(`${page}: ${attribute} ${href}`);
    }
  expect(broken).toEqual([]);
});

test('no page has a script or a style of its own, which the server forbids', () => {
  for (const [page, text] of html) {
    expect(text, page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=/);
  }
});

test('the search knows every page', () => {
  const entries: { address: string }[] = JSON.parse(readFileSync(path.join(folder, 'search.json'), 'utf8'));
  const known = new Set(entries.map(({ address }) => address.split('#')[0]));
  expect([...html.keys()].filter((page) => !known.has(page))).toEqual([]);
});

test('a link to a source becomes a link to its page, and the name of a page in running text too', () => {
  const addresses = new Map([['docs/records.md', 'records.html']]);
  const page = {
    source: 'docs/decisions/table.md',
    address: 'decisions/table.html',
    text: '# T\n\n[games](../records.md#a) and docs/records.md, docs/none.md',
  };
  const rendered = renderPage(page, addresses).html;
  expect(rendered).toContain('<a href="../records.html#a">games</a>');
  expect(rendered).toContain('<a href="../records.html">docs/records.md</a>, docs/none.md');
});

test('headings that are alike have anchors that are not', () => {
  const { headings } = renderPage({ source: 'a.md', address: 'a.html', text: '# A `b` & c\n\n## Same\n\n## Same' }, new Map());
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['a-b-c', 'A b & c'],
    ['same', 'Same'],
    ['same-1', 'Same'],
  ]);
});

test('the reference lists what a call takes and answers', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 20 }, tags: { items: { enum: ['a', 'b'] } } },
  };
  const body = { content: { 'application/json': { schema } } };
  const text = httpReference({
    paths: {
      '/api/v1/bots': { post: { summary: 'Makes a bot.', requestBody: body, responses: { 201: {}, '4XX': { description: 'nameTaken' } } } },
    },
  });
  expect(text).toContain('## bots\n\n### POST /api/v1/bots\n\nMakes a bot.');
  expect(text).toContain('- `name`: string (at most 20 letters)\n- `tags`: list of `a` or `b`, optional');
  expect(text).toContain('Answers 201.\n\nRefuses: nameTaken');
});

// TypeDoc is installed from the registry first.
if (process.env.FLAGFALL_LONG === '1')
  test('every door of a package has a page with its names and their comments', { timeout: 300_000 }, async () => {
    const pages = await makeReference();
    expect(pages.map(({ title }) => title)).toEqual(documentedDoors().map(({ name }) => name));
    const engine = pages[0].text;
    for (const name of ['observe', 'submit', 'newGame']) expect(engine).toMatch(new RegExp(`^### ${name}\\(\\)$`, 'm'));
    expect(engine).toContain('The game as the viewer saw it.');
  });
