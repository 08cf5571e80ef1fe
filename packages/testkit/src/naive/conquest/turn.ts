// One turn from the draw of cards to its end, and what happens when a seat leaves.

import { battle } from './battle.ts';
import { beat, hasFlagOnBoard, leaders, plant, withVictory } from './flags.ts';
import { discardDrawn, drawCards } from './piles.ts';
import { areNeighbours, canMove, controlledBy } from './reach.ts';
import { changeOn, ended, type NaiveConquestState, pieceOn, presentSeats, show } from './state.ts';
import { LuckMissing, type NaiveLeaveReason } from './types.ts';

/** `skipped` seats before this one could do nothing, without a pause. */
export function giveTurn(state: NaiveConquestState, seat: string, skipped = 0): NaiveConquestState {
  const controlled = controlledBy(state, seat);
  // CQ-22, U-87: counted now.
  const cities = controlled.filter((territory) => territory.city).length;
  const given: NaiveConquestState = { ...state, turn: seat, moves: 1 + cities, must: true, question: { ask: 'act' } };
  // CQ-20, CQ-41.
  const drawn = hasFlagOnBoard(given, seat) ? drawCards(given, Math.floor(controlled.length / 2)) : given;
  if (drawn.drawn.length > 0) return { ...drawn, question: { ask: 'card' } };
  if (canMove(drawn, seat)) return drawn;
  // U-80, U-81: skipped on the spot, and when that happens all around the table, the game is over.
  if (skipped + 1 >= presentSeats(state).length) return ended(atRest(drawn), 'bothImmobile', leaders(drawn));
  return passTurn(drawn, skipped + 1);
}

/** The turn goes clockwise to the next seat that is still there. U-83: each time around the start player's place is a round. */
function passTurn(state: NaiveConquestState, skipped = 0): NaiveConquestState {
  const here = state.seats.indexOf(state.turn);
  const around = [...state.seats.slice(here + 1), ...state.seats.slice(0, here + 1)];
  const next = around.findIndex((seat) => !state.gone.includes(seat));
  const newRound = around.slice(0, next + 1).includes(state.starter);
  const passed = { ...atRest(state), turn: around[next], round: state.round + (newRound ? 1 : 0) };
  const { turnLimit } = state.options;
  if (turnLimit !== 'off' && passed.round > turnLimit) return ended(passed, 'turnLimit', leaders(passed));
  return giveTurn(passed, passed.turn, skipped);
}

/** The chosen card has been carried out, or none was chosen: the cards go, and the moves begin. */
export function endCardPart(state: NaiveConquestState): NaiveConquestState {
  const cleared = discardDrawn(state);
  // U-80.
  return canMove(cleared, cleared.turn) ? { ...cleared, question: { ask: 'act' } } : passTurn(cleared);
}

/** CQ-24, CQ-30. */
export function move(state: NaiveConquestState, from: string, to: string): NaiveConquestState {
  const attacker = pieceOn(state, from);
  const defender = pieceOn(state, to);
  if (attacker === undefined) throw new Error(`nobody stands on ${from}`);
  const spent: NaiveConquestState = { ...state, moves: state.moves - 1, must: false };
  const arrival = { zone: to, moved: true, ran: attacker.ran || !areNeighbours(state, from, to) };
  if (defender === undefined) return endMove(changeOn(spent, from, arrival));

  const facing = show(show(spent, from, state.seats), to, state.seats);
  switch (battle(attacker.kind, defender.kind)) {
    case 'attackerWins': {
      const arrived = changeOn(beat(facing, to, attacker.seat), from, arrival);
      return defender.kind === 'flag' ? afterFlag(arrived) : endMove(arrived);
    }
    case 'defenderWins':
      return endMove(beat(facing, from, defender.seat));
    case 'bothBeaten':
      return endMove(beat(beat(facing, from, defender.seat), to, attacker.seat));
  }
}

/** `done`: the moves that are left are given up. */
export function endTurn(state: NaiveConquestState): NaiveConquestState {
  return passTurn(state);
}

/** A flag has been captured by a move: first it may have to be planted, then a seat may have won, then the turn continues. */
function afterFlag(state: NaiveConquestState): NaiveConquestState {
  if (state.planting !== undefined) return { ...state, question: { ask: 'plant' } };
  const judged = withVictory(state);
  return judged.result === undefined ? endMove(judged) : judged;
}

export function plantFlag(state: NaiveConquestState, zone: string): NaiveConquestState {
  return afterFlag(plant(state, zone));
}

/** Its pieces stay as obstacles; its turn, if it has it, is over. */
export function leaveGame(state: NaiveConquestState, seat: string, how: NaiveLeaveReason, planted?: string): NaiveConquestState {
  if (state.result !== undefined || !presentSeats(state).includes(seat)) throw new Error(`${seat} is not in the game`);
  const left = { ...state, gone: state.seats.filter((other) => other === seat || state.gone.includes(other)) };
  if (!state.started) return ended(left, 'abandoned', []);
  if (presentSeats(left).length === 1) return ended(left, how, presentSeats(left));
  if (state.turn !== seat) return left;
  const judged = left.planting === undefined ? left : withVictory(plantAnywhere(left, planted));
  return judged.result === undefined ? passTurn(discardDrawn(judged)) : judged;
}

/** A seat left with its own flag in hand: chance plants it. */
function plantAnywhere(state: NaiveConquestState, zone: string | undefined): NaiveConquestState {
  const free = [...state.neighbours.keys()].filter((other) => pieceOn(state, other) === undefined);
  if (zone === undefined) throw new LuckMissing({ plantOn: free });
  if (!free.includes(zone)) throw new Error(`${zone} is not free`);
  return plant(state, zone);
}

function endMove(state: NaiveConquestState): NaiveConquestState {
  return state.moves === 0 ? passTurn(state) : { ...state, question: { ask: 'act' } };
}

/** Between two turns no seat has moves left. */
function atRest(state: NaiveConquestState): NaiveConquestState {
  return { ...state, moves: 0, must: false };
}
