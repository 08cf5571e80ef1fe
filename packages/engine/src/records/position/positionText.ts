/**
 * A whole position on one line: board, turn, actions played, turns since the last capture, recent moves, the state of powers and cards
 * (extensionText.ts), and the ending when it is over.
 *
 *     1b2'b9!4/.../r2"9 r 37 2 a4xa5,~b7xb6,a5a6,c8c7
 *
 * Handles are dealt anew in the order of cells, the captured pieces last, so a text never tells where a piece started.
 */

import { assert, fail, ok, type Result } from '../../basics.ts';
import { endGame } from '../../facts/facts.ts';
import { splitKind } from '../../play/deployment.ts';
import { intentsMax, listIntents } from '../../play/play.ts';
import { resultOf } from '../../play/submit.ts';
import { buildPosition, type PieceSpec } from '../../position/buildPosition.ts';
import {
  actionCount,
  ENDINGS,
  type Ending,
  Frame,
  isAsking,
  isRunning,
  type Position,
  quietPlies,
  turnOf,
  undeployedSeats,
} from '../../position/position.ts';
import type { Rules } from '../../rules/rules.ts';
import { SEATS, type Seat, seatIndex, seatMask } from '../../seats.ts';
import type { GameResult } from '../../types.ts';
import { SEAT_LETTERS, seatLetter, seatOfLetter } from '../symbols.ts';
import { formatBoard, parseBoard, type TextPiece } from './boardText.ts';
import { type BagPiece, formatExtension, parseExtension } from './extensionText.ts';
import type { PositionFault } from './positionFault.ts';
import { formatRecent, parseRecent } from './recentText.ts';
import { parseStreaks } from './streakText.ts';

/** Room for the longest chase that a game of twenty thousand plies can hold, each of whose moves is a part of the text. */
const LENGTH_MAX = 262_144;
/** A history that long takes a few megabytes; a larger number in a text must not make us allocate more. */
const ACTIONS_MAX = 100_000;

/** The position as text; everybody has deployed. */
export function formatPosition(position: Position): string {
  assert(undeployedSeats(position) === 0, 'a position text is of a game that has begun');
  const result = resultOf(position);
  const fields = [
    formatBoard(position),
    SEAT_LETTERS[turnOf(position)],
    actionCount(position),
    isMidTurn(position) ? quietInTurn(position) : quietPlies(position),
    isAsking(position) ? '-' : formatRecent(position),
  ];
  if (position.rules.extension !== undefined) fields.push(formatExtension(position));
  if (result !== undefined) fields.push(`${result.ending}:${result.winners.map(seatLetter).join('') || '-'}`);
  return fields.join(' ');
}

/** Whether the position may be in the middle of a turn: a question waits, or turns can have several moves. */
function isMidTurn(position: Position): boolean {
  return isAsking(position) || position.rules.managesTurns;
}

/** In the middle of a turn: -1 when a piece was captured in it. */
function quietInTurn(position: Position): number {
  return position.history[actionCount(position) * Frame.SIZE + Frame.QUIET];
}

/** The position of a text, to be played on under these rules. */
export function parsePosition(rules: Rules, text: string): Result<Position, PositionFault> {
  if (text.length > LENGTH_MAX) return fail({ code: 'tooLong', at: `${text.length} characters, at most ${LENGTH_MAX}` });
  const fields = text.split(' ');
  const least = rules.extension === undefined ? 5 : 6;
  if ((fields.length !== least && fields.length !== least + 1) || fields.includes(''))
    return fail({ code: 'fieldCount', at: `${fields.length} fields, there are ${least} or ${least + 1}, one space between them` });
  const [boardText, turnText, actionsText, quietText, recentText] = fields;
  const endingText = fields[least];
  const extension = rules.extension === undefined ? ok(undefined) : parseExtension(rules, fields[5]);
  if (!extension.ok) return extension;
  const isMiddle = (extension.value?.decisions.length ?? 0) > 0;
  const result = endingText === undefined ? ok(undefined) : parseEnding(rules, endingText);
  if (!result.ok) return result;
  const written = parseBoard(rules, boardText);
  if (!written.ok) return written;
  const turn = seatOfLetter(turnText);
  if (turn === undefined || !rules.seats.includes(turn)) return fail({ code: 'unknownTurn', at: turnText.slice(0, 12) });
  const pieces = dealHandles(rules, written.value, extension.value?.bags, result.value?.ending);
  if (!pieces.ok) return pieces;

  const movers = pieces.value.map((piece) => ({ ...piece, seat: Math.floor(piece.piece / rules.armySize) }));
  const before = (seatIndex(turn) + rules.seats.length - 1) % rules.seats.length;
  // The capture of a flag ends the game within the turn.
  const recent = parseRecent(rules, recentText, movers, result.value?.ending === 'flagCaptured' ? seatIndex(turn) : before);
  if (!recent.ok) return recent;
  const actions = countOf(actionsText);
  const isLong = rules.managesTurns;
  const quiet = (isMiddle || isLong) && quietText === '-1' ? -1 : countOf(quietText);
  const past = recent.value.length + (recent.value[0]?.returned ? 1 : 0);
  if (actions === undefined || actions < rules.seats.length + past)
    return fail({ code: 'badNumber', at: `actions ${actionsText.slice(0, 12)}` });
  const sinceAttack = recent.value.length - 1 - recent.value.findLastIndex((move) => move.attack);
  const attacked = sinceAttack < recent.value.length;
  if (isMiddle && recent.value.length > 0) return fail({ code: 'badMove', at: recentText.slice(0, 12) });
  if (
    quiet === undefined ||
    (quiet < sinceAttack && !isMiddle && !isLong) ||
    (attacked && quiet > sinceAttack) ||
    (quiet > actions - rules.seats.length && !isLong)
  )
    return fail({ code: 'badNumber', at: `quiet plies ${quietText.slice(0, 12)}` });

  const pieceOn = (seat: number, cell: number): number | undefined =>
    movers.find((piece) => piece.seat === seat && piece.cell === cell)?.piece;
  const streaks = parseStreaks(rules, extension.value?.streakTexts ?? [], pieceOn, recent.value);
  if (!streaks.ok) return streaks;
  // Where there are streaks, a deed lies between them and the recent moves.
  if (streaks.value.length > 0 && actions <= rules.seats.length + past + streaks.value.length)
    return fail({ code: 'badNumber', at: `actions ${actions}` });
  const built = buildPosition(rules, {
    pieces: pieces.value,
    turn: seatIndex(turn),
    actions,
    quiet,
    recent: recent.value,
    ...(extension.value === undefined ? {} : { extension: { ...extension.value, streaks: streaks.value } }),
  });
  if (!built.ok) return fail({ code: 'impossibleMoves', at: recentText.split(',')[built.error.at] ?? '' });
  if (rules.extension?.isConsistent(built.value, result.value !== undefined) === false)
    return fail({ code: 'badSpecial', at: fields[5].slice(0, 60) });
  return settleEnding(built.value, result.value);
}

/** The ending must be the one in the text; a position in which no seat can act is over. */
function settleEnding(position: Position, stated: GameResult | undefined): Result<Position, PositionFault> {
  const reached = resultOf(position);
  if (stated === undefined) {
    const stuck = isRunning(position) && listIntents(position, new Int32Array(intentsMax(position))) === 0;
    if (reached !== undefined || stuck || quietPlies(position) >= position.rules.quietLimit)
      return fail({ code: 'gameOver', at: reached?.ending ?? 'no move is left' });
  } else if (reached === undefined) endGame(position, ENDINGS.indexOf(stated.ending), seatMask(stated.winners));
  else if (reached.ending !== stated.ending || seatMask(reached.winners) !== seatMask(stated.winners))
    return fail({ code: 'badEnding', at: `the moves lead to ${reached.ending}` });
  return ok(position);
}

function parseEnding(rules: Rules, text: string): Result<GameResult, PositionFault> {
  const found = /^([A-Za-z]{1,20}):(-|[a-z]{1,4})$/.exec(text);
  const ending = ENDINGS.find((known) => known === found?.[1]);
  const winners = found?.[2] === '-' ? [] : [...(found?.[2] ?? '?')].map(seatOfLetter);
  if (ending === undefined || winners.some((seat) => seat === undefined || !rules.seats.includes(seat)))
    return fail({ code: 'badEnding', at: text.slice(0, 24) });
  return ok({ ending, winners: winners as readonly Seat[] });
}

/** Numbers the pieces on the board in the order of their cells, and after them those that are missing from each army. */
function dealHandles(
  rules: Rules,
  written: readonly TextPiece[],
  bags: readonly (readonly BagPiece[])[] | undefined,
  ending: Ending | undefined,
): Result<readonly PieceSpec[], PositionFault> {
  const dealt: PieceSpec[] = [];
  let prizesLost = 0;
  for (const [seat, name] of rules.seats.entries()) {
    const missing = Array.from(rules.army);
    let piece = seat * rules.armySize;
    for (const one of written.filter((other) => other.seat === seat).sort((a, b) => a.cell - b.cell)) {
      const kind = missing[one.kind] > 0 ? one.kind : splitKind(rules, one.kind);
      const { id } = rules.kinds[one.kind];
      if (--missing[kind] < 0) return fail({ code: 'tooMany', at: `${name} ${id} on ${rules.board.cells[one.cell]}` });
      dealt.push({
        piece: piece++,
        kind,
        cell: one.cell,
        moved: one.moved,
        ran: one.ran,
        shownTo: one.shownTo,
        exposed: one.exposed,
      });
    }
    for (const { kind, shownTo } of bags?.[seat] ?? []) {
      if (--missing[kind] < 0) return fail({ code: 'tooMany', at: `${name} ${rules.kinds[kind].id} in the bag` });
      dealt.push({ piece: piece++, kind, cell: undefined, moved: false, ran: false, shownTo });
    }
    // Where there are bags, a missing piece that lies in none was captured openly.
    const shownTo = bags === undefined ? 0 : (1 << SEATS.length) - 1;
    for (const [kind, count] of missing.entries()) {
      if (count > 0 && rules.kinds[kind].prize) prizesLost++;
      if (count > 0 && rules.kinds[kind].prize && ending !== 'flagCaptured')
        return fail({ code: 'noPrize', at: `${name} has no ${rules.kinds[kind].id}` });
      for (let n = 0; n < count; n++) dealt.push({ piece: piece++, kind, cell: undefined, moved: false, ran: false, shownTo });
    }
  }
  const hasPrizes = rules.kinds.some((kind) => kind.prize);
  if (ending === 'flagCaptured' && hasPrizes && prizesLost === 0) return fail({ code: 'badEnding', at: 'nothing was captured' });
  return ok(dealt);
}

function countOf(text: string): number | undefined {
  if (!/^(0|[1-9]\d{0,5})$/.test(text)) return undefined;
  const count = Number(text);
  return count <= ACTIONS_MAX ? count : undefined;
}
