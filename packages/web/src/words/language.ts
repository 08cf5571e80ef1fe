/** Which language the reader wants: what was chosen here, or else what the browser asks for. */

import { LANGUAGES, type Locale, languageAmong } from '@flagfall/messages';
import { effect } from '@preact/signals';
import { kept } from '../settings/kept.ts';
import { speak, tag } from './words.ts';

export const language = kept<Locale | 'browser'>('language', ['browser', ...LANGUAGES], 'browser');

function wanted(): Locale {
  const { value } = language.chosen;
  return value === 'browser' ? (languageAmong(navigator.languages) ?? 'en') : value;
}

/** Shows the wanted language, and another as soon as one is chosen. The document says which it is, for who reads it aloud or hyphenates it. */
export async function beginToSpeak(): Promise<void> {
  await speak(wanted()).catch(() => speak('en'));
  effect(() => {
    document.documentElement.lang = tag.value;
  });
  effect(() => {
    // The texts of a language may not be within reach; then the one before stays.
    speak(wanted()).catch(() => undefined);
  });
}
