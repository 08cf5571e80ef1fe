/** Something that the server does not do, in a sentence, and ways on. */

import { loadAnew } from '../offline/keeping.ts';
import { Link } from '../router/link.tsx';
import { FallenFlag } from '../shell/fallenFlag.tsx';
import { say } from '../words/words.ts';

export function OnlineTrouble({ why }: { readonly why: string }) {
  return (
    <main class="trouble">
      <FallenFlag />
      <h1>{say('web.online.trouble')}</h1>
      <p role="alert">{why}</p>
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
