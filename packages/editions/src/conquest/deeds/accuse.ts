import { capturePiece, closeDecision, type Deed, kindOf, pieceOn, presentPiece, recordGuess, seatOf } from '@flagfall/engine';
import { EVERYBODY, refuseTarget } from '../../core/deeds.ts';
import { KindNumber } from '../army.ts';
import { captureFlag } from '../flags.ts';
import { BOARD, isEnemyOf } from '../land.ts';

/** U-76: the guess and whether it was right are public; what the piece is after a wrong one, only the accuser knows. */
export const accuse: Deed = {
  id: 'accuse',
  rule: 'U-76',
  when: ['accuse'],
  takes: { cells: 1, kind: true },
  isPart: true,
  list(position, seat, list) {
    for (let zone = 0; zone < BOARD.wall; zone++)
      if (isEnemyOf(position, zone, seat)) for (let kind = 0; kind < position.rules.kinds.length; kind++) list.add(zone, kind);
  },
  refuse: (position, seat, [zone]) => refuseTarget(position, seat, zone),
  play(position, seat, [zone, kind]) {
    closeDecision(position, 1 << seat);
    const piece = pieceOn(position, zone);
    const isRight = kindOf(position, piece) === kind;
    recordGuess(position, seat, piece, kind, isRight);
    presentPiece(position, piece, isRight ? EVERYBODY : 1 << seat);
    if (!isRight) return;
    capturePiece(position, piece);
    // U-88.
    if (kind === KindNumber.FLAG) captureFlag(position, seat, seatOf(position, piece));
  },
};
