// Builds the documentation: plain HTML files that need no script but the search, in a folder that a server hands out under /docs.

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '../paths.ts';
import { httpReference, type OpenApi } from './httpReference.ts';
import { type DocsHeading, escapeHtml, plainText, relative, renderPage } from './markdown.ts';
import { type DocsPage, type DocsSection, readSections } from './pages.ts';

/** What the search looks through: one entry for each heading of each page. */
export interface SearchEntry {
  readonly id: number;
  readonly title: string;
  readonly page: string;
  readonly address: string;
  readonly text: string;
}

const HERE = import.meta.dirname;

/** Writes the whole site into a folder and returns how many pages it has. `reference` is the API of the packages, where it was made. */
export async function buildSite(destination: string, reference: readonly DocsPage[] = []): Promise<number> {
  const sections = withReferences(readSections(), reference, await readOpenApi());
  const pages = sections.flatMap(({ pages }) => pages);
  const addresses = new Map(pages.map(({ source, address }) => [source, address]));
  const entries: Omit<SearchEntry, 'id'>[] = [];
  for (const page of pages) {
    const { html, headings } = renderPage(page, addresses);
    write(destination, page.address, layout(page, html, headings, sections));
    entries.push(...entriesOf(page, html));
  }
  write(destination, 'search.json', JSON.stringify(entries.map((entry, id) => ({ id, ...entry }))));
  for (const file of ['docs.css', 'search.js']) cpSync(path.join(HERE, file), path.join(destination, file));
  cpSync(fileURLToPath(import.meta.resolve('minisearch')), path.join(destination, 'minisearch.js'));
  for (const picture of pages.flatMap(picturesOf)) cpSync(path.join(repositoryRoot, picture), path.join(destination, picture));
  return pages.length;
}

function withReferences(sections: readonly DocsSection[], reference: readonly DocsPage[], openApi: OpenApi): DocsSection[] {
  const http = { source: 'openapi.json', address: 'http-reference.html', title: 'Every call over HTTP', text: httpReference(openApi) };
  const added = sections.map((section) =>
    section.pages.some(({ source }) => source === 'docs/http.md') ? { ...section, pages: [...section.pages, http] } : section,
  );
  return reference.length === 0 ? added : [...added, { title: 'Names of the packages', pages: reference }];
}

/** The routes describe themselves, so a server has to be there for a moment: on a port of its own, with a store that nobody keeps. */
async function readOpenApi(): Promise<OpenApi> {
  const { readConfig, startServer } = await import('../../packages/server/src/index.ts');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flagfall-docs-'));
  const environment = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', STORE_FILE: path.join(folder, 'store.db') };
  const server = await startServer(readConfig(environment), { write: () => undefined });
  try {
    const { payload } = await server.app.inject('/api/openapi.json');
    return JSON.parse(payload);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page is split at its headings, so that the search leads to the paragraph and not to the top. */
function entriesOf({ title, address }: DocsPage, html: string): Omit<SearchEntry, 'id'>[] {
  return html.split(/(?=<h[1-3] id=)/).flatMap((part) => {
    const heading = /^<h([1-3]) id="([^"]*)">(.*?) <a class="anchor"/.exec(part);
    const text = plainText(part.replace(/^<h[1-3].*?<\/h[1-3]>/, ''))
      .replace(/\s+/g, ' ')
      .trim();
    if (heading === null) return [];
    const [, depth, id, inner] = heading;
    return [{ title: plainText(inner), page: title, address: depth === '1' ? address : `${address}#${id}`, text }];
  });
}

function picturesOf({ source, text }: DocsPage): string[] {
  const named = [...text.matchAll(/\]\(([^)]+\.(?:png|svg))\)|<img[^>]*src="([^"]+)"/g)].map((match) => match[1] ?? match[2]);
  return named
    .map((href) => path.posix.join(path.posix.dirname(source), href))
    .filter((file) => existsSync(path.join(repositoryRoot, file)));
}

function write(destination: string, address: string, text: string): void {
  const file = path.join(destination, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function layout(page: DocsPage, html: string, headings: readonly DocsHeading[], sections: readonly DocsSection[]): string {
  const top = relative(page.address, '.') || '.';
  const here = headings.filter(({ depth }) => depth === 2 || (depth === 3 && page.source.startsWith('reference/')));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} - Flagfall</title>
<link rel="stylesheet" href="${top}/docs.css">
<script type="module" src="${top}/search.js"></script>
</head>
<body data-top="${top}">
<header>
<a class="home" href="${relative(page.address, 'index.html')}">Flagfall</a>
<div class="search" role="search"><input type="search" aria-label="Search the documentation" placeholder="Search" hidden><ol aria-live="polite"></ol></div>
<a class="to-menu" href="#menu">Pages</a>
<a href="/">Play</a>
</header>
<div class="columns">
<nav id="menu" aria-label="Pages">${sections.map((section) => menuOf(section, page)).join('')}</nav>
<main>
${html}
</main>
${here.length < 2 ? '' : `<aside aria-label="On this page"><p>On this page</p><ul>${here.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('')}</ul></aside>`}
</div>
</body>
</html>
`;
}

function menuOf({ title, pages }: DocsSection, current: DocsPage): string {
  const isHere = pages.includes(current);
  const links = pages.map((page) => {
    const mark = page === current ? ' aria-current="page"' : '';
    return `<li><a href="${relative(current.address, page.address)}"${mark}>${escapeHtml(page.title)}</a></li>`;
  });
  return `<details${isHere ? ' open' : ''}><summary>${title}</summary><ul>${links.join('')}</ul></details>`;
}
