/** A list with nothing in it says so, and leads to where that can be changed. */

import type { ComponentChildren } from 'preact';
import { Link } from '../router/link.tsx';
import { say } from '../words/texts.ts';

export function EmptyList({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="people-none">
      <p class="lobby-soft">{children}</p>
      <Link to="lobby" class="button button-main">
        {say('web.lobby.title')}
      </Link>
    </div>
  );
}
