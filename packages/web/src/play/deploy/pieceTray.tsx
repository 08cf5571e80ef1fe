/** The pieces without a place, by kind. A piece of the board can be put back here. */

import { PieceArt } from '../../art/pieces/piece.tsx';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/texts.ts';
import type { DeployModel } from './deployModel.ts';
import './pieceTray.css';

interface TrayProps {
  readonly deploying: DeployModel;
  readonly words: GameWords;
}

export function PieceTray({ deploying, words }: TrayProps) {
  const { rules, seat } = deploying;
  const held = deploying.held.value;
  const cast = words.castByRank(seat);
  return (
    <ul class="box" aria-label={say('web.deploy.box')} style={{ '--half': Math.ceil(cast.length / 2) }}>
      {cast.map(({ kinds: alike }) => {
        const [kind] = alike;
        const count = deploying.boxedOf(kind);
        return (
          <li key={kind}>
            <button
              type="button"
              class="box-kind"
              aria-label={say('web.deploy.inBox', { kind: words.kind(seat, kind), count })}
              title={words.kind(seat, kind)}
              aria-pressed={held !== undefined && held.cell === undefined && alike.includes(held.kind)}
              disabled={count === 0 && held?.cell === undefined}
              onClick={() => deploying.tapBox(kind)}
            >
              <span class="box-piece" aria-hidden="true">
                <PieceArt edition={rules.edition.id} kind={kind} seat={seat} />
              </span>
              <span class="box-name" aria-hidden="true">
                {words.kind(seat, kind)}
              </span>
              <span class="box-count figures" aria-hidden="true">
                {count}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a piece waits for its place, or one of the board could be put back. */
export function isTrayWanted({ boxed, held }: DeployModel): boolean {
  return boxed > 0 || held.value !== undefined;
}
