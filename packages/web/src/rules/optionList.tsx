/** What can be agreed upon before a game, and what holds when nothing is. */

import type { OptionSpec, OptionValue } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { messages, say } from '../words/words.ts';
import type { RulesProps } from './rulesPage.tsx';

export function OptionList({ rules, words }: RulesProps) {
  return (
    <dl class="rules-options">
      {rules.edition.options.map((spec) => (
        <div key={spec.key}>
          <dt>{say(`web.option.${spec.key}` as MessageId)}</dt>
          <dd>{messages().option(spec.key)}</dd>
          <dd>
            <ul>
              {valuesOf(spec).map((value) => (
                <li key={value}>
                  {messages().optionValue(spec.key, value, { seatName: (seat) => words.seat(seat) })}{' '}
                  {String(spec.default) === String(value) ? <em>({say('rulebook.option.usual')})</em> : null}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All words; of numbers only the usual one. */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.type === 'choice') return spec.values;
  return spec.off ? [spec.default, 'off'] : [spec.default];
}
