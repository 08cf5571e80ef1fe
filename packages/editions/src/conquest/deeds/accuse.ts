import { type Deed, kindOf, pieceOn, seatOf } from '@flagfall/engine';
import { ALL_SEATS, capturePiece, closeDecision, recordGuess, showPiece } from '@flagfall/engine/edition';
import { refuseTarget } from '../../core/deeds.ts';
import { ConquestKind } from '../army.ts';
import { captureFlag } from '../state/flags.ts';
import { CONQUEST_BOARD, isEnemyOf } from '../state/zones.ts';

/** U-76: the guess and whether it was right are public; after a wrong guess only the accuser sees the kind. */
export const accuse: Deed = {
  id: 'accuse',
  rule: 'U-76',
  when: ['accuse'],
  parameters: { cells: 1, kind: true },
  isMidTurn: true,
  list(position, seat, list) {
    for (let zone = 0; zone < CONQUEST_BOARD.offBoard; zone++)
      if (isEnemyOf(position, zone, seat)) for (let kind = 0; kind < position.rules.kinds.length; kind++) list.add(zone, kind);
  },
  refuse: (position, seat, [zone]) => refuseTarget(position, seat, zone),
  play(position, seat, [zone, kind]) {
    closeDecision(position, 1 << seat);
    const piece = pieceOn(position, zone);
    const isRight = kindOf(position, piece) === kind;
    recordGuess(position, seat, piece, kind, isRight);
    showPiece(position, piece, isRight ? ALL_SEATS : 1 << seat);
    if (!isRight) return;
    capturePiece(position, piece);
    // U-88.
    if (kind === ConquestKind.FLAG) captureFlag(position, seat, seatOf(position, piece));
  },
};
