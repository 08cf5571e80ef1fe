/** All values that a paragraph of the rules may need, with the options of the game. */

import type { Rules } from '@flagfall/engine';
import { languageTag, type Values } from '@flagfall/messages';
import { defaultLengthLimit } from '@flagfall/table';
import type { GameWords } from '../../words/gameWords.ts';
import { locale } from '../../words/texts.ts';

export function ruleValues(rules: Rules, words: GameWords): Values {
  const { options, armySize, board, homes, starter, seats, twoSquareLimit } = rules;
  const squares = homes[0]?.length ?? 0;
  return {
    ...options,
    prize: words.pack.prize,
    pieces: armySize,
    squares,
    rows: squares / board.columns,
    seat: starter < 0 ? '' : words.seat(seats[starter]),
    obstacle: words.pack.obstacle,
    limit: twoSquareLimit,
    ...lengthOf(rules),
  };
}

/** After how much any table ends a game. */
function lengthOf(rules: Rules): Values {
  const length = defaultLengthLimit(rules);
  const [unit, longest] = 'rounds' in length ? ['rounds', length.rounds] : ['actions', length.actions];
  return { unit, longest: new Intl.NumberFormat(languageTag(locale.value)).format(longest) };
}
