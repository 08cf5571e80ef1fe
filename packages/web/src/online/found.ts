/** A game that has come about while its player sat at another table. */

import { type Signal, signal } from '@preact/signals';

export const found: Signal<string | undefined> = signal(undefined);
