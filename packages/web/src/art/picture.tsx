/** A small picture of an edition for the home screen, 16 by 10: its board leaning back, and a few of its pieces in front. */

import { findEdition } from '@flagfall/editions';
import { assert, type Seat } from '@flagfall/engine';
import { BoardArt } from './boardArt.tsx';
import { MapArt } from './mapArt.tsx';
import { PieceArt, PieceBack } from './piece.tsx';
import { sceneOf } from './scenes.ts';
import './picture.css';

/** The three fronts of a picture: what this edition is about. */
const STARS: Readonly<Record<string, readonly [string, string, string]>> = {
  original: ['scout', 'marshal', 'flag'],
  'battle-cards': ['captain', 'general', 'miner'],
  duel: ['spy', 'marshal', 'bomb'],
  barrage: ['general', 'bomb', 'scout'],
  'creed-classic': ['scout', 'flag', 'colonel'],
  'creed-special': ['spy', 'captain', 'flag'],
  'creed-duel': ['spy', 'marshal', 'bomb'],
  'clone-classic': ['scout', 'marshal', 'spy'],
  'clone-special': ['sniper', 'colonel', 'berserker'],
  conquest: ['knight', 'king', 'sorceress'],
};

export function EditionPicture({ edition }: { readonly edition: string }) {
  const seats = findEdition(edition)?.seats;
  const stars = STARS[edition];
  assert(seats !== undefined && stars !== undefined, `${edition} has a picture`);
  const hidden: readonly Seat[] = seats.length > 2 ? [seats[1], seats[2], seats[3]] : [seats[1], seats[1], seats[1]];
  return (
    <div class="picture" data-edition={edition} aria-hidden="true">
      <div class="picture-board">{sceneOf(edition) === undefined ? <MapArt labels={false} /> : <BoardArt edition={edition} />}</div>
      <div class="picture-far">
        {hidden.map((seat, at) => (
          <span key={`${seat}${at}`}>
            <PieceBack seat={seat} />
          </span>
        ))}
      </div>
      <div class="picture-near">
        {stars.map((kind) => (
          <span key={kind}>
            <PieceArt edition={edition} kind={kind} seat={seats[0]} />
          </span>
        ))}
      </div>
    </div>
  );
}
