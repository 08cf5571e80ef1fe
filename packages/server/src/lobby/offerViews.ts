// An offer as one reader sees it, and its readers.

import type { LobbyOffer } from '@flagfall/protocol';
import { defined } from '../defined.ts';
import type { StoredOffer } from '../store/lobby/offers.ts';
import { type Person, personKey } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { GameSetup } from './gameSetup.ts';

/** Built field by field: it tells no id of an account or a node. */
export function redactFor(offer: StoredOffer, reader: Person | undefined): LobbyOffer {
  const { id, person, name, bot, edition, speed, rated, rating, ratingMin, ratingMax, createdAt } = offer;
  const { options, clock, seat } = offer.setup as GameSetup;
  const isRated = rating !== undefined && person.type === 'account';
  return {
    ...{ id, from: { name, bot, ...(isRated ? { rating: Math.round(rating) } : {}) }, edition, options, clock, speed, rated },
    ...defined({ seat, ratingMin, ratingMax }),
    ...{ forYou: isChallengeFor(offer, reader), yours: isBy(offer, reader), createdAt },
  };
}

/** The most offers a reader sees; the oldest are left out. */
const SHOWN_MAX = 200;

/** The lobby as one reader sees it. */
export function lobbyFor(offers: readonly StoredOffer[], searching: number, reader: Person | undefined, apart: BlockList) {
  const shown = offers.filter((offer) => isVisibleTo(offer, reader, apart)).slice(-SHOWN_MAX);
  return { offers: shown.map((offer) => redactFor(offer, reader)), searching };
}

/** A challenge to this reader. */
export function isChallengeFor({ invited }: StoredOffer, reader: Person | undefined): boolean {
  return invited !== undefined && reader?.type === 'account' && reader.account === invited;
}

/** Whether a reader sees an offer: open ones, challenges to them and their own. */
export function isVisibleTo(offer: StoredOffer, reader: Person | undefined, apart: BlockList): boolean {
  if (isBy(offer, reader)) return true;
  if (offer.invited !== undefined && !isChallengeFor(offer, reader)) return false;
  return reader === undefined || !apart.areBlocked(offer.person, reader);
}

/** Whether all readers unrelated to an offer and its maker see the same of it. */
export function concernsReader(offer: StoredOffer, reader: Person | undefined): boolean {
  return isBy(offer, reader) || isChallengeFor(offer, reader);
}

/** The blocks around the makers of some offers. */
export class BlockList {
  readonly #pairs: ReadonlySet<string>;
  readonly #people: ReadonlySet<string>;

  private constructor(blocks: readonly { readonly who: string; readonly about: string }[]) {
    this.#pairs = new Set(blocks.flatMap(({ who, about }) => [`${who} ${about}`, `${about} ${who}`]));
    this.#people = new Set(blocks.flatMap(({ who, about }) => [who, about]));
  }

  static async load(store: Store, offers: readonly StoredOffer[]): Promise<BlockList> {
    const makers = [...new Set(offers.map(({ person }) => personKey(person)))];
    return new BlockList(await store.blocks.blocksAround(makers));
  }

  areBlocked(one: Person, other: Person): boolean {
    return this.#pairs.has(`${personKey(one)} ${personKey(other)}`);
  }

  /** Whether a person is separated by a block from any of these. */
  concerns(person: Person): boolean {
    return this.#people.has(personKey(person));
  }
}

function isBy({ person }: StoredOffer, reader: Person | undefined): boolean {
  return reader !== undefined && personKey(person) === personKey(reader);
}
