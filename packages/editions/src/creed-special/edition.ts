/** Assassin's Creed Special: the Classic game with the Shroud of the spy, the Sword of the captains and the Apple. */

import { type Edition, type OptionSpec, pieceOn } from '@flagfall/engine';
import { type RuleExtension, resolveAttack } from '@flagfall/engine/edition';
import { passDeed } from '../core/deeds.ts';
import { creedClassic } from '../creed-classic/edition.ts';
import { isConsistent } from './consistency.ts';
import { apple } from './powers/apple.ts';
import { continueChain, NOTES } from './powers/chain.ts';
import { askForFallenSpies, HEAL_QUESTION, HEALABLE, healDeed, QUESTIONS } from './powers/shroud.ts';
import { sword } from './powers/sword.ts';

/** D-11: a bomb hit in an Apple chain stays on the board. */
const appleBombStays: OptionSpec = { key: 'appleBombStays', type: 'choice', values: ['off', 'on'], default: 'off' };
/** U-32: a healed piece is not shown to the enemy. */
const shroudHidden: OptionSpec = { key: 'shroudHidden', type: 'choice', values: ['off', 'on'], default: 'off' };

export const creedSpecial: Edition = {
  ...creedClassic,
  id: 'creed-special',
  revision: 1,
  options: [...creedClassic.options, appleBombStays, shroudHidden],
  extension(options): RuleExtension {
    return {
      deeds: [sword, apple, healDeed(options.shroudHidden === 'on', continueChain), passDeed('ACS-3', [HEAL_QUESTION], continueChain)],
      questions: QUESTIONS,
      notes: NOTES,
      returnableKinds: HEALABLE,
      deedsMax: 512,
      isConsistent,
      attack(position, from, to) {
        const pieces = [pieceOn(position, from), pieceOn(position, to)];
        resolveAttack(position, from, to);
        askForFallenSpies(position, pieces);
      },
    };
  },
};
