/** Notes that a page takes about itself from its first moment on, and looks at what it shows: for checks that every screen must pass. */

import type { Page } from 'playwright-core';

interface Notes {
  /** What the reader would have been asked to allow. */
  readonly asked: string[];
  shift: number;
}

type NotingWindow = typeof globalThis & { qualityNotes: Notes };

/** From the next load of the page on. What was asked for is kept over loads. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = JSON.parse(sessionStorage.getItem('asked') ?? '[]');
    const notes: Notes = { asked, shift: 0 };
    (globalThis as NotingWindow).qualityNotes = notes;
    const spy = (owner: object | undefined, name: string): void => {
      if (owner === undefined || !(name in owner)) return;
      Object.defineProperty(owner, name, {
        value: () => {
          asked.push(name);
          sessionStorage.setItem('asked', JSON.stringify(asked));
          return Promise.reject(new Error('nobody allows it'));
        },
      });
    };
    spy(Notification, 'requestPermission');
    spy(Geolocation.prototype, 'getCurrentPosition');
    spy(Geolocation.prototype, 'watchPosition');
    spy(globalThis.MediaDevices?.prototype, 'getUserMedia');
    spy(globalThis.PushManager?.prototype, 'subscribe');
    spy(globalThis.StorageManager?.prototype, 'persist');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
        if (!hadRecentInput) notes.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function askedFor(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => (globalThis as NotingWindow).qualityNotes.asked);
}

/** How much has moved by itself since the page was loaded; 0 is still. */
export async function shiftOf(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve((globalThis as NotingWindow).qualityNotes.shift), 0)),
      ),
  );
}

/** What is wrong with a page for every browser. A newer one may warn of more, which is no fault of the page as it is. */
const ISSUES = [
  'BlockedByResponse',
  'ContentSecurityPolicy',
  'Cookie',
  'Cors',
  'HeavyAd',
  'MixedContent',
  'QuirksMode',
  'StylesheetLoading',
];

/** What the browser itself would tell a developer of the page: things that are blocked, or against the policy. */
export async function issuesOf(page: Page): Promise<readonly string[]> {
  const issues: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Audits.issueAdded', ({ issue: { code, details } }) => {
    if (ISSUES.some((name) => code === `${name}Issue`)) issues.push(`${code}: ${JSON.stringify(details).slice(0, 300)}`);
  });
  await session.send('Audits.enable');
  return issues;
}

/** Runs in the page: what is written in smaller letters than these. Letters in drawings grow with them. */
export function fontsBelow(pixels: number): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode.textContent?.trim() ?? '', walker.currentNode.parentElement];
    if (text === '' || element === null || element.closest('svg') !== null || !element.checkVisibility()) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < pixels) small.add(`${element.className || element.localName} ${size} px: ${text.slice(0, 30)}`);
  }
  return [...small];
}

/** Runs in the page: links without an address, or with none that leads anywhere. */
export function linksToNowhere(): string[] {
  return [...document.querySelectorAll('a')]
    .filter((link) => ['', '#', null].includes(link.getAttribute('href')) || link.protocol === 'javascript:')
    .map((link) => link.outerHTML.slice(0, 120));
}
