/** A game that cannot go on here: why, and ways on. What was played is kept. */

import type { Failure } from '../games/gameLink.ts';
import { Trouble } from '../shell/trouble.tsx';
import { say } from '../words/words.ts';

export function FailureView({ failure }: { readonly failure: Failure }) {
  return (
    <Trouble title={say('web.trouble.title')} mayPass>
      <p>{say(`web.failure.${failure.why}`)}</p>
      <details>
        <summary>{say('web.trouble.details')}</summary>
        <p>{failure.detail}</p>
      </details>
    </Trouble>
  );
}
