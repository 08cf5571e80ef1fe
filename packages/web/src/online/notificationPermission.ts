/** Asks the browser for notifications at the moment of the tap: later, without a tap, many browsers refuse. */

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

/** Sets the setting to what the browser allows. */
function refused(): void {
  queueMicrotask(() => {
    notifications.chosen.value = 'off';
  });
}
