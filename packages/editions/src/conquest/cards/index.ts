/** The seven action cards (CQ-2). */

import { CARD_IDS, type CardId } from '../state/piles.ts';
import { blitz } from './blitz.ts';
import type { ActionCard } from './card.ts';
import { newSpy, reinforcement, surpriseAttack } from './comeback.ts';
import { regroupCard } from './regroup.ts';
import { secretInformation } from './secretInformation.ts';
import { traitor } from './traitor.ts';

const CARDS: Readonly<Record<CardId, ActionCard>> = {
  reinforcement,
  blitz,
  surpriseAttack,
  regroup: regroupCard,
  secretInformation,
  newSpy,
  traitor,
};

/** By number, counted from one; nothing at 0. */
export const CARD_NUMBERED: readonly (ActionCard | undefined)[] = [undefined, ...CARD_IDS.map((id) => CARDS[id])];
