/** Setting up an army: the places of all pieces, the selection, the faults. */

import { homeRows, type ReadyArmy, readyArmies } from '@flagfall/editions';
import {
  type Cell,
  type Deployment,
  type DeploymentFault,
  isImmobileDeployment,
  type Rules,
  type Seat,
  seededChance,
  type View,
} from '@flagfall/engine';
import { armyFaults, randomArmy, swapped } from '@flagfall/seat';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { chanceSeed } from '../../games/repeatable.ts';

/** A piece on a cell, or one out of the box. */
interface Held {
  readonly kind: string;
  readonly cell?: Cell;
}

export class DeployModel {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly home: readonly Cell[];
  readonly library: readonly ReadyArmy[];
  /** Pieces without a place are in the box. */
  readonly army: Signal<Deployment> = signal({});
  readonly held: Signal<Held | undefined> = signal(undefined);
  readonly faults: ReadonlySignal<readonly DeploymentFault[]>;
  /** The deployment of the library that stands here. */
  #page = -1;
  readonly #alike: (kind: string) => readonly string[];

  /** `alike` names the kinds that are the same to a person as one. */
  constructor(rules: Rules, seat: Seat, view: View, alike: (kind: string) => readonly string[] = (kind) => [kind]) {
    this.#alike = alike;
    this.rules = rules;
    this.seat = seat;
    this.home = view.homes[seat] ?? [];
    this.library = readyArmies(rules, seat, this.home);
    this.faults = computed(() => armyFaults(rules, seat, this.army.value, this.home));
    // On a map the computer suggests the first one.
    if (rules.board.isGrid) this.nextOfLibrary();
  }

  get isReady(): boolean {
    return this.faults.value.length === 0;
  }

  /** Legal, and lost at once. */
  get isStuck(): boolean {
    return this.isReady && isImmobileDeployment(this.rules, this.army.value);
  }

  /** How many pieces are in the box. */
  get boxed(): number {
    return this.rules.armySize - Object.keys(this.army.value).length;
  }

  /** How many of a kind are in the box, with those that are the same to a person. */
  boxedOf(kind: string): number {
    return this.#boxed(this.#alike(kind)).length;
  }

  /** Picks up, puts down or changes places. */
  tap(cell: Cell): void {
    const [held, kind] = [this.held.value, this.army.value[cell]];
    if (held === undefined) this.held.value = kind === undefined ? undefined : { kind, cell };
    else if (held.cell === cell) this.held.value = undefined;
    else this.#put(held, cell);
  }

  drop(from: Cell, to: Cell): void {
    this.#put({ kind: this.army.value[from], cell: from }, to);
  }

  /** A tap on a kind in the box takes one out, or puts the selected piece back. */
  tapBox(kind: string): void {
    const held = this.held.value;
    if (held?.cell !== undefined) {
      const { [held.cell]: _, ...rest } = this.army.value;
      this.#set(rest);
    } else this.held.value = held !== undefined && this.#alike(kind).includes(held.kind) ? undefined : this.#outOfBox(kind);
  }

  nextOfLibrary(): void {
    this.#page = (this.#page + 1) % this.library.length;
    this.place(this.library[this.#page].deployment);
  }

  /** Pieces that the army does not have are left out. */
  place(deployment: Deployment): void {
    const left = new Map(Object.entries(this.rules.edition.army));
    const isThere = ([, kind]: [Cell, string]): boolean => {
      const count = left.get(kind) ?? 0;
      left.set(kind, count - 1);
      return count > 0;
    };
    this.#set(Object.fromEntries(Object.entries(deployment).filter(isThere)));
  }

  random(): void {
    this.place(randomArmy(this.rules, this.seat, seededChance(chanceSeed()), this.home));
  }

  /** Left becomes right, row by row. */
  mirror(): void {
    const rows = homeRows(this.rules.edition.battlefield(this.rules.options), this.seat);
    const opposite = new Map(rows.flatMap((row) => row.map((cell, at) => [cell, row[row.length - 1 - at]])));
    this.#set(Object.fromEntries(Object.entries(this.army.value).map(([cell, kind]) => [opposite.get(cell), kind])));
  }

  clear(): void {
    this.#set({});
  }

  /** A player who takes scouts out of the box wants to place all of them. */
  #put({ kind, cell: from }: Held, to: Cell): void {
    if (!this.home.includes(to)) return;
    if (from !== undefined) this.#set(swapped(this.army.value, from, to));
    else this.#set({ ...this.army.value, [to]: kind }, kind);
  }

  /** The next of a kind, or of those that are the same to a person. */
  #outOfBox(kind: string): Held | undefined {
    const [next] = this.#boxed(this.#alike(kind));
    return next === undefined ? undefined : { kind: next };
  }

  /** What of some kinds is in the box, piece by piece. */
  #boxed(kinds: readonly string[]): readonly string[] {
    const placed = Object.values(this.army.value);
    return kinds.flatMap((kind) => {
      const count = (this.rules.edition.army[kind] ?? 0) - placed.filter((one) => one === kind).length;
      return Array<string>(count).fill(kind);
    });
  }

  /** `next` is a kind of which another one is taken out of the box. */
  #set(army: Deployment, next?: string): void {
    batch(() => {
      this.army.value = army;
      this.held.value = next === undefined ? undefined : this.#outOfBox(next);
    });
  }
}
