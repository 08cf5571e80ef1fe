/** One game on the screen, from the set-up of the armies to the end. */

import { isGone } from '@flagfall/editions';
import { assert, type Cell, type Intent, isQuestion, type Rules, type Seat, seededChance, type View } from '@flagfall/engine';
import { aboutLines } from './aboutPage.ts';
import { NOTHING, openingChoice, openingCursor } from './deedChoice.ts';
import { deployScreen, type MapContext } from './deployScreen.ts';
import { gameKey } from './gameKeys.ts';
import { drawGame } from './gameScreen.ts';
import { firstCursor, freshState, type GameState } from './gameState.ts';
import { handOver, helpLines, showPage } from './handOver.ts';
import type { Key } from './keys.ts';
import type { Look } from './look.ts';
import { SCROLL_STEP, scrollMax } from './panel.ts';
import { saveGame } from './saveGame.ts';
import type { Screen } from './screen.ts';
import type { Session } from './session.ts';
import type { Words } from './words.ts';

/** Keys that close a battle and mean nothing more. */
const CLOSING: readonly Key[] = ['enter', 'space', 'escape'];

export interface GameSettings {
  readonly seed: string;
  /** The file that the record goes to at the end. */
  readonly save: string | undefined;
  /** Hears which file a game was saved as, to say it again when the screen is gone. */
  onSaved(sentence: string): void;
}

/** What the player wants next. */
export type After = 'menu' | 'quit';

export class Game {
  readonly #screen: Screen;
  readonly #session: Session;
  readonly #words: Words;
  readonly #look: Look;
  readonly #settings: GameSettings;
  readonly #cursors = new Map<Seat, Cell>();
  /** Whose eyes the screen is meant for. */
  #reader: Seat;
  /** Keys of the next move, pressed while a battle was shown. */
  readonly #typedAhead: Key[] = [];
  /** A battle was shown since the reader last acted. */
  #hasShown = false;
  /** The last territory that was drafted. */
  #drafted: Cell | undefined;

  constructor(screen: Screen, session: Session, words: Words, look: Look, settings: GameSettings) {
    this.#screen = screen;
    this.#session = session;
    this.#words = words;
    this.#look = look;
    this.#settings = settings;
    this.#reader = session.people[0];
  }

  async play(): Promise<After> {
    while (!this.#session.isOver) {
      const deployer = this.#session.personDeploying;
      if (deployer !== undefined) {
        if (!(await this.#deploy(deployer))) return 'menu';
        continue;
      }
      if (this.#session.letComputerAct()) {
        if (!(await this.#showScenes())) return 'quit';
        continue;
      }
      const seat = this.#session.waitingFor[0];
      // Nobody has anything to hide while territories are drafted.
      if (this.#session.isOpen) this.#reader = seat;
      else await this.#give(seat);
      if (!(await this.#showScenes()) || !(await this.#turn(seat))) return 'quit';
    }
    return await this.#end();
  }

  async #deploy(seat: Seat): Promise<boolean> {
    await this.#give(seat, this.#session.people.length > 1);
    const chance = seededChance(`${this.#settings.seed} ${seat} deployment`);
    const deployment = await deployScreen(this.#screen, this.#words, this.#look, {
      rules: this.#words.rules,
      seat,
      chance,
      zoneNamed: (text) => this.#words.zoneNamed(text),
      ...homeOf(this.#words.rules, this.#session.stateOf(seat).update.view, seat),
    });
    if (deployment === undefined) return false;
    const refusal = this.#session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } });
    assert(refusal === undefined, 'a deployment without faults is accepted');
    return true;
  }

  /** Two people share the screen: a curtain falls whenever it is meant for other eyes. */
  async #give(seat: Seat, always = false): Promise<void> {
    if (always || seat !== this.#reader) {
      this.#typedAhead.length = 0;
      this.#hasShown = false;
      await handOver(this.#screen, this.#words, seat, this.#reasonFor(seat));
    }
    this.#reader = seat;
  }

  /** Why the screen changes hands in the middle of a turn; everybody may read it. */
  #reasonFor(seat: Seat): string | undefined {
    const { view } = this.#session.stateOf(seat).update;
    return isQuestion(view) && view.waiting !== undefined ? this.#words.waiting(view.waiting.decision, view.waiting.seats) : undefined;
  }

  /** Until the player has done something that everybody sees; false when they leave. */
  async #turn(seat: Seat): Promise<boolean> {
    const start = this.#session.stateOf(seat);
    const { version } = start.update;
    const deed = openingChoice(start, this.#hasShown ? NOTHING : 0);
    // What was pressed at a battle was meant for a move: nobody had read the question yet.
    if (deed !== undefined) this.#typedAhead.length = 0;
    this.#hasShown = false;
    const cursor = openingCursor(deed, start, this.#drafted) ?? this.#cursors.get(seat) ?? firstCursor(start, this.#words);
    let state: GameState = { ...freshState(cursor), deed };
    while (this.#session.stateOf(seat).update.version === version) {
      const shown = state;
      this.#screen.show((canvas) => drawGame(canvas, shown, this.#session.stateOf(seat), this.#words, this.#look));
      const key = this.#typedAhead.shift() ?? (await this.#screen.nextKey());
      if (key === 'closed') return false;
      const reaction = gameKey(state, key, this.#session.stateOf(seat), this.#words);
      state = reaction.state;
      if (start.update.view.moves.length > 0) this.#cursors.set(seat, state.cursor);
      if (reaction.quit) return false;
      if (reaction.page !== undefined) await this.#page(reaction.page, seat);
      const refusal = reaction.wish === undefined ? undefined : this.#session.ask(seat, reaction.wish);
      if (refusal !== undefined) state = { ...state, notice: this.#words.refusal(refusal, seat) };
      else if (reaction.wish?.type === 'play') this.#follow(seat, reaction.wish.intent);
    }
    return await this.#showScenes();
  }

  /** The cursor goes with the piece, and in a draft on from territory to territory. */
  #follow(seat: Seat, intent: Intent): void {
    if (intent.type === 'move') this.#cursors.set(seat, intent.to);
    this.#drafted = intent.type === 'deed' && intent.deed === 'draft' ? intent.cells?.[0] : undefined;
  }

  /** The battles and showings the reader has not seen yet, until a key is pressed; a key that begins a move is kept for it. */
  async #showScenes(): Promise<boolean> {
    const seat = this.#session.stateOf(this.#reader);
    // Who has left the game sees how it ends, not every battle on the way.
    if (isGone(seat.update.view, this.#reader)) return true;
    for (const scene of seat.story.takeScenes()) {
      this.#screen.show((canvas) => drawGame(canvas, { ...freshState(scene.cell), scene }, seat, this.#words, this.#look));
      const key = await this.#screen.nextKey();
      this.#hasShown = true;
      if (!CLOSING.includes(key)) this.#typedAhead.push(key);
      if (key === 'closed') return false;
    }
    return true;
  }

  async #end(): Promise<After> {
    const seat = this.#session.stateOf(this.#reader);
    const all = this.#session.openBoard();
    let scroll = 0;
    let isOpen = false;
    let notice = this.#settings.save === undefined ? '' : this.#save(this.#settings.save);
    for (;;) {
      const state = { ...freshState(this.#words.rules.board.cells[0]), scroll, notice, open: isOpen ? all : undefined };
      this.#screen.show((canvas) => drawGame(canvas, state, seat, this.#words, this.#look));
      const key = await this.#screen.nextKey();
      if (key === 'enter') return 'menu';
      if (key === 'q' || key === 'escape' || key === 'closed') return 'quit';
      if (key === 'b') isOpen = !isOpen;
      if (key === 's' && notice === '') notice = this.#save();
      if (key === 'pageup' || key === 'u') scroll = Math.min(scrollMax(seat), scroll + SCROLL_STEP);
      if (key === 'pagedown') scroll = Math.max(0, scroll - SCROLL_STEP);
    }
  }

  #save(file?: string): string {
    const sentence = saveGame(this.#session, this.#words, file);
    this.#settings.onSaved(sentence);
    return sentence;
  }

  async #page(page: 'help' | 'about', seat: Seat): Promise<void> {
    const state = this.#session.stateOf(seat);
    const help = this.#words.rules.board.straight ? 'terminal.help.game' : 'terminal.help.map';
    const lines = page === 'help' ? helpLines(this.#words, help) : aboutLines(state, this.#words);
    const title = this.#words.say(page === 'help' ? 'terminal.help.title' : 'terminal.about.title');
    await showPage(this.#screen, this.#words, title, lines);
  }
}

/** Where a seat deploys, if the game has decided that and not the rules. */
function homeOf(rules: Rules, view: View, seat: Seat): Pick<MapContext, 'home' | 'view'> {
  const home = view.homes[seat];
  return rules.board.straight || home === undefined ? {} : { home, view };
}
