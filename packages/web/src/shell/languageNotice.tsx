/** Says that a chosen language did not load, as without a network; the page goes on in the present one. */

import { LANGUAGE_NAMES } from '@flagfall/messages';
import { languageNotLoaded } from '../words/language.ts';
import { say } from '../words/texts.ts';
import { Button } from './button.tsx';
import '../offline/updateNotice.css';

export function LanguageNotice() {
  const language = languageNotLoaded.value;
  const close = (): void => {
    languageNotLoaded.value = undefined;
  };
  return (
    <div class="update" role="status">
      {language === undefined ? null : (
        <div class="update-notice">
          <p>{say('web.language.unreachable', { language: LANGUAGE_NAMES[language] })}</p>
          <Button look="quiet" label={say('web.close')} onPress={close} />
        </div>
      )}
    </div>
  );
}
