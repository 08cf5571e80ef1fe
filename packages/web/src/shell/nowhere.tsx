/** An address that leads nowhere: also that of a screen whose game or puzzle there is not. */

import { Link } from '../router/link.tsx';
import { say } from '../words/words.ts';
import { FallenFlag } from './fallenFlag.tsx';

export function Nowhere() {
  return (
    <main class="trouble">
      <FallenFlag />
      <h1>{say('web.nowhere.title')}</h1>
      <p>{say('web.nowhere.about')}</p>
      <Link to="home" class="button button-main">
        {say('web.trouble.home')}
      </Link>
    </main>
  );
}
