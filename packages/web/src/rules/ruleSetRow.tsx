/** The choice of rules: by the booklet or by the club. Other changes make house rules, which appear only then. */

import { RULE_SETS, type RuleSet, type RuleSetName } from '@flagfall/editions';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/texts.ts';

interface RuleSetRowProps {
  /** The sets that there are to choose from. */
  readonly sets?: readonly RuleSet[];
  readonly chosen: RuleSetName;
  onChoose(set: RuleSet): void;
}

export function RuleSetRow({ sets = RULE_SETS, chosen, onChoose }: RuleSetRowProps) {
  const values: readonly RuleSetName[] = chosen === 'house' ? [...sets, chosen] : sets;
  return (
    <ChoiceRow
      title={say('rulebook.set.title')}
      about={say(`rulebook.set.${chosen}About`)}
      values={values}
      nameOf={(set) => say(`rulebook.set.${set}`)}
      chosen={chosen}
      onChoose={(set) => {
        if (set !== 'house') onChoose(set);
      }}
    />
  );
}
