/** The texts of a lesson, with the names that the pieces have in its edition. */

import { exerciseId, LEARNER, type Lesson } from '@flagfall/learn/lessons';
import type { MessageId, Values } from '@flagfall/messages';
import type { GameWords } from '../words/gameWords.ts';
import { messages, say } from '../words/texts.ts';

export function lessonTitle({ id, deed }: Lesson): string {
  return deed === undefined ? say(`lesson.${id}.title` as MessageId) : messages().deed(deed);
}

/** The explanation at the start: the text of a card or a deed, or one of its own. */
export function aboutText(lesson: Lesson, at: number, words: GameWords): string {
  const { about } = lesson.exercises[at];
  if (about === undefined) return say(`lesson.${exerciseId(lesson, at)}` as MessageId, namesIn(words));
  return 'card' in about ? `${messages().card(about.card)}: ${messages().cardAbout(about.card)}` : messages().deedAbout(about.deed);
}

export function goalText(lesson: Lesson, at: number, words: GameWords): string {
  return say(`lesson.${exerciseId(lesson, at)}.goal` as MessageId, namesIn(words));
}

/** Every kind by its id, and `their` before it for the enemy's. */
function namesIn(words: GameWords): Values {
  const [enemy = LEARNER] = words.rules.seats.filter((seat) => seat !== LEARNER);
  return Object.fromEntries(
    words.rules.kinds.flatMap(({ id }) => [
      [id, words.kind(LEARNER, id)],
      [`their${id[0].toUpperCase()}${id.slice(1)}`, words.kind(enemy, id)],
    ]),
  );
}
