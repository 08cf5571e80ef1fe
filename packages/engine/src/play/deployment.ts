/** Deployments: check one and name each fault, sample one at random, put it on the board. */

import { assert, describeForeign } from '../basics.ts';
import { type Cell, neighboursOf } from '../board.ts';
import { type Chance, NO_CHANCE } from '../chance.ts';
import { closeDecision, confirmDeployment, openAction, placePiece, startGame } from '../facts/facts.ts';
import { NO_KIND, newPosition, Offset, type Position } from '../position/position.ts';
import type { Rules } from '../rules/rules.ts';
import { endIfImmobile, writeNonMoveFrame } from '../rules/turn.ts';
import type { Deployment, DeploymentFault } from '../types.ts';

/** The same inside the engine: a kind number (or NO_KIND) for each home cell of the seat, in the order of `rules.homes[seat]`. */
export type PackedDeployment = Uint8Array;

/** The cells a seat deploys on, as far as the game has decided them. */
export function homeOf(position: Position, seat: number): readonly number[] {
  const { extension, homes } = position.rules;
  return extension?.homeOf?.(position, seat) ?? homes[seat];
}

/**
 * Every fault of a deployment, in the order of the board and then of the army; an empty list means it is legal. Here and below, `home` is required
 * where the home cells are decided during the game (`homeOf`).
 */
export function deploymentFaults(
  rules: Rules,
  seat: number,
  deployment: Deployment,
  home: readonly number[] = rules.homes[seat],
): readonly DeploymentFault[] {
  const faults: DeploymentFault[] = [];
  const placed = new Map<string, number>();
  for (const [cell, kind] of Object.entries(deployment)) {
    const number = rules.board.indexOf.get(cell);
    const known = rules.kinds.some((candidate) => candidate.id === kind && (rules.edition.army[kind] ?? 0) > 0);
    if (number === undefined) faults.push({ code: 'unknownCell', cell });
    else if (!home.includes(number)) faults.push({ code: 'outsideHome', cell, kind: describeForeign(kind) });
    if (!known) faults.push({ code: 'unknownKind', cell, kind: describeForeign(kind) });
    placed.set(kind, (placed.get(kind) ?? 0) + 1);
  }
  for (const [kind, required] of Object.entries(rules.edition.army)) {
    const count = placed.get(kind) ?? 0;
    if (count > required) faults.push({ code: 'tooMany', kind, placed: count, allowed: required });
    if (count < required) faults.push({ code: 'tooFew', kind, placed: count, required });
  }
  const extensionFault = faults.length === 0 ? rules.extension?.deploymentFault?.(home, kindsOn(rules, home, deployment)) : undefined;
  return extensionFault === undefined ? faults : [extensionFault];
}

/** U-10: an army that cannot make a first move is legal, and lost. */
export function isImmobileDeployment({ board, kinds }: Rules, deployment: Deployment): boolean {
  // On a map a seat that cannot move has not lost: the turn passes.
  if (!board.isGrid) return false;
  const isFree = (cell: number): boolean => !board.obstacle[cell] && deployment[board.cells[cell]] === undefined;
  return !Object.entries(deployment).some(
    ([cell, id]) => kinds.find((kind) => kind.id === id)?.moves !== 'never' && neighboursOf(board, board.indexOf.get(cell)!).some(isFree),
  );
}

/** A random legal deployment, each equally likely. */
export function samplePackedDeployment(
  rules: Rules,
  seat: number,
  chance: Chance,
  home: readonly number[] = rules.homes[seat],
): PackedDeployment {
  for (;;) {
    const kinds = drawKinds(rules, home.length, chance);
    if (rules.extension?.deploymentFault?.(home, kinds) === undefined) return kinds;
  }
}

/** The army, shuffled over so many cells. */
function drawKinds(rules: Rules, cells: number, chance: Chance): PackedDeployment {
  const kinds = new Uint8Array(cells).fill(NO_KIND);
  const order = new Uint8Array(cells);
  for (let at = 0; at < cells; at++) order[at] = at;
  let placed = 0;
  for (let kind = 0; kind < rules.kinds.length; kind++)
    for (let n = 0; n < rules.army[kind]; n++) {
      const drawn = placed + chance.below(cells - placed);
      const cell = order[drawn];
      order[drawn] = order[placed++];
      kinds[cell] = kind;
    }
  return kinds;
}

export function sampleDeployment(rules: Rules, seat: number, chance: Chance, home: readonly number[] = rules.homes[seat]): Deployment {
  return unpackDeployment(rules, seat, samplePackedDeployment(rules, seat, chance, home), home);
}

export function unpackDeployment(
  rules: Rules,
  seat: number,
  kinds: PackedDeployment,
  home: readonly number[] = rules.homes[seat],
): Deployment {
  const entries: [Cell, string][] = [];
  home.forEach((cell, at) => {
    if (kinds[at] !== NO_KIND) entries.push([rules.board.cells[cell], rules.kinds[kinds[at]].id]);
  });
  return Object.fromEntries(entries);
}

/** The compact form of a legal deployment. */
export function packDeployment(
  rules: Rules,
  seat: number,
  deployment: Deployment,
  home: readonly number[] = rules.homes[seat],
): PackedDeployment {
  assert(deploymentFaults(rules, seat, deployment, home).length === 0, 'the deployment has been checked');
  return kindsOn(rules, home, deployment);
}

function kindsOn(rules: Rules, home: readonly number[], deployment: Deployment): PackedDeployment {
  return Uint8Array.from(home, (cell) => {
    const kind = Object.hasOwn(deployment, rules.board.cells[cell]) ? deployment[rules.board.cells[cell]] : undefined;
    return kind === undefined ? NO_KIND : rules.kinds.findIndex((candidate) => candidate.id === kind);
  });
}

/** The second kind of a split (`Edition.split`), by number; the kind itself where it was never split. */
export function splitKind({ edition, kinds }: Rules, kind: number): number {
  const other = edition.split?.[kinds[kind].id];
  return other === undefined ? kind : kinds.findIndex(({ id }) => id === other);
}

/** A new game, with what comes before the deployment; chance decides who begins where the rules draw lots. */
export function newGame(rules: Rules, chance: Chance): Position {
  const lot = rules.starter >= 0 || rules.actsBeforeDeployment ? Math.max(0, rules.starter) : chance.below(rules.seats.length);
  const position = newPosition(rules, lot);
  playBeforeDeployment(position, chance);
  return position;
}

/** Plays what comes before the deployment, in an edition where something does. */
export function playBeforeDeployment(position: Position, chance: Chance): void {
  const { extension } = position.rules;
  if (extension?.beforeDeployment === undefined) return;
  assert(position.words[Offset.ACTIONS] === 0, 'a game begins once');
  openAction(position);
  extension.beforeDeployment(position, chance);
}

/**
 * Puts a seat's pieces on the board (U-4: in any order, secretly). When the last seat is ready the game begins; where there are cards, chance
 * shuffles them then.
 */
export function deploy(position: Position, seat: number, kinds: PackedDeployment, chance: Chance = NO_CHANCE): void {
  const { rules } = position;
  openAction(position);
  writeNonMoveFrame(position, seat);
  let piece = seat * rules.armySize;
  const home = homeOf(position, seat);
  for (let at = 0; at < home.length; at++) if (kinds[at] !== NO_KIND) placePiece(position, piece++, kinds[at], home[at]);
  assert(piece === (seat + 1) * rules.armySize, 'the whole army is placed');
  confirmDeployment(position, seat);
  closeDecision(position, 1 << seat);
  if (position.words[Offset.DECISION_COUNT] > 0) return;
  startGame(position);
  rules.extension?.afterDeployment?.(position, chance);
  if (position.words[Offset.DECISION_COUNT] === 0 && !rules.managesTurns) endIfImmobile(position);
}
