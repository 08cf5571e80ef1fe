/** A game that cannot go on here: why, and ways on. What was played is kept. */

import type { Failure } from '../games/gameLink.ts';
import { loadAnew } from '../offline/keeping.ts';
import { Link } from '../router/link.tsx';
import { FallenFlag } from '../shell/fallenFlag.tsx';
import { say } from '../words/words.ts';

export function FailureView({ failure }: { readonly failure: Failure }) {
  return (
    <main class="trouble">
      <FallenFlag />
      <h1>{say('web.trouble.title')}</h1>
      <p>{say(`web.failure.${failure.why}`)}</p>
      <details>
        <summary>{say('web.trouble.details')}</summary>
        <p>{failure.detail}</p>
      </details>
      <div class="trouble-ways">
        <button type="button" class="button button-main" onClick={() => void loadAnew()}>
          {say('web.trouble.again')}
        </button>
        <Link to="home" class="button">
          {say('web.trouble.home')}
        </Link>
      </div>
    </main>
  );
}
