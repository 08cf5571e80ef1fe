/** The powers of a game: who has each, what it does, and what to know about it. */

import type { Rules } from '@flagfall/engine';
import { PieceArt } from '../art/piece.tsx';
import { messages, say } from '../words/words.ts';
import type { RulesProps } from './rulesPage.tsx';
import { ruleValues } from './ruleValues.ts';
import { POWERS } from './topics.ts';

export function PowerList({ rules, words, at }: RulesProps & { readonly at?: string | undefined }) {
  return (
    <ul class="rules-powers">
      {powersOf(rules).map(({ id, bearers = [] }) => (
        <li key={id} data-wanted={at !== undefined && POWERS[id].rules.includes(at) ? '' : undefined}>
          <h3>
            <span class="rules-pieces" aria-hidden="true">
              {bearers.map((kind) => (
                <PieceArt key={kind} edition={rules.edition.id} kind={kind} seat={rules.seats[0]} />
              ))}
            </span>
            {messages().deed(id)}
          </h3>
          <p>{messages().deedAbout(id)}</p>
          {POWERS[id].texts.map((text) => (
            <p key={text}>{say(text, ruleValues(rules, words))}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}

PowerList.isNeeded = (rules: Rules): boolean => powersOf(rules).length > 0;

function powersOf({ special }: Rules) {
  return special?.deeds.filter(({ id }) => Object.hasOwn(POWERS, id)) ?? [];
}
