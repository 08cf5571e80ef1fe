/** The language among the settings: one of those there are, or what the browser asks for. */

import { LANGUAGE_NAMES } from '@flagfall/messages';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { language } from '../words/language.ts';
import { say } from '../words/texts.ts';

export function LanguageRow() {
  const { values, chosen } = language;
  return (
    <ChoiceRow
      title={say('web.setting.language')}
      about={say('web.setting.language.about')}
      values={values}
      nameOf={(value) => (value === 'browser' ? say('web.setting.language.browser') : LANGUAGE_NAMES[value])}
      chosen={chosen.value}
      onChoose={(value) => {
        chosen.value = value;
      }}
    />
  );
}
