/** The page of settings: each a row of choices, in force at once. */

import '../online/notificationPermission.ts';
import type { MessageId } from '@flagfall/messages';
import { InstallRow } from '../offline/installRow.tsx';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/texts.ts';
import { LanguageRow } from './languageRow.tsx';
import { SETTINGS } from './settings.ts';
import './settingsScreen.css';

export default function SettingsScreen() {
  return (
    <main class="settings">
      <h1>{say('web.settings.title')}</h1>
      <LanguageRow />
      {SETTINGS.map(({ key, values, chosen }) => (
        <ChoiceRow
          key={key}
          title={say(`web.setting.${key}` as MessageId)}
          about={say(`web.setting.${key}.about` as MessageId)}
          values={values}
          nameOf={(value) => say(`web.setting.${key}.${value}` as MessageId)}
          chosen={chosen.value}
          onChoose={(value) => {
            chosen.value = value;
          }}
        />
      ))}
      <InstallRow />
    </main>
  );
}
