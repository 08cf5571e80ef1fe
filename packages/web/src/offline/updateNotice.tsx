/** Says that a newer build of the pages is ready, without interrupting a game. */

import { useSignal } from '@preact/signals';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { isUpdateReady, takeUpdate } from './offlineStorage.ts';
import './updateNotice.css';

export function UpdateNotice() {
  const isPutOff = useSignal(false);
  const isShown = isUpdateReady.value && !isPutOff.value;
  const putOff = (): void => {
    isPutOff.value = true;
  };
  return (
    <div class="update" role="status">
      {isShown ? (
        <div class="update-notice">
          <p>{say('offline.update')}</p>
          <Button look="main" label={say('offline.take')} onPress={takeUpdate} />
          <Button look="quiet" label={say('offline.later')} onPress={putOff} />
        </div>
      ) : null}
    </div>
  );
}
