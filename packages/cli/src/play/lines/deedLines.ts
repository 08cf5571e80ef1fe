/** Cards, powers and answers line by line: what somebody types becomes an intent, and what is possible is listed as it would be typed. */

import { type DeedIntent, deedText, isQuestion, type Rules, type Seat, type View } from '@flagfall/engine';
import { cardCounts, handOf, powersOf } from '@flagfall/seat';
import { handText, powersText, spentText } from '../panel/specialPanel.ts';
import type { Words } from '../words.ts';

/** So many ways of a deed are listed in the help; `deeds NAME` lists them all. */
const WAYS_MAX = 8;

/** `sword c4 c5 d4`, `cards e4 e6 jump attack1`, also `jump e4 e6 attack1 open`, `mulligan yes 312`; undefined when the first word is none of this game. What is missing the table refuses. */
export function parseDeed(rules: Rules, line: string): DeedIntent | undefined {
  const words = line.split(/\s+/).filter((word) => word !== '');
  const isCard = (word: string): boolean => cardNamed(rules, word) !== word || cardsOf(rules).includes(word);
  const isCell = (word: string): boolean => rules.board.indexOf.has(word);
  const first = words[0] ?? '';
  const deeds = rules.special?.deeds ?? [];
  const deed =
    deeds.find(({ id }) => isSame(id, first)) ?? (isCard(first) ? deeds.find(({ takes }) => takes.cards && takes.cells) : undefined);
  if (deed === undefined) return undefined;
  const given = isSame(deed.id, first) ? words.slice(1) : words;
  const { cells = 0, cards, kind, yes, order, open } = deed.takes;
  if (yes && !/^(y|yes|n|no)$/.test(given[0] ?? '')) return undefined;
  const named = given.filter((word) => isCell(word));
  const isOpen = open === true && isSame(given.at(-1) ?? '', 'open');
  const places = order === undefined ? undefined : given.slice(1).find((word) => /^\d+$/.test(word));
  const others = given.slice(0, isOpen ? -1 : undefined).filter((word) => !isCell(word));
  return {
    type: 'deed',
    deed: deed.id,
    ...(cells > 0 ? { cells: named } : {}),
    ...(kind ? { kind: kindNamed(rules, others[0] ?? '') } : {}),
    ...(cards ? { cards: others.map((word) => cardNamed(rules, word)) } : {}),
    ...(yes ? { yes: others[0].startsWith('y') } : {}),
    ...(places === undefined ? {} : { order: [...places].map(Number) }),
    ...(isOpen ? { open: true } : {}),
  };
}

/** What the seat may do besides moving, with what it means. */
export function deedHelp(view: View, words: Words): readonly string[] {
  if (isQuestion(view)) return questionLines(view, words);
  const ids = [...new Set(view.deeds.map(({ deed }) => deed))];
  if (ids.length === 0) return [words.say('terminal.lines.noDeeds')];
  const examples = ids.flatMap((id) => view.deeds.filter(({ deed }) => deed === id).slice(0, 2)).map(deedText);
  const lines = ids.map((id) => {
    const ways = view.deeds.filter(({ deed }) => deed === id).map(deedText);
    const few = ways.slice(0, WAYS_MAX).join(', ');
    const listed =
      ways.length <= WAYS_MAX
        ? `${few}.`
        : `${words.say('terminal.lines.waysLeft', { ways: few, count: ways.length - WAYS_MAX, deed: id })}.`;
    return words.say('terminal.lines.deed', { deed: words.deed(id), about: words.deedAbout(id), ways: listed });
  });
  return [words.say('terminal.lines.helpSpecial', { examples: examples.slice(0, 3).join(', ') }), ...lines];
}

/** Everything but moves, as it would be typed; of one deed when it is named. */
export function listDeeds(view: View, id: string | undefined, words: Words): string {
  const wanted = view.deeds.filter(({ deed }) => id === undefined || isSame(deed, id)).map(deedText);
  return wanted.length === 0 ? words.say('terminal.lines.noDeeds') : wanted.join(', ');
}

/** The question and its answers. */
export function questionLines(view: View, words: Words): readonly string[] {
  const decision = view.waiting?.decision ?? '';
  const answers = view.deeds.map(deedText);
  return [
    `${words.question(decision)}. ${words.asked(decision)}`,
    words.say('terminal.lines.answers', { answers: answers.length <= 40 ? answers.join(', ') : `${answers.slice(0, 40).join(', ')} ...` }),
  ];
}

/** Hand, counts, spent cards and powers. */
export function specialLines(view: View, seat: Seat, words: Words): readonly string[] {
  const { seats } = words.rules;
  const cards =
    view.piles.length === 0
      ? []
      : [
          ...handText(view, seat, words),
          ...seats.map((each) => words.say('terminal.cards.counts', { seat: words.seat(each), ...cardCounts(view, each) })),
          ...seats.filter((each) => cardCounts(view, each).spent > 0).map((each) => spentText(view, each, words)),
        ];
  const powers = powersOf(words.rules).length === 0 ? [] : seats.map((each) => powersText(view, each, words));
  return [...cards, ...(powers.length === 0 ? [] : [`${words.say('terminal.powers.title')}. ${powers.join('; ')}.`])];
}

/** Each card in the hand and each power, explained. */
export function handLines(view: View, seat: Seat, words: Words): readonly string[] {
  const cards = handOf(view, seat).map((card) =>
    words.say('terminal.about.line', { name: `${words.card(card)} (${card})`, about: words.cardAbout(card) }),
  );
  const powers = powersOf(words.rules).map(({ id }) =>
    words.say('terminal.about.line', { name: `${words.deed(id)} (${id})`, about: words.deedAbout(id) }),
  );
  return [...cards, ...powers];
}

function cardsOf(rules: Rules): readonly string[] {
  return rules.decks?.cardKinds ?? [];
}

/** As the edition writes it, whatever was typed in small letters. */
function cardNamed(rules: Rules, word: string): string {
  return cardsOf(rules).find((card) => isSame(card, word)) ?? word;
}

function kindNamed(rules: Rules, word: string): string {
  return rules.kinds.find(({ id }) => isSame(id, word))?.id ?? word;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
