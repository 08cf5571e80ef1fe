/** Whether the notes, questions and piles of a position from outside are possible. */

import { kindOf, type Position, pieceOn, seatOf, turnOf } from '@flagfall/engine';
import { cardCount, noteOf, questionName, questionsOf } from '@flagfall/engine/edition';
import { NoteNumber } from './battle.ts';
import { attackCard } from './cards/index.ts';
import { ExchangeNote } from './deeds/exchange.ts';
import { isRedrawConsistent } from './deeds/mulligan.ts';
import { cardNumberAt, HAND_SIZE, handSize, pileOf, placeInPile } from './piles.ts';

const ATTACK_NOTES = [NoteNumber.FROM, NoteNumber.TO, NoteNumber.CARD, NoteNumber.RAN] as const;

export function isConsistent(position: Position): boolean {
  const questions = questionsOf(position);
  const hands = [...position.rules.seats.keys()].every((seat) => handSize(position, seat) <= HAND_SIZE);
  const exchanged = [0, 1].every((seat) => noteOf(position, NoteNumber.EXCHANGED + seat) <= ExchangeNote.LAST);
  if (!hands || !exchanged || questions.length > 1 || !areAnnouncedConsistent(position)) return false;
  const isAttack = questions.length > 0 && questionName(position) === 'defend';
  if (!isAttack && ATTACK_NOTES.some((note) => noteOf(position, note) !== 0)) return false;
  const seats = questions[0]?.seats ?? 0;
  if (questions.length === 0 || questionName(position) !== 'mulligan') {
    if ([0, 1].some((seat) => noteOf(position, NoteNumber.REDRAW + seat) !== 0)) return false;
  }
  if (questions.length === 0) return true;
  if (questionName(position) === 'mulligan') return isMulliganConsistent(position, seats);
  if (questionName(position) === 'follow')
    return position.rules.options.swapThenAttack === 'on' && seats === 1 << turnOf(position) && handSize(position, turnOf(position)) > 0;
  return isAttackConsistent(position, seats);
}

/** No card has been played yet, and a seat that has answered is not asked again. */
function isMulliganConsistent(position: Position, asked: number): boolean {
  return [0, 1].every((seat) => {
    const redraw = noteOf(position, NoteNumber.REDRAW + seat);
    const isFresh = cardCount(position, pileOf(seat, 'spent')) === 0 && handSize(position, seat) === HAND_SIZE;
    return isFresh && ((asked >> seat) & 1 ? redraw === 0 : isRedrawConsistent(redraw));
  });
}

/** A movable piece of the seat in turn attacks a piece of the seat that is asked, which holds cards. */
function isAttackConsistent(position: Position, asked: number): boolean {
  const { board, kinds } = position.rules;
  const [from, to, card, ran] = ATTACK_NOTES.map((note) => noteOf(position, note));
  if (from === 0 || to === 0 || from > board.offBoard || to > board.offBoard || ran > 1) return false;
  const [attacker, defender] = [pieceOn(position, from - 1), pieceOn(position, to - 1)];
  if (attacker < 0 || defender < 0 || seatOf(position, attacker) !== turnOf(position) || asked !== 1 << seatOf(position, defender))
    return false;
  const isEnemy = seatOf(position, defender) !== turnOf(position) && handSize(position, seatOf(position, defender)) > 0;
  const isShown = card === 0 || (attackCard(card) !== undefined && placeInPile(position, pileOf(turnOf(position), 'spent'), card) >= 0);
  return isEnemy && isShown && kinds[kindOf(position, attacker)].moves !== 'never';
}

/** BC-11: a card lies face down only during an attack, the attacker's one Attack card. */
function areAnnouncedConsistent(position: Position): boolean {
  return [...position.rules.seats.keys()].every((seat) => {
    const pile = pileOf(seat, 'announced');
    if (cardCount(position, pile) === 0) return true;
    const isHidden =
      position.rules.options.hiddenAttackCards === 'on' && noteOf(position, NoteNumber.FROM) > 0 && seat === turnOf(position);
    return (
      isHidden &&
      noteOf(position, NoteNumber.CARD) === 0 &&
      cardCount(position, pile) === 1 &&
      attackCard(cardNumberAt(position, pile, 0)) !== undefined
    );
  });
}
