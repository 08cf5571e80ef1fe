// Conquest written a second time in the plainest way: the start, the intents one by one, and the game as others see it.

import { accuse, lookAtTwo, place, playCard, rearrange, regroup } from './cards.ts';
import { claim, deployArmy } from './draft.ts';
import { askedSeats, legalIntents } from './legal.ts';
import { lookAt } from './look.ts';
import { assertLuckUsed } from './piles.ts';
import { ARMY, type NaiveConquestState, SEATS, UNMARKED } from './state.ts';
import { endCardPart, endTurn, leaveGame, move, plantFlag } from './turn.ts';
import type { NaiveConquest, NaiveConquestLuck, NaiveConquestSetup } from './types.ts';

const NO_LUCK: NaiveConquestState['luck'] = { drawn: undefined, shuffles: [] };

/** CQ-10 to CQ-12: the start player is known, everything else is still to be chosen. */
export function startConquest(setup: NaiveConquestSetup): NaiveConquest {
  return gameAt(stateAtStart(setup));
}

/** Every piece is in its bag (CQ-11). */
export function stateAtStart(setup: NaiveConquestSetup): NaiveConquestState {
  const { territories, options, starter, deck } = setup;
  const seats = SEATS.slice(0, options.players);
  if (!seats.includes(starter)) throw new Error(`${starter} does not play`);
  if (territories.length % seats.length !== 0) throw new Error('the territories cannot be shared equally');
  const neighbours = new Map(territories.flatMap(({ zones }) => zones.map((zone) => [zone, bordering(setup, zone)] as const)));
  const kinds = [...ARMY].flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  return {
    territories,
    neighbours,
    options,
    seats,
    starter,
    claims: new Map(),
    started: false,
    pieces: seats.flatMap((seat) => kinds.map((kind) => ({ seat, kind, zone: undefined, ...UNMARKED }))),
    flags: new Map(),
    planting: undefined,
    turn: starter,
    question: { ask: 'draft' },
    moves: 0,
    must: false,
    round: 1,
    draw: deck,
    drawn: [],
    discard: [],
    gone: [],
    result: undefined,
    luck: NO_LUCK,
  };
}

export function gameAt(state: NaiveConquestState): NaiveConquest {
  const legal = legalIntents(state);
  return {
    legal,
    asked: askedSeats(state),
    get look() {
      return lookAt(state);
    },
    play(intent, luck) {
      if (!legal.includes(intent)) throw new Error(`${intent} is not legal here`);
      return gameAt(withLuck(state, luck, (lucky) => after(lucky, intent.split(' '))));
    },
    deploy(seat, pieces) {
      return gameAt(deployArmy(state, seat, pieces));
    },
    leave(seat, how, luck) {
      return gameAt(withLuck(state, luck, (lucky) => leaveGame(lucky, seat, how, luck?.planted)));
    },
  };
}

/** The luck must be used up by the action it is given for. */
function withLuck(
  state: NaiveConquestState,
  luck: NaiveConquestLuck | undefined,
  action: (state: NaiveConquestState) => NaiveConquestState,
): NaiveConquestState {
  const done = action({ ...state, luck: { drawn: luck?.drawn, shuffles: luck?.shuffles ?? [] } });
  assertLuckUsed(done);
  return { ...done, luck: NO_LUCK };
}

/** The intent is known to be legal. */
function after(state: NaiveConquestState, words: readonly string[]): NaiveConquestState {
  const { question } = state;
  const [, first = '', second = ''] = words;
  switch (question.ask) {
    case 'draft':
      return claim(state, first);
    case 'card':
      return words[0] === 'pass' ? endCardPart(state) : playCard(state, first);
    case 'place':
      return place(state, question.kind, first);
    case 'regroup':
      return regroup(state, words.slice(1));
    case 'rearrange':
      return rearrange(state, question.zones, words.slice(1));
    case 'look':
      return lookAtTwo(state, first, second);
    case 'accuse':
      return accuse(state, first, second);
    case 'plant':
      return plantFlag(state, first);
    case 'act':
      return words[0] === 'done' ? endTurn(state) : move(state, first, second);
    case 'deploy':
      throw new Error('a deployment is no intent');
  }
}

function bordering(setup: NaiveConquestSetup, zone: string): readonly string[] {
  return setup.borders.flatMap(([one, other]) => (one === zone ? [other] : other === zone ? [one] : []));
}
