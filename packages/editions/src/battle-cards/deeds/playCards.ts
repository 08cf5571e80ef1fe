/** BC-6, BC-7: a move or an attack with a Movement card, an Attack card, or both. */

import { type Deed, kindOf, type Position, pieceOn, type Refusal, seatOf } from '@flagfall/engine';
import { areAdjacent, closeDecision, type DeedSink, isAsking, listReach, movePiece, swapPieces } from '@flagfall/engine/edition';
import { forEachPiece, isEnemyOn, kindIdOf } from '../../core/deeds.ts';
import { announceAttackWith, ask } from '../battle.ts';
import type { AttackCard, MovementCard } from '../cards/card.ts';
import { attackCard, BATTLE_CARDS, cardNumbered, movementCard } from '../cards/index.ts';
import { cardNumberAt, handSize, pileOf, playFromHand, refuseCard } from '../piles.ts';

export interface CardOptions {
  /** BC-11. */
  readonly hiddenAttackCards: boolean;
  /** D-21. */
  readonly swapThenAttack: boolean;
}

const targets = new Int32Array(64);
const moves = new Int32Array(2048);

export function playCards(options: CardOptions): Deed {
  const { hiddenAttackCards } = options;
  return {
    id: 'cards',
    rule: 'BC-7',
    when: ['act', 'follow'],
    parameters: { cells: 2, cards: true, ...(hiddenAttackCards ? { open: true } : {}) },
    // A Movement card and an open card show when they move; an announced one must stay secret here too.
    secret: hiddenAttackCards ? ['cards'] : [],
    isMove: true,
    normalize: ([from, to, cards]) => (movementCard(cards & 15)?.swaps && from > to ? [to, from, cards] : [from, to, cards]),
    list(position, seat, list) {
      if (!isAsking(position)) listMovements(position, seat, hiddenAttackCards, list);
      listAttacks(position, seat, hiddenAttackCards, list);
    },
    refuse: (position, seat, [from, to, cards], isOpen) => refuse(position, seat, from, to, cards, hiddenAttackCards && !isOpen),
    play(position, seat, [from, to, cards], _, isOpen) {
      if (isAsking(position)) closeDecision(position, 1 << seat);
      const movement = movementCard(cards & 15);
      const attack = movement === undefined ? cards & 15 : cards >> 4;
      if (movement !== undefined) playFromHand(position, seat, cards & 15, 'spent');
      if (movement?.swaps) {
        swapPieces(position, pieceOn(position, from), pieceOn(position, to));
        // Targets and Attack cards are secret: the question is asked whenever he holds cards.
        if (options.swapThenAttack && handSize(position, seat) > 0) ask(position, 'follow', 1 << seat);
        return;
      }
      const ran =
        movement === undefined ? !areAdjacent(position.rules.tables, from, to) : (movement.showsRunner?.(position, from, to) ?? false);
      if (pieceOn(position, to) < 0) movePiece(position, pieceOn(position, from), from, to, ran);
      else announceAttackWith(position, from, to, attack, ran, hiddenAttackCards && !isOpen && attack > 0);
    },
  };
}

/** With a Movement card, and an Attack card where it leads to an enemy. */
function listMovements(position: Position, seat: number, canHide: boolean, list: DeedSink): void {
  const hand = pileOf(seat, 'hand');
  for (let place = 0; place < handSize(position, seat); place++) {
    const number = cardNumberAt(position, hand, place);
    const card = movementCard(number);
    if (card !== undefined)
      forEachPiece(position, seat, (piece, from) => listMovement(position, seat, piece, from, number, card, canHide, list));
  }
}

function listMovement(
  position: Position,
  seat: number,
  piece: number,
  from: number,
  number: number,
  card: MovementCard,
  canHide: boolean,
  list: DeedSink,
): void {
  if (position.rules.kinds[kindOf(position, piece)].moves === 'never') return;
  const count = card.reach(position, from, targets);
  for (let at = 0; at < count; at++) {
    const to = targets[at];
    const target = pieceOn(position, to);
    const isOwn = target >= 0 && seatOf(position, target) === seat;
    if (isOwn !== (card.swaps ?? false)) continue;
    list.add(from, to, number);
    if (target >= 0 && !isOwn)
      eachAttackCard(position, seat, piece, canHide, (attack, isOpen) => list.add(from, to, number | (attack << 4), isOpen));
  }
}

/** With an Attack card alone, by ordinary moves; BC-61: cards are not bound by the two-square rule. */
function listAttacks(position: Position, seat: number, canHide: boolean, list: DeedSink): void {
  const count = listReach(position, seat, moves);
  for (let at = 0; at < count; at++) {
    const [from, to] = [moves[at] & 255, moves[at] >>> 8];
    if (isEnemyOn(position, seat, to))
      eachAttackCard(position, seat, pieceOn(position, from), canHide, (attack, isOpen) => list.add(from, to, attack, isOpen));
  }
}

/** AUD-6: with the option each card can lie hidden or open, and only a hidden card may be a bluff; without it `open` is not allowed. */
function eachAttackCard(
  position: Position,
  seat: number,
  piece: number,
  canHide: boolean,
  visit: (number: number, isOpen: boolean) => void,
): void {
  for (let place = 0; place < handSize(position, seat); place++) {
    const number = cardNumberAt(position, pileOf(seat, 'hand'), place);
    const card = attackCard(number);
    if (card === undefined) continue;
    if (canHide) visit(number, false);
    if (isUsefulFor(card, kindIdOf(position, piece))) visit(number, canHide);
  }
}

/** BC-57: a card that does nothing for the attacker can only be a bluff. */
function isUsefulFor(card: AttackCard, kind: string): boolean {
  return card.usefulFor?.includes(kind) ?? true;
}

function refuse(position: Position, seat: number, from: number, to: number, cards: number, isHidden: boolean): Refusal | undefined {
  const { board, kinds } = position.rules;
  const [first, second] = [cards & 15, cards >> 4];
  if (first === 0 || first > BATTLE_CARDS.length || second > BATTLE_CARDS.length) return { code: 'badDeed', deed: 'cards', wants: 'cards' };
  for (const number of second === 0 ? [first] : [first, second]) {
    const missing = refuseCard(position, seat, number);
    if (missing !== undefined) return missing;
  }
  const movement = movementCard(first);
  const attack = movement === undefined ? first : second;
  // A Movement card first, an Attack card second, one of each at most (BC-6, BC-8); after a swap an Attack card alone.
  const misplaced = [
    movement === undefined ? second : 0,
    attack > 0 && attackCard(attack) === undefined ? attack : 0,
    isAsking(position) && movement !== undefined ? first : 0,
  ].find((number) => number > 0);
  if (misplaced !== undefined) return { code: 'wrongCard', card: cardNumbered(misplaced)?.id ?? '', deed: 'cards' };
  const piece = pieceOn(position, from);
  if (piece < 0) return { code: 'noPiece', cell: board.cells[from] };
  if (seatOf(position, piece) !== seat) return { code: 'notYourPiece', cell: board.cells[from] };
  if (kinds[kindOf(position, piece)].moves === 'never')
    return { code: 'immovable', cell: board.cells[from], kind: kindIdOf(position, piece) };
  // BC-58.
  if (attack > 0 && !isEnemyOn(position, seat, to)) return { code: 'noAttack', card: BATTLE_CARDS[attack - 1].id };
  const card = attackCard(attack);
  if (card !== undefined && !isHidden && !isUsefulFor(card, kindIdOf(position, piece)))
    return { code: 'wrongCard', card: card.id, deed: 'cards' };
  return reaches(position, seat, from, to, movement)
    ? undefined
    : { code: 'outOfReach', deed: 'cards', from: board.cells[from], to: board.cells[to] };
}

function reaches(position: Position, seat: number, from: number, to: number, movement: MovementCard | undefined): boolean {
  if (movement === undefined) return moves.subarray(0, listReach(position, seat, moves)).includes(from | (to << 8));
  const target = pieceOn(position, to);
  const isOwn = target >= 0 && seatOf(position, target) === seat;
  return targets.subarray(0, movement.reach(position, from, targets)).includes(to) && isOwn === (movement.swaps ?? false);
}
