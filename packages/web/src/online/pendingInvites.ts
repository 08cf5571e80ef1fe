/** What waits for the reader elsewhere: a game that has come about while they sat at another table, and whoever challenges them. */

import { type Signal, signal } from '@preact/signals';

export const foundGame: Signal<string | undefined> = signal(undefined);

export const openChallenge: Signal<{ readonly offer: string; readonly name: string } | undefined> = signal(undefined);
