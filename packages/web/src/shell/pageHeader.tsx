/** The top of every page: the name, which leads home, the choice of a language, and the ways to other pages. */

import { Icon } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { foundGame, openChallenge } from '../online/pendingInvites.ts';
import { Link } from '../router/link.tsx';
import { route } from '../router/router.ts';
import { say } from '../words/texts.ts';
import './header.css';
import { LanguageChoice } from './languageChoice.tsx';

export function PageHeader() {
  const { screen } = route.value;
  return (
    <header class="header">
      <Link to="home" class="header-name" isCurrent={screen === 'home'}>
        <Logo />
      </Link>
      <Found />
      <div class="header-ways">
        <LanguageChoice />
        <nav class="header-ways" aria-label={say('web.navigation')}>
          <Link to="lobby" class="header-way" isCurrent={screen === 'lobby'}>
            <Icon name="people" />
            <span>{say('web.lobby.way')}</span>
          </Link>
          <Link to="account" class="header-way" isCurrent={screen === 'account'}>
            <Icon name="person" />
            <span>{say('web.account.title')}</span>
          </Link>
          <Link to="settings" class="header-way" isCurrent={screen === 'settings'}>
            <Icon name="settings" />
            <span>{say('web.settings.title')}</span>
          </Link>
        </nav>
      </div>
    </header>
  );
}

/** Every page shows games that were found while the reader was playing another, and challenges. */
function Found() {
  const game = foundGame.value;
  const { screen, given } = route.value;
  if (game !== undefined && given.game !== game)
    return (
      <Link to="online" given={{ game }} class="button button-main header-found">
        <span role="status">{say('web.lobby.found')}</span>
      </Link>
    );
  if (openChallenge.value === undefined || screen === 'lobby') return null;
  return (
    <Link to="lobby" class="button button-main header-found">
      <span role="status">{say('web.lobby.challenged', { name: openChallenge.value.name })}</span>
    </Link>
  );
}
