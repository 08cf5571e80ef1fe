/** The flow of one game from the deployment to the end: which seat is asked next, and until when. Screen and line mode draw it and ask the person. */

import { type Deployment, type Intent, isAnsweringQuestion, type Seat, seededChance } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import { boardCode, deploymentOf, isNothingHidden, personDeploying, rematchRequest, rememberedArmy, rowsOf } from '@flagfall/seat';
import type { ScreenContext } from './army/armyScreen.ts';
import type { StoredArmies } from './army/storedArmies.ts';
import { figuresText, saveGame } from './record.ts';
import type { SeatState, TerminalSession } from './session.ts';
import type { TerminalTheme } from './terminal/look.ts';
import type { TerminalGameWords } from './terminalTexts.ts';

export interface GameSettings {
  readonly seed: string;
  /** The file that the record goes to at the end. */
  readonly save: string | undefined;
  readonly armies: StoredArmies;
}

/** What the player wants next: `next` is the agreed rematch. `signedOut`: the server does not know the player any more. */
export type NextGame = 'menu' | 'quit' | 'signedOut' | { readonly next: string };

export abstract class GameLoop {
  protected readonly session: TerminalSession;
  protected readonly words: TerminalGameWords;
  protected readonly look: TerminalTheme;
  protected readonly settings: GameSettings;
  /** Whose eyes the screen is meant for. */
  protected reader: Seat;
  /** The player has done something that others have to know of first: a computer may have an offer to answer. */
  #hasActed = false;

  constructor(session: TerminalSession, words: TerminalGameWords, look: TerminalTheme, settings: GameSettings) {
    this.session = session;
    this.words = words;
    this.look = look;
    this.settings = settings;
    this.reader = session.people[0] ?? session.reader;
  }

  async play(): Promise<NextGame> {
    const stop = this.session.watch(() => this.wake());
    try {
      return await this.#play();
    } finally {
      stop();
    }
  }

  /** Called after news that did not come from this screen. */
  protected abstract wake(): void;
  /** Waits while seats are free; false when the player leaves. */
  protected abstract gather(): Promise<boolean>;
  /** Passes the screen to the next person; false when the person leaves. */
  protected abstract give(seat: Seat): Promise<boolean>;
  /** Asks for a deployment: undefined when the player leaves, 'late' when the table no longer waits for it. */
  protected abstract deploy(seat: Seat): Promise<Intent | 'late' | undefined>;
  /** Shows what must be seen before the game continues; false when the player leaves. */
  protected abstract showNews(): Promise<boolean>;
  protected abstract beginTurn(seat: Seat): void;
  /** One key or line of the person whose turn it is; false when they leave. */
  protected abstract hear(seat: Seat, isSame: () => boolean): Promise<boolean>;
  protected abstract left(isDeploying: boolean): NextGame;
  protected abstract end(): Promise<NextGame>;
  protected abstract tellRefusal(refusal: TableRefusal, seat: Seat): void;

  async #play(): Promise<NextGame> {
    const { session } = this;
    while (session.standing.phase !== 'over') {
      if (session.isSignedOut) return 'signedOut';
      if (session.standing.phase === 'waiting') {
        if (!(await this.gather())) return this.left(false);
        continue;
      }
      const deployer = personDeploying(session.standing, session.people);
      if (deployer === undefined && (await session.letComputerAct())) {
        if (!(await this.showNews())) return this.left(false);
        continue;
      }
      const seat = deployer ?? session.reader;
      // The draft of territories is public.
      if (isNothingHidden(session.standing)) this.reader = seat;
      else if (!(await this.#give(seat, deployer !== undefined && session.people.length > 1))) return this.left(false);
      if (!(await (deployer === undefined ? this.#turn(seat) : this.#deploy(seat)))) return this.left(deployer !== undefined);
    }
    return await this.end();
  }

  async #give(seat: Seat, isForced: boolean): Promise<boolean> {
    if (seat === this.reader && !isForced) return true;
    const isTaken = await this.give(seat);
    this.reader = seat;
    return isTaken;
  }

  async #deploy(seat: Seat): Promise<boolean> {
    const intent = await this.deploy(seat);
    if (intent === undefined) return false;
    // A deployment without faults is refused only when it comes too late; then the game continues without it.
    if (intent !== 'late') await this.ask(seat, { type: 'play', intent });
    return true;
  }

  /** Resolves after an action of the player; false when the player leaves. */
  async #turn(seat: Seat): Promise<boolean> {
    if (!(await this.showNews())) return false;
    const { version } = this.stateOf(seat).sight.view;
    const { session } = this;
    const isSame = (): boolean =>
      session.standing.phase !== 'over' && !session.isSignedOut && this.stateOf(seat).sight.view.version === version;
    this.#hasActed = false;
    this.beginTurn(seat);
    while (isSame() && !this.#hasActed) if (!(await this.hear(seat, isSame))) return false;
    return await this.showNews();
  }

  protected stateOf(seat: Seat): SeatState {
    return this.session.stateOf(seat);
  }

  /**
   * The settings of a deployment: chance from the seed, and a home only if the game has decided it instead of the rules. Where several share the screen,
   * none of them is shown the armies of another.
   */
  protected armyContext(seat: Seat): ScreenContext {
    const { rules } = this.words;
    const home = rules.board.isGrid ? undefined : this.stateOf(seat).sight.view.homes[seat];
    const chance = seededChance(`${this.settings.seed} ${seat} deployment`);
    const context = { rules, seat, home, chance, zoneNamed: (text: string) => this.words.zoneNamed(text) };
    if (!this.#remembersArmies) return context;
    const { armies } = this.settings;
    const board = boardCode(rules.edition, rules.options);
    return {
      ...context,
      last: rememberedArmy(rules, seat, armies.lastOn(board)),
      saved: () =>
        armies.namedOn(board).flatMap(({ name, rows }) => {
          const deployment = deploymentOf(rules, seat, rows);
          return deployment === undefined ? [] : [{ name, deployment }];
        }),
      keep: (wish, deployment) =>
        wish.type === 'save'
          ? armies.save(board, { name: wish.name, rows: rowsOf(rules, seat, deployment) })
          : armies.remove(board, wish.name),
    };
  }

  /** The next set-up on this board begins with this army. */
  protected rememberArmy(seat: Seat, deployment: Deployment): void {
    const { rules } = this.words;
    if (this.#remembersArmies) this.settings.armies.keepLast(boardCode(rules.edition, rules.options), rowsOf(rules, seat, deployment));
  }

  get #remembersArmies(): boolean {
    return this.session.people.length === 1 && this.words.rules.board.isGrid;
  }

  /** Whether an army of this seat is still waited for: time may be up, or the game over. */
  protected isDeploying(seat: Seat): boolean {
    return !this.session.isSignedOut && personDeploying(this.session.standing, this.session.people) === seat;
  }

  /** Asks the table, and says why it refuses; true when it has done it. */
  protected async ask(seat: Seat, request: RequestBody): Promise<boolean> {
    const before = this.stateOf(seat).sight.version;
    const refusal = await this.session.ask(seat, request);
    if (refusal !== undefined) this.tellRefusal(refusal, seat);
    if (this.stateOf(seat).sight.version !== before) this.#hasActed = true;
    return refusal === undefined;
  }

  /** Why the screen is passed on in the middle of a turn; this is public. */
  protected reasonFor(seat: Seat): string | undefined {
    const { view } = this.stateOf(seat).sight;
    return isAnsweringQuestion(view) && view.waiting !== undefined
      ? this.words.waiting(view.waiting.decision, view.waiting.seats)
      : undefined;
  }

  /** Offers a rematch or answers the offer of one; a shared screen has the menu for that. */
  protected async playAgain(accept = true): Promise<boolean> {
    return await this.ask(this.reader, rematchRequest(this.stateOf(this.reader).sight, this.reader, accept));
  }

  /** The game in figures, as the last line of the story. */
  protected async noteFigures(): Promise<void> {
    const figures = await figuresText(this.session, this.words);
    if (figures !== undefined) this.stateOf(this.reader).log.note(figures);
  }

  protected save(file?: string): Promise<string> {
    return saveGame(this.session, this.words, file);
  }
}
