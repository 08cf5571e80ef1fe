/** Shows what arrives, one step after the other: a battle first, then the board after it. Whoever plays sees a calm sequence, however fast the others are. */

import type { Sight } from '@flagfall/client';
import type { Viewer } from '@flagfall/engine';
import { type Arrival, GameLog, type LastMove, type LogItem, type Scene } from '@flagfall/seat';
import { batch, type Signal, signal } from '@preact/signals';
import { battleMs, mayMove } from '../settings/settings.ts';

/** How long a piece glides; `--calm` of the theme and a breath. */
const GLIDE_MS = 300;

export class Presenter {
  /** Whose eyes the screen is meant for. */
  readonly seat: Signal<Viewer | undefined> = signal(undefined);
  readonly shown: Signal<Sight | undefined> = signal(undefined);
  readonly scene: Signal<Scene | undefined> = signal(undefined);
  readonly items: Signal<readonly LogItem[]> = signal([]);
  readonly lastMove: Signal<LastMove | undefined> = signal(undefined);
  /** Something is still to be shown: nobody can act before. */
  readonly isBusy: Signal<boolean> = signal(false);
  readonly #isAided: boolean;
  #log: GameLog | undefined;
  #arrivals: Arrival[] = [];
  #closeScene: () => void = () => {};

  constructor(isAided: boolean) {
    this.#isAided = isAided;
  }

  arrived(arrival: Arrival): void {
    this.#arrivals.push(arrival);
    if (!this.isBusy.value) void this.#run();
  }

  skipScene(): void {
    this.#closeScene();
  }

  /** Nothing of what a seat has seen stays on the screen. */
  clear(): void {
    this.#arrivals = [];
    this.#log = undefined;
    this.skipScene();
    batch(() => {
      this.seat.value = undefined;
      this.shown.value = undefined;
      this.items.value = [];
      this.lastMove.value = undefined;
    });
  }

  async #run(): Promise<void> {
    this.isBusy.value = true;
    for (let next = this.#arrivals.shift(); next !== undefined; next = this.#arrivals.shift()) await this.#present(next);
    this.isBusy.value = false;
  }

  async #present({ seat, update, fresh, isWhole }: Arrival): Promise<void> {
    if (isWhole || this.#log === undefined) this.#log = new GameLog(seat);
    const log = this.#log;
    if (!this.#isAided && isPlayedOn(this.shown.value, update, seat)) log.forget();
    log.add(update, fresh);
    const scenes = log.takeScenes();
    if (isWhole) this.#show(seat, update, log);
    for (const scene of scenes) {
      await this.#play(scene);
      // The screen was handed over meanwhile.
      if (this.#log !== log) return;
    }
    if (!isWhole) this.#show(seat, update, log);
    const isQuiet = scenes.length === 0 && !update.actions.some((events) => events.some(({ type }) => type === 'pieceMoved'));
    if (!isWhole && !isQuiet && mayMove()) await pause(GLIDE_MS);
  }

  #show(seat: Viewer, update: Sight, log: GameLog): void {
    batch(() => {
      this.seat.value = seat;
      this.shown.value = update;
      this.items.value = log.items;
      this.lastMove.value = log.lastMove;
    });
  }

  async #play(scene: Scene): Promise<void> {
    const ms = battleMs();
    if (ms === 0) return;
    this.scene.value = scene;
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
      this.#closeScene = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.scene.value = undefined;
  }
}

/** Whether the seat has acted in this step, on this screen or on another: what lay on the table before has been looked at. */
function isPlayedOn(before: Sight | undefined, { actions }: Sight, seat: Viewer): boolean {
  // Whoever watches has no turn to play on in, and could be a player with a second screen.
  if (seat === 'audience') return actions.length > 0;
  // While the game waits for a seat, all that others can do is to leave.
  const isWaitedFor = before?.view.waiting?.seats.includes(seat) ?? false;
  return isWaitedFor && actions.some(([{ type }]) => type !== 'seatLeft' && type !== 'gameEnded');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
