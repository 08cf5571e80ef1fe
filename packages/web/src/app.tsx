/** The app: it chooses the screen. Every screen but home is loaded at its first visit. */

import HomeScreen from './home/homeScreen.tsx';
import { UpdateNotice } from './offline/updateNotice.tsx';
import { route } from './router/router.ts';
import type { ScreenName } from './router/routes.ts';
import { ErrorBoundary } from './shell/errors/errorBoundary.tsx';
import { NotFoundPage } from './shell/errors/notFound.tsx';
import { LanguageNotice } from './shell/languageNotice.tsx';
import { LazyScreen, type LoadScreen } from './shell/lazyScreen.tsx';
import { PageHeader } from './shell/pageHeader.tsx';

const SCREENS: Readonly<Record<Exclude<ScreenName, 'home'>, LoadScreen>> = {
  play: () => import('./play/playScreen.tsx'),
  replay: () => import('./replay/replayScreen.tsx'),
  studio: () => import('./studio/studioScreen.tsx'),
  puzzles: () => import('./puzzles/puzzlesScreen.tsx'),
  puzzle: () => import('./puzzles/puzzleScreen.tsx'),
  online: () => import('./play/online/onlineScreen.tsx'),
  friend: () => import('./lobby/friendScreen.tsx'),
  lobby: () => import('./lobby/lobbyScreen.tsx'),
  invite: () => import('./lobby/inviteScreen.tsx'),
  account: () => import('./account/accountScreen.tsx'),
  person: () => import('./people/personScreen.tsx'),
  leaders: () => import('./people/leadersScreen.tsx'),
  archive: () => import('./people/archiveScreen.tsx'),
  rules: () => import('./rules/rulesScreen.tsx'),
  learn: () => import('./learn/courseScreen.tsx'),
  lesson: () => import('./learn/lessonScreen.tsx'),
  settings: () => import('./settings/settingsScreen.tsx'),
};

export function App() {
  return (
    <>
      <ErrorBoundary>
        <PageHeader />
        <CurrentScreen />
      </ErrorBoundary>
      <UpdateNotice />
      <LanguageNotice />
    </>
  );
}

function CurrentScreen() {
  const { screen, given } = route.value;
  if (screen === undefined) return <NotFoundPage />;
  return screen === 'home' ? <HomeScreen /> : <LazyScreen key={screen} load={SCREENS[screen]} given={given} />;
}
