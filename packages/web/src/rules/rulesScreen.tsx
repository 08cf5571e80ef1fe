/** The page of rules: one game's, and links to the others'. The part after `#` is the id of a rule. */

import { EDITIONS, findEdition, optionsOfSet, type RuleSet } from '@flagfall/editions';
import { compileRules, type Edition } from '@flagfall/engine';
import { useMemo, useState } from 'preact/hooks';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { GameOrder } from '../home/gameOrder.tsx';
import { Link } from '../router/link.tsx';
import { NotFoundPage } from '../shell/errors/notFound.tsx';
import { GameWords } from '../words/gameWords.ts';
import { say } from '../words/texts.ts';
import { RuleSetRow } from './ruleSetRow.tsx';
import { idOf, RulesPage, sectionsOf } from './rulesPage.tsx';

export default function RulesScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  const edition = findEdition(given.edition);
  return edition === undefined ? <NotFoundPage /> : <RulesOf edition={edition} />;
}

function RulesOf({ edition }: { readonly edition: Edition }) {
  const [set, setSet] = useState<RuleSet>('booklet');
  const words = useMemo(() => new GameWords(compileRules(edition, optionsOfSet(edition, set))), [edition, set]);
  const at = location.hash.slice(1);
  return (
    <main class="rules-screen">
      <div class="rules-head">
        <div class="rules-title">
          <h1>{say('rulebook.title', { title: words.pack.title })}</h1>
          <GameOrder edition={edition} />
        </div>
        <EditionPicture edition={edition.id} />
      </div>
      {words.story === undefined ? null : <p class="rules-story">{words.story}</p>}
      <RuleSetRow chosen={set} onChoose={setSet} />
      <nav class="rules-contents" aria-label={say('rulebook.contents')}>
        {sectionsOf(words.rules).map((section) => (
          <a key={section} href={`#${idOf(section)}`} class="button">
            {say(`rulebook.section.${section}`)}
          </a>
        ))}
      </nav>
      <RulesPage rules={words.rules} words={words} at={at === '' ? undefined : at} />
      <nav class="rules-others" aria-label={say('rulebook.others')}>
        <h2>{say('rulebook.others')}</h2>
        <ul>
          {EDITIONS.filter((other) => other !== edition).map((other) => (
            <li key={other.id}>
              <Link to="rules" given={{ edition: other.id }}>
                {new GameWords(compileRules(other)).pack.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
