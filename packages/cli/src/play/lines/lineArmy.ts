/** Setting up an army line by line: one of the library, a random one, or on a map a suggestion that is changed. */

import { readyArmies } from '@flagfall/editions';
import { type Deployment, type Seat, seededChance } from '@flagfall/engine';
import { randomArmy } from '@flagfall/seat';
import type { SeatState } from '../session.ts';
import type { Look } from '../terminal/look.ts';
import { printable, type Words } from '../words.ts';
import type { LineIo } from './lineFront.ts';
import { deployByLines } from './mapArmy.ts';

/** The army a person is content with; undefined when there are no more lines, or they leave. */
export async function armyByLines(
  state: SeatState,
  seed: string,
  words: Words,
  look: Look,
  io: Pick<LineIo, 'out' | 'nextLine'>,
): Promise<Deployment | undefined> {
  const { seat } = state;
  const { rules } = words;
  const home = state.sight.view.homes[seat];
  const chance = seededChance(`${seed} ${seat} deployment`);
  if (!rules.board.straight && home !== undefined) return await deployByLines({ rules, seat, home, chance }, state, words, look, io);
  const library = readyArmies(rules, seat);
  library.forEach(({ name }, at) => {
    io.out(`${at + 1} ${words.deploymentName(name)}`);
  });
  for (;;) {
    io.out(words.say('terminal.lines.deploy', { seat: words.seat(seat), count: library.length }));
    const line = (await io.nextLine())?.trim().toLowerCase();
    if (line === undefined || line === 'quit') return undefined;
    const deployment = armyNamed(line, seat);
    if (deployment !== undefined) return deployment;
    if (line === 'help') io.out(words.say('terminal.lines.deployHelp'));
    else if (line === 'tips') words.tips('setup').forEach(io.out);
    else io.out(words.say('terminal.lines.unknownArmy', { line: printable(line) }));
  }

  function armyNamed(line: string, seat: Seat): Deployment | undefined {
    if (line === 'random') return randomArmy(rules, seat, chance);
    return library[Number(line === '' ? 1 : line) - 1]?.deployment;
  }
}
