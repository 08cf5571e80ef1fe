/** The screen on which a person sets up an army: from the library, at random, or piece by piece. */

import { readyArmies } from '@flagfall/editions';
import { type Deployment, isStuck, type View } from '@flagfall/engine';
import { armyKinds } from '@flagfall/seat';
import { piecesOfDeployment } from '../board/boardView.ts';
import { claimsOf, drawGroundOf } from '../board/ground.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { helpLines, showPage } from '../terminal/handOver.ts';
import { type Area, clip, drawBar, drawFoot } from '../terminal/layout.ts';
import { glyphOf, type Look, STYLES } from '../terminal/look.ts';
import type { Screen } from '../terminal/screen.ts';
import type { Words } from '../words.ts';
import { type DeployContext, type DeployState, deployKey, faultsOf, isReady, isTyping, startDeployment } from './deployState.ts';
import { symbolsOf } from './gameState.ts';

/** On a map one sees who the neighbours are. */
export interface MapContext extends DeployContext {
  readonly view?: View;
  /** What is left of the time for it, in words; empty where nobody keeps time. */
  timeLeft?(): string;
  /** Whether anybody still waits for it: time may be up, or the game over. */
  isWanted?(): boolean;
}

/** The deployment a person is content with; undefined when they leave, 'late' when nobody waits for it any more. */
export async function deployScreen(
  screen: Screen,
  words: Words,
  look: Look,
  context: MapContext,
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
    else if (isTyping(state) || state.isClearing) state = deployKey(state, key, context);
    else if (key === 'q' || (key === 'escape' && state.held === undefined)) isLeaving = true;
    else if (key === '?')
      await showPage(screen, words, words.say('terminal.help.title'), [
        ...helpLines(words, context.home === undefined ? 'terminal.help.deploy' : 'terminal.help.deployMap'),
        ' ',
        ...words.tips('setup'),
      ]);
    else if ((key === 'enter' && state.onReady) || key === 'd') {
      if (isReady(state, context)) return state.deployment;
      state = { ...state, hurried: true };
    } else state = deployKey(state, key, context);
  }
}

export function drawDeploy(canvas: Canvas, state: DeployState, context: MapContext, words: Words, look: Look, isLeaving = false): void {
  const { rules, seat, home, view } = context;
  drawBar(canvas, words.say('terminal.deploy.title', { game: words.title, seat: words.seat(seat) }), context.timeLeft?.() ?? '');
  const others = view === undefined ? [] : claimsOf(view, rules.seats).filter((claim) => claim.seat !== seat);
  const panel = drawGroundOf(
    canvas,
    rules,
    seat,
    {
      pieces: [...piecesOfDeployment(state.deployment, seat, rules), ...others],
      targets: new Set(home),
      cursor: state.onReady ? undefined : state.cursor,
      chosen: state.held,
    },
    look,
  );
  drawStock(canvas, panel, state, context, words);
  const message = isLeaving ? words.say('terminal.ask.leave') : noticeOf(state, context, words);
  drawFoot(
    canvas,
    message,
    words.say(home === undefined ? 'terminal.deploy.keys' : 'terminal.deploy.keysMap', {
      keys: symbolsOf(armyKinds(words.rules)).join(''),
    }),
    !isLeaving && isReady(state, context) && state.usedUp === undefined && !state.isOutside && !state.isClearing && !state.isUnknown
      ? STYLES.heading
      : STYLES.warning,
  );
}

/** Every kind with its key, its name and how many stand; the name of the library's deployment; the button. */
function drawStock(canvas: Canvas, { x, y, width, height }: Area, state: DeployState, context: DeployContext, words: Words): void {
  const { rules, seat } = context;
  canvas.put(x, y, clip(words.say('terminal.deploy.army'), width), STYLES.heading);
  const kinds = armyKinds(words.rules);
  kinds.forEach((kind, line) => {
    const placed = Object.values(state.deployment).filter((id) => id === kind.id).length;
    const required = rules.edition.army[kind.id];
    const count = `${placed}/${required}`;
    const text = ` ${kind.symbol}  ${glyphOf(kind).padStart(2)}  ${clip(words.kind(seat, kind.id), width - 14)}`;
    canvas.put(x, y + 1 + line, text.padEnd(width - 6) + count.padStart(5), placed === required ? {} : STYLES.warning);
  });
  const library = readyArmies(rules, seat, context.home);
  const at = state.library;
  const name =
    typeof at === 'number'
      ? words.say('terminal.deploy.library', { number: at + 1, count: library.length, name: words.deploymentName(library[at].name) })
      : words.say(at === undefined ? 'terminal.deploy.own' : `terminal.deploy.${at}`);
  const below = y + (height > kinds.length + 2 ? 2 : 1) + kinds.length;
  canvas.put(x, below, clip(name, width), STYLES.heading);
  // On a map the cursor has no last row to leave for a button.
  if (context.home !== undefined) return;
  const ready = ` ${words.say('terminal.deploy.ready')} `;
  canvas.put(x + 2, y + 4 + kinds.length, ready, state.onReady ? STYLES.chosen : STYLES.heading);
  if (state.onReady) canvas.put(x, y + 4 + kinds.length, '>');
}

function noticeOf(state: DeployState, context: DeployContext, words: Words): string {
  const { rules, seat } = context;
  if (state.isClearing) return words.say('terminal.ask.clear');
  if (isTyping(state)) return words.say(state.isUnknown ? 'terminal.deploy.badZone' : 'terminal.deploy.typed', { text: `${state.typed}_` });
  if (state.isOutside) return words.say('terminal.deploy.outside', { cell: state.cursor });
  if (state.usedUp !== undefined) return words.say('terminal.deploy.usedUp', { kind: words.kind(seat, state.usedUp) });
  const missing = missingSymbols(state, context);
  if (missing !== '')
    return words.say(state.hurried ? 'terminal.deploy.notReady' : 'terminal.deploy.missing', {
      count: rules.armySize - Object.keys(state.deployment).length,
      list: missing,
    });
  const [fault] = faultsOf(state, context);
  if (fault !== undefined) return words.fault(fault, seat);
  if (isStuck(context.rules, state.deployment)) return words.say('terminal.deploy.stuck');
  return words.say(
    state.held === undefined ? 'terminal.deploy.complete' : context.home === undefined ? 'terminal.deploy.held' : 'terminal.deploy.heldMap',
  );
}

/** The symbols of the pieces that are not placed yet, short enough for one line: M 9x2 F. */
function missingSymbols({ deployment }: DeployState, { rules }: DeployContext): string {
  const placed = Object.values(deployment);
  return rules.kinds
    .map((kind) => ({ kind, count: (rules.edition.army[kind.id] ?? 0) - placed.filter((id) => id === kind.id).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => (count === 1 ? kind.symbol : `${kind.symbol}x${count}`))
    .join(' ');
}
