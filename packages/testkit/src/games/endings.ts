/**
 * Endings of a few pieces, where hunters and hunted go round in circles: chases over a distance (AUD-2) are common here and rare in whole games.
 */

import {
  actionCount,
  allSeenBy,
  type Chance,
  eventsSince,
  formatIntent,
  formatPosition,
  isRunning,
  Knowledge,
  kindOf,
  type MoveIntent,
  observe,
  type Position,
  parsePosition,
  pick,
  pieceCount,
  pieceOn,
  type Rules,
  refusalFor,
  SEATS,
  type Seat,
  seatIndex,
  seatOf,
  seededChance,
  shuffled,
  snapshotOf,
  turnOf,
  type Viewer,
} from '@flagfall/engine';
import { cardCount, drawCard, openAction, shufflePile } from '@flagfall/engine/edition';
import { decodeIntent, determinizeWith, intentsMax, listIntents, play } from '@flagfall/engine/internal';
import { drawnPosition, pileNumber } from '../scenarios/scenario.ts';
import { huntingIntent } from './randomGames.ts';

const PLIES_MAX = 200;
const MOVERS = 3;
const BOMBS = 3;
const CROWD = { columns: 5, rows: 3 };
const HAND = 3;

/** A prize and a few pieces that move for each seat, at least one of them a runner, on cells by chance. */
export function randomEnding(rules: Rules, chance: Chance): Position {
  return endingOf(rules, chance, endingPieces(rules, chance));
}

/** The same pieces and some bombs crowded into a corner, where many a seat soon has no move left. The seat in turn has one. */
export function crowdedEnding(rules: Rules, chance: Chance): Position {
  const corner = rules.board.layout.flatMap(({ column, row }, cell) => (column < CROWD.columns && row < CROWD.rows ? [cell] : []));
  const bomb = rules.kinds.findIndex(({ moves, prize }) => moves === 'never' && !prize);
  for (;;) {
    const bombs = rules.seats.flatMap((_, seat) =>
      Array.from({ length: Math.min(rules.army[bomb], 1 + chance.below(BOMBS)) }, () => ({ seat, kind: bomb, cell: 0 })),
    );
    const cells = shuffled(chance, corner);
    const pieces = [...endingPieces(rules, chance), ...bombs].map((piece) => ({ ...piece, cell: cells.pop()! }));
    const position = endingOf(rules, chance, pieces);
    if (plainIntents(position).length > 0) return position;
  }
}

/** The pieces with any of them to move; hands and piles by chance, too. */
function endingOf(rules: Rules, chance: Chance, pieces: readonly Standing[]): Position {
  const position = drawnPosition(rules, drawingOf(rules, pieces), pick(chance, rules.seats));
  if (rules.decks !== undefined) dealAtRandom(position, chance);
  return position;
}

/** Each seat gets a hand of up to three cards; some of the others are spent, and the draw pile may be empty. */
function dealAtRandom(position: Position, chance: Chance): void {
  openAction(position);
  for (const seat of position.rules.seats) {
    const [draw, hand, spent] = ['draw', 'hand', 'spent'].map((name) => pileNumber(position, `${name} ${seat}`));
    shufflePile(position, draw, chance);
    for (let card = chance.below(HAND + 1); card > 0; card--) drawCard(position, draw, hand);
    for (let card = chance.below(cardCount(position, draw) + 1); card > 0; card--) drawCard(position, draw, spent);
  }
}

interface Standing {
  readonly seat: number;
  readonly kind: number;
  readonly cell: number;
}

function endingPieces({ seats, kinds, army, board }: Rules, chance: Chance): readonly Standing[] {
  const cells = shuffled(
    chance,
    board.cells.map((_, cell) => cell).filter((cell) => !board.obstacle[cell]),
  );
  const oneOf = (moves: string): number =>
    pick(
      chance,
      [...kinds.keys()].filter((kind) => kinds[kind].moves === moves && army[kind] > 0),
    );
  const prize = kinds.findIndex((kind) => kind.prize);
  return seats.flatMap((_, seat) => {
    const steppers = new Set(Array.from({ length: 1 + chance.below(MOVERS - 1) }, () => oneOf('step')));
    return [prize, oneOf('run'), ...steppers].map((kind) => ({ seat, kind, cell: cells.pop()! }));
  });
}

function drawingOf({ board, kinds }: Rules, pieces: readonly Standing[]): string {
  const tokenOn = (cell: number): string => {
    const piece = pieces.find((one) => one.cell === cell);
    if (piece !== undefined) return `${'rb'[piece.seat]}${kinds[piece.kind].symbol}`;
    return board.obstacle[cell] ? '#' : '.';
  };
  const rows = Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (_column, column) => tokenOn(row * board.columns + column)).join(' '),
  );
  return rows.reverse().join('\n');
}

/** The moves of a seat that are refused as a chase. */
function forbiddenChases(position: Position): readonly string[] {
  const seat = SEATS[turnOf(position)];
  return triesOf(position, turnOf(position))
    .filter((intent) => refusalFor(position, seat, intent)?.code === 'chase')
    .map(({ from, to }) => `${from}-${to}`);
}

/** Every move from a piece of the seat along its row and its column. */
function triesOf(position: Position, seat: number): readonly MoveIntent[] {
  const { cells, layout } = position.rules.board;
  const own = [...cells.keys()].filter((cell) => pieceOn(position, cell) >= 0 && seatOf(position, pieceOn(position, cell)) === seat);
  const inLine = (one: number, other: number): boolean =>
    layout[one].row === layout[other].row || layout[one].column === layout[other].column;
  return own.flatMap((start) =>
    [...cells.keys()].filter((end) => inLine(start, end)).map((end) => ({ type: 'move', from: cells[start], to: cells[end] }) as const),
  );
}

export interface PursuerTwins {
  readonly fault: string | undefined;
  /** How often the chase rule forbade a move in one world that is legal in the other. */
  readonly parted: number;
}

/**
 * Two worlds in which a runner and a stepper of one seat have changed places. The same is played in both as long as no rule shows which is which: all
 * viewers but their owner must get the same views, events and refusals.
 */
export function checkPursuerTwins(rules: Rules, seed: string): PursuerTwins {
  const chance = seededChance(seed);
  const pieces = endingPieces(rules, chance);
  const owner = chance.below(rules.seats.length);
  const pair = ['run', 'step'].map((moves) => pieces.find(({ seat, kind }) => seat === owner && rules.kinds[kind].moves === moves)!);
  const swapped = pieces.map((piece) => (pair.includes(piece) ? { ...piece, kind: pair[1 - pair.indexOf(piece)].kind } : piece));
  const first = pick(chance, rules.seats);
  const worlds = [pieces, swapped].map((all) => drawnPosition(rules, drawingOf(rules, all), first));
  const [one, other] = worlds;
  const handles = pair.map(({ cell }) => pieceOn(one, cell));
  const viewers: readonly Viewer[] = [...rules.seats.filter((_, seat) => seat !== owner), 'audience'];
  const buffer = new Int32Array(intentsMax(one));
  let parted = 0;
  for (let ply = 0; ply < PLIES_MAX && worlds.every(isRunning); ply++) {
    if (turnOf(one) === owner && JSON.stringify(forbiddenChases(one)) !== JSON.stringify(forbiddenChases(other))) parted++;
    const fault =
      differences(worlds, viewers) ?? worlds.map((world) => wrongForOwner(world, rules.seats[owner])).find((wrong) => wrong !== undefined);
    if (fault !== undefined) return { fault: `ply ${ply}, ${fault}`, parted };
    const shows = (word: number): boolean => {
      const [mover, target] = [word & 255, word >> 8].map((cell) => pieceOn(one, cell));
      return target >= 0 && (handles.includes(mover) || handles.includes(target));
    };
    const [here, there] = worlds.map((world) => buffer.slice(0, listIntents(world, buffer)));
    const intents = here.filter((word) => there.includes(word) && word >>> 16 === 0 && !shows(word));
    if (intents.length === 0) break;
    const intent = huntingIntent(one, intents, chance);
    const before = actionCount(one);
    const luck = chance.below(1 << 30);
    for (const world of worlds) play(world, intent, seededChance(luck));
    // A side that cannot move any more gives its pieces away.
    if (isRunning(one) !== isRunning(other)) break;
    for (const viewer of viewers) {
      const [told, toldThere] = worlds.map((world) => JSON.stringify(allSeenBy(eventsSince(world, before), viewer)));
      if (told !== toldThere) return { fault: `ply ${ply}, ${viewer} is told ${told} and ${toldThere}`, parted };
    }
  }
  return { fault: undefined, parted };
}

/** Views and refusals of every other viewer must be the same in both worlds. */
function differences(worlds: readonly Position[], viewers: readonly Viewer[]): string | undefined {
  for (const viewer of viewers) {
    const looks: Readonly<Record<string, (world: Position) => unknown>> = {
      view: (world) => observe(world, viewer),
      snapshot: (world) => snapshotOf(world, viewer, undefined),
      // The board of the text names kinds; everything behind it is public.
      'position text': (world) => formatPosition(world).split(' ').slice(1),
      refusals: (world) =>
        viewer === 'audience' ? [] : triesOf(world, seatIndex(viewer)).map((intent) => refusalFor(world, viewer, intent)),
    };
    for (const [name, look] of Object.entries(looks)) {
      const [here, there] = worlds.map((world) => JSON.stringify(look(world)));
      if (here !== there) return `${viewer}: ${name} differ: ${here} and ${there}`;
    }
    // A determinization checks the chase with its own kinds.
    for (const world of worlds) {
      const knowledge = Knowledge.from(world.rules, snapshotOf(worlds[0], viewer, undefined));
      const imagined = determinizeWith(knowledge, seededChance('cards'), () => kindsOf(world));
      if (legalMoves(imagined) !== legalMoves(world))
        return `${viewer}: imagined, ${legalMoves(imagined)} are legal, and really ${legalMoves(world)}`;
      // And its text is read, even when the chase rule would have forbidden some of its moves.
      if (!world.rules.remembersReveals || world.rules.decks !== undefined) continue;
      const text = formatPosition(imagined);
      const read = parsePosition(world.rules, text);
      if (!read.ok || formatPosition(read.value) !== text) return `${viewer}: ${text} is read as ${JSON.stringify(read.ok || read.error)}`;
    }
  }
  return undefined;
}

function kindsOf(position: Position): readonly number[] {
  return Array.from({ length: pieceCount(position) }, (_, piece) => kindOf(position, piece));
}

function legalMoves(position: Position): string {
  const texts = Array.from(plainIntents(position), (word) => formatIntent(decodeIntent(position.rules, word)));
  return texts.sort().join(', ');
}

/** The legal moves and attacks that are no deeds. */
function plainIntents(position: Position): Int32Array {
  const buffer = new Int32Array(intentsMax(position));
  return buffer.subarray(0, listIntents(position, buffer)).filter((word) => word >>> 16 === 0);
}

/** From a snapshot the owner gets the same view as from the truth, legal moves included. */
function wrongForOwner(position: Position, owner: Seat): string | undefined {
  const { shadow } = Knowledge.from(position.rules, snapshotOf(position, owner, undefined));
  const [here, there] = [position, shadow].map((world) => JSON.stringify(observe(world, owner)));
  return here === there ? undefined : `${owner}: truth and shadow look different: ${here} and ${there}`;
}
