/** Home: the table one sits down at, the games that have been begun, and the shelf of editions, each one tap from playing. */

import { EDITIONS, findEdition } from '@flagfall/editions';
import { useEffect } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { setPendingAction } from '../online/pendingAction.ts';
import { Link } from '../router/link.tsx';
import { goTo } from '../router/router.ts';
import { pathTo } from '../router/routes.ts';
import { lastEdition, lastLevel, lastSide } from '../settings/settings.ts';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import { ContinueList } from './continueList.tsx';
import { EditionCard } from './editionCard.tsx';
import './home.css';
import { type HomeEntry, HomeTable } from './homeView.tsx';
import { LearnAndAnalyse } from './learnAndAnalyse.tsx';
import { newGameOptions } from './newGame.ts';
import { OnlineGames } from './onlineGames.tsx';
import { startPictures } from './pictureQueue.ts';
import { startGame } from './startGame.ts';

export default function HomeScreen() {
  useEffect(startPictures, []);
  return (
    <main class="front">
      <HomeTable
        title={say('web.home.title')}
        welcome={say('web.home.about')}
        doors={[door('computer'), onlineDoor('friend'), onlineDoor('opponent'), door('person')]}
      >
        {/* Who has never played need not look for it at the end of the page. */}
        <Link to="learn" class="front-learn">
          <Icon name="book" />
          {say('lesson.course')}
        </Link>
      </HomeTable>
      <OnlineGames />
      <ContinueList />
      <section class="front-part">
        <h2>{say('web.home.editions')}</h2>
        <ul class="home-shelf" id="shelf">
          {EDITIONS.map((edition) => (
            <li key={edition.id}>
              <EditionCard edition={edition} />
            </li>
          ))}
        </ul>
      </section>
      <LearnAndAnalyse />
    </main>
  );
}

/** Against people online, with the last settings: by a link, or by a search. In a new tab the settings come first. */
function onlineDoor(whom: 'friend' | 'opponent'): HomeEntry {
  const screen = whom === 'friend' ? 'friend' : 'lobby';
  return {
    icon: whom === 'friend' ? 'link' : 'search',
    name: say(`web.home.${whom}`),
    about: say(`web.home.${whom}About`, { title: lastTitle() }),
    href: pathTo(screen),
    onOpen: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setPendingAction(whom === 'friend' ? 'invite' : 'search');
      goTo(screen);
    },
  };
}

function lastTitle(): string {
  const edition = findEdition(lastEdition.chosen.value) ?? EDITIONS[0];
  return packOf(edition).title;
}

/** Straight into the edition that was played last, as it was played last. */
function door(opponent: 'computer' | 'person'): HomeEntry {
  const edition = findEdition(lastEdition.chosen.value) ?? EDITIONS[0];
  const { title } = packOf(edition);
  const level = lastLevel.chosen.value;
  return {
    icon: opponent === 'computer' ? 'computer' : 'screen',
    name: say(opponent === 'computer' ? 'web.home.computer' : 'web.home.together'),
    about: say(opponent === 'computer' ? 'web.home.computerAbout' : 'web.home.togetherAbout', { title, level }),
    href: '#shelf',
    onOpen: (event) => {
      event.preventDefault();
      void startGame(edition, { opponent, level: Number(level), side: lastSide.chosen.value, options: newGameOptions(edition) });
    },
  };
}
