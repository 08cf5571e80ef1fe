/** Clone Wars Special: the Classic game with six powered pieces a side. */

import { type Edition, isCaptured, type OptionSpec, type PieceKind, pieceOn } from '@flagfall/engine';
import { type Power, type RuleExtension, resolveAttack } from '@flagfall/engine/edition';
import { CLASSIC_BEFORE, cloneClassic, SNIPER } from '../clone-classic/edition.ts';
import { kindIdOf, passDeed } from '../core/deeds.ts';
import { CORE_KINDS } from '../core/kinds.ts';
import { angerDeed, CHAIN_QUESTION, continueAnger, endAnger, isAngerConsistent, NOTES, QUESTIONS } from './powers/anger.ts';
import { clairvoyanceDeed } from './powers/clairvoyance.ts';
import { remoteAttackDeed } from './powers/remoteAttack.ts';

/** U-40: all 7s and 6s have the power of their rank. */
const allRank7and6HavePowers: OptionSpec = { key: 'allRank7and6HavePowers', type: 'choice', values: ['off', 'on'], default: 'off' };
/** U-41: a remote attack captures the base. */
const remoteCapturesBase: OptionSpec = { key: 'remoteCapturesBase', type: 'choice', values: ['on', 'off'], default: 'on' };
/** U-42: pieces and planets block clairvoyance and remote attack. */
const remoteBlocked: OptionSpec = { key: 'remoteBlocked', type: 'choice', values: ['off', 'on'], default: 'off' };

/** CWS-1, CWS-2: one of the 7s and one of the 6s have a power, and so are kinds of their own. */
const BERSERKER: PieceKind = { id: 'berserker', symbol: 'A', rank: 6, moves: 'step', powers: [] };

/** CWS-20, AUD-9: the 8s move like scouts, which is their power. */
const teleportation: Power = { id: 'teleportation', rule: 'CWS-20', isCounted: true };

/** Both 8s were one kind, and teleportation was not counted. */
const before: Edition = {
  ...CLASSIC_BEFORE,
  id: 'clone-special',
  revision: 1,
  kinds: [...CORE_KINDS.map((kind): PieceKind => (kind.rank === 8 ? { ...kind, moves: 'run' } : kind)), SNIPER, BERSERKER],
  army: { ...CLASSIC_BEFORE.army, major: 2, sniper: 1, captain: 1, berserker: 1 },
  options: [...CLASSIC_BEFORE.options, allRank7and6HavePowers, remoteCapturesBase, remoteBlocked],
  extension(options): RuleExtension {
    const all = options.allRank7and6HavePowers === 'on';
    const snipers = all ? ['sniper', 'major'] : ['sniper'];
    const berserkers = all ? ['berserker', 'captain'] : ['berserker'];
    const isBlocked = options.remoteBlocked === 'on';
    return {
      deeds: [
        clairvoyanceDeed(isBlocked),
        remoteAttackDeed({ snipers, capturesBase: options.remoteCapturesBase === 'on', isBlocked }),
        angerDeed(berserkers),
        passDeed('CWS-40', [CHAIN_QUESTION], endAnger),
      ],
      questions: QUESTIONS,
      notes: NOTES,
      deedsMax: 128,
      isConsistent: (position) => isAngerConsistent(position, berserkers),
      attack(position, from, to) {
        const piece = pieceOn(position, from);
        resolveAttack(position, from, to);
        if (berserkers.includes(kindIdOf(position, piece)) && pieceOn(position, to) === piece && !isCaptured(position, piece))
          continueAnger(position, piece);
      },
    };
  },
};

export const cloneSpecial: Edition = {
  ...before,
  revision: 2,
  before,
  kinds: cloneClassic.kinds.flatMap((kind): readonly PieceKind[] => {
    if (kind.rank === 8) return [{ ...kind, moves: 'run', powers: [teleportation] }];
    return kind.id === 'captain' ? [kind, BERSERKER] : [kind];
  }),
  army: { ...before.army, colonel: 1, secondColonel: 1 },
  split: { colonel: 'secondColonel' },
};
