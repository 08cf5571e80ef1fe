/** The choice of a language at the top of every page: a globe, and on a wide screen the name of the language that is shown. */

import { LANGUAGE_NAMES, LANGUAGES } from '@flagfall/messages';
import { Icon } from '../art/icons.tsx';
import { language } from '../words/language.ts';
import { locale, say } from '../words/texts.ts';
import './languageChoice.css';

export function LanguageChoice() {
  const chosen = language.chosen.value;
  return (
    <label class="languageChoice header-way">
      <Icon name="globe" />
      <span aria-hidden="true">{LANGUAGE_NAMES[locale.value]}</span>
      <select
        aria-label={say('web.language')}
        value={chosen === 'browser' ? locale.value : chosen}
        onChange={({ currentTarget }) => {
          language.chosen.value = LANGUAGES.find((known) => known === currentTarget.value) ?? 'browser';
        }}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </label>
  );
}
