/** Home: the table one sits down at, the games that have been begun, and the shelf of editions, each one tap from playing. */

import { EDITIONS, findEdition } from '@flagfall/editions';
import { useEffect } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { askAtOnce } from '../online/atOnce.ts';
import { Link } from '../router/link.tsx';
import { goTo } from '../router/router.ts';
import { pathTo } from '../router/routes.ts';
import { lastEdition, lastLevel, lastSide } from '../settings/settings.ts';
import { packOf } from '../words/packs.ts';
import { say } from '../words/words.ts';
import { Continue } from './continue.tsx';
import { EditionCard } from './editionCard.tsx';
import './home.css';
import { type Door, HomeTable } from './homeLook.tsx';
import { More } from './more.tsx';
import { usualOptions } from './newGame.ts';
import { OnlineContinue } from './onlineContinue.tsx';
import { beginRound } from './pictureRound.ts';
import { startGame } from './startGame.ts';

export default function HomeScreen() {
  useEffect(beginRound, []);
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
      <OnlineContinue />
      <Continue />
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
      <More />
    </main>
  );
}

/** With people elsewhere, at once and as it was chosen last: by a link, or whoever looks for a game. In a new tab one chooses first. */
function onlineDoor(whom: 'friend' | 'opponent'): Door {
  const screen = whom === 'friend' ? 'friend' : 'lobby';
  return {
    icon: whom === 'friend' ? 'link' : 'search',
    name: say(`web.home.${whom}`),
    about: say(`web.home.${whom}About`, { title: lastTitle() }),
    href: pathTo(screen),
    onOpen: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      askAtOnce(whom === 'friend' ? 'invite' : 'search');
      goTo(screen);
    },
  };
}

function lastTitle(): string {
  const edition = findEdition(lastEdition.chosen.value) ?? EDITIONS[0];
  return packOf(edition).title;
}

/** Straight into the edition that was played last, as it was played last. */
function door(opponent: 'computer' | 'person'): Door {
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
      void startGame(edition, { opponent, level: Number(level), side: lastSide.chosen.value, options: usualOptions(edition) });
    },
  };
}
