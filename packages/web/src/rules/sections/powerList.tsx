/** The powers of a game: which pieces have each, what it does, and details. */

import type { Rules } from '@flagfall/engine';
import { PieceArt } from '../../art/pieces/piece.tsx';
import type { GameWords } from '../../words/gameWords.ts';
import { messages, say } from '../../words/texts.ts';
import { namesIn } from './armyTable.tsx';
import type { RulesProps } from './rulesProps.ts';
import { ruleValues } from './ruleValues.ts';
import { POWER_DETAILS } from './topics.ts';

export function PowerList({ rules, words, at }: RulesProps & { readonly at?: string | undefined }) {
  return (
    <ul class="rules-powers">
      {powersOf(rules).map(({ id, bearers }) => (
        <li key={id} data-wanted={at !== undefined && POWER_DETAILS[id].rules.includes(at) ? '' : undefined}>
          <h3>
            <span class="rules-pieces" aria-hidden="true">
              {bearers.map((kind) => (
                <PieceArt key={kind} edition={rules.edition.id} kind={kind} seat={rules.seats[0]} />
              ))}
            </span>
            {messages().deed(id)}
          </h3>
          {/* A picture alone does not tell everybody who has it. */}
          <p class="rules-role">{bearerNames(rules, words, bearers)}</p>
          <p>{messages().deedAbout(id)}</p>
          {POWER_DETAILS[id].texts.map((text) => (
            <p key={text}>{say(text, ruleValues(rules, words))}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Only some pieces of a rank may have a power, so they are named as in the table of the army. */
function bearerNames(rules: Rules, words: GameWords, bearers: readonly string[]): string {
  return rules.kinds
    .filter(({ id }, at) => bearers.includes(id) && rules.army[at] > 0)
    .map((kind) => namesIn(rules, words, kind, false))
    .filter((name, at, names) => names.indexOf(name) === at)
    .join(', ');
}

PowerList.isNeeded = (rules: Rules): boolean => powersOf(rules).length > 0;

function powersOf({ powers }: Rules) {
  return powers.filter(({ id }) => Object.hasOwn(POWER_DETAILS, id));
}
