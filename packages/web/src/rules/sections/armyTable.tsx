/** The army of a side: each kind drawn, with its name, its number and its special abilities. */

import type { PieceKind, Rules } from '@flagfall/engine';
import { PieceArt } from '../../art/pieces/piece.tsx';
import type { GameWords } from '../../words/gameWords.ts';
import { say } from '../../words/texts.ts';

export function ArmyTable({ rules, words }: { readonly rules: Rules; readonly words: GameWords }) {
  // A kind that an edition adds stands among those of its rank, and not after the flag.
  const present = rowsOf(rules, words).toSorted(([one], [other]) => (other.rank ?? 0) - (one.rank ?? 0));
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
        {present.map(([kind, ...others]) => (
          <tr key={kind.id}>
            <th scope="row">
              <span class="rules-kind">
                <span class="rules-pieces" aria-hidden="true">
                  {rules.seats.slice(0, 2).map((seat) => (
                    <PieceArt key={seat} edition={rules.edition.id} kind={kind.id} seat={seat} />
                  ))}
                </span>
                <span>
                  {castIn(rules, words, [kind, ...others])}
                  {roleOf(rules, words, kind)}
                  {/* Where there is no room for the last column. */}
                  <small class="rules-trait">{traitsOf(kind)}</small>
                </span>
              </span>
            </th>
            <td>{kind.rank ?? ''}</td>
            <td>{[kind, ...others].reduce((sum, one) => sum + rules.army[rules.kinds.indexOf(one)], 0)}</td>
            <td>{traitsOf(kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The kinds of the army, those together that are one to a person on either side (AUD-4). */
function rowsOf({ kinds, army, seats }: Rules, words: GameWords): readonly (readonly PieceKind[])[] {
  const first = (kind: PieceKind): PieceKind =>
    kinds.find(({ id }) => seats.some((seat) => words.alike(seat, kind.id).includes(id))) ?? kind;
  return [
    ...Map.groupBy(
      kinds.filter((_, at) => army[at] > 0),
      first,
    ).values(),
  ];
}

/** All characters in a row: "Nute Gunray x2, Cad Bane / Kit Fisto". */
function castIn({ seats, kinds, army }: Rules, words: GameWords, row: readonly PieceKind[]): string {
  const countOf = (alike: readonly string[]): number => kinds.reduce((sum, { id }, at) => (alike.includes(id) ? sum + army[at] : sum), 0);
  const sides = seats.map((seat) => {
    const characters = [...new Set(row.map(({ id }) => words.alike(seat, id)))];
    return characters
      .map((alike) => ({ name: words.kind(seat, alike[0]), count: countOf(alike) }))
      .map(({ name, count }) => (characters.length === 1 || count === 1 ? name : say('list.times', { name, count })))
      .join(', ');
  });
  return [...new Set(sides)].join(' / ');
}

/** One name, or one for each side where they have characters of their own. */
export function namesIn({ seats }: Rules, words: GameWords, { id }: PieceKind, hasPower = true): string {
  return [...new Set(seats.map((seat) => (hasPower ? words.kind(seat, id) : words.name(seat, id))))].join(' / ');
}

/** The texts speak of miners and bombs: where a piece has a name of its own, its kind is named below. */
function roleOf(rules: Rules, words: GameWords, kind: PieceKind) {
  const [name, role] = [namesIn(rules, words, kind), words.role(kind.id)];
  const isNamed = name.includes(' / ') || (kind.moves === 'never' && name !== role);
  return isNamed ? <small class="rules-role">{role}</small> : null;
}

function traitsOf({ moves, prize }: PieceKind): string {
  const traits = [
    ...(moves === 'run' ? [say('rulebook.trait.run')] : []),
    ...(moves === 'never' ? [say('rulebook.trait.never')] : []),
    ...(prize ? [say('rulebook.trait.prize')] : []),
  ];
  return traits.join(' ');
}
