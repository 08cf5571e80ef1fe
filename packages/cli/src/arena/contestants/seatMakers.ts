/** From the name of a player on a command line to who sits down at a table of the arena. */

import { fileURLToPath } from 'node:url';
import { assert, type Rules, type Seat, seededChance } from '@flagfall/engine';
import { UsageError } from '../../arguments.ts';
import { RuleKeeper } from '../../bots/ruleKeeper.ts';
import { ExternalBot } from '../programs/externalBot.ts';
import { commitNamed, frozenEntry } from '../programs/frozen.ts';
import { SeatContestant, SeatProcesses } from '../programs/seatProcess.ts';
import type { Contestant } from './contestant.ts';
import { playerFactoryNamed, playerNamed } from './players.ts';

const COMMAND = 'cmd:';
const FROZEN = 'frozen:';
const SEAT = 'seat:';
/** The player of a frozen commit where none is named. */
const FROZEN_PLAYER = 'level5';
/** The program of this checkout, or of an installed package. */
const OWN_ENTRY = new URL(import.meta.url.endsWith('.ts') ? '../../jsonSeat/program.ts' : '../../jsonSeat/program.js', import.meta.url);

export interface SeatMaker {
  sit(played: Rules, seat: Seat, seed: string): Contestant;
  close(): Promise<void>;
}

export interface Circumstances {
  /** The edition's rules; those that are played may leave out the rules against repetition. */
  readonly rules: Rules;
  readonly opponent: string;
  /** Nobody sees to the rules against repetition, so our own players keep them by themselves (docs/decisions/bots.md). */
  readonly isOpen: boolean;
  readonly patienceMs: number;
  /** Where frozen commits come from; this checkout unless said. */
  readonly repository: string | undefined;
}

export function isCommand(name: string): boolean {
  return name.startsWith(COMMAND);
}

/** The name by which a player is kept in files: a branch moves on, a commit stays. */
export function lastingName(name: string, repository?: string): string {
  if (!name.startsWith(FROZEN)) return name;
  const { commit, player } = frozenParts(name);
  return `${FROZEN}${commitNamed(commit, repository)}:${player}`;
}

export function seatMaker(name: string, circumstances: Circumstances): SeatMaker {
  if (isCommand(name)) return commandMaker(name, circumstances);
  if (name.startsWith(FROZEN)) {
    const { commit, player } = frozenParts(name);
    const { repository } = circumstances;
    return processMaker(frozenEntry(commitNamed(commit, repository), repository), player, circumstances);
  }
  if (name.startsWith(SEAT)) return processMaker(fileURLToPath(OWN_ENTRY), playerNamed(name.slice(SEAT.length)), circumstances);
  return playerMaker(name, circumstances);
}

function frozenParts(name: string): { commit: string; player: string } {
  const [commit, player = FROZEN_PLAYER, ...surplus] = name.slice(FROZEN.length).split(':');
  if (commit === '' || player === '' || surplus.length > 0)
    throw new UsageError(`${FROZEN} is followed by a commit, and perhaps a player: ${FROZEN}COMMIT:level4`);
  return { commit, player: playerNamed(player) };
}

function commandMaker(name: string, { opponent, patienceMs }: Circumstances): SeatMaker {
  const command = name.slice(COMMAND.length).trim();
  if (command === '') throw new UsageError(`${COMMAND} is followed by a program, such as cmd:"./bot --fast"`);
  return {
    sit: (played, seat) => new ExternalBot(played, seat, command, isCommand(opponent) ? 'bot' : opponent, patienceMs),
    close: async () => {},
  };
}

/** A seat in a process keeps the edition's rules by itself in any case. */
function processMaker(entry: string, player: string, { rules, patienceMs }: Circumstances): SeatMaker {
  const processes = new SeatProcesses(entry);
  return {
    sit: (_, seat, seed) => new SeatContestant(processes, { rules, seat, seed, player, patienceMs }),
    close: () => processes.close(),
  };
}

function playerMaker(name: string, { rules, isOpen }: Circumstances): SeatMaker {
  const make = playerFactoryNamed(name);
  const sit = (played: Rules, seat: Seat, seed: string): Contestant => {
    if (!isOpen) return make(played, seat, seededChance(seed));
    const player = make(rules, seat, seededChance(seed));
    const keeper = new RuleKeeper(rules, player, seededChance(`${seed} any`));
    return {
      seat,
      get effort() {
        return player.effort;
      },
      learn: (actions) => keeper.learn(actions),
      deploy: () => keeper.deploy(),
      choose: (_, budget) => {
        const intent = keeper.choose(budget);
        assert(intent !== undefined, 'a seat that cannot move has lost before it is asked');
        return intent;
      },
    };
  };
  return { sit, close: async () => {} };
}
