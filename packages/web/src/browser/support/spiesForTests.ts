/** Spies in a page: notes that really begin to sound, notifications, and a switch for the visibility of the page. */

import type { Page } from 'playwright-core';

export interface SoundNote {
  readonly hertz: number;
  /** The state of the audio context: only `running` can be heard. */
  readonly state: string;
}

interface Spied {
  readonly notes: SoundNote[];
  readonly messages: string[];
  readonly contexts: AudioContext[];
  isHidden: boolean;
}

type SpiedWindow = typeof globalThis & { spied: Spied };

/** Starts with the next load of the page. */
export async function spyOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spied: Spied = { notes: [], messages: [], contexts: [], isHidden: false };
    (globalThis as SpiedWindow).spied = spied;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (this: OscillatorNode, when?: number) {
      spied.notes.push({ hertz: this.frequency.value, state: this.context.state });
      start.call(this, when);
    };
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        spied.contexts.push(this);
      }
    };
    const shown = class extends EventTarget {
      // A headless browser never grants it.
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      onclick = null;
      constructor(_title: string, { body = '' }: NotificationOptions) {
        super();
        spied.messages.push(body);
      }
      close(): void {}
    };
    Object.defineProperty(globalThis, 'Notification', { value: shown });
    Object.defineProperty(document, 'hidden', { get: () => spied.isHidden });
  });
}

export async function notesOf(page: Page): Promise<readonly SoundNote[]> {
  return await page.evaluate(() => (globalThis as SpiedWindow).spied.notes);
}

/** Waits until the browser can play sounds, which takes a while after the first touch; a tune that comes much too late is not played. */
export async function soundRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as SpiedWindow).spied.contexts.some(({ state }) => state === 'running'));
}

export async function messagesOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => (globalThis as SpiedWindow).spied.messages);
}

/** Hides or shows the page. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    (globalThis as SpiedWindow).spied.isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
