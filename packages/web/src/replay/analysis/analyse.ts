/**
 * What the computer makes of a finished game: how each seat rated its own chances, knowing what it knew then, and what it could have believed of the
 * hidden pieces of the others. A first pass over the whole game thinks about a few rounds of turns only, so that the curve is there soon; a second
 * pass fills in every other moment.
 */

import { Belief, BoardPlayer, type BoardSkill, type Budget, computerAt, LEVEL_MAX, type Player } from '@flagfall/ai';
import {
  allSeenBy,
  applyEvents,
  type BySeat,
  type GameEvent,
  kindOf,
  NO_KIND,
  newPosition,
  observe,
  type Position,
  pieceCount,
  type Rules,
  type Seat,
  seatIndex,
  seatOf,
  seededChance,
} from '@flagfall/engine';

/** In hundredths, by piece: how likely it is what it is, and how likely it is what the game is about. */
export interface PieceSuspicion {
  readonly truth: Uint8Array;
  readonly prize: Uint8Array;
}

/** After so many actions. */
export interface MomentAnalysis {
  readonly at: number;
  /** Each seat's own chance to win when it last thought about it. */
  readonly chances: BySeat<number>;
  readonly suspicions: BySeat<PieceSuspicion>;
}

/** On boards: strong enough to see what matters, quick enough for a whole game, and nothing that was shown is forgotten. */
const SKILL: BoardSkill = { worlds: 8, draws: 80, depthMax: 2 };
const BOARD_BUDGET: Budget = { nodes: 1200 };
/** On maps only the strongest level looks ahead. */
const MAP_BUDGET: Budget = { nodes: 500 };
const DRAWS = 60;
/** In the first pass. */
const ROUNDS_MAX = 40;

/** The moments of one pass. */
interface Pass {
  /** Whoever has to act thinks here. */
  thinksAt(at: number): boolean;
  reportsAt(at: number): boolean;
}

/** Every moment from the first that is shown, each once, in the order in which the passes come to them. */
export function* analyse(rules: Rules, actions: readonly (readonly GameEvent[])[], first: number): Generator<MomentAnalysis, void> {
  const known = new Map<number, BySeat<number>>();
  const samples = firstPass(rules, actions, first);
  for (const moment of analysePass(rules, actions, samples, known)) {
    known.set(moment.at, moment.chances);
    yield moment;
  }
  const others = (at: number): boolean => at >= first && !known.has(at);
  yield* analysePass(rules, actions, { thinksAt: others, reportsAt: others }, known);
}

/** Some rounds of turns, spread over the game, and its end: at the end of a round every seat has just thought. */
function firstPass(rules: Rules, actions: readonly (readonly GameEvent[])[], first: number): Pass {
  const turns = actions.flatMap((events, at) => (at + 1 >= first && events.some(({ type }) => type === 'turnPassed') ? [at + 1] : []));
  const rounds = Array.from({ length: Math.floor(turns.length / rules.seats.length) }, (_, round) =>
    turns.slice(round * rules.seats.length, (round + 1) * rules.seats.length),
  );
  const chosen = new Set(rounds.filter((_, round) => round % Math.ceil(rounds.length / ROUNDS_MAX) === 0));
  const thinking = new Set([...chosen].flat());
  const reported = new Set([...[...chosen].map((round) => round[round.length - 1]), actions.length]);
  return { thinksAt: (at) => thinking.has(at), reportsAt: (at) => reported.has(at) };
}

/** `known` has what the seats thought at moments of an earlier pass. */
function* analysePass(
  rules: Rules,
  actions: readonly (readonly GameEvent[])[],
  pass: Pass,
  known: ReadonlyMap<number, BySeat<number>>,
): Generator<MomentAnalysis, void> {
  const start = actions.flat().find((event) => event.type === 'gameStarted');
  const position = newPosition(
    rules,
    rules.actsBeforeDeployment || start === undefined ? Math.max(0, rules.starter) : seatIndex(start.turn),
  );
  const minds = rules.seats.map((seat) => new SeatAnalyst(rules, seat));
  for (const [at, events] of actions.entries()) {
    applyEvents(position, events);
    for (const mind of minds) mind.learn(events);
    const moment = at + 1;
    for (const mind of minds) {
      if (known.has(moment)) mind.recall(known.get(moment)?.[mind.seat]);
      else if (pass.thinksAt(moment)) mind.think(position);
    }
    if (!pass.reportsAt(moment)) continue;
    yield {
      at: moment,
      chances: Object.fromEntries(minds.flatMap(({ seat, chance }) => (chance === undefined ? [] : [[seat, chance]]))),
      suspicions: Object.fromEntries(minds.map((mind) => [mind.seat, mind.suspect(position)])),
    };
  }
}

/** One seat's own thoughts, made from what it was shown and nothing else. */
class SeatAnalyst {
  readonly seat: Seat;
  readonly #rules: Rules;
  readonly #computer: Player & { readonly expectation: number };
  readonly #belief: Belief;
  readonly #chance = seededChance('replay');
  #expectation: number | undefined;

  constructor(rules: Rules, seat: Seat) {
    this.seat = seat;
    this.#rules = rules;
    const chance = seededChance(`replay ${seat}`);
    this.#computer = rules.board.isGrid ? new BoardPlayer(rules, seat, chance, SKILL) : computerAt(LEVEL_MAX, rules, seat, chance);
    this.#belief = new Belief(rules, seat);
  }

  get chance(): number | undefined {
    return this.#expectation;
  }

  /** What it thought at this moment in an earlier pass. */
  recall(chance: number | undefined): void {
    this.#expectation = chance;
  }

  learn(events: readonly GameEvent[]): void {
    const seen = [allSeenBy(events, this.seat)];
    this.#computer.learn(seen);
    this.#belief.learn(seen);
    const end = events.find((event) => event.type === 'gameEnded');
    if (end === undefined) return;
    this.#expectation = end.winners.length === 0 ? 0.5 : end.winners.includes(this.seat) ? 1 : 0;
  }

  think(position: Position): void {
    const view = observe(position, this.seat);
    const isAsked = view.result === undefined && view.waiting?.seats.includes(this.seat) === true && view.waiting.decision !== 'deploy';
    if (!isAsked || view.moves.length + view.deeds.length < 2) return;
    this.#computer.choose(view, this.#rules.board.isGrid ? BOARD_BUDGET : MAP_BUDGET);
    this.#expectation = this.#computer.expectation;
  }

  suspect(position: Position): PieceSuspicion {
    const count = pieceCount(position);
    const suspicion: PieceSuspicion = { truth: new Uint8Array(count), prize: new Uint8Array(count) };
    if (!this.#belief.knowledge.isInPlay) return suspicion;
    const { kinds } = this.#rules;
    const odds = this.#belief.marginals(this.#chance, DRAWS);
    for (let piece = 0; piece < count; piece++) {
      const kind = kindOf(position, piece);
      if (kind === NO_KIND || seatOf(position, piece) === seatIndex(this.seat)) continue;
      suspicion.truth[piece] = Math.round(100 * odds[piece * kinds.length + kind]);
      suspicion.prize[piece] = Math.round(
        100 * kinds.reduce((sum, { prize }, number) => sum + (prize ? odds[piece * kinds.length + number] : 0), 0),
      );
    }
    return suspicion;
  }
}
