// Which texts of the checkout are pages of the documentation, in the order of the menu, and where each is found on the site.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles, listPackages, readText, repositoryRoot } from '../paths.ts';

export interface DocsPage {
  /** Path from the root of the checkout. */
  readonly source: string;
  /** Path on the site, from its top: `rules/duel.html`. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

export interface DocsSection {
  readonly title: string;
  readonly pages: readonly DocsPage[];
}

const READER_SECTIONS: readonly { readonly title: string; readonly sources: readonly string[] }[] = [
  { title: 'Begin', sources: ['README.md', 'docs/terminal.md', 'docs/strength.md', 'CHANGELOG.md'] },
  { title: 'Tutorials', sources: folder('docs/tutorials') },
  { title: 'Host it', sources: ['docs/operations.md'] },
  {
    title: 'Write programs for it',
    sources: ['docs/bots.md', 'docs/protocol.md', 'docs/http.md', 'docs/records.md'],
  },
  {
    title: 'Change it',
    sources: ['CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/adding-an-edition.md', 'docs/GLOSSARY.md', 'docs/bench.md'],
  },
  { title: 'Rules', sources: folder('packages/editions/src') },
  { title: 'Packages', sources: listPackages().map((name) => `packages/${name}/README.md`) },
  { title: 'Decisions', sources: folder('docs/decisions').filter((file) => !file.endsWith('README.md')) },
];

/** Every page, by section. A page that the checkout does not have is left out, so that sections may name what comes later. */
export function readSections(): DocsSection[] {
  return READER_SECTIONS.map(({ title, sources }) => ({ title, pages: sources.filter(isThere).map(readPage) })).filter(
    ({ pages }) => pages.length > 0,
  );
}

function folder(name: string): string[] {
  return existsSync(path.join(repositoryRoot, name)) ? listFiles(name).filter((file) => file.endsWith('.md')) : [];
}

function isThere(source: string): boolean {
  return existsSync(path.join(repositoryRoot, source));
}

function readPage(source: string): DocsPage {
  const text = readText(source);
  return { source, address: addressOf(source), title: /^# (.+)$/m.exec(text)?.[1] ?? source, text };
}

/** `docs/records.md` -> `records.html`, `packages/editions/src/duel/RULES.md` -> `rules/duel.html`. */
export function addressOf(source: string): string {
  if (source === 'README.md') return 'index.html';
  const rules = /^packages\/editions\/src\/([^/]+)\/RULES\.md$/.exec(source)?.[1];
  if (rules !== undefined) return `rules/${rules}.html`;
  return source
    .replace(/^docs\//, '')
    .replace(/^packages\/editions\/src\//, 'rules/')
    .replace(/\/README\.md$/, '.html')
    .replace(/\.md$/, '.html')
    .toLowerCase();
}
