/** Asks the browser whether it may show messages, the moment somebody wishes for them: later, without a tap, many browsers say no by themselves. */

import { effect } from '@preact/signals';
import { notifications } from '../settings/settings.ts';

effect(() => {
  if (notifications.chosen.value === 'off' || !('Notification' in globalThis)) return;
  if (Notification.permission === 'denied') refused();
  else if (Notification.permission === 'default')
    void Notification.requestPermission().then((answer) => {
      if (answer === 'denied') refused();
    });
});

/** The setting says what is so. */
function refused(): void {
  queueMicrotask(() => {
    notifications.chosen.value = 'off';
  });
}
