/** The top of every page: the name, which leads home, the choice of a language, and the ways to other pages. */

import { Icon } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { Link } from '../router/link.tsx';
import { route } from '../router/router.ts';
import { say } from '../words/words.ts';
import './header.css';
import { LanguageChoice } from './languageChoice.tsx';

export function Header() {
  const { screen } = route.value;
  return (
    <header class="header">
      <Link to="home" class="header-name" isCurrent={screen === 'home'}>
        <Logo />
      </Link>
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
