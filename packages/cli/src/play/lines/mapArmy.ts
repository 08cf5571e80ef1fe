/** Setting up an army on a map line by line: a suggestion or one of the library, changed until its owner is content. */

import { suggestDeployment } from '@flagfall/ai';
import { readyArmies } from '@flagfall/editions';
import type { Cell, Chance, Deployment, Rules, Seat } from '@flagfall/engine';
import { armyFaults, randomArmy, swapped } from '@flagfall/seat';
import { piecesOfDeployment } from '../board/boardView.ts';
import { claimsOf } from '../board/ground.ts';
import { parseMove } from '../board/sides.ts';
import type { SeatState } from '../session.ts';
import type { Look } from '../terminal/look.ts';
import { printable, type Words } from '../words.ts';
import type { LineIo } from './lineFront.ts';
import { homeLine, mapLines } from './mapLines.ts';

interface MapArmy {
  readonly rules: Rules;
  readonly seat: Seat;
  readonly home: readonly Cell[];
  readonly chance: Chance;
}

/** The army a person is content with; undefined when they leave. */
export async function deployByLines(
  army: MapArmy,
  state: SeatState,
  words: Words,
  look: Look,
  io: Pick<LineIo, 'out' | 'nextLine'>,
): Promise<Deployment | undefined> {
  const { seat, home, rules } = army;
  const { view } = state.sight;
  const others = claimsOf(view, rules.seats).filter((claim) => claim.seat !== seat);
  const show = (deployment: Deployment): void => {
    for (const line of mapLines(state, words, look, [...piecesOfDeployment(deployment, seat, rules), ...others])) io.out(line);
    io.out(homeLine(view, seat, words));
  };
  const example = `${home[0]} ${home[1]}`;
  const library = readyArmies(rules, seat, home);
  library.forEach(({ name }, at) => {
    io.out(`${at + 1} ${words.deploymentName(name)}`);
  });
  let deployment = suggestion(army);
  show(deployment);
  for (;;) {
    io.out(words.say('terminal.map.deploy', { seat: words.seat(seat), example }));
    const line = (await io.nextLine())?.trim().toLowerCase();
    if (line === undefined || line === 'quit') return undefined;
    const changed =
      line === 'suggest'
        ? suggestion(army)
        : line === 'random'
          ? randomArmy(rules, seat, army.chance, home)
          : (library[Number(line) - 1]?.deployment ?? changedBy(line, army, deployment));
    const [fault] = armyFaults(rules, seat, deployment, home);
    if (changed !== undefined) {
      deployment = changed;
      show(deployment);
    } else if (line === 'help') for (const text of [...words.goal(), words.say('terminal.map.deployHelp', { example })]) io.out(text);
    else if (line === 'tips') words.tips('setup').forEach(io.out);
    else if (line !== 'ready' && line !== '') io.out(words.say('terminal.map.deployBad', { line: printable(line) }));
    else if (fault !== undefined) io.out(words.fault(fault, seat));
    else return deployment;
  }
}

function suggestion({ rules, home, seat, chance }: MapArmy): Deployment {
  return suggestDeployment(rules, home, seat, chance);
}

/** `key1 key2`: what stands there changes places; undefined when the line names no two zones of the army's own. */
function changedBy(line: string, { home }: MapArmy, deployment: Deployment): Deployment | undefined {
  const zones = parseMove(line.replace(/^swap\s+/, ''));
  const isOwn = zones !== undefined && home.includes(zones.from) && home.includes(zones.to);
  return isOwn ? swapped(deployment, zones.from, zones.to) : undefined;
}
