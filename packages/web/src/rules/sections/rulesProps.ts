/** What a section of the rules pages is shown with. */

import type { Rules } from '@flagfall/engine';
import type { GameWords } from '../../words/gameWords.ts';

export interface RulesProps {
  readonly rules: Rules;
  readonly words: GameWords;
}
