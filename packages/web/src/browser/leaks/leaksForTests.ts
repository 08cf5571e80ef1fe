/** Searches everything that reached a player's machine for secrets: answers, frames, stored data, and the memory of the page. */

import type { Viewer } from '@flagfall/engine';
import { versionAfter } from './machineForTests.ts';
import type { Truth } from './truthForTests.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Words that look like the name of a piece or a card and name something else. */
const OTHER_WORDS = ['type', 'deed', 'decision', 'note', 'code', 'edition'];

export class LeakFinder {
  readonly #viewer: Viewer;
  readonly #truth: Truth;
  /** How much about the others was rightly told; with none the search would prove nothing. */
  readonly told = new Set<string>();

  constructor(viewer: Viewer, truth: Truth) {
    this.#viewer = viewer;
    this.#truth = truth;
  }

  /** What in a text its reader should not have been told after so many actions. When the game is over, the record may be read. */
  inText(text: string, version: number): readonly string[] {
    if (version >= this.#truth.endedAt) return [];
    const opened = this.#truth.secrets
      .filter((secret) => text.includes(secret))
      .map(() => `${this.#viewer}: a secret of the game in ${text}`);
    return [...opened, ...this.inValue(JSON.parse(text), version)];
  }

  /** The end of the game turns everything over. */
  inValue(value: unknown, now: number): readonly string[] {
    if (now >= this.#truth.endedAt) return [];
    const leaks: string[] = [];
    const look = (one: unknown, owner: Thing, key: string): void => {
      if (typeof one === 'string') {
        if (!this.#mayRead(one, owner, key, now))
          leaks.push(`${this.#viewer}, after ${now} actions: ${key} in ${JSON.stringify(owner).slice(0, 300)}`);
      } else if (Array.isArray(one)) for (const each of one) look(each, owner, key);
      else if (typeof one === 'object' && one !== null) {
        const thing = one as Thing;
        if (this.#tellsTooMuch(thing)) leaks.push(`${this.#viewer}, after ${now} actions: ${JSON.stringify(thing).slice(0, 300)}`);
        for (const one of this.#named(thing)) look(one, thing, '');
        for (const [name, each] of Object.entries(thing)) look(each, thing, name);
      }
    };
    look(value, {}, '');
    return leaks;
  }

  /** The numbers of a snapshot or a shadow: pieces by handle, cards by pile, notes. */
  #named({ kinds, piles, notes }: Thing): readonly Thing[] {
    const { rules, owners } = this.#truth;
    if (!isNumbers(kinds)) return [];
    const pieces = kinds.flatMap((kind, piece) => {
      const seat = owners[piece];
      return kind < 0 || seat === undefined ? [] : [{ type: 'known', piece, seat, kind: rules.kinds[kind].id }];
    });
    const cards = isLists(piles) ? piles.flat().flatMap((card) => (card > 0 ? [{ card: rules.decks?.cardKinds[card - 1] }] : [])) : [];
    const told = isNumbers(notes)
      ? notes.flatMap((value, at) => (value === 0 ? [] : [{ type: 'noted', note: rules.extension?.notes[at].id }]))
      : [];
    return [...pieces, ...cards, ...told];
  }

  #mayRead(word: string, owner: Thing, key: string, now: number): boolean {
    const { kinds, cards } = this.#truth;
    if (OTHER_WORDS.includes(key)) return true;
    if (cards.has(word)) return this.#mayReadCard(word, owner, now);
    return !kinds.has(word) || this.#mayReadKind(word, owner, key, now);
  }

  #mayReadKind(kind: string, owner: Thing, key: string, now: number): boolean {
    // Choices and guesses list every kind, lots are public, and a guess is spoken aloud.
    if (
      owner.seat === this.#viewer ||
      owner.type === 'deed' ||
      owner.type === 'pieceGuessed' ||
      (owner.seat !== undefined && Object.keys(owner).length === 2)
    )
      return true;
    if (typeof owner.code === 'string') return this.#isOwnOn(String(owner.cell ?? owner.from), now);
    if (owner.type === 'deedDone') return owner.seat === this.#viewer || !this.#keepsBack(owner, key);
    if (owner.type === 'piecesMixed') return owner.seat === this.#viewer;
    const piece = Number(owner.piece ?? owner.attacker);
    const from = this.#truth.knowsPieceFrom(this.#viewer, piece, kind);
    if (owner.seat !== this.#viewer && from !== undefined && from <= now) this.told.add(`${piece} ${kind}`);
    return key === 'kind' && from !== undefined && from <= now;
  }

  /** A refusal may say why the reader's own piece cannot move. */
  #isOwnOn(cell: string, now: number): boolean {
    return this.#truth.standing.get(now)?.get(cell)?.seat === this.#viewer;
  }

  #mayReadCard(card: string, owner: Thing, now: number): boolean {
    if (owner.type === 'deedDone' && owner.seat !== this.#viewer && this.#keepsBack(owner, 'cards')) return false;
    const from = this.#truth.knowsCardFrom(this.#viewer, card);
    const mayKnow = from !== undefined && from <= now;
    if (mayKnow) this.told.add(card);
    return mayKnow;
  }

  /** Words that are a leak wherever they are found. */
  #tellsTooMuch(thing: Thing): boolean {
    const viewer = this.#viewer;
    if (thing.type === 'pileShuffled') return thing.places !== undefined;
    if (thing.type === 'cardMoved') return thing.card !== undefined && !this.#reads(thing.from) && !this.#reads(thing.to);
    if (thing.type === 'pieceReturned') return thing.isOpen !== true && thing.seat !== viewer && thing.captured !== undefined;
    if (thing.type === 'noted') return this.#isNoteOfAnother(String(thing.note));
    if ('notes' in thing && 'pieces' in thing) {
      if (thing.viewer !== viewer) return true;
      return Object.keys(thing.notes as Thing).some((note) => this.#isNoteOfAnother(note));
    }
    return 'cards' in thing && 'count' in thing && !this.#reads(thing.id);
  }

  #reads(pile: unknown): boolean {
    return this.#truth.reads(this.#viewer, String(pile));
  }

  #keepsBack(deed: Thing, key: string): boolean {
    return this.#truth.keptBack.get(String(deed.deed))?.includes(key) ?? false;
  }

  #isNoteOfAnother(id: string): boolean {
    const only = this.#truth.rules.extension?.notes.find((note) => note.id === id)?.only;
    return only !== undefined && only !== this.#viewer;
  }
}

/** Everything received, in order. */
export function leaksIn(finder: LeakFinder, received: readonly string[]): readonly string[] {
  let version = 0;
  return received.flatMap((text) => {
    version = versionAfter(text, version);
    return finder.inText(text, version);
  });
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isLists(value: unknown): value is readonly (readonly number[])[] {
  return Array.isArray(value) && value.every(isNumbers);
}
