/** The cards of a game: what each does, and how often it is there. */

import { CardArt } from '../../art/cards/cardArt.tsx';
import { messages, say } from '../../words/texts.ts';
import type { RulesProps } from './rulesProps.ts';

export function CardList({ rules }: RulesProps) {
  const { decks } = rules;
  if (decks === undefined) return null;
  // Where all seats have the same pack, one list is enough.
  const [owner] = decks.ownerByCard;
  const pack = decks.kindByCard.filter((_, at) => decks.ownerByCard[at] === owner);
  return (
    <ul class="rules-cards">
      {[...new Set(pack)].map((card) => (
        <li key={card}>
          <CardArt edition={rules.edition.id} card={card} name={messages().card(card)} />
          <div>
            <h3>{messages().card(card)}</h3>
            <p>{messages().cardAbout(card)}</p>
            <p class="rules-count">{say('rulebook.card.count', { count: pack.filter((one) => one === card).length })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
