/** Finds a game on a server: opens one, takes a seat by a link, searches for an opponent, or continues one. */

import { LEVEL_DEFAULT } from '@flagfall/ai';
import { LobbyClient } from '@flagfall/client';
import { findEdition, type PackId, ruleSetOf } from '@flagfall/editions';
import { changedOptions, compileRules } from '@flagfall/engine';
import type { ClockSetup } from '@flagfall/protocol';
import type { GameSummary, OwnGame } from '@flagfall/protocol/http';
import { clockSetupText } from '@flagfall/seat';
import type { FrontEnd } from '../front.ts';
import { chosenGame } from '../setup/localPlay.ts';
import type { PlayChoices } from '../setup/playChoices.ts';
import { harmless, type TerminalTexts } from '../terminalTexts.ts';
import type { FindGameWay, OnlineRequest } from './onlineOptions.ts';
import { occupantText } from './onlineSession.ts';
import type { ServerVisit } from './visit.ts';

/** The game from the command line. */
export type ChosenGame = Pick<PlayChoices, 'edition' | 'options' | 'set' | 'seat' | 'pack' | 'seed'>;

const USUAL_CLOCK: ClockSetup = { type: 'increment', initialMs: 600_000, incrementMs: 5000 };

/** The wish from the command line, and how to ask the person. */
export interface OnlinePlay {
  readonly wish: OnlineRequest;
  /** Further choices from the command line. */
  readonly wanted: ChosenGame;
  readonly front: FrontEnd;
  readonly texts: TerminalTexts;
}

interface GameSearch extends OnlinePlay {
  readonly visit: ServerVisit;
}

/** The id of a game to follow; undefined when there is none, after the person was told why or cancelled. */
export async function findGame(search: GameSearch, way: FindGameWay = search.wish.way): Promise<string | undefined> {
  switch (way.type) {
    case 'ask':
      return await askWay(search);
    case 'computer':
      return await openGame(search, { type: 'computer', level: way.level });
    case 'invite':
      return await openGame(search, { type: 'open' });
    case 'join':
      return (await search.visit.api.acceptInvitation(way.token)).game;
    case 'search':
      return await searchOpponent(search);
    case 'continue':
      return way.game ?? (await chooseOwn(search));
    case 'watch':
      return way.game;
    case 'games':
      await listGames(search);
      return undefined;
  }
}

/** Own games first, so that no waiting opponent is forgotten. */
async function askWay(search: GameSearch): Promise<string | undefined> {
  const { visit, front, texts } = search;
  const { games } = await visit.api.myGames();
  const own: readonly (readonly [string, FindGameWay])[] =
    games.length === 0 ? [] : [[texts.say('terminal.online.wayContinue', { count: games.length }), { type: 'continue' }]];
  const ways: readonly (readonly [string, FindGameWay])[] = [
    ...own,
    [texts.say('terminal.online.wayComputer', { level: LEVEL_DEFAULT }), { type: 'computer', level: LEVEL_DEFAULT }],
    [texts.say('terminal.online.wayInvite'), { type: 'invite' }],
    [texts.say('terminal.online.waySearch'), { type: 'search' }],
  ];
  const at = await front.choose(
    texts.say('terminal.online.chooseWay', { name: harmless(visit.visitor.name), server: visit.server }),
    ways.map(([text]) => ({ text })),
  );
  return at === undefined ? undefined : await findGame(search, ways[at][1]);
}

async function openGame(
  search: GameSearch,
  others: { readonly type: 'open' } | { readonly type: 'computer'; readonly level: number },
): Promise<string | undefined> {
  const { visit, wish, wanted, front, texts } = search;
  const chosen = await chosenGame(front, texts, wanted);
  if (chosen === undefined) return undefined;
  const { edition, options } = chosen;
  const { seats } = compileRules(edition, options);
  const mine = seats.includes(wanted.seat) ? wanted.seat : seats[0];
  const opened = await visit.api.openGame({
    edition: edition.id,
    options: changedOptions(edition, options),
    clock: wish.clock ?? (others.type === 'computer' ? { type: 'unlimited' } : USUAL_CLOCK),
    seats: Object.fromEntries(seats.map((seat) => [seat, seat === mine ? { type: 'me' } : others] as const)),
    rated: wish.rated,
    friendly: !wish.rated,
  });
  visit.kept.keepInvitations(opened.game, opened.invitations);
  return opened.game;
}

/** A player has to be there when a game is found, so the search lasts as long as the page. */
async function searchOpponent(search: GameSearch): Promise<string | undefined> {
  const { wish, wanted, front, texts } = search;
  const { api, link } = search.visit;
  const { clock = USUAL_CLOCK, rated } = wish;
  const chosen = await chosenGame(front, texts, wanted);
  if (chosen === undefined) return undefined;
  const { edition, options } = chosen;
  let found = (_game: string): void => {};
  const matched = new Promise<string>((resolve) => {
    found = resolve;
  });
  const attendance = new LobbyClient((message) => message.type === 'matched' && found(message.game));
  link.add(attendance);
  try {
    await api.beginSearch({ edition: edition.id, options: changedOptions(edition, options), clock, rated });
    const { title } = texts.pack(edition, wanted.pack);
    const terms = [clockSetupText(clock, (id, values) => texts.say(id, values)), texts.ruleSet(ruleSetOf(edition, options)).name];
    const game = await front.waitFor(texts.say('terminal.online.searching', { title, clock: terms.join(' · ') }), matched);
    if (game === undefined) await api.endSearch();
    return game;
  } finally {
    link.remove(attendance);
  }
}

async function chooseOwn({ visit, wanted, front, texts }: GameSearch): Promise<string | undefined> {
  const { games } = await visit.api.myGames();
  // Those that wait for oneself come first.
  const sorted = games.toSorted((one, other) => Number(other.yourTurn) - Number(one.yourTurn));
  if (sorted.length === 0) front.out(texts.say('terminal.online.noGames'));
  if (sorted.length <= 1) return sorted[0]?.game;
  const at = await front.choose(
    texts.say('terminal.online.choose'),
    sorted.map((game) => ({ text: gameText(game, wanted.pack, texts) })),
  );
  return at === undefined ? undefined : sorted[at].game;
}

async function listGames({ visit: { api }, wanted: { edition, pack }, texts, front }: GameSearch): Promise<void> {
  const list = (games: readonly (GameSummary | OwnGame)[]): void => {
    for (const game of games) front.out(`  ${gameText(game, pack, texts)}`);
    if (games.length === 0) front.out(`  ${texts.say('terminal.online.nothingListed')}`);
  };
  const [own, running] = await Promise.all([api.myGames(), api.runningGames(edition?.id)]);
  front.out(texts.say('terminal.online.yourGames'));
  list(own.games);
  front.out(texts.say('terminal.online.runningGames'));
  list(running.games);
}

/** A game in one line. */
function gameText(game: GameSummary | OwnGame, pack: PackId, texts: TerminalTexts): string {
  const edition = findEdition(game.edition);
  const title = edition === undefined ? game.edition : texts.pack(edition, pack).title;
  const seats = Object.values(game.seats).map((seat) => harmless(occupantText(seat, texts)));
  const state = game.status === 'waiting' ? 'waiting' : 'yourTurn' in game && game.yourTurn ? 'yours' : 'running';
  return texts.say('terminal.online.game', { game: game.game, title, seats: seats.join(' - '), state });
}
