/** One game on the screen. */

import { hasSeatLeft } from '@flagfall/editions';
import type { Cell, Intent, Seat } from '@flagfall/engine';
import type { RequestBody, TableRefusal } from '@flagfall/protocol';
import { deployScreen } from '../army/armyScreen.ts';
import { gatheringLines } from '../company.ts';
import { GameLoop, type GameSettings, type NextGame } from '../game.ts';
import { aboutLines } from '../panel/sideTexts.ts';
import type { TerminalSession } from '../session.ts';
import type { Key } from '../terminal/keys.ts';
import type { TerminalTheme } from '../terminal/look.ts';
import { drawCentred, handOver, showHelp, showPage } from '../terminal/pages.ts';
import type { TerminalScreen } from '../terminal/screen.ts';
import { drawBar, drawFoot, wrap } from '../terminal/widgets.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';
import { NOTHING, openedQuestion, openingCursor } from './choiceKeys.ts';
import { gameKey, scrolledBy } from './gameKeys.ts';
import { drawGame } from './gameScreen.ts';
import { firstCursor, freshState, type GameState } from './gameState.ts';

/** Keys that close a battle and mean nothing more. */
const CLOSING: readonly Key[] = ['enter', 'space', 'escape'];

export interface ScreenSettings extends GameSettings {
  /** Hears which file a game was saved as, to say it again when the screen is gone. */
  onSaved(sentence: string): void;
}

export class ScreenGame extends GameLoop {
  readonly #screen: TerminalScreen;
  readonly #onSaved: ScreenSettings['onSaved'];
  readonly #cursors = new Map<Seat, Cell>();
  #state: GameState = freshState('');
  /** Keys of the next move, pressed while a battle was shown. */
  readonly #typedAhead: Key[] = [];
  /** A battle was shown since the reader last acted. */
  #hasShown = false;
  /** The last territory that was drafted. */
  #drafted: Cell | undefined;
  /** The player has gone while a server did not answer. */
  #hasLeft = false;

  constructor(screen: TerminalScreen, session: TerminalSession, words: TerminalGameWords, look: TerminalTheme, settings: ScreenSettings) {
    super(session, words, look, settings);
    this.#screen = screen;
    this.#onSaved = settings.onSaved;
  }

  protected override wake(): void {
    this.#screen.wake();
  }

  protected override async gather(): Promise<boolean> {
    const { session, words } = this;
    let [isAsking, notice] = [false, ''];
    while (session.standing.phase === 'waiting' && !session.isSignedOut) {
      this.#screen.show((canvas) => {
        drawBar(canvas, words.pack.title, words.rulesName);
        drawCentred(
          canvas,
          gatheringLines(session, words).flatMap((line) => wrap(line, canvas.columns - 4)),
        );
        const trouble = session.stateOf(session.reader).company?.trouble ?? notice;
        drawFoot(canvas, isAsking ? words.say('terminal.online.askAbort') : trouble, words.say('terminal.online.gatheringKeys'));
      });
      const key = await this.#screen.nextKeyOrWake();
      if (key === undefined) continue;
      if (key === 'closed' || (!isAsking && (key === 'q' || key === 'escape'))) return false;
      if (isAsking && key === 'y') {
        const refusal = await session.ask(session.reader, { type: 'abort' });
        if (refusal !== undefined) notice = words.refusal(refusal, session.reader);
      }
      isAsking = !isAsking && key === 'x';
    }
    return true;
  }

  /** Two people share the screen: a curtain falls whenever it is meant for other eyes. */
  protected override async give(seat: Seat): Promise<boolean> {
    this.#typedAhead.length = 0;
    this.#hasShown = false;
    await handOver(this.#screen, this.words, seat, this.reasonFor(seat));
    return true;
  }

  protected override async deploy(seat: Seat): Promise<Intent | 'late' | undefined> {
    const deployment = await deployScreen(this.#screen, this.words, this.look, {
      ...this.armyContext(seat),
      view: this.stateOf(seat).sight.view,
      timeLeft: () => this.#deployTime(seat),
      isWanted: () => this.isDeploying(seat),
    });
    if (deployment === undefined || deployment === 'late') return deployment;
    this.rememberArmy(seat, deployment);
    return { type: 'deploy', deployment };
  }

  #deployTime(seat: Seat): string {
    const left = this.stateOf(seat).company?.clocks.deployMs;
    return left === undefined ? '' : this.words.clock(left);
  }

  protected override beginTurn(seat: Seat): void {
    const start = this.stateOf(seat);
    const choice = openedQuestion(start);
    // A key pressed during a battle was meant for a move, because the question was not shown yet.
    if (choice !== undefined) this.#typedAhead.length = 0;
    const cursor = openingCursor(choice, start, this.#drafted) ?? this.#cursors.get(seat) ?? firstCursor(start, this.words);
    // Keep the chat line that the player was typing.
    this.#state = { ...freshState(cursor), choice, at: this.#hasShown ? NOTHING : 0, talk: this.#state.talk };
    this.#hasShown = false;
  }

  protected override async hear(seat: Seat): Promise<boolean> {
    this.#show(() => this.#state, seat);
    const key = this.#typedAhead.shift() ?? (await this.#screen.nextKeyOrWake());
    if (key === undefined) return true;
    if (key === 'closed') return false;
    const { state, quit, page, talk, request } = gameKey(this.#state, key, this.stateOf(seat), this.words);
    this.#state = state;
    if (this.stateOf(seat).sight.view.moves.length > 0) this.#cursors.set(seat, state.cursor);
    if (quit) return false;
    if (page !== undefined) await this.#page(page, seat);
    if (talk !== undefined) this.session.talk(talk);
    if (request !== undefined && (await this.ask(seat, request)) && request.type === 'play') this.#follow(seat, request.intent);
    return !this.#hasLeft;
  }

  /** While a server does not answer, other keys wait for their turn, and nothing but leaving is possible. */
  protected override async ask(seat: Seat, request: RequestBody): Promise<boolean> {
    const asked = super.ask(seat, request);
    // A table in this process answers before the next key.
    if (this.stateOf(seat).company === undefined) return await asked;
    const answer = await this.#screen.waitFor(asked, (key) => {
      const isLeaving = key === 'q' || key === 'closed';
      if (!isLeaving) this.#typedAhead.push(key);
      return isLeaving;
    });
    this.#hasLeft = answer === undefined;
    return answer?.come ?? false;
  }

  protected override tellRefusal(refusal: TableRefusal, seat: Seat): void {
    this.#state = { ...this.#state, notice: this.words.refusal(refusal, seat) };
  }

  /** The cursor goes with the piece, and in a draft on from territory to territory. */
  #follow(seat: Seat, intent: Intent): void {
    if (intent.type === 'move') this.#cursors.set(seat, intent.to);
    this.#drafted = intent.type === 'deed' && intent.deed === 'draft' ? intent.cells?.[0] : undefined;
  }

  /** The battles and showings the reader has not seen yet, until a key is pressed; a key that begins a move is kept for it. */
  protected override async showNews(): Promise<boolean> {
    const seat = this.stateOf(this.reader);
    // A player who has left the game sees how it ends, not every battle.
    if (hasSeatLeft(seat.sight.view, this.reader)) return true;
    for (const scene of seat.log.takeScenes()) {
      this.#screen.show((canvas) => drawGame(canvas, { ...freshState(scene.cell), scene }, seat, this.words, this.look));
      const key = await this.#screen.nextKey();
      this.#hasShown = true;
      if (!CLOSING.includes(key)) this.#typedAhead.push(key);
      if (key === 'closed') return false;
    }
    return true;
  }

  protected override left(isDeploying: boolean): NextGame {
    return isDeploying ? 'menu' : 'quit';
  }

  protected override async end(): Promise<NextGame> {
    const { save } = this.settings;
    await this.noteFigures();
    this.#state = { ...freshState(this.words.rules.board.cells[0]), notice: save === undefined ? '' : await this.#saveAs(save) };
    for (;;) {
      this.#show(() => this.#state, this.reader);
      const key = await this.#screen.nextKeyOrWake();
      const state = this.#state;
      if (this.session.next !== undefined) return { next: this.session.next };
      if (key === 'enter') return 'menu';
      if (key === 'q' || key === 'escape' || key === 'closed') return 'quit';
      if (key === 's' && state.notice === '') this.#state = { ...state, notice: await this.#saveAs() };
      if (key === 'r') await this.#offerAnother();
      if (this.#hasLeft) return 'quit';
      const scroll = key === undefined ? undefined : scrolledBy(state, key, this.stateOf(this.reader));
      if (scroll !== undefined) this.#state = { ...state, scroll };
    }
  }

  async #offerAnother(): Promise<void> {
    const { offered, company } = this.stateOf(this.reader);
    if (company === undefined || company.isWatching) return;
    const notice = offered === 'rematch' ? '' : this.words.say('terminal.online.offeredAgain');
    if (await this.playAgain()) this.#state = { ...this.#state, notice };
  }

  async #saveAs(file?: string): Promise<string> {
    const sentence = await this.save(file);
    this.#onSaved(sentence);
    return sentence;
  }

  #show(state: () => GameState, seat: Seat): void {
    this.#screen.show((canvas) => drawGame(canvas, state(), this.stateOf(seat), this.words, this.look));
  }

  async #page(page: 'help' | 'about', seat: Seat): Promise<void> {
    const state = this.stateOf(seat);
    const together = state.company === undefined ? [] : [...this.words.say('terminal.online.help').split('\n'), ' '];
    if (page === 'about') await showPage(this.#screen, this.words, this.words.say('terminal.about.title'), aboutLines(state, this.words));
    else
      await showHelp(this.#screen, this.words, this.words.rules.board.isGrid ? 'terminal.help.game' : 'terminal.help.map', [
        ...together,
        ...this.words.tips('play'),
      ]);
  }
}
