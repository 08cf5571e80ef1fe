/** Alerts a player who looks elsewhere: the title of the page flashes, the device shows a notification if it may, and there is a sound. */

import './notificationPermission.ts';
import { notifications } from '../settings/settings.ts';
import { playTune, type Tune } from './sound.ts';

const FLASH_MS = 1000;

let title: string | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** Without the tune where another sound plays already. */
export function alertPlayer(text: string, tune?: Tune): void {
  if (tune !== undefined) playTune(tune);
  if (!document.hidden) return;
  flash(text);
  if (notifications.chosen.peek() === 'on' && 'Notification' in globalThis && Notification.permission === 'granted') notify(text);
}

function notify(text: string): void {
  const about = { body: text, tag: 'flagfall', icon: '/icon-192.png' };
  try {
    const note = new Notification(document.title, about);
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Browsers of phones let only a service worker do it.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(document.title, about));
  }
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
