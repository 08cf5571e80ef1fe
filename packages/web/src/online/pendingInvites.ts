/** Games and challenges that wait for the reader: a game that was found while they sat at another table, and open challenges. */

import { type Signal, signal } from '@preact/signals';

export const foundGame: Signal<string | undefined> = signal(undefined);

export const openChallenge: Signal<{ readonly offer: string; readonly name: string } | undefined> = signal(undefined);
