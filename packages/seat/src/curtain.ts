/** Whose eyes the screen is meant for. Where several people share it, a curtain falls between them, and nothing of anybody's view is left behind it. */

import type { Seat } from '@flagfall/engine';
import { isNothingHidden, nextLooker, type Standing } from './standing.ts';

/** So long the player sees what the move has led to. */
const LINGER_MS = 900;

export interface CurtainHost {
  readonly people: readonly Seat[];
  /** Somebody looks at the screen now. */
  onLook(seat: Seat): void;
  /** Nobody does, until the next one has taken it. */
  onFall(): void;
}

export class Curtain {
  readonly #host: CurtainHost;
  #waitsFor: Seat | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Who looks, or has been let look; the view may still be on its way. */
  #looker: Seat | undefined;
  /** Everybody could look until now. */
  #wasOpen = false;

  constructor(host: CurtainHost) {
    this.#host = host;
  }

  /** Who is to take the screen; undefined while somebody looks at it. */
  get waitsFor(): Seat | undefined {
    return this.#waitsFor;
  }

  /** How the game stands. While something is being shown, nobody has to go. */
  see(standing: Standing | undefined, isBusy: boolean): void {
    clearTimeout(this.#timer);
    if (standing === undefined || isBusy || this.#waitsFor !== undefined) return;
    const { people } = this.#host;
    const next = nextLooker(standing, people, this.#looker);
    if (next === undefined) return;
    const isOpen = isNothingHidden(standing);
    const closes = this.#wasOpen && !isOpen && people.length > 1;
    this.#wasOpen = isOpen;
    if (closes) this.#fall(next);
    else if (next === this.#looker) return;
    else if (people.length === 1 || isOpen) this.#look(next);
    else if (this.#looker === undefined) this.#fall(next);
    else this.#timer = setTimeout(() => this.#fall(next), LINGER_MS);
  }

  /** The one it waits for has taken the screen. */
  lift(): void {
    const seat = this.#waitsFor;
    this.#waitsFor = undefined;
    if (seat !== undefined) this.#look(seat);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #look(seat: Seat): void {
    this.#looker = seat;
    this.#host.onLook(seat);
  }

  #fall(next: Seat): void {
    this.#looker = undefined;
    this.#waitsFor = next;
    this.#host.onFall();
  }
}
