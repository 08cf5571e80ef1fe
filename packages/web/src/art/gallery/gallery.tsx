// All drawings on one page, for ourselves: `vite packages/web`, then /gallery.html. Not part of the build.

import { DEFAULT_EDITION, EDITIONS, namesOf } from '@flagfall/editions';
import type { OUTCOMES, Seat } from '@flagfall/engine';
import { render } from 'preact';
import { startLanguage } from '../../words/language.ts';
import '../../theme/base.css';
import './gallery.css';
import { BoardArt } from '../boards/boardArt.tsx';
import { EditionPicture } from '../boards/editionPicture.tsx';
import { MapArt } from '../boards/mapArt.tsx';
import { MAP_PIECE_SIZE } from '../boards/mapPlaces.ts';
import { CardArt, CardBack } from '../cards/cardArt.tsx';
import { ICON_NAMES, Icon } from '../icons.tsx';
import { Logo } from '../logo.tsx';
import { mapLookOf } from '../looks.ts';
import { BattleArt } from '../pieces/battleScene.tsx';
import { PieceArt, PieceBack } from '../pieces/piece.tsx';
import { GalleryHome } from './galleryHome.tsx';

const SIZES = [200, 96, 48, 36, 32];

function Pieces() {
  return EDITIONS.map((edition) => (
    <section key={edition.id} id={`pieces-${edition.id}`}>
      <h2>{edition.id}</h2>
      {SIZES.map((size) => (
        <div key={size} id={`pieces-${edition.id}-${size}`}>
          {edition.seats.map((seat) => (
            <div class="gallery-row" key={seat} style={{ '--cell': `${size}px` }}>
              {edition.kinds.map((kind) => (
                <span class="gallery-cell" key={kind.id}>
                  <PieceArt edition={edition.id} kind={kind.id} seat={seat} />
                </span>
              ))}
              <span class="gallery-cell">
                <PieceBack seat={seat} />
              </span>
            </div>
          ))}
        </div>
      ))}
    </section>
  ));
}

/** A board with both armies on it, as a phone shows it. */
function SetBoard({ edition }: { readonly edition: (typeof EDITIONS)[number] }) {
  const { board, homes } = edition.battlefield({});
  const pieces = edition.seats.flatMap((seat) => {
    const army = edition.kinds.flatMap((kind) => Array<string>(edition.army[kind.id] ?? 0).fill(kind.id));
    return army.slice(0, homes[seat]?.length).map((kind, at) => ({ seat, kind, cell: homes[seat]?.[at] ?? '' }));
  });
  return (
    <div class="gallery-board" style={{ aspectRatio: `${board.columns} / ${board.rows}` }}>
      <BoardArt edition={edition.id} />
      {pieces.map(({ seat, kind, cell }) => {
        const { column, row } = board.layout[board.indexOf.get(cell) ?? 0];
        const place = {
          left: `${(100 * column) / board.columns}%`,
          bottom: `${(100 * row) / board.rows}%`,
          width: `${100 / board.columns}%`,
        };
        return (
          <span key={cell} style={place}>
            {seat === 'red' ? <PieceArt edition={edition.id} kind={kind} seat={seat} /> : <PieceBack seat={seat} />}
          </span>
        );
      })}
    </div>
  );
}

const BATTLES: readonly (readonly [string, string, (typeof OUTCOMES)[number]])[] = [
  ['marshal', 'general', 'attackerWins'],
  ['miner', 'bomb', 'attackerWins'],
  ['spy', 'marshal', 'attackerWins'],
  ['captain', 'bomb', 'defenderWins'],
  ['scout', 'scout', 'bothCaptured'],
  ['sergeant', 'flag', 'attackerWins'],
  ['major', 'colonel', 'nobodyCaptured'],
];

const MAP_EDITION = EDITIONS.find((edition) => !edition.battlefield({}).board.isGrid) ?? EDITIONS[0];
const MAP = mapLookOf(MAP_EDITION.id);
const { places } = namesOf(MAP_EDITION, 'en').rulebook;
const REALM = MAP_EDITION.kinds.map(({ id }) => id);
const SEATS: readonly Seat[] = ['red', 'blue', 'green', 'gold'];

function Rest() {
  const cards = EDITIONS.flatMap(({ id, piles }) =>
    [...new Set((piles ?? []).flatMap((pile) => pile.cards))].map((card) => ({ edition: id, card })),
  );
  return (
    <>
      <section id="boards" class="gallery-row">
        {EDITIONS.filter((edition) => edition !== MAP_EDITION).map((edition) => (
          <SetBoard key={edition.id} edition={edition} />
        ))}
      </section>
      <section id="map" class="gallery-board gallery-map">
        <MapArt edition={MAP_EDITION.id} names={places} />
        {MAP.zones.map(
          (
            {
              name,
              places: {
                piece: [x, y],
              },
            },
            at,
          ) => {
            const [left, top] = [x - MAP_PIECE_SIZE / 2, y - MAP_PIECE_SIZE / 2];
            const place = {
              left: `${(100 * left) / MAP.sheet.width}%`,
              top: `${(100 * top) / MAP.sheet.height}%`,
              width: `${(100 * MAP_PIECE_SIZE) / MAP.sheet.width}%`,
            };
            return (
              <span key={name} style={place}>
                {at % 3 === 0 ? (
                  <PieceBack seat={SEATS[at % 4]} />
                ) : (
                  <PieceArt edition={MAP_EDITION.id} kind={REALM[at % REALM.length]} seat={SEATS[at % 4]} />
                )}
              </span>
            );
          },
        )}
      </section>
      <section id="bare-map">
        <MapArt edition={MAP_EDITION.id} names={places} />
      </section>
      <section id="pictures" class="gallery-row">
        {EDITIONS.map(({ id }) => (
          <div key={id} class="gallery-picture">
            <EditionPicture edition={id} />
          </div>
        ))}
      </section>
      <section id="icons" class="gallery-row">
        <Logo />
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </section>
      <section id="cards" class="gallery-row" style={{ '--cell': '110px' }}>
        {cards.map(({ edition, card }) => (
          <span key={`${edition} ${card}`} class="gallery-card">
            <CardArt edition={edition} card={card} name={card} />
          </span>
        ))}
        <span class="gallery-card">
          <CardBack />
        </span>
      </section>
      <section id="battles" class="gallery-row">
        {BATTLES.map(([attacker, defender, outcome], at) => (
          <BattleArt
            key={attacker}
            edition={DEFAULT_EDITION}
            attacker={{ seat: SEATS[at % 4], kind: attacker }}
            defender={{ seat: SEATS[(at + 1) % 4], kind: defender }}
            outcome={outcome}
          />
        ))}
      </section>
    </>
  );
}

await startLanguage();
const root = document.querySelector('#gallery');
if (root !== null)
  render(
    ['light', 'dark'].map((theme) => (
      <main key={theme} class="gallery" data-theme={theme}>
        <div id="home">
          <GalleryHome />
        </div>
        <Pieces />
        <Rest />
      </main>
    )),
    root,
  );
