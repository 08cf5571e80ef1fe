// The home screen with words and games made up, for the gallery.

import { EDITIONS, namesOf } from '@flagfall/editions';
import { HomeView } from '../../home/homeView.tsx';

const ABOUT: Readonly<Record<string, string>> = {
  original: 'Forty pieces, two lakes, one flag',
  'battle-cards': 'Thirty pieces and a hand of cards',
  duel: 'Ten pieces, ten minutes',
  barrage: 'Eight pieces, no time to hide',
  'creed-classic': 'Templars and Assassins over the roofs',
  'creed-special': 'Shroud, Sword and Apple',
  'creed-duel': 'A quick fight over the roofs',
  'clone-classic': 'Thirty pieces between the planets',
  'clone-special': 'Sharpshooters and anger among the stars',
  conquest: 'Four kingdoms, two to four players',
};

export function GalleryHome() {
  return (
    <HomeView
      title="Take the flag."
      welcome="Every Stratego there is, on one table. Nobody sees your pieces but you."
      doors={[
        { icon: 'computer', name: 'Play the computer', about: 'From a first game to a hard one', href: '#computer' },
        { icon: 'people', name: 'Play with a friend', about: 'On one screen, or with a link', href: '#friend' },
        { icon: 'globe', name: 'Play online', about: 'Somebody is waiting for you', href: '#online' },
      ]}
      waitingTitle="Your games"
      waiting={[
        { edition: 'original', name: 'Original, against Marta', about: 'Your turn, 2 days left', href: '#1', isYourTurn: true },
        { edition: 'conquest', name: 'Conquest, four players', about: 'Blue is thinking', href: '#2', isYourTurn: false },
      ]}
      shelfTitle="The shelf"
      shelf={EDITIONS.map((edition) => ({
        edition: edition.id,
        name: namesOf(edition, 'en').rulebook.title,
        about: ABOUT[edition.id] ?? '',
        href: `#${edition.id}`,
      }))}
    />
  );
}
