/** Pages that stay on the device: a newer build of them, and how to install them. */

export const offline = {
  'offline.update': 'A new version of Flagfall is ready. Your games stay as they are.',
  'offline.take': 'Load it now',
  'offline.later': 'Later',
  'offline.install.title': 'On this device',
  'offline.install.about': 'Put Flagfall among your programs. It plays without a network, too.',
  'offline.install': 'Install Flagfall',
} as const;
