/** A link that stays on the page, and still opens in a new tab when somebody wants that. */

import type { ComponentChildren } from 'preact';
import { goTo } from './router.ts';
import { pathTo, type ScreenName } from './routes.ts';

interface LinkProps {
  readonly to: ScreenName;
  readonly given?: Readonly<Record<string, string>>;
  readonly class?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  readonly children: ComponentChildren;
}

export function Link({ to, given = {}, class: name, label, isCurrent = false, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to, given);
  };
  return (
    <a href={pathTo(to, given)} class={name} aria-label={label} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
