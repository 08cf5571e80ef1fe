/** Setting up an army line by line: one of the library or a random one; on a map a suggestion, changed until its owner is content. */

import type { Deployment, View } from '@flagfall/engine';
import { armyFaults, swapped } from '@flagfall/seat';
import { groundLines } from '../board/boardOrMap.ts';
import { claimsOf, piecesOfDeployment } from '../board/scene.ts';
import { homeText } from '../lines/questionTexts.ts';
import { parseMove } from '../lines/typed.ts';
import type { TerminalTheme } from '../terminal/look.ts';
import { printable, type TerminalGameWords } from '../terminalTexts.ts';
import { armyFrom, type DeployContext, shelfOf } from './armyEditor.ts';

/** The army a person is content with; undefined when there are no more lines, or they leave. */
export async function armyByLines(
  context: DeployContext,
  view: View,
  words: TerminalGameWords,
  look: TerminalTheme,
  { out, nextLine }: { out(line: string): void; nextLine(): Promise<string | undefined> },
): Promise<Deployment | undefined> {
  const { rules, seat, home } = context;
  const library = shelfOf(context);
  const example = home?.slice(0, 2).join(' ') ?? '';
  let army: Deployment | undefined;
  for (const [at, { name }] of library.entries()) out(`${at + 1} ${words.messages.deploymentName(name)}`);
  if (home !== undefined) show(armyFrom('suggested', context));
  for (;;) {
    if (home === undefined)
      out(
        words.say('terminal.lines.deploy', {
          seat: words.seat(seat),
          count: library.length,
          has: context.last === undefined ? 'no' : 'yes',
        }),
      );
    else out(words.say('terminal.map.deploy', { seat: words.seat(seat), example }));
    const line = (await nextLine())?.trim().toLowerCase();
    if (line === undefined || line === 'quit') return undefined;
    const named = armyNamed(line);
    if (named !== undefined && home === undefined) {
      // One that was saved half done is no army yet.
      const [missing] = armyFaults(rules, seat, named);
      if (missing === undefined) return named;
      out(words.fault(missing, seat));
      continue;
    }
    const [fault] = army === undefined ? [] : armyFaults(rules, seat, army, home);
    if (named !== undefined) show(named);
    else if (line === 'help')
      for (const text of home === undefined
        ? [words.say('terminal.lines.deployHelp')]
        : [...words.goal(), words.say('terminal.map.deployHelp', { example })])
        out(text);
    else if (line === 'tips') for (const text of words.tips('setup')) out(text);
    else if (army === undefined) out(words.say('terminal.lines.unknownArmy', { line: printable(line) }));
    else if (line !== 'ready' && line !== '') out(words.say('terminal.map.deployBad', { line: printable(line) }));
    else if (fault !== undefined) out(words.fault(fault, seat));
    else return army;
  }

  /** On a map `suggest`, or `key1 key2`, which exchanges the pieces of two zones. */
  function armyNamed(line: string): Deployment | undefined {
    if (line === 'random') return armyFrom('random', context);
    if (line === '' && home === undefined) return armyFrom('last', context);
    const ready = library[Number(line) - 1];
    if (ready !== undefined || home === undefined) return ready?.deployment;
    if (line === 'suggest') return armyFrom('suggested', context);
    const zones = parseMove(line.replace(/^swap\s+/, ''));
    const isOwn = zones !== undefined && home.includes(zones.from) && home.includes(zones.to);
    return isOwn && army !== undefined ? swapped(army, zones.from, zones.to) : undefined;
  }

  function show(shown: Deployment): void {
    army = shown;
    const others = claimsOf(view, rules.seats).filter((claim) => claim.seat !== seat);
    for (const line of groundLines(rules, seat, { pieces: [...piecesOfDeployment(shown, seat, rules), ...others] }, look)) out(line);
    out(homeText(view, seat, words));
  }
}
