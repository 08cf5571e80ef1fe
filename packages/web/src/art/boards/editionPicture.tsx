/** A small picture of an edition for the home screen, 16 by 10: its board leaning back, and a few of its pieces in front. */

import { findEdition } from '@flagfall/editions';
import { assert } from '@flagfall/engine';
import { CardArt } from '../cards/cardArt.tsx';
import { lookOf } from '../looks.ts';
import { PieceArt, PieceBack } from '../pieces/piece.tsx';
import { BoardArt } from './boardArt.tsx';
import { SmallMapArt } from './mapArt.tsx';
import './picture.css';

export function EditionPicture({ edition }: { readonly edition: string }) {
  const found = findEdition(edition);
  assert(found !== undefined, `${edition} is an edition`);
  const look = lookOf(edition);
  const cast = look.picture;
  const others = found.seats.filter((seat) => seat !== cast.seat);
  return (
    <div class="picture" aria-hidden="true">
      <div class="picture-board">{look.board === undefined ? <SmallMapArt edition={edition} /> : <BoardArt edition={edition} />}</div>
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
              <CardArt edition={edition} card={card} name="" />
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
