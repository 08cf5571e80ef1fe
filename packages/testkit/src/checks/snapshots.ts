/**
 * Snapshots: a viewer that goes on from one sees the same as a viewer that saw the whole game; a snapshot holds nothing that its viewer may not know now;
 * and it is the same after a rewind.
 */

import {
  actionCount,
  actionsSince,
  allSeenBy,
  type Chance,
  conclude,
  determinize,
  homeOf,
  isRunning,
  Knowledge,
  kindOf,
  newGame,
  observe,
  type Position,
  pieceCount,
  type Rules,
  readSnapshot,
  rewind,
  seededChance,
  shuffled,
  snapshotOf,
  type Viewer,
} from '@flagfall/engine';
import { cardAt, cardCount, isAsking } from '@flagfall/engine/edition';
import {
  clonePosition,
  deploy,
  intentsMax,
  isDeploying,
  listIntents,
  MixedPieces,
  type MixedPiecesState,
  play,
  samplePackedDeployment,
} from '@flagfall/engine/internal';
import { huntingIntent, leaveAtRandom, leavingPly } from '../games/randomGames.ts';

/** A snapshot is taken after one action in so many, and more often when a question waits. */
const EVERY = 31;
const EVERY_QUESTION = 9;
/** How many viewers that went on from a snapshot are followed at once. */
const HEIRS_MAX = 2;
/** After so many plies all agree to a draw. */
const PLIES_MAX = 600;

/** The slots of a frame of history that must not depend on where the story began. */
const FRAME_SIZE = 8;
const TURN_MEMORY = [2, 3, 6];

/** Plays a random game from before its deployment to its end; `hunt` makes players follow each other. Returns the first fault, if any. */
export function checkSnapshots(rules: Rules, seed: string, hunt: boolean): string | undefined {
  const chance = seededChance(seed);
  const position = newGame(rules, chance);
  const viewers: readonly Viewer[] = [...rules.seats, 'audience'];
  const witnesses = viewers.map((viewer) => new SnapshotChecker(rules, viewer, seededChance(`${seed} ${viewer}`)));
  const steps = stepsOf(position, chance, hunt);
  do
    for (const witness of witnesses) {
      const fault = witness.follow(position);
      if (fault !== undefined) return `action ${actionCount(position)}, ${witness.viewer}: ${fault}`;
    }
  while (!steps.next().done);
  for (const witness of witnesses) {
    const fault = witness.differenceAfterRewinding(position);
    if (fault !== undefined) return `${witness.viewer}: ${fault}`;
  }
  return undefined;
}

/** One action after the other: lots and draft, deployments in any order, play, seats that leave and resignations. */
function* stepsOf(position: Position, chance: Chance, hunt: boolean): Generator<void> {
  const { rules } = position;
  const buffer = new Int32Array(intentsMax(position));
  const playOne = (): void => {
    const intents = buffer.subarray(0, listIntents(position, buffer));
    play(position, hunt ? huntingIntent(position, intents, chance) : intents[chance.below(intents.length)], chance);
  };
  const leavingAt = leavingPly(rules, chance);
  const endingAt = chance.below(4) === 0 ? chance.below(100) : PLIES_MAX;
  while (!isDeploying(position)) yield playOne();
  for (const seat of shuffled(chance, [...rules.seats.keys()]))
    yield deploy(position, seat, samplePackedDeployment(rules, seat, chance, homeOf(position, seat)), chance);
  for (let ply = 0; isRunning(position); ply++) {
    if (ply === endingAt) yield conclude(position, 'agreed', []);
    if (ply === leavingAt) yield leaveAtRandom(position, chance);
    if (isRunning(position)) yield playOne();
  }
}

/** A snapshot as sent, and the inputs that made it. */
interface TakenSnapshot {
  readonly actions: number;
  readonly text: string;
  readonly mixing: MixedPiecesState | undefined;
}

class SnapshotChecker {
  readonly viewer: Viewer;
  readonly #rules: Rules;
  readonly #chance: Chance;
  /** Viewers that saw the game from its start; in a game from memory one that remembers, and one that forgets as it must. */
  readonly #whole: Knowledge;
  readonly #live: Knowledge;
  /** Viewers that went on from snapshots, and forget as they must. */
  #restored: readonly Knowledge[] = [];
  /** A table's knowledge of mixed pieces: folded from seen events, on the current board. */
  readonly #mixing: MixedPieces | undefined;
  readonly #taken: TakenSnapshot[] = [];
  #actions = 0;

  constructor(rules: Rules, viewer: Viewer, chance: Chance) {
    this.viewer = viewer;
    this.#rules = rules;
    this.#chance = chance;
    this.#whole = new Knowledge(rules, viewer);
    this.#live = rules.remembersReveals ? this.#whole : new Knowledge(rules, viewer);
    this.#mixing = rules.hasBags ? new MixedPieces(rules) : undefined;
  }

  follow(position: Position): string | undefined {
    const actions = actionsSince(position, this.#actions);
    const isRare = actions.flat().some(({ type }) => type === 'pieceReturned' || type === 'seatLeft');
    this.#actions = actionCount(position);
    for (const action of actions) {
      const seen = allSeenBy(action, this.viewer);
      for (const event of seen) this.#mixing?.follow(event, position);
      for (const knowledge of new Set([this.#whole, this.#live, ...this.#restored])) {
        knowledge.learn(seen);
        if (knowledge !== this.#whole) knowledge.forgetShown();
      }
    }
    // Before the first action no event has named the starter.
    if (this.#actions > 0) {
      const view = JSON.stringify(observe(position, this.viewer));
      for (const knowledge of [...(this.#whole.isInPlay ? [this.#whole, this.#live] : []), ...this.#restored]) {
        const shadowed = JSON.stringify(observe(knowledge.shadow, this.viewer));
        if (shadowed !== view) return `views differ: ${view} and ${shadowed}`;
        const [here, there] = [position, knowledge.shadow].map(turnMemory);
        if (here !== there) return `turn memories differ: ${here} and ${there}`;
      }
    }
    const isDue = isRare || !this.#whole.isInPlay || this.#chance.below(isAsking(position) ? EVERY_QUESTION : EVERY) === 0;
    return isDue ? this.#take(position) : undefined;
  }

  #take(position: Position): string | undefined {
    const text = this.#textOf(position, this.#mixing);
    this.#taken.push({ actions: this.#actions, text, mixing: this.#mixing?.state });
    const read = readSnapshot(this.#rules, JSON.parse(text));
    if (!read.ok) return `a snapshot cannot be read: ${JSON.stringify(read.error)} in ${text}`;
    if (JSON.stringify(read.value) !== text) return `a snapshot is read as another: ${text} and ${JSON.stringify(read.value)}`;
    const heir = Knowledge.from(this.#rules, read.value);
    this.#restored = [heir, ...this.#restored].slice(0, HEIRS_MAX);
    const [here, there] = [position, heir.shadow].map((one) => JSON.stringify(observe(one, this.viewer)));
    if (here !== there) return `views differ after a snapshot: ${here} and ${there}`;
    return differenceIn(this.#live, heir) ?? this.#twinDifference(text) ?? (heir.isInPlay ? this.#worldDifference(heir, here) : undefined);
  }

  /**
   * A position that agrees with all that the viewer may know now, and in aided games with all it has seen, gives the same bytes. Before and after play
   * that is the viewer's own shadow; the starter by lot is in no event before the start, and public.
   */
  #twinDifference(text: string): string | undefined {
    const twin = snapshotOf(this.#live.isInPlay ? determinize(this.#live, this.#chance) : this.#live.shadow, this.viewer, this.#mixing);
    const { turn } = JSON.parse(text);
    const other = JSON.stringify({ ...twin, turn });
    return other === text ? undefined : `twin worlds give other snapshots: ${text} and ${other}`;
  }

  #worldDifference(heir: Knowledge, view: string): string | undefined {
    const imagined = JSON.stringify(observe(determinize(heir, this.#chance), this.viewer));
    return imagined === view ? undefined : `a world imagined from a snapshot looks different: ${view} and ${imagined}`;
  }

  /** Takes the position back to each snapshot, the latest first. */
  differenceAfterRewinding(position: Position): string | undefined {
    const again = clonePosition(position);
    for (const { actions, text, mixing } of this.#taken.toReversed()) {
      rewind(again, actions);
      const now = this.#textOf(again, mixing === undefined ? undefined : new MixedPieces(this.#rules, mixing));
      if (now !== text) return `action ${actions}: rewound, the snapshot is another: ${text} and ${now}`;
    }
    return undefined;
  }

  #textOf(position: Position, mixing: MixedPieces | undefined): string {
    return JSON.stringify(snapshotOf(position, this.viewer, mixing));
  }
}

/** Whether a viewer that went on from a snapshot knows as much as one that saw the game, and in a game from memory forgot what it must. */
function differenceIn(live: Knowledge, heir: Knowledge): string | undefined {
  const [known, inherited] = [live, heir].map((knowledge) => {
    const { shadow, rules } = knowledge;
    return {
      kinds: Array.from({ length: pieceCount(shadow) }, (_, piece) => kindOf(shadow, piece)),
      possible: knowledge.pieces.map(({ kinds }) => kinds),
      returns: [...knowledge.secretReturns]
        .map(([piece, candidates]) => [piece, ...candidates.toSorted((one, other) => one - other)])
        .sort(([one], [other]) => one - other),
      cards: rules.decks?.piles.map((_, pile) =>
        Array.from({ length: cardCount(shadow, pile) }, (_card, place) => {
          const card = cardAt(shadow, pile, place);
          return knowledge.isKnownCard(card) ? rules.decks?.kindByCard[card] : '';
        }),
      ),
    };
  });
  for (const key of ['kinds', 'possible', 'returns', 'cards'] as const) {
    const [here, there] = [JSON.stringify(known[key]), JSON.stringify(inherited[key])];
    if (here !== there) return `${key} known from the start and from a snapshot differ: ${here} and ${there}`;
  }
  return undefined;
}

/** What the latest action left for repetition and the quiet limit: turns since the last capture, chases, forbidden moves. */
function turnMemory(position: Position): string {
  const frame = position.history.subarray(actionCount(position) * FRAME_SIZE);
  return JSON.stringify(TURN_MEMORY.map((slot) => frame[slot]));
}
