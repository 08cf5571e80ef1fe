/** Home: the games there are, one tap from playing, and those that have been begun. */

import { EDITIONS } from '@flagfall/editions';
import { say } from '../words/words.ts';
import { Continue } from './continue.tsx';
import { EditionCard } from './editionCard.tsx';
import './home.css';

export default function HomeScreen() {
  return (
    <main class="home">
      <header class="home-head">
        <h1>{say('web.home.title')}</h1>
        <p>{say('web.home.about')}</p>
      </header>
      <Continue />
      <section class="home-editions" aria-label={say('web.home.editions')}>
        {EDITIONS.map((edition) => (
          <EditionCard key={edition.id} edition={edition} />
        ))}
      </section>
    </main>
  );
}
