/** Every text of the pages, in the language that is chosen. */

import { createMessages, type Locale, type MessageId, type Messages, type Values } from '@flagfall/messages';
import { computed, signal } from '@preact/signals';

export const locale = signal<Locale>('en');

const current = computed(() => createMessages(locale.value));

/** The sentences about games: refusals, events, questions. */
export function messages(): Messages {
  return current.value;
}

/** A text by its id. Whoever draws with it is drawn again when the language changes. */
export function say(id: MessageId, values?: Values): string {
  return current.value.say(id, values);
}
