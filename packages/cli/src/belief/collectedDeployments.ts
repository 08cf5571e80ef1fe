/** Collected deployments of people: one a line, four rows of ten letters, front row first. Every tenth is held out from learning. */

import { type Deployment, deploymentFaults, type Rules, type Seat } from '@flagfall/engine';

/** The letters from bomb to flag, and A for an empty cell. */
export const EMPTY_LETTER = 'A';
export const KIND_LETTERS = 'BCDEFGHIJKLM';
const KINDS = ['bomb', 'spy', 'scout', 'miner', 'sergeant', 'lieutenant', 'captain', 'major', 'colonel', 'general', 'marshal', 'flag'];
export const COLUMNS = 10;
export const ROWS = 4;
const KEPT_OUT = 10;

export interface CollectedDeployments {
  /** The training set. */
  readonly training: readonly string[];
  /** The test set. */
  readonly test: readonly string[];
}

/** Lines with another army than most are mistakes and are skipped. */
export function parseDeployments(text: string): CollectedDeployments {
  const lines = text.split('\n').filter((line) => /^[A-M]{40}$/.test(line));
  const armies = Map.groupBy(lines, (line) => [...line].sort().join(''));
  const [most = []] = [...armies.values()].sort((a, b) => b.length - a.length);
  const isTest = (line: string): boolean => checksum([line, mirroredLine(line)].sort()[0]) % KEPT_OUT === 0;
  return { training: most.filter((line) => !isTest(line)), test: most.filter(isTest) };
}

/** The deployment of a seat that a line describes; undefined if the home or the army differs. */
export function deploymentOfLine(rules: Rules, seat: Seat, line: string): Deployment | undefined {
  const home = rules.homes[rules.seats.indexOf(seat)];
  const depth = (cell: number): number => Math.abs(rules.board.layout[cell].row - (rules.board.rows - 1) / 2);
  const cells = home.toSorted((a, b) => depth(a) - depth(b) || rules.board.layout[a].column - rules.board.layout[b].column);
  const placed = cells.flatMap((cell, at) =>
    line[at] === EMPTY_LETTER ? [] : [[rules.board.cells[cell], KINDS[KIND_LETTERS.indexOf(line[at])]]],
  );
  const deployment: Deployment = Object.fromEntries(placed);
  const fits = cells.length === line.length && deploymentFaults(rules, rules.seats.indexOf(seat), deployment).length === 0;
  return fits ? deployment : undefined;
}

/** The mirror image, which is as good a deployment. */
export function mirroredLine(line: string): string {
  return Array.from({ length: ROWS }, (_, row) => [...line.slice(row * COLUMNS, (row + 1) * COLUMNS)].reverse().join('')).join('');
}

/** Copies and mirror images of a deployment belong to the same set; otherwise the test set would contain what was learned. */
function checksum(line: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < line.length; at++) sum = Math.imul(sum ^ line.charCodeAt(at), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
