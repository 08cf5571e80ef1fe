/** Tells that a newer build of the pages is ready; nobody is interrupted by it. */

import { useSignal } from '@preact/signals';
import { say } from '../words/words.ts';
import { isUpdateReady, takeUpdate } from './keeping.ts';
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
          <button type="button" class="button button-main" onClick={takeUpdate}>
            {say('offline.take')}
          </button>
          <button type="button" class="button button-quiet" onClick={putOff}>
            {say('offline.later')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
