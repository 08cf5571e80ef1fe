/** Makes the contestant for a player's name from the command line. */

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
/** The default player of a frozen commit. */
const FROZEN_PLAYER = 'level5';
/** The seat program of this checkout or of an installed package. */
const OWN_ENTRY = new URL(import.meta.url.endsWith('.ts') ? '../../jsonSeat/program.ts' : '../../jsonSeat/program.js', import.meta.url);

export interface SeatMaker {
  sit(played: Rules, seat: Seat, seed: string): Contestant;
  close(): Promise<void>;
}

export interface Circumstances {
  /** The edition's rules; the game itself may be played without the repetition rules. */
  readonly rules: Rules;
  readonly opponent: string;
  /** The manager does not enforce the repetition rules, so our own players keep them by themselves (docs/decisions/bots.md). */
  readonly isOpen: boolean;
  readonly patienceMs: number;
  /** The repository of frozen commits; this checkout by default. */
  readonly repository: string | undefined;
}

export function isCommand(name: string): boolean {
  return name.startsWith(COMMAND);
}

/** The name of a player in files: a commit instead of a branch, because a branch moves. */
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

/** A seat in a process always keeps the edition's rules by itself. */
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
