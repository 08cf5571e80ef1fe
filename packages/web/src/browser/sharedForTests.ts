/** What all tests in a browser share: the pages, built once, and one Chromium. Vitest calls it before the first of them and ends it after the last. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPart } from '@flagfall/testkit/parts';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { builtPages } from './support/builtPagesForTests.ts';

export type SharedBrowser =
  | { readonly found: true; readonly executable: string; readonly endpoint: string; readonly pages: string }
  | { readonly found: false; readonly why: string };

declare module 'vitest' {
  interface ProvidedContext {
    browser: SharedBrowser;
  }
}

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default async function share(project: TestProject): Promise<() => Promise<void>> {
  const { shared, end } = await shareBrowser();
  project.provide('browser', shared);
  return end;
}

/** Builds the pages and starts a Chromium that others connect to. */
export async function shareBrowser(): Promise<{ readonly shared: SharedBrowser; readonly end: () => Promise<void> }> {
  const part = findPart('chromium');
  if (!part.found) return { shared: part, end: async () => {} };
  const pages = await builtPages();
  const executable = ['chromium-headless-shell', 'chromium'].map((name) => path.join(part.folder, name)).find(existsSync);
  if (executable === undefined) throw new Error(`there is a browser in ${part.folder}`);
  const server = await chromium.launchServer({ executablePath: executable, args: ARGUMENTS });
  return { shared: { found: true, executable, endpoint: server.wsEndpoint(), pages }, end: () => server.close() };
}
