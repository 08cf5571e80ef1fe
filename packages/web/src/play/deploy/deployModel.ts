/** Setting up an army: what is held, where everything stands, what is still wrong with it. */

import { homeRows, type ReadyArmy, readyArmies } from '@flagfall/editions';
import { type Cell, type DeploymentFault, isStuck, type Rules, type Seat, seededChance, type View } from '@flagfall/engine';
import { armyFaults, randomArmy } from '@flagfall/seat';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { newSeed } from '../../games/arranged.ts';
import { type Army, boxedArmy, deploymentFor, mirrored, nextInBox, placedAs, put, type Token, tokenOn } from './army.ts';

export class DeployModel {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly home: readonly Cell[];
  readonly library: readonly ReadyArmy[];
  readonly army: Signal<Army>;
  readonly held: Signal<Token | undefined> = signal(undefined);
  readonly faults: ReadonlySignal<readonly DeploymentFault[]>;
  /** Which of the library stands here. */
  #page = -1;

  constructor(rules: Rules, seat: Seat, view: View) {
    this.rules = rules;
    this.seat = seat;
    this.home = view.homes[seat] ?? [];
    this.library = readyArmies(rules, seat, this.home);
    this.army = signal(boxedArmy(rules));
    this.faults = computed(() => armyFaults(rules, seat, deploymentFor(this.army.value), this.home));
    // On a map the computer suggests the first one.
    if (rules.board.straight) this.nextOfLibrary();
  }

  get isReady(): boolean {
    return this.faults.value.length === 0;
  }

  /** Legal, and lost at once. */
  get isStuck(): boolean {
    return this.isReady && isStuck(this.rules, deploymentFor(this.army.value));
  }

  get boxed(): number {
    return this.army.value.filter(({ cell }) => cell === undefined).length;
  }

  /** Picks up, puts down or changes places. */
  tap(cell: Cell): void {
    const held = this.held.value;
    const standing = tokenOn(this.army.value, cell);
    if (held === undefined) this.held.value = standing;
    else if (standing?.id === held.id) this.held.value = undefined;
    else if (this.home.includes(cell)) this.drop(held, cell);
  }

  drop(token: Token, cell: Cell): void {
    if (!this.home.includes(cell)) return;
    batch(() => {
      this.army.value = put(this.army.value, token.id, cell);
      // Who takes scouts out of the box wants to place all of them.
      this.held.value = token.cell === undefined ? nextInBox(this.army.value, token.kind) : undefined;
    });
  }

  /** A kind in the box was tapped: it is taken out, or what is held goes back. */
  tapBox(kind: string): void {
    const held = this.held.value;
    if (held?.cell !== undefined) this.#set(put(this.army.value, held.id, undefined));
    else this.held.value = held?.kind === kind ? undefined : nextInBox(this.army.value, kind);
  }

  /** The next of the library. */
  nextOfLibrary(): void {
    this.#page = (this.#page + 1) % this.library.length;
    this.place(this.library[this.#page].deployment);
  }

  place(deployment: Readonly<Record<Cell, string>>): void {
    this.#set(placedAs(this.army.value, deployment));
  }

  random(): void {
    this.place(randomArmy(this.rules, this.seat, seededChance(newSeed()), this.home));
  }

  mirror(): void {
    this.#set(mirrored(this.army.value, homeRows(this.rules.edition.field(this.rules.options), this.seat)));
  }

  clear(): void {
    this.#set(boxedArmy(this.rules));
  }

  #set(army: Army): void {
    batch(() => {
      this.army.value = army;
      this.held.value = undefined;
    });
  }
}
