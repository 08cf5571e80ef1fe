/** What a person chose before the game, on the command line or in the menus. */

import type { PackId, RuleSet } from '@flagfall/editions';
import type { Edition, Options, Rules, Seat } from '@flagfall/engine';
import type { OnlineWish } from '../online/wishes.ts';

export interface Choices {
  readonly edition: Edition | undefined;
  readonly options: Options;
  /** The rules of a game whose edition is not chosen yet. */
  readonly set: RuleSet;
  /** No computer: people sit on every side. */
  readonly two: boolean;
  /** The side of a person who plays against the computer. */
  readonly seat: Seat;
  /** How strong the computer is. */
  readonly level: number;
  readonly pack: PackId;
  readonly seed: string;
  readonly plain: boolean;
  /** Where the record of a finished game goes. */
  readonly save: string | undefined;
  /** What is wanted from a server; without it, the game is played on this machine. */
  readonly online: OnlineWish | undefined;
}

/** The seats that people sit on. */
export function peopleOf({ seats }: Rules, { two, seat }: Choices): readonly Seat[] {
  return two ? seats : [seats.includes(seat) ? seat : seats[0]];
}
