// An offer as one reader is told it, and who is told of which.

import type { LobbyOffer } from '@flagfall/protocol';
import type { Offer } from '../store/lobby.ts';
import { type Person, personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { GameSetup } from './gameSetup.ts';

/** Built field by field: nobody learns an id of an account or a node from it. */
export function faceOf(offer: Offer, reader: Person | undefined): LobbyOffer {
  const { id, person, name, bot, edition, speed, rated, rating, ratingMin, ratingMax, createdAt } = offer;
  const { options, clock, seat } = offer.setup as GameSetup;
  const isRated = rating !== undefined && person.type === 'account';
  return {
    ...{ id, from: { name, bot, ...(isRated ? { rating: Math.round(rating) } : {}) }, edition, options, clock, speed, rated },
    ...(seat === undefined ? {} : { seat }),
    ...(ratingMin === undefined ? {} : { ratingMin }),
    ...(ratingMax === undefined ? {} : { ratingMax }),
    ...{ forYou: isFor(offer, reader), yours: isBy(offer, reader), createdAt },
  };
}

/** More offers than this are shown to nobody, the oldest of them not. */
const SHOWN_MAX = 200;

/** The lobby as one reader is told it. */
export function lobbyFor(offers: readonly Offer[], searching: number, reader: Person | undefined, apart: Apart) {
  const shown = offers.filter((offer) => isTold(offer, reader, apart)).slice(-SHOWN_MAX);
  return { offers: shown.map((offer) => faceOf(offer, reader)), searching };
}

/** A challenge to this reader. */
export function isFor({ invited }: Offer, reader: Person | undefined): boolean {
  return invited !== undefined && reader?.type === 'account' && reader.account === invited;
}

/** Whether a reader is told of an offer at all: those for anybody, those for them and their own. */
export function isTold(offer: Offer, reader: Person | undefined, apart: Apart): boolean {
  if (isBy(offer, reader)) return true;
  if (offer.invited !== undefined && !isFor(offer, reader)) return false;
  return reader === undefined || !apart.are(offer.person, reader);
}

/** Whether readers who have nothing to do with an offer and its maker are told the same of it. */
export function isOwnOrFor(offer: Offer, reader: Person | undefined): boolean {
  return isBy(offer, reader) || isFor(offer, reader);
}

/** Who avoids whom, around the makers of some offers. */
export class Apart {
  readonly #pairs: ReadonlySet<string>;
  readonly #people: ReadonlySet<string>;

  private constructor(blocks: readonly { readonly who: string; readonly about: string }[]) {
    this.#pairs = new Set(blocks.flatMap(({ who, about }) => [`${who} ${about}`, `${about} ${who}`]));
    this.#people = new Set(blocks.flatMap(({ who, about }) => [who, about]));
  }

  static async around(store: Store, offers: readonly Offer[]): Promise<Apart> {
    const makers = [...new Set(offers.map(({ person }) => personKey(person)))];
    return new Apart(await store.aversions.blocksAround(makers));
  }

  are(one: Person, other: Person): boolean {
    return this.#pairs.has(`${personKey(one)} ${personKey(other)}`);
  }

  /** Whether somebody is apart from anybody here. */
  concerns(person: Person): boolean {
    return this.#people.has(personKey(person));
  }
}

function isBy({ person }: Offer, reader: Person | undefined): boolean {
  return reader !== undefined && personKey(person) === personKey(reader);
}
