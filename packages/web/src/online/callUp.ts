/** Calls whoever looks elsewhere: the title of the page flashes, the device says so where it may, and there is a sound. */

import { effect } from '@preact/signals';
import { notices } from '../settings/settings.ts';
import { play } from './sound.ts';

const FLASH_MS = 1000;

let title: string | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

export function callUp(text: string, tune: Parameters<typeof play>[0]): void {
  play(tune);
  if (!document.hidden) return;
  flash(text);
  if (notices.chosen.peek() === 'on' && 'Notification' in globalThis && Notification.permission === 'granted') notify(text);
}

function notify(text: string): void {
  const note = new Notification(document.title, { body: text, tag: 'flagfall', icon: '/icon-192.png' });
  note.onclick = () => {
    focus();
    note.close();
  };
}

function flash(text: string): void {
  stopFlashing();
  const own = document.title;
  title = own;
  timer = setInterval(() => {
    document.title = document.title === own ? text : own;
  }, FLASH_MS);
}

function stopFlashing(): void {
  clearInterval(timer);
  if (title !== undefined) document.title = title;
  title = undefined;
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) stopFlashing();
});

// A browser asks only after somebody has wished for it.
effect(() => {
  const isWanted = notices.chosen.value === 'on' && 'Notification' in globalThis && Notification.permission === 'default';
  if (isWanted) void Notification.requestPermission();
});
