/** An attack with cards on both sides: announced, answered, resolved (BC-7, BC-64). */

import { kindOf, OUTCOMES, type Position, pieceOn, seatOf } from '@flagfall/engine';
import {
  ALL_SEATS,
  announceAttack,
  applyBattle,
  askDecision,
  cardCount,
  DecisionType,
  moveCard,
  movePiece,
  noteOf,
  outcomeWithRaises,
  recordNote,
  showPiece,
  winIfPrize,
} from '@flagfall/engine/edition';
import { kindIdOf } from '../core/deeds.ts';
import { attackCard, defenceCard } from './cards/index.ts';
import { cardNumberAt, handSize, pileOf, playFromHand } from './piles.ts';

export const QUESTIONS = ['mulligan', 'defend', 'follow'] as const;
export const NOTES = [
  { id: 'redrawRed', only: 'red' },
  { id: 'redrawBlue', only: 'blue' },
  { id: 'exchangedRed' },
  { id: 'exchangedBlue' },
  { id: 'attackFrom' },
  { id: 'attackTo' },
  { id: 'attackCard' },
  { id: 'attackRan' },
] as const;
/** The places of the notes; the first two are for red, and the next one is blue's. */
export const NoteNumber = { REDRAW: 0, EXCHANGED: 2, FROM: 4, TO: 5, CARD: 6, RAN: 7 } as const;

const [ATTACKER_WINS] = OUTCOMES.keys();

export function ask(position: Position, question: (typeof QUESTIONS)[number], seats: number): void {
  askDecision(position, DecisionType.FIRST_QUESTION + QUESTIONS.indexOf(question), seats, 0);
}

/** Announces the attack, openly unless its card is hidden; the defender is asked whenever he holds cards (BC-65). */
export function announceAttackWith(position: Position, from: number, to: number, card: number, ran: boolean, isHidden: boolean): void {
  const [attacker, defender] = [pieceOn(position, from), pieceOn(position, to)];
  const seat = seatOf(position, attacker);
  if (card > 0) playFromHand(position, seat, card, isHidden ? 'announced' : 'spent');
  announceAttack(position, attacker, defender, ran);
  const staysHidden = card > 0 && (isHidden || attackCard(card)?.isMock);
  if (!staysHidden) showPiece(position, attacker, ALL_SEATS);
  recordNote(position, NoteNumber.FROM, from + 1);
  recordNote(position, NoteNumber.TO, to + 1);
  recordNote(position, NoteNumber.CARD, isHidden ? 0 : card);
  recordNote(position, NoteNumber.RAN, ran ? 1 : 0);
  if (handSize(position, seatOf(position, defender)) > 0) ask(position, 'defend', 1 << seatOf(position, defender));
  else resolveAnnounced(position, 0);
}

/** The attack that waits for an answer. */
export function announcedAttack(
  position: Position,
): { readonly attacker: number; readonly defender: number; readonly isOpen: boolean } | undefined {
  const from = noteOf(position, NoteNumber.FROM) - 1;
  if (from < 0) return undefined;
  const attacker = pieceOn(position, from);
  const isHidden = cardCount(position, pileOf(seatOf(position, attacker), 'announced')) > 0;
  const isMock = attackCard(noteOf(position, NoteNumber.CARD))?.isMock ?? false;
  return { attacker, defender: pieceOn(position, noteOf(position, NoteNumber.TO) - 1), isOpen: !isHidden && !isMock };
}

/** Reveals pieces and cards, and decides the battle. */
export function resolveAnnounced(position: Position, defence: number): void {
  const from = noteOf(position, NoteNumber.FROM) - 1;
  const to = noteOf(position, NoteNumber.TO) - 1;
  const ran = noteOf(position, NoteNumber.RAN) === 1;
  const [attacker, defender] = [pieceOn(position, from), pieceOn(position, to)];
  if (defence > 0) playFromHand(position, seatOf(position, defender), defence, 'spent');
  const card = disclose(position, seatOf(position, attacker));
  for (const note of [NoteNumber.FROM, NoteNumber.TO, NoteNumber.CARD, NoteNumber.RAN]) recordNote(position, note, 0);
  if (attackCard(card)?.isMock) {
    // BC-56: the attacker never left its square.
    showPiece(position, defender, ALL_SEATS);
    return;
  }
  const outcome = outcomeWith(position, attacker, card, defender, defence);
  applyBattle(position, attacker, defender, outcome);
  if (outcome !== ATTACKER_WINS) return;
  movePiece(position, attacker, from, to, ran);
  winIfPrize(position, attacker, defender);
}

/** The number of the Attack card, turned up if it lay face down. */
function disclose(position: Position, seat: number): number {
  const announced = pileOf(seat, 'announced');
  if (cardCount(position, announced) === 0) return noteOf(position, NoteNumber.CARD);
  const card = cardNumberAt(position, announced, 0);
  moveCard(position, announced, 0, pileOf(seat, 'spent'), 'top');
  return card;
}

/** BC-50: a card's own outcome first, then powers, then (rank + a) against (rank + d). */
function outcomeWith(position: Position, attacker: number, card: number, defender: number, defence: number): number {
  const attack = attackCard(card);
  if (attack?.wins?.(kindIdOf(position, attacker), kindIdOf(position, defender))) return ATTACKER_WINS;
  const raises = [attack?.raise ?? 0, defenceCard(defence)?.raise ?? 0];
  return outcomeWithRaises(position.rules, kindOf(position, attacker), raises[0], kindOf(position, defender), raises[1]);
}
