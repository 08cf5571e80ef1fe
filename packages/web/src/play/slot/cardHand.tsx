/** The reader's own cards: those that can be played now are buttons that begin the choice, each with what it does. */

import type { SeenTable } from '@flagfall/client';
import { intentPaths, type Viewer } from '@flagfall/engine';
import { pileOf } from '@flagfall/seat';
import { CardArt } from '../../art/cards/cardArt.tsx';
import { messages, say } from '../../words/texts.ts';
import './cardHand.css';
import type { PlayModel } from '../playModel.ts';
import { longestWord } from './longestWord.ts';

interface CardHandProps {
  readonly model: Pick<PlayModel, 'acting' | 'rules' | 'select'>;
  readonly sight: Pick<SeenTable, 'view'>;
  readonly seat: Viewer;
  /** Told which card is under the pointer, or was touched. */
  readonly onPoint?: (card: string | undefined) => void;
}

export function CardHand({ model, sight, seat, onPoint }: CardHandProps) {
  const hand = pileOf(sight.view, seat, 'hand')?.cards;
  if (hand === undefined) return null;
  const view = model.acting.value?.view;
  const playable = new Set(
    view === undefined ? [] : intentPaths(view, { type: 'all' }).flatMap(({ steps: [step] }) => (step.type === 'card' ? [step.value] : [])),
  );
  return (
    <section class="panel cards">
      <h2>{say('web.cards.yours')}</h2>
      {hand.length === 0 ? <p>{say('web.cards.none')}</p> : null}
      <ul class="cards-hand">
        {hand.map((card, at) => (
          // A hand may hold the same card twice, so its order makes the keys.
          <li
            key={`${card} ${at}`}
            onPointerOver={() => onPoint?.(card)}
            onPointerDown={() => onPoint?.(card)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint?.(undefined)}
          >
            <button
              type="button"
              class="cards-card"
              disabled={!playable.has(card)}
              onClick={() => model.select({ type: 'deed', step: { type: 'card', value: card } })}
            >
              <span class="cards-picture">
                <CardArt edition={model.rules.edition.id} card={card} name={messages().card(card)} />
              </span>
              <span class="cards-name" style={{ '--longest': longestWord(messages().card(card)) }}>
                {messages().card(card)}
              </span>
              <small>{messages().cardAbout(card)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
