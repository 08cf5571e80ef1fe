/** Measurements in a page from its first moment on, and checks that every screen must pass. */

import type { Page } from 'playwright-core';

interface Notes {
  /** The permissions that the page asked for. */
  readonly asked: string[];
  shift: number;
}

type NotingWindow = typeof globalThis & { qualityNotes: Notes };

/** Starts with the next load of the page. Requests for permissions are kept over loads. */
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

/** The layout shift since the page was loaded; 0 is still. */
export async function shiftOf(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve((globalThis as NotingWindow).qualityNotes.shift), 0)),
      ),
  );
}

/** Faults of a page in every browser. A newer browser may warn of more, which is no fault of the page. */
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

/** Issues that the browser reports to developers: blocked requests, violations of the policy. */
export async function issuesOf(page: Page): Promise<readonly string[]> {
  const issues: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Audits.issueAdded', ({ issue: { code, details } }) => {
    if (ISSUES.some((name) => code === `${name}Issue`)) issues.push(`${code}: ${JSON.stringify(details).slice(0, 300)}`);
  });
  await session.send('Audits.enable');
  return issues;
}

/** Runs in the page: text in smaller letters than this. Letters in drawings scale with the drawing. */
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

/** Runs in the page: links without a valid address. */
export function linksToNowhere(): string[] {
  return [...document.querySelectorAll('a')]
    .filter((link) => ['', '#', null].includes(link.getAttribute('href')) || link.protocol === 'javascript:')
    .map((link) => link.outerHTML.slice(0, 120));
}
