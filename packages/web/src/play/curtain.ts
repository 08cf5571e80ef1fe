/** Whose eyes the screen is meant for. Where several people share it, a curtain falls between them, and nothing of anybody's view is left behind it. */

import type { Seat } from '@flagfall/engine';
import { isNothingHidden, nextLooker, type Standing } from '@flagfall/seat';
import { effect, type Signal, signal } from '@preact/signals';
import type { GameLink } from '../games/gameLink.ts';
import type { Presenter } from './presenter.ts';

/** So long the player sees what the move has led to. */
const LINGER_MS = 900;

export class Curtain {
  /** Who is to take the screen; undefined while somebody looks at it. */
  readonly waitsFor: Signal<Seat | undefined> = signal(undefined);
  readonly #link: GameLink;
  readonly #presenter: Presenter;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Who looks, or has been let look; the view may still be on its way. */
  #looker: Seat | undefined;
  /** Everybody could look until now. */
  #wasOpen = false;

  constructor(link: GameLink, presenter: Presenter) {
    this.#link = link;
    this.#presenter = presenter;
    this.#stop = effect(() => {
      const standing = link.standing;
      // While something is being shown, nobody has to go.
      clearTimeout(this.#timer);
      if (!presenter.isBusy.value && standing !== undefined) this.#see(standing);
    });
  }

  /** The one it waits for has taken the screen. */
  lift(): void {
    const seat = this.waitsFor.peek();
    if (seat === undefined) return;
    this.waitsFor.value = undefined;
    this.#look(seat);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #see(standing: Standing): void {
    const { people } = this.#link;
    const next = nextLooker(standing, people, this.#looker);
    if (next === undefined || this.waitsFor.peek() !== undefined) return;
    const closes = this.#wasOpen && !isNothingHidden(standing) && people.length > 1;
    this.#wasOpen = isNothingHidden(standing);
    if (closes) this.#fall(next);
    if (closes || next === this.#looker) return;
    if (people.length === 1 || isNothingHidden(standing)) this.#look(next);
    else if (this.#looker === undefined) this.#fall(next);
    else this.#timer = setTimeout(() => this.#fall(next), LINGER_MS);
  }

  #look(seat: Seat): void {
    this.#looker = seat;
    this.#link.look(seat);
  }

  #fall(next: Seat): void {
    this.#looker = undefined;
    this.#link.look(undefined);
    this.#presenter.clear();
    this.waitsFor.value = next;
  }
}
