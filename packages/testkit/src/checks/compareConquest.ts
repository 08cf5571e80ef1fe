/** Plays the engine and the naive reference of Conquest side by side, from the draft to the end, and reports the first difference. */

import {
  actionCount,
  type Board,
  type Chance,
  cellOf,
  compileRules,
  type Edition,
  eventsSince,
  formatIntent,
  type GameEvent,
  homeOf,
  isCaptured,
  isRunning,
  kindOf,
  leave,
  NO_KIND,
  neighboursOf,
  newGame,
  type OptionValue,
  observe,
  type Position,
  pendingDecision,
  pieceCount,
  pieceOn,
  resultOf,
  SEATS,
  type Seat,
  seatOf,
  seededChance,
  turnOf,
} from '@flagfall/engine';
import { cardsIn, hasMoved, hasRun, shownTo } from '@flagfall/engine/edition';
import {
  decodeIntent,
  departedSeats,
  deploy,
  intentsMax,
  isDeploying,
  listIntents,
  PileTracker,
  play,
  presentSeats,
  samplePackedDeployment,
  seatsIn,
  unpackDeployment,
} from '@flagfall/engine/internal';
import { startConquest } from '../naive/conquest/game.ts';
import type { NaiveConquest, NaiveConquestLuck, NaiveConquestOptions } from '../naive/conquest/types.ts';
import { FLAG_NOTES } from '../scenarios/mapPosition.ts';
import { compareLists } from './compareSpecial.ts';

/** In one of so many games a seat leaves. */
const LEAVERS = 4;

/** The first disagreement of a random game, or undefined. `hunt` makes players play cards and attack where they can. */
export function firstConquestDisagreement(
  edition: Edition,
  options: Readonly<Record<string, OptionValue>>,
  seed: string,
  hunt: boolean,
): string | undefined {
  const rules = compileRules(edition, options);
  const chance = seededChance(seed);
  const position = newGame(rules, chance);
  const piles = new PileTracker(rules);
  for (const event of eventsSince(position, 0)) piles.follow(event);
  let naive = startNaively(position, piles);
  const buffer = new Int32Array(intentsMax(position));
  const leavingAt = chance.below(LEAVERS) === 0 ? 30 + chance.below(200) : -1;
  for (let ply = 0; ; ply++) {
    if (isDeploying(position)) naive = deployBoth(position, naive, chance, piles);
    const intents = new Map(
      Array.from(buffer.subarray(0, listIntents(position, buffer)), (word) => [formatIntent(decodeIntent(rules, word)), word]),
    );
    const fault = compareLists([...intents.keys()], naive.legal) ?? compareLooks(lookOf(position), naive.look);
    if (fault !== undefined) return `seed ${seed}, ply ${ply}: ${fault}`;
    if (!isRunning(position)) return undefined;
    const before = actionCount(position);
    if (ply === leavingAt) {
      const present = presentSeats(position);
      const seat = present[chance.below(present.length)];
      leave(position, seat, 'resigned', chance);
      naive = naive.leave(seat, 'resigned', luckOf(eventsSince(position, before), piles));
      continue;
    }
    const texts = [...intents.keys()];
    const eager = texts.filter((text) => (text.startsWith('move ') ? isAttack(position, text) : text !== 'pass' && text !== 'done'));
    const choice = hunt && eager.length > 0 && chance.below(4) > 0 ? eager : texts;
    const text = choice[chance.below(choice.length)];
    play(position, intents.get(text) ?? 0, chance);
    naive = naive.play(text, luckOf(eventsSince(position, before), piles));
  }
}

function startNaively(position: Position, piles: PileTracker): NaiveConquest {
  const { board, options } = position.rules;
  return startConquest({
    territories: territoriesOf(board),
    borders: board.cells.flatMap((cell, number) =>
      neighboursOf(board, number)
        .filter((next) => next > number)
        .map((next) => [cell, board.cells[next]] as const),
    ),
    options: options as unknown as NaiveConquestOptions,
    starter: SEATS[turnOf(position)],
    deck: piles.cardsOf('draw'),
  });
}

function territoriesOf(board: Board): readonly { readonly id: string; readonly zones: readonly string[]; readonly city: boolean }[] {
  const cities = board.tags.get('city') ?? [];
  return [...board.tags]
    .filter(([tag]) => tag.startsWith('territory:'))
    .map(([tag, zones]) => ({ id: tag.slice('territory:'.length), zones, city: zones.some((zone) => cities.includes(zone)) }));
}

function deployBoth(position: Position, start: NaiveConquest, chance: Chance, piles: PileTracker): NaiveConquest {
  const { rules } = position;
  const before = actionCount(position);
  const deployed = rules.seats.reduce((naive, seat, number) => {
    const home = homeOf(position, number);
    const kinds = samplePackedDeployment(rules, number, chance, home);
    deploy(position, number, kinds, chance);
    return naive.deploy(seat, unpackDeployment(rules, number, kinds, home));
  }, start);
  for (const event of eventsSince(position, before)) piles.follow(event);
  return deployed;
}

/** The results of chance in an action, from its events. */
function luckOf(events: readonly GameEvent[], piles: PileTracker): NaiveConquestLuck {
  const isDrawn = events.some(
    ({ type, ...event }) => type === 'deedDone' && 'cards' in event && /^(reinforcement|surprise)/.test(String(event.cards)),
  );
  const mixed = events.find((event) => event.type === 'piecesMixed');
  const planted = events.some((event) => event.type === 'seatLeft') ? events.find((event) => event.type === 'pieceReturned') : undefined;
  const shuffles: (readonly string[])[] = [];
  for (const event of events) {
    piles.follow(event);
    if (event.type === 'pileShuffled') shuffles.push(piles.cardsOf(event.pile));
  }
  return {
    ...(isDrawn && mixed !== undefined ? { drawn: mixed.kinds[0] } : {}),
    ...(shuffles.length > 0 ? { shuffles } : {}),
    ...(planted === undefined ? {} : { planted: planted.cell }),
  };
}

function isAttack(position: Position, text: string): boolean {
  const target = position.rules.board.indexOf.get(text.split(' ')[2]) ?? 0;
  return pieceOn(position, target) >= 0;
}

/** The reference has every piece in the bag until it is placed; and when the game is over, turn and moves do not matter any more. */
function compareLooks(ours: readonly string[], theirs: readonly string[]): string | undefined {
  const isSetUp = theirs.some((line) => line.startsWith('waiting draft') || line.startsWith('waiting deploy'));
  const isOver = theirs.some((line) => line.startsWith('ended '));
  const matters = (line: string): boolean => !(isSetUp && line.startsWith('bag ')) && !(isOver && /^(turn|moves|must|gone)\b/.test(line));
  const [here, there] = [ours, theirs].map((lines) => lines.filter(matters).toSorted());
  if (here.join('\n') === there.join('\n')) return undefined;
  // Lines may stand twice: each is struck off against one of the others.
  const only = (lines: readonly string[], others: readonly string[]): string => {
    const rest = [...others];
    return lines.filter((line) => !rest.includes(line) || rest.splice(rest.indexOf(line), 1).length === 0).join('; ');
  };
  return `the engine sees ${only(here, there)} | the reference ${only(there, here)}`;
}

/** The position in the lines that the reference writes. */
function lookOf(position: Position): readonly string[] {
  const { rules } = position;
  const view = observe(position, 'audience');
  const waiting = pendingDecision(position);
  const result = resultOf(position);
  const gone = seatsIn(departedSeats(position));
  const isPlanting = waiting?.decision === 'plant';
  const lines = [
    ...territoriesOf(rules.board).flatMap(({ id, zones }) => {
      const owner = rules.seats.find((seat) => view.homes[seat]?.includes(zones[0]));
      return owner === undefined ? [] : [`claim ${id} ${owner}`];
    }),
    ...Array.from({ length: pieceCount(position) }, (_, piece) => pieceLine(position, piece)).flat(),
    ...flagLines(view.notes, rules.seats, isPlanting ? waiting.seats[0] : undefined),
    `turn ${SEATS[turnOf(position)]}`,
    ...(view.notes.round === undefined ? [] : [`moves ${view.notes.moves ?? 0}`, `round ${view.notes.round}`]),
    ...(view.notes.mustMove === undefined ? [] : ['must']),
    ...(rules.decks?.piles ?? []).map(({ id }, pile) =>
      `${id} ${cardsIn(position, pile)
        .map((card) => rules.decks?.kindByCard[card])
        .join()}`.trim(),
    ),
    ...(gone.length === 0 ? [] : [`gone ${gone.join()}`]),
  ];
  if (waiting !== undefined) lines.push(`waiting ${waiting.decision} ${waiting.seats.join()}`);
  if (result !== undefined) lines.push(`ended ${result.ending} ${result.winners.join()}`.trim());
  return lines;
}

function pieceLine(position: Position, piece: number): readonly string[] {
  const { board, kinds, seats } = position.rules;
  const number = seatOf(position, piece);
  const kind = kinds[kindOf(position, piece)]?.id;
  const others = shownTo(position, piece) & ((1 << seats.length) - 1) & ~(1 << number);
  const shown = others === 0 ? '' : ` shown ${seatsIn(others).join()}`;
  if (kindOf(position, piece) === NO_KIND) return [];
  if (cellOf(position, piece) !== board.offBoard)
    return [
      `piece ${SEATS[number]} ${kind} ${board.cells[cellOf(position, piece)]}${hasMoved(position, piece) ? ' moved' : ''}${hasRun(position, piece) ? ' ran' : ''}${shown}`,
    ];
  return isCaptured(position, piece) && kind !== 'flag' ? [`bag ${SEATS[number]} ${kind}${shown}`] : [];
}

function flagLines(notes: Readonly<Record<string, number>>, seats: readonly Seat[], planting: Seat | undefined): readonly string[] {
  const lines = seats.flatMap((seat) => {
    const holder = notes[FLAG_NOTES[seat]];
    return holder === undefined || seat === planting ? [] : [`flag ${seat} ${SEATS[holder - 1]}`];
  });
  return planting === undefined ? lines : [...lines, `planting ${planting}`];
}
