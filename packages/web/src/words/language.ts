/** The reader's language: the one chosen here, otherwise the one that the browser asks for. */

import { LANGUAGES, type Locale, languageAmong } from '@flagfall/messages';
import { effect, signal } from '@preact/signals';
import { storedChoice } from '../settings/storedChoice.ts';
import { locale, localeTag, showLanguage } from './texts.ts';

export const language = storedChoice<Locale | 'browser'>('language', ['browser', ...LANGUAGES], 'browser');

/** A language that was chosen, and whose texts did not come. */
export const languageNotLoaded = signal<Locale | undefined>(undefined);

function wanted(): Locale {
  const { value } = language.chosen;
  return value === 'browser' ? (languageAmong(navigator.languages) ?? 'en') : value;
}

/** Shows the wanted language, and the next one at once. The document names it, for screen readers and hyphenation. */
export async function startLanguage(): Promise<void> {
  await showLanguage(wanted()).catch(() => showLanguage('en'));
  effect(() => {
    document.documentElement.lang = localeTag.value;
  });
  let standing = language.chosen.peek();
  effect(() => {
    const next = wanted();
    const choice = language.chosen.value;
    if (next !== locale.peek()) languageNotLoaded.value = undefined;
    showLanguage(next).then(
      () => {
        standing = choice;
      },
      () => {
        // Without a network its texts may be out of reach: then the one before stays, also as the choice.
        languageNotLoaded.value = next;
        if (language.chosen.peek() === choice) language.chosen.value = standing;
      },
    );
  });
}
