/** Setting up an army: the places of all pieces, the selection, undo and redo, the faults. */

import { type ReadyArmy, readyArmies } from '@flagfall/editions';
import {
  type Cell,
  type Chance,
  type Deployment,
  type DeploymentFault,
  isImmobileDeployment,
  type Rules,
  type Seat,
  seededChance,
  type View,
} from '@flagfall/engine';
import {
  type ArmyHistory,
  armyFaults,
  beginHistory,
  changeArmy,
  freshArmy,
  mirroredArmy,
  randomArmy,
  redoChange,
  swapped,
  undoChange,
} from '@flagfall/seat';
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
  readonly army: ReadonlySignal<Deployment>;
  readonly held: Signal<Held | undefined> = signal(undefined);
  readonly faults: ReadonlySignal<readonly DeploymentFault[]>;
  readonly #history: Signal<ArmyHistory> = signal(beginHistory({}));
  readonly #chance: Chance;
  /** On a map: the plan of the library that stands here. */
  #page = -1;
  readonly #alike: (kind: string) => readonly string[];

  /** `alike` names the kinds that are the same to a person as one. */
  constructor(rules: Rules, seat: Seat, view: View, alike: (kind: string) => readonly string[] = (kind) => [kind]) {
    this.#alike = alike;
    this.rules = rules;
    this.seat = seat;
    this.home = view.homes[seat] ?? [];
    this.library = readyArmies(rules, seat, this.home);
    this.#chance = seededChance(`${chanceSeed()} army ${seat}`);
    this.army = computed(() => this.#history.value.present);
    this.faults = computed(() => armyFaults(rules, seat, this.army.value, this.home));
    // On a map the computer suggests the first one.
    if (rules.board.isGrid) this.begin(freshArmy(rules, seat, this.#chance));
  }

  get canUndo(): boolean {
    return this.#history.value.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.value.future.length > 0;
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

  /** Another good one: of the library and mirrored by chance; on a map the next plan for this land. */
  another(): void {
    if (this.rules.board.isGrid) {
      this.place(freshArmy(this.rules, this.seat, this.#chance, this.army.value));
      return;
    }
    this.#page = (this.#page + 1) % this.library.length;
    this.place(this.library[this.#page].deployment);
  }

  /** What the set-up begins with; nothing before it can be undone. */
  begin(deployment: Deployment): void {
    this.#history.value = beginHistory(this.#fitting(deployment));
  }

  /** Pieces that the army does not have are left out. */
  place(deployment: Deployment): void {
    this.#set(this.#fitting(deployment));
  }

  #fitting(deployment: Deployment): Deployment {
    const left = new Map(Object.entries(this.rules.edition.army));
    const isThere = ([, kind]: [Cell, string]): boolean => {
      const count = left.get(kind) ?? 0;
      left.set(kind, count - 1);
      return count > 0;
    };
    return Object.fromEntries(Object.entries(deployment).filter(isThere));
  }

  random(): void {
    this.place(randomArmy(this.rules, this.seat, this.#chance, this.home));
  }

  /** Left becomes right, row by row. */
  mirror(): void {
    this.#set(mirroredArmy(this.rules, this.seat, this.army.value));
  }

  undo(): void {
    this.#go(undoChange(this.#history.value));
  }

  redo(): void {
    this.#go(redoChange(this.#history.value));
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
      this.#go(changeArmy(this.#history.value, army));
      this.held.value = next === undefined ? undefined : this.#outOfBox(next);
    });
  }

  #go(history: ArmyHistory): void {
    batch(() => {
      this.#history.value = history;
      this.held.value = undefined;
    });
  }
}
