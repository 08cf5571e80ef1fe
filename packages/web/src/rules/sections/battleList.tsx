/** The battles that ranks do not decide, one a line. */

import type { PieceKind } from '@flagfall/engine';
import { PieceArt, PieceBack } from '../../art/pieces/piece.tsx';
import { say } from '../../words/texts.ts';
import { namesIn } from './armyTable.tsx';
import { battleExceptions } from './battleExceptions.ts';
import type { RulesProps } from './rulesProps.ts';

export function BattleList({ rules, words }: RulesProps) {
  const [one, other] = rules.seats;
  const nameOf = (kind: PieceKind): string => namesIn(rules, words, kind);
  return (
    <>
      <h3>{say('rulebook.battles')}</h3>
      <ul class="rules-battles">
        {battleExceptions(rules).map(({ attacker, defender, outcome, isRest }) => (
          <li key={`${attacker?.id} ${defender.id}`}>
            <span class="rules-pieces" aria-hidden="true">
              {attacker === undefined ? <PieceBack seat={one} /> : <PieceArt edition={rules.edition.id} kind={attacker.id} seat={one} />}
              <PieceArt edition={rules.edition.id} kind={defender.id} seat={other} />
            </span>
            <span>
              {say('rulebook.battle', {
                attacker: attacker === undefined ? say(isRest ? 'rulebook.battle.others' : 'rulebook.battle.anybody') : nameOf(attacker),
                defender: nameOf(defender),
                outcome,
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
