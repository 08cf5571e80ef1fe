/** The screen on which a person sets up an army: from the library, at random, or piece by piece. */

import type { Character } from '@flagfall/editions';
import { type Deployment, isImmobileDeployment, type View } from '@flagfall/engine';
import { drawGround } from '../board/boardOrMap.ts';
import { claimsOf, piecesOfDeployment } from '../board/scene.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { STYLES, type TerminalTheme } from '../terminal/look.ts';
import { showHelp } from '../terminal/pages.ts';
import type { TerminalScreen } from '../terminal/screen.ts';
import { BLANK, clip, drawBar, drawFoot, type Line, putLines, type Span } from '../terminal/widgets.ts';
import type { TerminalGameWords } from '../terminalTexts.ts';
import {
  type DeployContext,
  type DeployState,
  deployKey,
  faultsOf,
  isReady,
  isTyping,
  type ShelfWish,
  savedNameOf,
  shelfOf,
  startDeployment,
} from './armyEditor.ts';

export interface ScreenContext extends DeployContext {
  /** On a map the neighbours are shown. */
  readonly view?: View;
  /** The time left for the deployment, in words; empty without a clock. */
  timeLeft?(): string;
  /** Whether the table still waits for it: time may be up, or the game over. */
  isWanted?(): boolean;
  /** Saves this army under a name, or removes a saved one; false where this machine stores nothing. */
  keep?(wish: ShelfWish, deployment: Deployment): boolean;
}

/** The deployment that the person confirms; undefined when they leave, 'late' when the table no longer waits for it. */
export async function deployScreen(
  screen: TerminalScreen,
  words: TerminalGameWords,
  look: TerminalTheme,
  context: ScreenContext,
): Promise<Deployment | 'late' | undefined> {
  let state = startDeployment(context);
  let isLeaving = false;
  for (;;) {
    screen.show((canvas) => drawDeploy(canvas, state, context, words, look, isLeaving));
    const key = await screen.nextKeyOrWake();
    if (context.isWanted?.() === false) return 'late';
    if (key === undefined) continue;
    if (key === 'closed' || (isLeaving && key === 'y')) return undefined;
    if (isLeaving) isLeaving = false;
    else if (isTyping(state)) state = deployKey(state, key, context);
    else if (key === 'q' || (key === 'escape' && state.held === undefined)) isLeaving = true;
    else if (key === '?')
      await showHelp(screen, words, context.home === undefined ? 'terminal.help.deploy' : 'terminal.help.deployMap', words.tips('setup'));
    else if ((key === 'enter' && state.onReady) || key === 'd') {
      if (isReady(state, context)) return state.deployment;
      state = { ...state, problem: { type: 'hurried' } };
    } else state = deployKey(state, key, context);
    if (state.wish !== undefined) state = carriedOut(state, state.wish, context);
  }
}

function carriedOut(state: DeployState, wish: ShelfWish, context: ScreenContext): DeployState {
  if (context.keep?.(wish, state.deployment) !== true) return { ...state, wish: undefined, problem: { type: 'unsaved' } };
  const at = shelfOf(context).findLastIndex(({ name }) => name === wish.name);
  return { ...state, wish: undefined, ...(wish.type === 'save' ? { source: at } : {}) };
}

export function drawDeploy(
  canvas: Canvas,
  state: DeployState,
  context: ScreenContext,
  words: TerminalGameWords,
  look: TerminalTheme,
  isLeaving = false,
): void {
  const { rules, seat, home, view } = context;
  drawBar(canvas, words.say('terminal.deploy.title', { game: words.pack.title, seat: words.seat(seat) }), context.timeLeft?.() ?? '');
  const others = view === undefined || home === undefined ? [] : claimsOf(view, rules.seats).filter((claim) => claim.seat !== seat);
  const scene = {
    pieces: [...piecesOfDeployment(state.deployment, seat, rules), ...others],
    targets: new Set(home),
    cursor: state.onReady ? undefined : state.cursor,
    chosen: new Set(state.held === undefined ? [] : [state.held]),
  };
  const panel = drawGround(canvas, rules, seat, scene, look);
  putLines(canvas, panel, stockLines(state, context, words, panel.width, panel.height));
  const keys = words.say(home === undefined ? 'terminal.deploy.keys' : 'terminal.deploy.keysMap', { keys: words.signs.join('') });
  const isFine = !isLeaving && isReady(state, context) && state.problem === undefined && !state.isClearing;
  drawFoot(
    canvas,
    isLeaving ? words.say('terminal.ask.leave') : noticeOf(state, context, words),
    keys,
    isFine ? STYLES.heading : STYLES.warning,
  );
}

/** Every kind with its key, its name and how many stand; the name of the library's deployment; the button. */
function stockLines(state: DeployState, context: DeployContext, words: TerminalGameWords, width: number, height: number): readonly Line[] {
  const cast = words.cast(context.seat);
  const button = context.home === undefined ? [readyLine(state, words)] : [];
  // Title and name of the army take a line each; if the rest does not fit, two of them share a line.
  const spare = height - cast.length - button.length - 2;
  const columns = spare < 0 ? 2 : 1;
  const room = Math.floor(width / columns);
  const spans = cast.map((one, at) => ({ ...characterSpan(one, state, context, words, room), at: (at % columns) * room }));
  return [
    [{ text: clip(words.say('terminal.deploy.army'), width), style: STYLES.heading }],
    ...spans.flatMap((_, at): readonly Line[] => (at % columns === 0 ? [spans.slice(at, at + columns)] : [])),
    ...(spare > 0 ? [BLANK] : []),
    [{ text: clip(sourceText(state, context, words), width), style: STYLES.heading }],
    ...(spare > 1 ? [BLANK] : []),
    ...button,
  ];
}

function characterSpan(character: Character, state: DeployState, context: DeployContext, words: TerminalGameWords, width: number): Span {
  const missing = missingOf(character, state);
  const [id] = character.kinds;
  const glyph = words.glyph(id).padStart(2);
  const text = ` ${symbolOf(id, context)}  ${glyph}  ${clip(words.kind(context.seat, id), width - 14)}`;
  const count = `${character.count - missing}/${character.count}`.padStart(5);
  return { text: text.padEnd(width - 6) + count, style: missing === 0 ? {} : STYLES.warning };
}

/** On a map the cursor has no last row to leave for a button. */
function readyLine({ onReady }: DeployState, words: TerminalGameWords): Line {
  const text = ` ${words.say('terminal.deploy.ready')} `;
  return [{ text: onReady ? '>' : '' }, { text, style: onReady ? STYLES.chosen : STYLES.heading, at: 2 }];
}

function sourceText(state: DeployState, context: DeployContext, words: TerminalGameWords): string {
  const { source } = state;
  if (typeof source !== 'number') return words.say(source === undefined ? 'terminal.deploy.own' : `terminal.deploy.${source}`);
  const saved = savedNameOf(state, context);
  if (saved !== undefined) return words.say('terminal.deploy.saved', { name: saved });
  const library = shelfOf(context);
  const name = words.messages.deploymentName(library[source].name);
  return words.say('terminal.deploy.library', { number: source + 1, count: library.length, name });
}

function noticeOf(state: DeployState, context: DeployContext, words: TerminalGameWords): string {
  const { problem, cursor } = state;
  if (state.isClearing) return words.say('terminal.ask.clear');
  if (state.naming !== undefined) return words.say('terminal.deploy.naming', { name: `${state.naming}_` });
  if (problem?.type === 'unsaved') return words.say('terminal.deploy.unsaved');
  if (isTyping(state))
    return words.say(problem === undefined ? 'terminal.deploy.typed' : 'terminal.deploy.badZone', { text: `${state.typed}_` });
  if (problem?.type === 'outside') return words.say('terminal.deploy.outside', { cell: cursor });
  if (problem?.type === 'usedUp') return words.say('terminal.deploy.usedUp', { kind: words.kind(context.seat, problem.kind) });
  const missing = missingSigns(state, context, words);
  if (missing !== '')
    return words.say(problem === undefined ? 'terminal.deploy.missing' : 'terminal.deploy.notReady', {
      count: context.rules.armySize - Object.keys(state.deployment).length,
      list: missing,
    });
  const [fault] = faultsOf(state, context);
  if (fault !== undefined) return words.fault(fault, context.seat);
  if (isImmobileDeployment(context.rules, state.deployment)) return words.say('terminal.deploy.stuck');
  if (state.held === undefined) return words.say('terminal.deploy.complete');
  return words.say(context.home === undefined ? 'terminal.deploy.held' : 'terminal.deploy.heldMap');
}

/** The signs of the pieces that are not placed yet, short enough for one line: M 9x2 F. */
function missingSigns(state: DeployState, context: DeployContext, words: TerminalGameWords): string {
  return words
    .cast(context.seat)
    .map((character) => ({ symbol: symbolOf(character.kinds[0], context), count: missingOf(character, state) }))
    .filter(({ count }) => count > 0)
    .map(({ symbol, count }) => (count === 1 ? symbol : `${symbol}x${count}`))
    .join(' ');
}

function missingOf({ kinds, count }: Character, { deployment }: DeployState): number {
  return count - Object.values(deployment).filter((kind) => kinds.includes(kind)).length;
}

function symbolOf(kind: string, { rules }: DeployContext): string {
  return rules.kinds.find(({ id }) => id === kind)?.symbol ?? '';
}
