/** Shows arrivals one after the other: a battle first, then the board after it. So the player sees a calm sequence, however fast the others play. */

import type { SeenTable } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { GameLog, type LastMove, type LogItem } from './log.ts';
import type { Scene } from './scenes.ts';
import type { SessionUpdate } from './sessions/session.ts';

/** What is on the screen. */
export interface ShownState {
  /** The seat that may look. */
  readonly seat?: Viewer | undefined;
  readonly sight?: SeenTable | undefined;
  readonly scene?: Scene | undefined;
  readonly items: readonly LogItem[];
  readonly lastMove?: LastMove | undefined;
  /** Something is still to be shown; until then the player cannot act. */
  readonly isBusy: boolean;
}

export const NOTHING_SHOWN: ShownState = { items: [], isBusy: false };

export interface Pace {
  /** How long a scene is shown. `Infinity` waits for `skipScene`; 0 shows none. */
  sceneMs(): number;
  /** How long a piece glides. */
  glideMs(): number;
}

export class Presenter {
  readonly #isAided: boolean;
  readonly #pace: Pace;
  readonly #changed: (shown: ShownState) => void;
  #shown = NOTHING_SHOWN;
  #log: GameLog | undefined;
  #arrivals: SessionUpdate[] = [];
  #closeScene: () => void = () => {};
  /** Until the piece that moved last has come to its cell. Only the next arrival waits for it: a tap counts at once. */
  #gliding: Promise<void> | undefined;

  constructor(isAided: boolean, pace: Pace, changed: (shown: ShownState) => void) {
    this.#isAided = isAided;
    this.#pace = pace;
    this.#changed = changed;
  }

  arrived(arrival: SessionUpdate): void {
    this.#arrivals.push(arrival);
    if (!this.#shown.isBusy) void this.#run();
  }

  skipScene(): void {
    this.#closeScene();
  }

  /** Removes everything that a seat has seen from the screen. */
  clear(): void {
    this.#arrivals = [];
    this.#log = undefined;
    this.#gliding = undefined;
    this.skipScene();
    this.#show({ seat: undefined, sight: undefined, items: [], lastMove: undefined });
  }

  async #run(): Promise<void> {
    this.#show({ isBusy: true });
    for (let next = this.#arrivals.shift(); next !== undefined; next = this.#arrivals.shift()) await this.#present(next);
    this.#show({ isBusy: false });
  }

  async #present({ seat, sight, fresh, isWhole }: SessionUpdate): Promise<void> {
    if (isWhole || this.#log === undefined) this.#log = new GameLog(seat);
    const log = this.#log;
    if (this.#gliding !== undefined) {
      await this.#gliding;
      // The screen was passed on meanwhile.
      if (this.#log !== log) return;
    }
    if (!this.#isAided && isPlayedOn(this.#shown.sight, sight, seat)) log.forget();
    log.add(sight, fresh);
    const scenes = log.takeScenes();
    const showBoard = (): void => this.#show({ seat, sight, items: log.items, lastMove: log.lastMove });
    if (isWhole) showBoard();
    for (const scene of scenes) {
      await this.#play(scene);
      // The screen was passed on meanwhile.
      if (this.#log !== log) return;
    }
    if (!isWhole) showBoard();
    const isQuiet = scenes.length === 0 && !sight.actions.some((events) => events.some(({ type }) => type === 'pieceMoved'));
    const ms = isWhole || isQuiet ? 0 : this.#pace.glideMs();
    this.#gliding = ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
  }

  async #play(scene: Scene): Promise<void> {
    const ms = this.#pace.sceneMs();
    if (ms === 0) return;
    this.#show({ scene });
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
      this.#closeScene = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#show({ scene: undefined });
  }

  #show(change: Partial<ShownState>): void {
    this.#shown = { ...this.#shown, ...change };
    this.#changed(this.#shown);
  }
}

/** Whether the seat has acted in this step, on this screen or another: then it has seen what lay on the table before. */
function isPlayedOn(before: SeenTable | undefined, { actions }: SeenTable, seat: Viewer): boolean {
  // A spectator has no turn to play on in, and could be a player with a second screen.
  if (seat === 'audience') return actions.length > 0;
  // While the game waits for a seat, the others can only leave.
  const isWaitedFor = before?.view.waiting?.seats.includes(seat) ?? false;
  return isWaitedFor && actions.some(([{ type }]) => type !== 'seatLeft' && type !== 'gameEnded');
}
