/** Checks the commitments of a record: the secret, every deployment, and every draw, made again from the seed. */

import {
  actionCount,
  eventsSince,
  type GameEvent,
  type GameRecord,
  leave,
  newPosition,
  type Position,
  parseDeploymentRows,
  type RecordFault,
  type Rules,
  replayRecord,
  SEATS,
  type Seat,
  submit,
} from '@flagfall/engine';
import { cardsIn } from '@flagfall/engine/edition';
import { playBeforeDeployment } from '@flagfall/engine/internal';
import { ActionChance } from '../chance.ts';
import { commitToChance, commitToDeployment, type Nonces, seedOf } from './commitment.ts';
import { CHANCE_COMMITMENT_HEADER, deploymentHeader, nonceHeader, SECRET_HEADER } from './record.ts';
import { intentBehind } from './recordIntents.ts';

/** What is wrong; undefined when all is right, or when the record has no commitments. Replay the record first. */
export function checkCommitments(rules: Rules, record: GameRecord): RecordFault | undefined {
  const said = (key: string): string | undefined => record.headers.find((header) => header.key === key)?.value;
  const secret = said(SECRET_HEADER);
  if (secret === undefined)
    return record.headers.some(({ key }) => key.startsWith('commitment ')) ? fault('the commitments are not opened: no secret') : undefined;
  if (said(CHANCE_COMMITMENT_HEADER) !== commitToChance(secret)) return fault('the secret is not the one that was committed to');
  for (const seat of rules.seats) {
    const recorded = record.deployments[seat];
    const deployment = recorded === undefined ? undefined : parseDeploymentRows(rules, seat, recorded);
    if (recorded === undefined || deployment === undefined || !deployment.ok) continue;
    if (said(deploymentHeader(seat)) !== commitToDeployment(secret, seat, deployment.value))
      return fault(`${seat}: the deployment is not the one that was committed to`, recorded.line);
  }
  const nonces: Nonces = Object.fromEntries(rules.seats.flatMap((seat) => pair(seat, said(nonceHeader(seat)))));
  return checkDraws(rules, record, seedOf(secret, rules.seats, nonces));
}

function pair(seat: Seat, nonce: string | undefined): readonly (readonly [Seat, string])[] {
  return nonce === undefined ? [] : [[seat, nonce]];
}

function fault(what: string, line = 0): RecordFault {
  return { code: 'badCommitment', line, what };
}

/** Plays the game again with the luck of the seed and compares the events. */
function checkDraws(rules: Rules, record: GameRecord, seed: string): RecordFault | undefined {
  const isLot = rules.starter < 0 && !rules.actsBeforeDeployment;
  const starter = isLot ? new ActionChance(seed, 0).below(rules.seats.length) : Math.max(0, rules.starter);
  if (isLot && record.starter !== undefined && SEATS[starter] !== record.starter) return fault('the seed lets another seat start');
  const again = newPosition(rules, starter);
  let wrong: RecordFault | undefined;
  replayRecord(rules, record, ({ action, events, position }) => {
    if (wrong !== undefined) return;
    const made = replayAction(again, events, new ActionChance(seed, actionCount(again) + 1));
    if (textOf(made, again) !== textOf(events, position)) wrong = fault('the draws do not follow from the seed', action?.line ?? 0);
  });
  return wrong;
}

/** The events, and how the cards lie afterwards. A record does not tell cards of one kind apart, so the result of a shuffle counts, not its order. */
function textOf(events: readonly GameEvent[], position: Position): string {
  const { decks } = position.rules;
  const piles = (decks?.piles ?? []).map((_, pile) => cardsIn(position, pile).map((card) => decks?.kindByCard[card]));
  return JSON.stringify([events.map((event) => (event.type === 'pileShuffled' ? { ...event, places: [] } : event)), piles]);
}

/** Applies the events, and returns what came of them this time. */
function replayAction(position: Position, told: readonly GameEvent[], chance: ActionChance): readonly GameEvent[] {
  const before = actionCount(position);
  const [first] = told;
  if (first.type === 'seatLeft') leave(position, first.seat, first.why, chance);
  else {
    const asked = intentBehind(position, first);
    if (asked === undefined) playBeforeDeployment(position, chance);
    else submit(position, asked.seat, asked.intent, chance);
  }
  return eventsSince(position, before);
}
