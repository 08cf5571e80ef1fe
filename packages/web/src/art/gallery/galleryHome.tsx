// The home screen with words and games made up, for the gallery.

import { DEFAULT_EDITION, EDITIONS, FIRST_EDITION, namesOf } from '@flagfall/editions';
import type { MessageId } from '@flagfall/messages';
import { HomeView } from '../../home/homeView.tsx';
import { say } from '../../words/texts.ts';

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
        { edition: DEFAULT_EDITION, name: 'Original, against Marta', about: 'Your turn, 2 days left', href: '#1', isYourTurn: true },
        { edition: FIRST_EDITION, name: 'Duel, against Jan', about: 'Blue is thinking', href: '#2', isYourTurn: false },
      ]}
      shelfTitle="The shelf"
      shelf={EDITIONS.map((edition) => ({
        edition: edition.id,
        name: namesOf(edition, 'en').rulebook.title,
        about: say(`web.edition.${edition.id}` as MessageId),
        href: `#${edition.id}`,
      }))}
    />
  );
}
