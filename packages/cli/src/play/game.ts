/** One game on the screen, from the set-up of the armies to the end. */

import { isGone } from '@flagfall/editions';
import { type Cell, type Intent, isQuestion, type Rules, type Seat, seededChance, type View } from '@flagfall/engine';
import type { TableRefusal, Wish } from '@flagfall/protocol';
import { isNothingHidden, personDeploying } from '@flagfall/seat';
import { aboutLines } from './aboutPage.ts';
import { NOTHING, openedQuestion, openingCursor } from './deedChoice.ts';
import { deployScreen, type MapContext } from './deployScreen.ts';
import { gameKey } from './gameKeys.ts';
import { drawGame } from './gameScreen.ts';
import { firstCursor, freshState, type GameState } from './gameState.ts';
import { gather } from './gathering.ts';
import { handOver, helpLines, showPage } from './handOver.ts';
import type { Key } from './keys.ts';
import type { Look } from './look.ts';
import { type OpenPiece, openPieces } from './openPieces.ts';
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

/** What the player wants next: `next` is the game that all have agreed to go on with. */
export type After = 'menu' | 'quit' | { readonly next: string };

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
  /** What the player was writing to the others when something happened. */
  #talk: string | undefined;

  constructor(screen: Screen, session: Session, words: Words, look: Look, settings: GameSettings) {
    this.#screen = screen;
    this.#session = session;
    this.#words = words;
    this.#look = look;
    this.#settings = settings;
    this.#reader = session.people[0] ?? session.reader;
  }

  async play(): Promise<After> {
    const stop = this.#session.watch(() => this.#screen.wake());
    try {
      return await this.#play();
    } finally {
      stop();
    }
  }

  async #play(): Promise<After> {
    while (this.#session.standing.phase !== 'over') {
      if (this.#session.standing.phase === 'waiting') {
        if (!(await gather(this.#screen, this.#session, this.#words))) return 'quit';
        continue;
      }
      const deployer = personDeploying(this.#session.standing, this.#session.people);
      if (deployer !== undefined) {
        if (!(await this.#deploy(deployer))) return 'menu';
        continue;
      }
      if (await this.#session.letComputerAct()) {
        if (!(await this.#showScenes())) return 'quit';
        continue;
      }
      const seat = this.#session.reader;
      // Nobody has anything to hide while territories are drafted.
      if (isNothingHidden(this.#session.standing)) this.#reader = seat;
      else await this.#give(seat);
      if (!(await this.#showScenes()) || !(await this.#turn(seat))) return 'quit';
    }
    return await this.#end();
  }

  async #deploy(seat: Seat): Promise<boolean> {
    await this.#give(seat, this.#session.people.length > 1);
    const chance = seededChance(`${this.#settings.seed} ${seat} deployment`);
    const session = this.#session;
    const deployment = await deployScreen(this.#screen, this.#words, this.#look, {
      rules: this.#words.rules,
      seat,
      chance,
      zoneNamed: (text) => this.#words.zoneNamed(text),
      timeLeft: () => this.#deployTime(seat),
      isWanted: () => personDeploying(session.standing, session.people) === seat,
      ...homeOf(this.#words.rules, session.stateOf(seat).update.view, seat),
    });
    if (deployment === undefined) return false;
    // A deployment without faults is refused only when it comes too late; then the game goes on without it.
    if (deployment !== 'late') await session.ask(seat, { type: 'play', intent: { type: 'deploy', deployment } });
    return true;
  }

  #deployTime(seat: Seat): string {
    const left = this.#session.stateOf(seat).company?.clocks.deployMs;
    return left === undefined ? '' : this.#words.clock(left);
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
    const { version } = start.update.view;
    const deed = openedQuestion(start, this.#hasShown ? NOTHING : 0);
    // What was pressed at a battle was meant for a move: nobody had read the question yet.
    if (deed !== undefined) this.#typedAhead.length = 0;
    this.#hasShown = false;
    const cursor = openingCursor(deed, start, this.#drafted) ?? this.#cursors.get(seat) ?? firstCursor(start, this.#words);
    let state: GameState = { ...freshState(cursor), deed, talk: this.#talk };
    while (this.#session.standing.phase !== 'over' && this.#session.stateOf(seat).update.view.version === version) {
      const shown = state;
      this.#screen.show((canvas) => drawGame(canvas, shown, this.#session.stateOf(seat), this.#words, this.#look));
      const key = this.#typedAhead.shift() ?? (await this.#screen.nextKeyOrWake());
      if (key === undefined) continue;
      if (key === 'closed') return false;
      const reaction = gameKey(state, key, this.#session.stateOf(seat), this.#words);
      state = reaction.state;
      this.#talk = state.talk;
      if (start.update.view.moves.length > 0) this.#cursors.set(seat, state.cursor);
      if (reaction.quit) return false;
      if (reaction.page !== undefined) await this.#page(reaction.page, seat);
      if (reaction.talk !== undefined) this.#session.talk(reaction.talk);
      if (reaction.wish === undefined) continue;
      const before = this.#session.stateOf(seat).update.version;
      const refusal = await this.#answerTo(seat, reaction.wish);
      if (refusal === 'left') return false;
      if (refusal !== undefined) state = { ...state, notice: this.#words.refusal(refusal, seat) };
      else if (reaction.wish.type === 'play') this.#follow(seat, reaction.wish.intent);
      // Others have to know of it first: a computer has an offer to answer.
      if (this.#session.stateOf(seat).update.version !== before) break;
    }
    return await this.#showScenes();
  }

  /** The answer to a wish. While a server does not answer, other keys wait for their turn, and nothing but leaving is possible. */
  async #answerTo(seat: Seat, wish: Wish): Promise<TableRefusal | 'left' | undefined> {
    const asked = this.#session.ask(seat, wish);
    // A table in this process answers before anybody presses another key.
    if (this.#session.stateOf(seat).company === undefined) return await asked;
    const answer = await this.#screen.waitFor(asked, (key) => {
      const isLeaving = key === 'q' || key === 'closed';
      if (!isLeaving) this.#typedAhead.push(key);
      return isLeaving;
    });
    return answer === undefined ? 'left' : answer.come;
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
    for (const scene of seat.log.takeScenes()) {
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
    let scroll = 0;
    let all: readonly OpenPiece[] | undefined;
    let isOpen = false;
    let notice = this.#settings.save === undefined ? '' : await this.#save(this.#settings.save);
    for (;;) {
      const state = { ...freshState(this.#words.rules.board.cells[0]), scroll, notice, open: isOpen ? all : undefined };
      this.#screen.show((canvas) => drawGame(canvas, state, this.#session.stateOf(this.#reader), this.#words, this.#look));
      const key = await this.#screen.nextKeyOrWake();
      if (this.#session.next !== undefined) return { next: this.#session.next };
      if (key === 'enter') return 'menu';
      if (key === 'q' || key === 'escape' || key === 'closed') return 'quit';
      if (key === 'b') {
        all ??= await openPieces(this.#session);
        isOpen = !isOpen;
      }
      if (key === 's' && notice === '') notice = await this.#save();
      if (key === 'r') notice = await this.#playAgain();
      if (key === 'pageup' || key === 'u') scroll = Math.min(scrollMax(seat), scroll + SCROLL_STEP);
      if (key === 'pagedown') scroll = Math.max(0, scroll - SCROLL_STEP);
    }
  }

  /** Offers another game to the others, or takes theirs; everybody at one screen has the menu for that. */
  async #playAgain(): Promise<string> {
    const { offered, company } = this.#session.stateOf(this.#reader);
    if (company === undefined || company.isWatching) return '';
    const isOffered = offered === 'rematch';
    const refusal = await this.#session.ask(
      this.#reader,
      isOffered ? { type: 'answer', what: 'rematch', accept: true } : { type: 'offer', what: 'rematch' },
    );
    if (refusal !== undefined) return this.#words.refusal(refusal, this.#reader);
    return isOffered ? '' : this.#words.say('terminal.online.offeredAgain');
  }

  async #save(file?: string): Promise<string> {
    const sentence = await saveGame(this.#session, this.#words, file);
    this.#settings.onSaved(sentence);
    return sentence;
  }

  async #page(page: 'help' | 'about', seat: Seat): Promise<void> {
    const state = this.#session.stateOf(seat);
    const help = this.#words.rules.board.straight ? 'terminal.help.game' : 'terminal.help.map';
    const together = state.company === undefined ? [] : [' ', ...this.#words.say('terminal.online.help').split('\n')];
    const lines = page === 'help' ? [...helpLines(this.#words, help), ...together] : aboutLines(state, this.#words);
    const title = this.#words.say(page === 'help' ? 'terminal.help.title' : 'terminal.about.title');
    await showPage(this.#screen, this.#words, title, lines);
  }
}

/** Where a seat deploys, if the game has decided that and not the rules. */
function homeOf(rules: Rules, view: View, seat: Seat): Pick<MapContext, 'home' | 'view'> {
  const home = view.homes[seat];
  return rules.board.straight || home === undefined ? {} : { home, view };
}
