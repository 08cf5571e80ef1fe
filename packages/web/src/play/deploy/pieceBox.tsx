/** The pieces that have no place yet, by kind. What is held on the board can be put back here. */

import { kindsByRank } from '@flagfall/seat';
import { PieceArt } from '../../art/piece.tsx';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/words.ts';
import type { DeployModel } from './deployModel.ts';

export function PieceBox({ deploying, words }: { readonly deploying: DeployModel; readonly words: GameWords }) {
  const { rules, seat } = deploying;
  const held = deploying.held.value;
  // Everybody has a place, and nobody is held who could be put back.
  if (deploying.boxed === 0 && held === undefined) return null;
  return (
    <section class="panel box">
      <h2>{say('web.deploy.box')}</h2>
      <ul>
        {kindsByRank(rules).map(({ id: kind }) => {
          const count = deploying.boxedOf(kind);
          return (
            <li key={kind}>
              <button
                type="button"
                class="box-kind"
                aria-pressed={held?.kind === kind && held.cell === undefined}
                disabled={count === 0 && held?.cell === undefined}
                onClick={() => deploying.tapBox(kind)}
              >
                <span class="box-piece" aria-hidden="true">
                  <PieceArt edition={rules.edition.id} kind={kind} seat={seat} />
                </span>
                {say('web.deploy.inBox', { kind: words.kind(seat, kind), count })}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
