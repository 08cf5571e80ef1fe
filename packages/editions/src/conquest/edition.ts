/** Conquest: four kingdoms on one map, for two to four players. */

import { type Edition, fightPlainly, kindOf, type OptionSpec, pieceOn, type Special, seatOf } from '@flagfall/engine';
import { passDeed } from '../core/deeds.ts';
import { memory } from '../core/options.ts';
import { ARMY, KINDS, KindNumber } from './army.ts';
import { bagOf } from './bag.ts';
import { accuse } from './deeds/accuse.ts';
import { card } from './deeds/card.ts';
import { done } from './deeds/done.ts';
import { look } from './deeds/look.ts';
import { place } from './deeds/place.ts';
import { plant } from './deeds/plant.ts';
import { rearrange, regroup } from './deeds/regroup.ts';
import { begin, draft, emptyTerritory, homeOf } from './draft.ts';
import { captureFlag } from './flags.ts';
import { BOARD } from './land.ts';
import { NOTES, NoteNumber, QUESTIONS } from './notes.ts';
import { PILES } from './piles.ts';
import { placing } from './placing.ts';
import { isSound } from './sound.ts';
import { afterLeaving, conduct, countMove, startPlay } from './turn.ts';

/** CQ-1. */
const players: OptionSpec = { key: 'players', type: 'count', from: 2, to: 4, off: false, default: 4 };
/** D-87: no territory may be left empty when pieces are placed. */
const minOnePerTerritory: OptionSpec = { key: 'minOnePerTerritory', type: 'choice', values: ['off', 'on'], default: 'off' };
/** U-71: a scout may attack at the end of a long way. */
const scoutChargeAttack: OptionSpec = { key: 'scoutChargeAttack', type: 'choice', values: ['on', 'off'], default: 'on' };
/** U-83: rounds after which flags and territories are counted. */
const turnLimit: OptionSpec = { key: 'turnLimit', type: 'count', from: 1, to: 1000, off: true, default: 60 };

export const conquest: Edition = {
  id: 'conquest',
  revision: 1,
  seats: ['red', 'blue', 'green', 'gold'],
  kinds: KINDS,
  army: ARMY,
  options: [players, memory, minOnePerTerritory, scoutChargeAttack, turnLimit],
  // CQ-12: nobody has a home before the draft.
  field: () => ({ board: BOARD, homes: {} }),
  starts: () => 'lot',
  piles: PILES,
  chaseRule: () => false,
  special: (options): Special => ({
    deeds: [draft, card, passDeed('U-68', ['card']), place, regroup, rearrange, look, accuse, plant, done],
    questions: QUESTIONS,
    notes: NOTES,
    bagOf,
    neverInBag: ['flag'],
    goneIn: NoteNumber.GONE,
    // There are 816 ways to choose three pieces of eighteen.
    deedsMax: 1024,
    runsAttack: options.scoutChargeAttack === 'on',
    begin,
    homeOf,
    ...(options.minOnePerTerritory === 'on' ? { deploymentFault: emptyTerritory } : {}),
    start: startPlay,
    attack(position, from, to) {
      const [attacker, defender] = [pieceOn(position, from), pieceOn(position, to)];
      fightPlainly(position, from, to);
      // CQ-40.
      if (kindOf(position, defender) === KindNumber.FLAG) captureFlag(position, seatOf(position, attacker), seatOf(position, defender));
    },
    afterMove: countMove,
    conduct,
    afterLeaving,
    placing,
    isSound,
  }),
};
