/** A link that stays in the app, and still opens in a new tab on request. */

import type { ComponentChildren } from 'preact';
import { goTo } from './router.ts';
import { pathTo, type ScreenName } from './routes.ts';

interface LinkProps {
  readonly to: ScreenName;
  readonly given?: Readonly<Record<string, string>>;
  /** The part after the `#`. */
  readonly hash?: string;
  readonly class?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

export function Link({ to, given = {}, hash = '', class: name, label, isCurrent = false, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, given);
    // Before the new screen is drawn, because it reads the state.
    if (hash !== '') history.replaceState(null, '', `#${hash}`);
  };
  return (
    <a
      href={hash === '' ? pathTo(to, given) : `${pathTo(to, given)}#${hash}`}
      class={name}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
