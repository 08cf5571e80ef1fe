/** Twin worlds and determinizations: the proofs that nothing leaks and that knowledge is right. */

import {
  actionCount,
  actionsSeenBy,
  actionsSince,
  allSeenBy,
  type Chance,
  determinize,
  eventsSince,
  formatIntent,
  isRunning,
  Knowledge,
  kindOf,
  observe,
  type Position,
  pieceCount,
  type Rules,
  refusalFor,
  SEATS,
  type SeenEvent,
  seededChance,
  type Viewer,
} from '@flagfall/engine';
import { actorOf, hasMoved, hasRun } from '@flagfall/engine/edition';
import { clonePosition, decodeIntent, intentsMax, listIntents, Offset, play } from '@flagfall/engine/internal';
import { leaveAtRandom, leavingPly, randomIntent, randomStart } from '../games/randomGames.ts';

/** Plies between two determinizations. */
const EVERY = 29;
/** How far twins are followed. */
const TWIN_PLIES = 12;
/** How many intents, sensible or not, a viewer tries in both worlds. */
const TRIES = 8;

/** Plays a random game; at intervals each viewer's shadow and a determinization must look as the real position does, and go on doing so. Returns the fault. */
export function checkKnowledge(rules: Rules, seed: string): string | undefined {
  const chance = seededChance(seed);
  const position = randomStart(rules, chance);
  const viewers: readonly Viewer[] = [...rules.seats, 'audience'];
  const knowledge = viewers.map((viewer) => new Knowledge(rules, viewer));
  for (const known of knowledge) known.learnAll(actionsSeenBy(actionsSince(position, 0), known.viewer));
  const buffer = new Int32Array(intentsMax(position));
  let asked = 0;
  const leavingAt = leavingPly(rules, chance);
  for (let ply = 0; isRunning(position); ply++) {
    // Questions in the middle of a turn are rare, and leaks are likeliest there.
    const isQuestion = observe(position, 'audience').waiting?.decision !== 'act' && asked++ % 3 === 0;
    if (ply % EVERY === 0 || isQuestion)
      for (const known of knowledge) {
        const world = determinize(known, chance);
        if (listIntents(world, buffer) === 0) return `ply ${ply}, ${known.viewer}: nobody can act in the imagined world`;
        const fault =
          sameLook(position, known.shadow, known.viewer) ??
          impossiblePiece(world) ??
          brokenList(world) ??
          sameLook(position, world, known.viewer) ??
          followTwins(clonePosition(position), world, known.viewer, chance, buffer);
        if (fault !== undefined) return `ply ${ply}, ${known.viewer}: ${fault}`;
      }
    const before = actionCount(position);
    if (ply === leavingAt) leaveAtRandom(position, chance);
    if (!isRunning(position)) return undefined;
    const intent = randomIntent(position, chance, buffer);
    if (intent === undefined) return `ply ${ply}: no legal intent`;
    play(position, intent, chance);
    for (const known of knowledge) known.learnAll(actionsSeenBy(actionsSince(position, before), known.viewer));
  }
  return undefined;
}

/** A piece of a determinization that has made a move its kind cannot make. */
function impossiblePiece(world: Position): string | undefined {
  for (let piece = 0; piece < pieceCount(world); piece++) {
    const kind = world.rules.kinds[kindOf(world, piece)];
    if ((hasMoved(world, piece) && kind.moves === 'never') || (hasRun(world, piece) && kind.moves !== 'run'))
      return `a ${kind.id} of the imagined world has gone where it cannot go`;
  }
  return undefined;
}

/** A list of movers that does not say where the pieces stand. */
function brokenList({ words, rules }: Position): string | undefined {
  for (let list = 0; list < rules.seats.length * 2; list++)
    for (let n = 0; n < words[Offset.COUNT + list]; n++) {
      const slot = Offset.MOVERS + list * 64 + n;
      const piece = words[Offset.SQUARE + words[slot]] & 255;
      if (words[Offset.SLOT + piece] !== slot)
        return `the list of movers says ${rules.board.cells[words[slot]]}, where no such piece stands`;
    }
  return undefined;
}

/** The same intents in both worlds, until a rule reveals that they differ: the viewer must get the same bytes all the time. */
function followTwins(one: Position, other: Position, viewer: Viewer, chance: Chance, buffer: Int32Array): string | undefined {
  for (let step = 0; step < TWIN_PLIES && isRunning(one); step++) {
    const refused = sameRefusals(one, other, viewer, chance);
    if (refused !== undefined) return refused;
    const intents = twinIntents(one, other, viewer, chance, buffer);
    if (intents === undefined) return undefined;
    const before = actionCount(one);
    const luck = chance.below(1 << 30);
    play(one, intents[0], seededChance(luck));
    play(other, intents[1], seededChance(luck));
    // A side that cannot move gives its pieces away.
    if (isRunning(one) !== isRunning(other)) return undefined;
    const [here, there] = [one, other].map((world) => allSeenBy(eventsSince(world, before), viewer));
    const difference = here.findIndex((event, at) => JSON.stringify(event) !== JSON.stringify(there[at]));
    if (difference >= 0 || here.length < there.length) {
      const told = difference >= 0 ? [here[difference], there[difference]] : [undefined, there[here.length]];
      if (told.some((event) => event !== undefined && mayTell(one, event, viewer))) return undefined;
      return `twins tell different events: ${JSON.stringify(told[0])} and ${JSON.stringify(told[1])}`;
    }
    const fault = sameLook(one, other, viewer);
    if (fault !== undefined) return `after ${step + 1} twin plies: ${fault}`;
  }
  return undefined;
}

/** Whether the rules let the viewer learn something new from this event, so that twin worlds may diverge. Independent of the engine. */
function mayTell({ rules }: Position, event: SeenEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'piecesRevealed':
      return true;
    case 'pieceShown':
      // The audience knows what every seat has seen by now.
      return viewer === event.seat || event.to.includes(viewer as never) || (viewer === 'audience' && event.kind !== undefined);
    case 'pieceReturned':
      return viewer === event.seat || rules.options.shroudHidden === 'off';
    // A guess that was right or wrong, and a side that cannot move.
    case 'pieceGuessed':
    case 'movesSkipped':
      return true;
    case 'cardMoved': {
      const owner = rules.decks?.piles.find((pile) => pile.id === event.from)?.seat;
      const isLaidOpen = event.to.startsWith('spent ') || event.to === 'drawn';
      // When both have decided on a new hand, the choices become public.
      const isRedraw = event.from.startsWith('hand ') && event.to.startsWith('draw ') && event.card === undefined;
      return owner === viewer || isLaidOpen || isRedraw;
    }
    default:
      return false;
  }
}

/** The refusal of any request must not depend on anything that the seat may not know. */
function sameRefusals(one: Position, other: Position, viewer: Viewer, chance: Chance): string | undefined {
  if (viewer === 'audience') return undefined;
  const { rules } = one;
  const kinds = (rules.extension?.deeds.length ?? 0) + 1;
  for (let n = 0; n < TRIES; n++) {
    const byte = (): number => chance.below(rules.board.cells.length);
    const number = chance.below(kinds);
    const deed = rules.extension?.deeds[number - 1];
    const mark = deed?.parameters.open ? chance.below(2) << 30 : 0;
    const word = byte() | (byte() << 8) | (byte() << 16) | (number << 24) | mark;
    // A byte for a kind must be a valid one.
    const intent = decodeIntent(rules, deed?.parameters.kind ? (word & 0xff0000ff) | (chance.below(rules.kinds.length) << 8) : word);
    const [here, there] = [one, other].map((world) => JSON.stringify(refusalFor(world, viewer, intent)));
    if (here !== there) return `${JSON.stringify(intent)} is refused with ${here} and with ${there}`;
  }
  return undefined;
}

function sameLook(one: Position, other: Position, viewer: Viewer): string | undefined {
  const here = JSON.stringify(observe(one, viewer));
  const there = JSON.stringify(observe(other, viewer));
  return here === there ? undefined : `views differ: ${here} and ${there}`;
}

/** The same intent in both worlds; secret arguments of another seat may differ. */
function twinIntents(
  one: Position,
  other: Position,
  viewer: Viewer,
  chance: Chance,
  buffer: Int32Array,
): readonly [number, number] | undefined {
  const isOwn = SEATS[actorOf(one)] === viewer;
  const faceOf = (intent: number): string => (isOwn ? String(intent) : publicPart(one, intent));
  const here = buffer.slice(0, listIntents(one, buffer));
  const there = Map.groupBy(buffer.slice(0, listIntents(other, buffer)), faceOf);
  const common = here.filter((intent) => there.has(faceOf(intent)));
  if (common.length === 0) return undefined;
  const intent = common[chance.below(common.length)];
  const twins = there.get(faceOf(intent)) ?? [];
  return [intent, twins[chance.below(twins.length)]];
}

/** The public part of an intent. Independent of the engine: a Movement card is laid open, other secret arguments are not. */
function publicPart({ rules }: Position, word: number): string {
  const intent = decodeIntent(rules, word);
  if (intent.type === 'move') return formatIntent(intent);
  const { deed, cells = [], cards = [], kind = '', yes } = intent;
  const isHidden = rules.options.hiddenAttackCards === 'on' && !intent.open;
  const open = {
    exchange: [],
    mulligan: [],
    rearrange: [],
    cards: [...cells, ...(isHidden ? cards.map((card) => (ATTACKS.test(card) ? 'attack' : card)) : cards), intent.open ? 'open' : ''],
    heal: [...cells, rules.options.shroudHidden === 'on' ? '' : kind],
  }[deed] ?? [...cells, ...cards, kind, yes ? 'yes' : ''];
  return [deed, ...open].join(' ');
}

const ATTACKS = /^(?:attack\d|mockAttack|armour|spyAttack)$/;
