/** How the home screen looks: a table with pieces on it, the ways into a game, games that wait, the shelf of editions. Words and links come from outside. */

import { DEFAULT_EDITION } from '@flagfall/editions';
import type { Seat } from '@flagfall/engine';
import type { ComponentChildren } from 'preact';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { PieceArt, PieceBack } from '../art/pieces/piece.tsx';
import './homeLook.css';

/** A way into a game: against the computer, with a friend, online. */
export interface HomeEntry {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly href: string;
  /** What a click does where the address alone would not do. */
  readonly onOpen?: (event: MouseEvent) => void;
}

/** A running game. */
export interface OngoingGame {
  readonly edition: string;
  readonly name: string;
  readonly about: string;
  readonly href: string;
  readonly isYourTurn: boolean;
}

/** An edition on the shelf. */
export interface ShelfEntry {
  readonly edition: string;
  readonly name: string;
  readonly about: string;
  readonly href: string;
}

interface TableProps {
  readonly title: string;
  readonly welcome: string;
  readonly doors: readonly HomeEntry[];
  /** Further messages to visitors. */
  readonly children?: ComponentChildren;
}

interface HomeProps extends TableProps {
  readonly waitingTitle: string;
  readonly waiting: readonly OngoingGame[];
  readonly shelfTitle: string;
  readonly shelf: readonly ShelfEntry[];
}

export function HomeView({ title, welcome, doors, waitingTitle, waiting, shelfTitle, shelf }: HomeProps) {
  return (
    <div class="front">
      <HomeTable title={title} welcome={welcome} doors={doors} />
      {waiting.length === 0 ? null : (
        <section class="front-part">
          <h2>{waitingTitle}</h2>
          <ul class="front-waiting">
            {waiting.map(({ edition, name, about, href, isYourTurn }) => (
              <li key={href}>
                <a href={href} data-turn={isYourTurn}>
                  <span class="front-thumb">
                    <EditionPicture edition={edition} />
                  </span>
                  <span>
                    <strong>{name}</strong>
                    <small>{about}</small>
                  </span>
                  <Icon name="forward" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="front-part">
        <h2>{shelfTitle}</h2>
        <ul class="front-shelf">
          {shelf.map(({ edition, name, about, href }) => (
            <li key={edition}>
              <a class="front-box" href={href}>
                <EditionPicture edition={edition} />
                <span class="front-box-words">
                  <strong>{name}</strong>
                  <small>{about}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The table itself: a welcome, two armies, the ways in. */
export function HomeTable({ title, welcome, doors, children }: TableProps) {
  return (
    <section class="front-table">
      <div class="front-welcome">
        <h1>{title}</h1>
        <p>{welcome}</p>
        {children}
      </div>
      <Pieces />
      <nav class="front-doors">
        {doors.map(({ icon, name, about, href, onOpen }) => (
          <a key={name} class="front-door" href={href} onClick={onOpen}>
            <Icon name={icon} />
            <span>
              <strong>{name}</strong>
              <small>{about}</small>
            </span>
          </a>
        ))}
      </nav>
    </section>
  );
}

/** The picture on the table: two armies that have just met. */
const STANDING: readonly { readonly seat: Seat; readonly kind?: string }[] = [
  { seat: 'red', kind: 'scout' },
  { seat: 'red', kind: 'marshal' },
  { seat: 'red', kind: 'flag' },
  { seat: 'blue' },
  { seat: 'blue', kind: 'bomb' },
  { seat: 'blue' },
];

function Pieces() {
  return (
    <div class="front-pieces" aria-hidden="true">
      {STANDING.map(({ seat, kind }, at) => (
        <span key={`${seat}${at}`}>
          {kind === undefined ? <PieceBack seat={seat} /> : <PieceArt edition={DEFAULT_EDITION} kind={kind} seat={seat} />}
        </span>
      ))}
    </div>
  );
}
