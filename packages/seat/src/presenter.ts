/** Shows arrivals one after the other: each action beat by beat, then the board after it. So the player sees a calm sequence, however fast the others play. */

import type { SeenTable } from '@flagfall/client';
import type { Rules, Seat, Viewer } from '@flagfall/engine';
import { type Beat, beatsOf, type Stage, type StagedPiece, stagedBefore, stagedIn } from './beats.ts';
import { GameLog, type LastMove, type LogItem, type ToldAction } from './log.ts';
import type { SessionUpdate } from './sessions/session.ts';

/** A move of another seat. */
export interface TrailMove extends LastMove {
  readonly seat: Seat | undefined;
}

/** What is on the screen. */
export interface ShownState {
  /** The seat that may look. */
  readonly seat?: Viewer | undefined;
  readonly sight?: SeenTable | undefined;
  /** What the board shows instead of the view, while an action is told. */
  readonly beat?: Beat | undefined;
  readonly items: readonly LogItem[];
  /** While it is told once more: how many items that covers by now. The log is not taken back for it. */
  readonly retold?: number | undefined;
  readonly lastMove?: LastMove | undefined;
  /** What the others have done on the board since the viewer last acted. */
  readonly trail: readonly TrailMove[];
  /** Something is still to be shown; until then the player cannot act. */
  readonly isBusy: boolean;
}

export const NOTHING_SHOWN: ShownState = { items: [], trail: [], isBusy: false };

export interface Pace {
  /** How long a beat is shown, also when the viewer has missed it and is told now. `Infinity` waits for `skip`; 0 leaves it out. */
  beatMs(beat: Beat, isRetold: boolean): number;
  /** How long a piece glides. */
  glideMs(): number;
}

/** What a viewer that comes back is told again; with more, the game would go on without them. */
const RETOLD_MAX = 16;

type Telling = 'live' | 'missed' | 'again';

/** The actions of others since the viewer last acted, and the pieces before them. */
interface Chapter {
  readonly before: readonly StagedPiece[];
  readonly actions: readonly ToldAction[];
}

export class Presenter {
  readonly #rules: Pick<Rules, 'remembersReveals'>;
  readonly #pace: Pace;
  readonly #changed: (shown: ShownState) => void;
  #shown = NOTHING_SHOWN;
  #log: GameLog | undefined;
  #chapter: Chapter | undefined;
  #arrivals: (SessionUpdate | 'again')[] = [];
  /** Until the piece that moved last has come to its cell. Only the next arrival waits for it: a tap counts at once. */
  #gliding: Promise<void> | undefined;
  #endBeat: () => void = () => {};
  /** The part that the player has had enough of. */
  #skipped: number | undefined;

  constructor(rules: Pick<Rules, 'remembersReveals'>, pace: Pace, changed: (shown: ShownState) => void) {
    this.#rules = rules;
    this.#pace = pace;
    this.#changed = changed;
  }

  arrived(arrival: SessionUpdate): void {
    this.#enqueue(arrival);
  }

  /** Finishes the battle, or the step of it, that is being shown. */
  skip(): void {
    this.#skipped = this.#shown.beat?.part;
    this.#endBeat();
  }

  /** Tells once more what the others have done since the viewer last acted. */
  retell(): void {
    if (!this.#shown.isBusy) this.#enqueue('again');
  }

  /** Removes everything that a seat has seen from the screen. */
  clear(): void {
    this.#arrivals = [];
    this.#log = undefined;
    this.#chapter = undefined;
    this.#gliding = undefined;
    this.skip();
    this.#show({ seat: undefined, sight: undefined, beat: undefined, items: [], retold: undefined, lastMove: undefined, trail: [] });
  }

  #enqueue(arrival: SessionUpdate | 'again'): void {
    this.#arrivals.push(arrival);
    if (!this.#shown.isBusy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#show({ isBusy: true });
    for (let next = this.#arrivals.shift(); next !== undefined; next = this.#arrivals.shift()) {
      if (this.#gliding !== undefined) {
        const log = this.#log;
        await this.#gliding;
        // The screen was passed on meanwhile.
        if (this.#log !== log) continue;
      }
      await (next === 'again' ? this.#presentAgain() : this.#present(next));
    }
    this.#show({ isBusy: false });
  }

  async #present({ seat, sight, fresh, isWhole }: SessionUpdate): Promise<void> {
    const { seat: viewer, sight: seen } = this.#shown;
    const isNew = isWhole || viewer !== seat;
    const before = isNew ? undefined : seen;
    const log = (isNew ? undefined : this.#log) ?? new GameLog(seat);
    this.#log = log;
    // A spectator never acts, so only the last step is marked.
    if (isNew || seat === 'audience' || sight.news.some(({ type }) => type === 'undone')) this.#chapter = undefined;
    if (!this.#rules.remembersReveals && isPlayedOn(this.#shown.sight, sight, seat)) log.forget();
    log.add(sight, fresh);
    const actions = log.takeActions().slice(-RETOLD_MAX);
    const staged = before === undefined ? stagedBefore(sight.view, actions, seat) : stagedIn(before.view);
    const trail = this.#follow(actions, staged, seat);
    if (isWhole) this.#show({ seat, sight, items: log.items.slice(0, actions[0]?.begin), trail: [] });
    if (staged !== undefined) await this.#play(staged, actions, log, isWhole ? 'missed' : 'live');
    // The screen was passed on meanwhile.
    if (this.#log !== log) return;
    this.#show({ seat, sight, beat: undefined, items: log.items, lastMove: log.lastMove, trail });
    const isQuiet = !sight.actions.some((events) => events.some(({ type }) => type === 'pieceMoved'));
    const ms = isWhole || isQuiet ? 0 : this.#pace.glideMs();
    this.#gliding = ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
  }

  async #presentAgain(): Promise<void> {
    const [log, chapter] = [this.#log, this.#chapter];
    if (log === undefined || chapter === undefined) return;
    await this.#play(chapter.before, chapter.actions, log, 'again');
    if (this.#log === log) this.#show({ beat: undefined, retold: undefined, lastMove: log.lastMove });
  }

  /** Keeps what the others have done since the viewer last acted; returns their moves. */
  #follow(actions: readonly ToldAction[], staged: readonly StagedPiece[] | undefined, seat: Viewer): readonly TrailMove[] {
    let chapter = this.#chapter;
    const stage = this.#stage(seat, false);
    for (const [at, action] of actions.entries()) {
      if (staged === undefined || action.actor === seat) chapter = undefined;
      else if (chapter !== undefined) chapter = shortened({ ...chapter, actions: [...chapter.actions, action] }, stage);
      else chapter = { before: beatsOf(staged, actions.slice(0, at), stage).after, actions: [action] };
    }
    this.#chapter = chapter;
    return chapter === undefined
      ? []
      : chapter.actions.flatMap(({ move, actor }) => (move === undefined ? [] : [{ ...move, seat: actor }]));
  }

  /** Plays some actions from the board before them. Who has missed them sees that board first. */
  async #play(staged: readonly StagedPiece[], actions: readonly ToldAction[], log: GameLog, telling: Telling): Promise<void> {
    const isRetold = telling !== 'live';
    const { beats } = beatsOf(staged, actions, this.#stage(this.#shown.seat ?? 'audience', telling === 'again'));
    this.#skipped = undefined;
    // The board afterwards shows the last glide.
    const played = beats.at(-1)?.type === 'move' ? beats.slice(0, -1) : beats;
    const begin = { type: 'begin', pieces: staged, move: undefined, part: 0, told: actions[0]?.begin ?? 0, scene: undefined } as const;
    const all: readonly Beat[] = isRetold && beats.length > 0 ? [begin, ...played] : played;
    for (const [at, beat] of all.entries()) {
      const ms = beat.part === this.#skipped ? 0 : this.#pace.beatMs(beat, isRetold);
      const told = this.#toldWith(all.slice(at), isRetold);
      if (ms > 0) await this.#hold(beat, ms, telling === 'again' ? { retold: told } : { items: log.items.slice(0, told) });
      if (this.#log !== log) return;
    }
  }

  #stage(viewer: Viewer, isAgain: boolean): Stage {
    return { viewer, remembersReveals: this.#rules.remembersReveals, isAgain };
  }

  /** What is told with a beat; also what would be told with the beats of its part that the pace leaves out. */
  #toldWith([beat, ...later]: readonly Beat[], isRetold: boolean): number {
    let { told } = beat;
    for (const next of later) {
      if (next.part !== beat.part || this.#pace.beatMs(next, isRetold) > 0) break;
      told = next.told;
    }
    return told;
  }

  async #hold(beat: Beat, ms: number, shown: Partial<ShownState>): Promise<void> {
    this.#show({ ...shown, beat, lastMove: beat.move });
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
      this.#endBeat = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #show(change: Partial<ShownState>): void {
    this.#shown = { ...this.#shown, ...change };
    this.#changed(this.#shown);
  }
}

/** Whoever has left the game never acts again: the oldest move is dropped. */
function shortened({ before, actions }: Chapter, stage: Stage): Chapter {
  if (actions.length <= RETOLD_MAX) return { before, actions };
  return { before: beatsOf(before, actions.slice(0, 1), stage).after, actions: actions.slice(1) };
}

/** Whether the seat has acted in this step, on this screen or another: then it has seen what lay on the table before. */
function isPlayedOn(before: SeenTable | undefined, { actions }: SeenTable, seat: Viewer): boolean {
  // A spectator has no turn to play on in, and could be a player with a second screen.
  if (seat === 'audience') return actions.length > 0;
  // While the game waits for a seat, the others can only leave.
  const isWaitedFor = before?.view.waiting?.seats.includes(seat) ?? false;
  return isWaitedFor && actions.some(([{ type }]) => type !== 'seatLeft' && type !== 'gameEnded');
}
