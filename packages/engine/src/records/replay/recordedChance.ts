/** A chance that repeats what the record says chance did. A value that does not fit the game becomes a fault. */

import type { Chance } from '../../chance.ts';
import { cardAt } from '../../position/cards.ts';
import { kindOf, type Position, pieceOn } from '../../position/position.ts';
import { seatIndex } from '../../seats.ts';
import { quoted, type RecordedAction, type RecordedLot, type RecordedShuffle, type RecordFault } from '../record.ts';
import { kindOfSymbol } from '../symbols.ts';

/** A number below n that fits the record, -1 when none does. */
type Draw = (n: number) => number;

export class RecordedChance implements Chance {
  readonly #position: Position;
  readonly #draws: { readonly draw: Draw; readonly line: number; readonly what: string; readonly isCertain: boolean }[] = [];
  readonly #line: number;
  #fault: RecordFault | undefined;
  #misses = 0;

  /** `line` is named in the fault when the record holds too few values. */
  constructor(position: Position, line: number) {
    this.#position = position;
    this.#line = line;
  }

  /** The first thing that did not fit, or that never happened. */
  get fault(): RecordFault | undefined {
    const left = this.#draws.find(({ isCertain }) => isCertain);
    return (
      this.#fault ?? (left === undefined ? undefined : { code: 'badDeck', line: left.line, what: `${left.what}: that never happened` })
    );
  }

  below(n: number): number {
    const next = this.#draws.shift();
    const number = next?.draw(n) ?? -1;
    if (number >= 0 && number < n) return number;
    this.#fault ??= {
      code: 'badDeck',
      line: next?.line ?? this.#line,
      what: next === undefined ? 'what chance did is missing' : `${next.what}: impossible here`,
    };
    // There is a fault already, so any number will do, but not always the same: lots would be drawn again for ever.
    return this.#misses++ % n;
  }

  /** The lots of all draws: pieces from a full bag, where the kinds lie in their order. */
  addLots(lots: readonly (readonly RecordedLot[])[]): this {
    const { rules } = this.#position;
    for (const { symbol } of lots.flat()) {
      const kind = kindOfSymbol(rules, symbol);
      this.#add(0, `lot ${quoted(symbol)}`, () => (kind < 0 ? -1 : rules.army.subarray(0, kind).reduce((sum, count) => sum + count, 0)));
    }
    return this;
  }

  addShuffles(shuffles: readonly RecordedShuffle[]): this {
    for (const { line, pile, cards } of shuffles) {
      const { decks } = this.#position.rules;
      const number = decks?.piles.findIndex(({ id }) => id === pile) ?? -1;
      // A shuffle never draws the first card of the order: it is the one left over.
      cards.slice(1).forEach((card, taken) => {
        this.#add(line, `shuffled ${quoted(pile)}`, (n) => {
          if (number < 0 || n !== cards.length - taken) return -1;
          const kinds = Array.from({ length: n }, (_, place) => decks?.kindByCard[cardAt(this.#position, number, place)]);
          const isLast = n === 2;
          return kinds.findIndex((kind, place) => kind === card && (!isLast || kinds[1 - place] === cards[0]));
        });
      });
    }
    return this;
  }

  /** Draws from bags, zones of flags, shuffles. */
  addAction(action: RecordedAction): this {
    const { rules } = this.#position;
    if (action.type === 'deed' && action.drawn !== undefined) {
      const kind = kindOfSymbol(rules, action.drawn);
      // A piece that was chosen is stated as well; the replay checks it afterwards.
      const draw = (): number => {
        const bag = rules.extension?.bagOf?.(this.#position, seatIndex(action.seat)) ?? [];
        return bag.findIndex((piece) => kindOf(this.#position, piece) === kind);
      };
      this.#add(action.line, `drawn ${quoted(action.drawn)}`, draw, false);
    }
    if (action.type === 'left' && action.planted !== undefined)
      this.#add(action.line, `planted on ${action.planted}`, () => {
        const free = rules.board.cells.filter((_, cell) => pieceOn(this.#position, cell) < 0);
        return free.indexOf(action.planted ?? '');
      });
    return this.addShuffles(action.shuffled ?? []);
  }

  #add(line: number, what: string, draw: Draw, isCertain = true): void {
    this.#draws.push({ draw, line, what, isCertain });
  }
}
