/**
 * The letters of the Gravon archive: a field of the classic board, row by row from a1. A is empty, _ a lake; red has B for a bomb, C to L
 * for the ranks one to ten, M for a flag, and blue the same from N to Y.
 */

import { fail, ok, type Result } from '../../basics.ts';
import type { Cell } from '../../board.ts';
import type { PieceKind } from '../../edition/edition.ts';
import { deploymentFaults } from '../../play/deployment.ts';
import type { Rules } from '../../rules/rules.ts';
import { type BySeat, SEATS } from '../../seats.ts';
import type { Deployment } from '../../types.ts';
import { deploymentFaultText } from '../deploymentRows.ts';
import { quoted, type RecordFault } from '../record.ts';

const EMPTY = 'A';
const LAKE = '_';
/** The letter of red's bombs, after which come its ranks. */
const FIRST = 'B'.charCodeAt(0);
/** Bomb, ten ranks, flag. */
const KINDS_EACH = 12;

/** The deployments of both sides, each complete and on its own rows. */
export function deploymentsOfField(rules: Rules, field: string, line: number): Result<BySeat<Deployment>, RecordFault> {
  const bad = (what: string): { ok: false; error: RecordFault } => fail({ code: 'badGame', line, what });
  const { board } = rules;
  if (field.length !== board.cells.length) return bad(`the field has ${field.length} letters, the board ${board.cells.length} cells`);
  const placed: readonly [Cell, string][][] = rules.seats.map(() => []);
  for (const [index, letter] of [...field.toUpperCase()].entries()) {
    const cell = board.cells[index];
    if ((letter === LAKE) !== (board.obstacle[index] === 1)) return bad(`the lakes of the field are not those of the board: ${cell}`);
    if (letter === LAKE || letter === EMPTY) continue;
    const number = letter.charCodeAt(0) - FIRST;
    const seat = Math.floor(number / KINDS_EACH);
    const kind = seat < 0 || seat >= placed.length ? undefined : kindOfLetter(rules.kinds, number % KINDS_EACH);
    if (kind === undefined) return bad(`${quoted(letter)} on ${cell} is no piece`);
    placed[seat].push([cell, kind.id]);
  }
  const deployments = placed.map((pieces) => Object.fromEntries(pieces));
  for (const [seat, deployment] of deployments.entries()) {
    const [fault] = deploymentFaults(rules, seat, deployment);
    if (fault !== undefined) return bad(`${SEATS[seat]}: ${deploymentFaultText(fault)}`);
  }
  return ok(Object.fromEntries(rules.seats.map((seat, index) => [seat, deployments[index]])));
}

/** How many pieces each side has on a field, whatever they are. */
export function armiesOfField(field: string): readonly number[] {
  const armies = [0, 0];
  for (const letter of field.toUpperCase()) {
    const number = letter.charCodeAt(0) - FIRST;
    if (number >= 0 && number < armies.length * KINDS_EACH) armies[Math.floor(number / KINDS_EACH)]++;
  }
  return armies;
}

function kindOfLetter(kinds: readonly PieceKind[], number: number): PieceKind | undefined {
  if (number === 0) return kinds.find((kind) => kind.moves === 'never' && !kind.prize);
  if (number === KINDS_EACH - 1) return kinds.find((kind) => kind.prize);
  return kinds.find((kind) => kind.rank === number);
}
