/** Tells that a chosen language did not come, which happens without a network; the page goes on in the one it has. */

import { LANGUAGE_NAMES } from '@flagfall/messages';
import { unreachable } from '../words/language.ts';
import { say } from '../words/words.ts';
import { Button } from './button.tsx';
import '../offline/updateNotice.css';

export function LanguageNotice() {
  const language = unreachable.value;
  const close = (): void => {
    unreachable.value = undefined;
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
