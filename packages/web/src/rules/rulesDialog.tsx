/** The rules in a dialog above the table, so that readers need not leave a game. */

import { ruleSetOf } from '@flagfall/editions';
import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/texts.ts';
import { RulesPage } from './rulesPage.tsx';
import type { RulesProps } from './sections/rulesProps.ts';

interface RulesDialogProps extends RulesProps {
  /** The rule to begin with. */
  readonly at?: string | undefined;
  readonly onClose: () => void;
}

export default function RulesDialog({ rules, words, at, onClose }: RulesDialogProps) {
  const set = ruleSetOf(rules.edition, rules.options);
  return (
    <Dialog title={say('rulebook.title', { title: words.pack.title })} class="rules-dialog" onClose={onClose}>
      <p>
        <strong>{say(`rulebook.set.${set}`)}</strong> {say(`rulebook.set.${set}About`)}
      </p>
      <RulesPage rules={rules} words={words} at={at} />
    </Dialog>
  );
}
