/** The army of a side: each kind drawn, with its name, how many there are and what is special about it. */

import type { Kind, Rules } from '@flagfall/engine';
import { PieceArt } from '../art/piece.tsx';
import type { GameWords } from '../words/gameWords.ts';
import { say } from '../words/words.ts';

export function ArmyTable({ rules, words }: { readonly rules: Rules; readonly words: GameWords }) {
  // A kind that an edition adds stands among those of its rank, and not behind the flag.
  const present = rules.kinds
    .map((kind, at) => ({ kind, count: rules.army[at] }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => (other.kind.rank ?? 0) - (one.kind.rank ?? 0));
  return (
    <table class="rules-army">
      <caption>{say('rulebook.army')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('rulebook.army.piece')}</th>
          <th scope="col">{say('rulebook.army.rank')}</th>
          <th scope="col">{say('rulebook.army.count')}</th>
          <th scope="col">{say('rulebook.army.trait')}</th>
        </tr>
      </thead>
      <tbody>
        {present.map(({ kind, count }) => (
          <tr key={kind.id}>
            <th scope="row">
              <span class="rules-kind">
                <span class="rules-pieces" aria-hidden="true">
                  {rules.seats.slice(0, 2).map((seat) => (
                    <PieceArt key={seat} edition={rules.edition.id} kind={kind.id} seat={seat} />
                  ))}
                </span>
                <span>
                  {namesIn(rules, words, kind)}
                  {roleOf(rules, words, kind)}
                  {/* Where there is no room for the last column. */}
                  <small class="rules-trait">{traitsOf(kind)}</small>
                </span>
              </span>
            </th>
            <td>{kind.rank ?? ''}</td>
            <td>{count}</td>
            <td>{traitsOf(kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One name, or one for each side where they have characters of their own. */
export function namesIn({ seats }: Rules, words: GameWords, { id }: Kind): string {
  return [...new Set(seats.map((seat) => words.kind(seat, id)))].join(' / ');
}

/** The texts speak of miners and bombs: where a piece has a name of its own, what it is stands below. */
function roleOf(rules: Rules, words: GameWords, kind: Kind) {
  const [name, role] = [namesIn(rules, words, kind), words.role(kind.id)];
  const isNamed = name.includes(' / ') || (kind.moves === 'never' && name !== role);
  return isNamed ? <small class="rules-role">{role}</small> : null;
}

function traitsOf({ moves, prize }: Kind): string {
  const traits = [
    ...(moves === 'run' ? [say('rulebook.trait.run')] : []),
    ...(moves === 'never' ? [say('rulebook.trait.never')] : []),
    ...(prize ? [say('rulebook.trait.prize')] : []),
  ];
  return traits.join(' ');
}
