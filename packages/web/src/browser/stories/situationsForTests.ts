/** The situations where stories begin, with red to move. */

import { barrage, battleCards, creedSpecial, findEdition, original } from '@flagfall/editions';
import { type Intent, isAnsweringQuestion, observe } from '@flagfall/engine';
import { isDeploying } from '@flagfall/engine/internal';
import { type PlayedGame, playedRecord } from '@flagfall/testkit';

type Choose = NonNullable<PlayedGame['choose']>;

/** Plays no attack as long as there is another move. */
export const quietly: Choose = (intents, table) => {
  const [seat] = table.waitedFor;
  const taken = new Set(observe(table.position, seat).pieces.map(({ cell }) => cell));
  const isQuiet = (intent: Intent): boolean => intent.type === 'move' && !taken.has(intent.to);
  const quiet = intents.filter(isQuiet);
  return quiet.length > 0 ? quiet : intents;
};

/** Red's scout on a1 can attack the bomb on a8 from afar, the one on e6 the flag on e8: a battle, or the end of the game. */
export const CLOSE: PlayedGame = {
  edition: barrage,
  secret: 'a battle nearby',
  armies: { red: '......../......../2MF32S9B', blue: 'B29SF3M2/......../........' },
  moves: ['e1-e6', 'g8-g7'],
};

/** Red's scout on d3 can attack what stands on d6: a spy, a bomb or a scout. */
export function scoutBefore(kind: 'spy' | 'bomb' | 'scout'): PlayedGame {
  const blue = {
    spy: 'MF329B2./......../...S....',
    bomb: 'MF329S2./......../...B....',
    scout: 'MF39SB../......../...2..2.',
  }[kind];
  return { edition: barrage, secret: 'scout', armies: { red: '2..2..../......../MF3S9B..', blue } };
}

/** Red is about to use an Apple that makes a piece of blue attack several others: the game, and the cell of that piece. */
export function beforeChain(): { readonly game: PlayedGame; readonly cell: string } {
  let cell: string | undefined;
  const game: PlayedGame = {
    edition: creedSpecial,
    secret: 'chain 11',
    until: ({ state }) => {
      const events = state.actions.at(-1)?.events ?? [];
      const deed = events.find(({ type }) => type === 'deedDone');
      const isChain = events.filter(({ type }) => type === 'piecesRevealed').length > 1;
      if (isChain && deed?.type === 'deedDone' && deed.seat === 'red' && deed.deed === 'apple') cell = deed.cells?.[0];
      return cell !== undefined;
    },
  };
  return { game: oneBefore(game), cell: cell ?? '' };
}

/** The first move of an Original. The cell in front of b4 is free, and no piece can get between it and b3; c5 is a lake. */
export const FIRST_MOVE: PlayedGame = {
  edition: original,
  secret: 'first move',
  armies: {
    red: '2562726252/64958S7465/M38472B423/3BBFBBB332',
    blue: '233BBBFBB3/324B2748M3/5647S85946/2526272652',
  },
};

/** A game of an edition after some quiet turns. */
export function middleOf(edition: string, actions = 10): PlayedGame {
  const found = findEdition(edition);
  if (found === undefined) throw new Error(`there is no edition ${edition}`);
  return {
    edition: found,
    secret: `middle of ${edition}`,
    until: ({ phase, waitedFor, state, position }) =>
      phase === 'playing' &&
      waitedFor[0] === 'red' &&
      state.actions.length >= actions &&
      observe(position, 'red').waiting?.decision === 'act',
    choose: quietly,
  };
}

/** Red holds cards that it can play. */
export const CARDS_IN_HAND: PlayedGame = {
  edition: battleCards,
  secret: 'cards',
  until: ({ phase, waitedFor, position }) => {
    const view = observe(position, 'red');
    return (
      phase === 'playing' && waitedFor[0] === 'red' && view.waiting?.decision === 'act' && view.deeds.some(({ deed }) => deed === 'cards')
    );
  },
  choose: quietly,
};

/** Red is asked whether it keeps its first cards. */
export const FIRST_CARDS: PlayedGame = {
  edition: battleCards,
  secret: 'cards',
  until: ({ phase, waitedFor, position }) => phase === 'playing' && waitedFor[0] === 'red' && isAnsweringQuestion(observe(position, 'red')),
};

/** Red is attacked, and has no card that could help. */
export const NO_DEFENCE: PlayedGame = {
  edition: battleCards,
  secret: 'nocard',
  until: ({ phase, waitedFor, position }) => {
    const { waiting, deeds } = observe(position, 'red');
    return phase === 'playing' && waitedFor[0] === 'red' && waiting?.decision === 'defend' && deeds.length === 1;
  },
};

/** The draft is over, and every seat is setting up its army. */
export function draftedMap(players: 2 | 3 | 4 = 4): PlayedGame {
  const conquest = findEdition('conquest');
  if (conquest === undefined) throw new Error('there is an edition conquest');
  return {
    edition: conquest,
    options: players === 4 ? {} : { players },
    secret: 'drafted',
    until: ({ position }) => isDeploying(position),
  };
}

/** Three seats share out the map, some territories are taken, and red chooses. */
export function draftingMap(): PlayedGame {
  return {
    ...draftedMap(3),
    secret: 'drafting',
    until: ({ position, waitedFor, state }) =>
      state.actions.length >= 8 && waitedFor[0] === 'red' && observe(position, 'red').waiting?.decision === 'draft',
  };
}

/** Three seats in the middle of a game: each owns land, and some is contested by two of them. */
export function contestedMap(): PlayedGame {
  return { ...middleOf('conquest', 60), options: { players: 3 }, secret: 'middle 3' };
}

/** The draft lacks one pick. */
export function nearlyDraftedMap(): PlayedGame {
  return oneBefore(draftedMap());
}

/** The same game, one action earlier. */
function oneBefore(game: PlayedGame): PlayedGame {
  let actions = 0;
  playedRecord({
    ...game,
    until: (table) => {
      actions = table.state.actions.length;
      return game.until?.(table) ?? true;
    },
  });
  return { ...game, until: ({ state }) => state.actions.length === actions - 1 };
}
