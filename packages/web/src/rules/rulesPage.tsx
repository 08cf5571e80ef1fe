/** The rules of one game, put together from its own tables: a change of a table changes this page. */

import type { Rules } from '@flagfall/engine';
import type { MessageId } from '@flagfall/messages';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words/texts.ts';
import { Advice } from './sections/advice.tsx';
import { ArmyTable } from './sections/armyTable.tsx';
import { BattleList } from './sections/battleList.tsx';
import { CardList } from './sections/cardList.tsx';
import { Diagram } from './sections/diagrams.tsx';
import { OptionList } from './sections/optionList.tsx';
import { PowerList } from './sections/powerList.tsx';
import type { RulesProps } from './sections/rulesProps.ts';
import { ruleValues } from './sections/ruleValues.ts';
import './rules.css';
import { CARD_RULES, RULE_SECTIONS, RULE_TOPICS, type RuleSection, type RuleTopic } from './sections/topics.ts';

interface PageProps extends RulesProps {
  /** The rule to show, whose paragraph is marked and scrolled into view; or the id of a section. */
  readonly at?: string | undefined;
}

export function RulesPage({ rules, words, at }: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.querySelector('[data-wanted]')?.scrollIntoView({ block: 'center' });
    document.getElementById(at ?? '')?.scrollIntoView();
  }, [at]);
  return (
    <div class="rules" ref={page}>
      {sectionsOf(rules).map((section) => (
        <section
          key={section}
          class="rules-section"
          id={idOf(section)}
          data-wanted={section === 'cards' && CARD_RULES.includes(at ?? '') ? '' : undefined}
        >
          <h2>{say(`rulebook.section.${section}`)}</h2>
          {RULE_TOPICS.filter((topic) => topic.section === section && topic.when(rules)).map((topic) => (
            <Paragraph key={topic.text} topic={topic} rules={rules} words={words} at={at} />
          ))}
          <Tables section={section} rules={rules} words={words} at={at} />
        </section>
      ))}
    </div>
  );
}

/** By which a link finds a section. */
export function idOf(section: RuleSection): string {
  return `rules-${section}`;
}

/** What a game has anything to say about. */
export function sectionsOf(rules: Rules): readonly RuleSection[] {
  return RULE_SECTIONS.filter((section) => hasSection(rules, section));
}

function hasSection(rules: Rules, section: RuleSection): boolean {
  if (section === 'options') return rules.edition.options.length > 0;
  if (section === 'advice') return true;
  if (section === 'cards') return rules.decks !== undefined;
  return RULE_TOPICS.some((topic) => topic.section === section && topic.when(rules)) || (section === 'powers' && PowerList.isNeeded(rules));
}

function Paragraph({ topic, rules, words, at }: PageProps & { readonly topic: RuleTopic }) {
  const isWanted = at !== undefined && topic.rules.includes(at);
  return (
    <div class="rules-paragraph" data-wanted={isWanted ? '' : undefined}>
      <p>{say(topic.text as MessageId, ruleValues(rules, words))}</p>
      {topic.picture === undefined ? null : <Diagram rules={rules} picture={topic.picture} />}
    </div>
  );
}

function Tables({ section, ...props }: PageProps & { readonly section: RuleSection }) {
  if (section === 'setup') return <ArmyTable {...props} />;
  if (section === 'battle') return <BattleList {...props} />;
  if (section === 'powers') return <PowerList {...props} />;
  if (section === 'cards') return <CardList {...props} />;
  if (section === 'advice') return <Advice {...props} />;
  if (section === 'options') return <OptionList {...props} />;
  return null;
}
