/** What can be agreed upon before a game: which values are by the booklet and by the club, and of the others which one is usual. */

import { optionsOfSet, RULE_SETS } from '@flagfall/editions';
import type { Edition, OptionSpec, OptionValue } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { messages, say } from '../../words/texts.ts';
import type { RulesProps } from './rulesProps.ts';

const FEW = 5;

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
                  <Marks marks={marksOf(rules.edition, spec, value)} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Marks({ marks }: { readonly marks: ReturnType<typeof marksOf> }) {
  return marks.length === 0 ? null : <em>({marks.map((mark) => say(`rulebook.option.${mark}`)).join(', ')})</em>;
}

/** The sets that this value belongs to; what belongs to none has a usual value. */
export function marksOf(edition: Edition, spec: OptionSpec, value: OptionValue): readonly ('booklet' | 'club' | 'usual')[] {
  const sets = RULE_SETS.filter((set) => spec.key in optionsOfSet(edition, set));
  if (sets.length > 0) return sets.filter((set) => optionsOfSet(edition, set)[spec.key] === value);
  return spec.default === value ? ['usual'] : [];
}

/** All words, and a few numbers; of many only the usual one. */
export function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  if (spec.type === 'choice') return spec.values;
  if (spec.to - spec.from < FEW) return Array.from({ length: spec.to - spec.from + 1 }, (_, at) => spec.from + at);
  return spec.off ? [spec.default, 'off'] : [spec.default];
}
