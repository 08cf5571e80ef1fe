/** The top of every page: the name, which leads home, and the way to the settings. */

import { Icon } from '../art/icons.tsx';
import { Logo } from '../art/logo.tsx';
import { Link } from '../router/link.tsx';
import { route } from '../router/router.ts';
import { say } from '../words/words.ts';
import './header.css';

export function Header() {
  const { screen } = route.value;
  return (
    <header class="header">
      <Link to="home" class="header-name" isCurrent={screen === 'home'}>
        <Logo />
      </Link>
      <nav class="header-ways" aria-label={say('web.navigation')}>
        <Link to="lobby" class="header-way" isCurrent={screen === 'lobby'}>
          <Icon name="people" />
          <span>{say('web.lobby.way')}</span>
        </Link>
        <Link to="settings" class="header-way" isCurrent={screen === 'settings'}>
          <Icon name="settings" />
          <span>{say('web.settings.title')}</span>
        </Link>
      </nav>
    </header>
  );
}
