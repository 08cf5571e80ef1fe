/** Conquest: four kingdoms on one map, for two to four players. */

import { type Edition, kindOf, type OptionSpec, pieceOn, seatOf } from '@flagfall/engine';
import { type RuleExtension, resolveAttack } from '@flagfall/engine/edition';
import { passDeed } from '../core/deeds.ts';
import { memoryOption } from '../core/options.ts';
import { ARMY, ConquestKind, KINDS } from './army.ts';
import { accuse } from './deeds/accuse.ts';
import { card } from './deeds/card.ts';
import { done } from './deeds/done.ts';
import { look } from './deeds/look.ts';
import { place } from './deeds/place.ts';
import { plant } from './deeds/plant.ts';
import { rearrange, regroup } from './deeds/regroup.ts';
import { bagOf } from './state/bag.ts';
import { isConsistent } from './state/consistency.ts';
import { captureFlag } from './state/flags.ts';
import { NOTES, NoteNumber, QUESTIONS } from './state/notes.ts';
import { PILES } from './state/piles.ts';
import { pieceBeingPlaced } from './state/placing.ts';
import { CONQUEST_BOARD } from './state/zones.ts';
import { beginDraft, draft, emptyTerritory, homeOf } from './turns/draft.ts';
import { afterLeaving, countMove, manageTurn, startPlay } from './turns/turn.ts';

/** CQ-1. */
const players: OptionSpec = { key: 'players', type: 'count', from: 2, to: 4, off: false, default: 4 };
/** D-87: no territory may be left empty when pieces are placed. */
const minOnePerTerritory: OptionSpec = { key: 'minOnePerTerritory', type: 'choice', values: ['off', 'on'], default: 'off' };
/** U-71: a scout may attack at the end of a run. */
const scoutChargeAttack: OptionSpec = { key: 'scoutChargeAttack', type: 'choice', values: ['on', 'off'], default: 'on' };
/** U-83: rounds after which flags and territories are counted. */
const turnLimit: OptionSpec = { key: 'turnLimit', type: 'count', from: 1, to: 1000, off: true, default: 60 };

export const conquest: Edition = {
  id: 'conquest',
  revision: 1,
  seats: ['red', 'blue', 'green', 'gold'],
  kinds: KINDS,
  army: ARMY,
  options: [players, memoryOption, minOnePerTerritory, scoutChargeAttack, turnLimit],
  // CQ-12: no seat has home zones before the draft.
  battlefield: () => ({ board: CONQUEST_BOARD, homes: {} }),
  starter: () => 'lot',
  piles: PILES,
  chaseRule: () => false,
  extension: (options): RuleExtension => ({
    deeds: [draft, card, passDeed('U-68', ['card']), place, regroup, rearrange, look, accuse, plant, done],
    questions: QUESTIONS,
    notes: NOTES,
    bagOf,
    openWhenCaptured: ['flag'],
    departedNote: NoteNumber.GONE,
    // There are 816 ways to choose three pieces of eighteen.
    deedsMax: 1024,
    longRunsAttack: options.scoutChargeAttack === 'on',
    beforeDeployment: beginDraft,
    homeOf,
    ...(options.minOnePerTerritory === 'on' ? { deploymentFault: emptyTerritory } : {}),
    afterDeployment: startPlay,
    attack(position, from, to) {
      const [attacker, defender] = [pieceOn(position, from), pieceOn(position, to)];
      resolveAttack(position, from, to);
      // CQ-40.
      if (kindOf(position, defender) === ConquestKind.FLAG) captureFlag(position, seatOf(position, attacker), seatOf(position, defender));
    },
    afterMove: countMove,
    manageTurn,
    afterLeaving,
    pieceBeingPlaced,
    isConsistent,
  }),
};
