/** What a person chose before the game, on the command line or in the menus. */

import type { PackId } from '@flagfall/editions';
import type { Edition, Options, Seat } from '@flagfall/engine';

export interface Choices {
  readonly edition: Edition | undefined;
  readonly options: Options;
  readonly two: boolean;
  /** The side of a person who plays against the computer. */
  readonly seat: Seat;
  readonly pack: PackId;
  readonly seed: string;
  readonly plain: boolean;
  /** Where the record of a finished game goes. */
  readonly save: string | undefined;
}
