/** A page for what has gone wrong or is not there: what it is, and ways on. */

import type { ComponentChildren } from 'preact';
import { reloadNewest } from '../../offline/offlineStorage.ts';
import { Link } from '../../router/link.tsx';
import { say } from '../../words/texts.ts';
import { Button } from '../button.tsx';
import { FallenFlag } from '../fallenFlag.tsx';
import './trouble.css';

interface ErrorPageProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Loading the page again may help. */
  readonly mayPass?: boolean;
  /** What has to be done to get home, where a link is not enough. */
  readonly onHome?: () => void;
}

export function ErrorPage({ title, children, mayPass = false, onHome }: ErrorPageProps) {
  const look = mayPass ? 'button' : 'button button-main';
  return (
    <main class="trouble">
      <FallenFlag />
      <h1>{title}</h1>
      {children}
      <div class="trouble-ways">
        {mayPass ? <Button look="main" label={say('web.trouble.again')} onPress={() => void reloadNewest()} /> : null}
        {onHome === undefined ? (
          <Link to="home" class={look}>
            {say('web.trouble.home')}
          </Link>
        ) : (
          <button type="button" class={look} onClick={onHome}>
            {say('web.trouble.home')}
          </button>
        )}
      </div>
    </main>
  );
}
