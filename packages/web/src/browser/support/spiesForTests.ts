/** Spies in a page: notes that really begin to sound, messages of the device, and a switch for whether somebody looks. */

import type { Page } from 'playwright-core';

export interface SoundNote {
  readonly hertz: number;
  /** What the browser says of the sound at that moment: only what is `running` is heard. */
  readonly state: string;
}

interface Spied {
  readonly notes: SoundNote[];
  readonly messages: string[];
  readonly contexts: AudioContext[];
  isHidden: boolean;
}

type SpiedWindow = typeof globalThis & { spied: Spied };

/** From the next load of the page on. */
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
      // A browser without windows grants it to nobody.
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

/** Waits until the browser makes sounds: after the first touch that takes it a while, and a tune that comes much too late is not played. */
export async function soundRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as SpiedWindow).spied.contexts.some(({ state }) => state === 'running'));
}

export async function messagesOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => (globalThis as SpiedWindow).spied.messages);
}

/** Somebody looks elsewhere, or comes back. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    (globalThis as SpiedWindow).spied.isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
