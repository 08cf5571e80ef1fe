/** A small picture of an edition for the home screen, 16 by 10: its board leaning back, and a few of its pieces in front. */

import { findEdition } from '@flagfall/editions';
import { assert, type Seat } from '@flagfall/engine';
import { CardArt } from '../cards/cardArt.tsx';
import { PieceArt, PieceBack } from '../pieces/piece.tsx';
import { BoardArt } from './boardArt.tsx';
import { boardThemeOf } from './boardThemes.ts';
import { SmallMapArt } from './mapArt.tsx';
import './picture.css';

/** What a picture shows: whose side we look from, and three of its pieces, the hero in the middle. */
interface PictureCast {
  readonly seat: Seat;
  readonly kinds: readonly [string, string, string];
  /** Cards behind the pieces, where the game has them in hand. */
  readonly cards?: readonly [string, string];
}

const CASTS: Readonly<Record<string, PictureCast>> = {
  original: { seat: 'red', kinds: ['scout', 'marshal', 'flag'] },
  'battle-cards': { seat: 'blue', kinds: ['captain', 'general', 'miner'], cards: ['attack2', 'jump'] },
  duel: { seat: 'red', kinds: ['marshal', 'spy', 'bomb'] },
  barrage: { seat: 'blue', kinds: ['general', 'bomb', 'scout'] },
  'creed-classic': { seat: 'blue', kinds: ['colonel', 'scout', 'flag'] },
  'creed-special': { seat: 'red', kinds: ['spy', 'captain', 'flag'] },
  'creed-duel': { seat: 'blue', kinds: ['marshal', 'spy', 'bomb'] },
  'clone-classic': { seat: 'blue', kinds: ['scout', 'marshal', 'spy'] },
  'clone-special': { seat: 'red', kinds: ['sniper', 'colonel', 'berserker'] },
  conquest: { seat: 'green', kinds: ['knight', 'king', 'sorceress'] },
};

export function EditionPicture({ edition }: { readonly edition: string }) {
  const seats = findEdition(edition)?.seats;
  const cast = CASTS[edition];
  assert(seats !== undefined && cast !== undefined, `${edition} has a picture`);
  const others = seats.filter((seat) => seat !== cast.seat);
  return (
    <div class="picture" aria-hidden="true">
      <div class="picture-board">{boardThemeOf(edition) === undefined ? <SmallMapArt /> : <BoardArt edition={edition} />}</div>
      <div class="picture-far">
        {[0, 1, 2, 3, 4].map((at) => (
          <span key={at}>
            <PieceBack seat={others[at % others.length]} />
          </span>
        ))}
      </div>
      {cast.cards === undefined ? null : (
        <div class="picture-cards">
          {cast.cards.map((card) => (
            <span key={card}>
              <CardArt card={card} name="" />
            </span>
          ))}
        </div>
      )}
      <div class="picture-near">
        {cast.kinds.map((kind) => (
          <span key={kind}>
            <PieceArt edition={edition} kind={kind} seat={cast.seat} />
          </span>
        ))}
      </div>
    </div>
  );
}
