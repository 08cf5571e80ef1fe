/** The advice of the booklet, and an army to begin with. */

import { bookletOf, libraryOf } from '@flagfall/editions';
import type { Rules } from '@flagfall/engine';
import { codeOf } from '@flagfall/seat';
import { PieceArt } from '../../art/pieces/piece.tsx';
import { Link } from '../../router/link.tsx';
import { say } from '../../words/texts.ts';
import type { RulesProps } from './rulesProps.ts';

export function Advice({ rules, words }: RulesProps) {
  return (
    <div class="rules-advice">
      {(['setup', 'play'] as const).map((topic) => (
        <div key={topic}>
          <h3>{say(`advice.${topic}`)}</h3>
          <ul>
            {words.advice(topic).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
      <SampleArmy rules={rules} words={words} />
    </div>
  );
}

/** As its owner sees it, front row first; none where a draft decides the places. */
function SampleArmy({ rules, words }: RulesProps) {
  const library = libraryOf(rules.edition, rules.options);
  // A larger board has deployments of its own.
  const sample = library.find(({ name }) => name === bookletOf(rules.edition).sample) ?? library[0];
  if (sample === undefined) return null;
  return (
    <figure class="rules-sample">
      <figcaption>{say('advice.sample', { name: words.messages.deploymentName(sample.name) })}</figcaption>
      <div class="rules-sample-rows" data-columns={sample.rows[0].length} aria-hidden="true">
        {sample.rows.flatMap((row, depth) =>
          [...row].map((symbol, column) => (
            <span key={`${depth} ${column}`} class="rules-sample-square">
              <Standing rules={rules} symbol={symbol} />
            </span>
          )),
        )}
      </div>
      <Link to="studio" given={{ edition: rules.edition.id }} hash={codeOf(rules, sample.rows)} class="button">
        {say('advice.studio')}
      </Link>
    </figure>
  );
}

function Standing({ rules: { edition, kinds, seats }, symbol }: { readonly rules: Rules; readonly symbol: string }) {
  const kind = kinds.find((one) => one.symbol === symbol);
  return kind === undefined ? null : <PieceArt edition={edition.id} kind={kind.id} seat={seats[0]} />;
}
