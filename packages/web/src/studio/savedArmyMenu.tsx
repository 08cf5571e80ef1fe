/** The kept armies for the board of a game, to set one up before it begins. */

import type { Deployment, Rules, Seat } from '@flagfall/engine';
import { useEffect } from 'preact/hooks';
import { say } from '../words/texts.ts';
import { boardCode, deploymentOf } from './armyCode.ts';
import { loadArmies, savedArmies } from './savedArmies.ts';
import './savedChoice.css';

interface SavedChoiceProps {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly onChoose: (deployment: Deployment) => void;
}

export function SavedArmyMenu({ rules, seat, onChoose }: SavedChoiceProps) {
  useEffect(() => {
    // A browser that keeps nothing offers nothing.
    loadArmies().catch(() => {});
  }, []);
  const fitting = (savedArmies.value ?? []).filter(({ board }) => board === boardCode(rules.edition, rules.options));
  if (fitting.length === 0) return null;
  const choose = (id: string): void => {
    const army = fitting.find((one) => one.id === id);
    const deployment = army === undefined ? undefined : deploymentOf(rules, seat, army.rows);
    if (deployment !== undefined) onChoose(deployment);
  };
  return (
    <label class="savedChoice">
      {say('web.deploy.saved')}
      <select value="" onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{say('web.studio.libraryChoose')}</option>
        {fitting.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
