/** Every text of the pages, in the language that is shown. */

import { createMessages, type Locale, languageTag, loadLanguage, type MessageId, type Messages, type Values } from '@flagfall/messages';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

const shown = signal<Locale>('en');

/** The language that is shown. */
export const locale: ReadonlySignal<Locale> = shown;

/** The same, as the formats of numbers, lists and days want to hear it. */
export const localeTag: ReadonlySignal<string> = computed(() => languageTag(shown.value));

const current = computed(() => createMessages(shown.value));

/** The sentences about games: refusals, events, questions. */
export function messages(): Messages {
  return current.value;
}

/** A text by its id. Components that use it are drawn again when the language changes. */
export function say(id: MessageId, values?: Values): string {
  return current.value.say(id, values);
}

let last: Locale | undefined;

/** Shows another language once its texts have come, unless yet another is wanted by then. Until then, and where they cannot be had, everything stays as it is. */
export async function showLanguage(wanted: Locale): Promise<void> {
  last = wanted;
  await loadLanguage(wanted);
  if (last === wanted) shown.value = wanted;
}
