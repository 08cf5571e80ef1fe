/** Comes by a game on a server: opens one, takes a seat by a link, looks for somebody, or goes on with one. */

import { Attendance, type GameSummary, type OwnGame } from '@flagfall/client';
import { EDITIONS, findEdition, namesOf, type PackId } from '@flagfall/editions';
import { changedOptions, compileRules, type Edition, type Options, type Seat } from '@flagfall/engine';
import type { ClockSetup } from '@flagfall/protocol';
import { UsageError } from '../../arguments.ts';
import { harmless, type Texts } from '../words.ts';
import type { Front } from './front.ts';
import { occupantText } from './onlineSession.ts';
import type { Visit } from './visit.ts';
import { clockWords, type OnlineWish } from './wishes.ts';

/** The game that somebody chose on the command line. */
export interface WantedGame {
  readonly edition: Edition | undefined;
  readonly options: Options;
  readonly seat: Seat;
  readonly pack: PackId;
}

const USUAL_CLOCK: ClockSetup = { type: 'increment', initialMs: 600_000, incrementMs: 5000 };

/** The id of a game to follow; undefined when there is none, and the person has been told why. */
export async function findGame(
  visit: Visit,
  wish: OnlineWish,
  wanted: WantedGame,
  front: Front,
  texts: Texts,
  out: (line: string) => void,
): Promise<string | undefined> {
  const { way } = wish;
  switch (way.type) {
    case 'computer':
      return await openGame(visit, wish, wanted, { type: 'computer', level: way.level }, texts);
    case 'invite':
      return await openGame(visit, wish, wanted, { type: 'open' }, texts);
    case 'join':
      return (await visit.api.acceptInvitation(way.token)).game;
    case 'search':
      return await search(visit, wish, wanted, front, texts);
    case 'continue':
      return way.game ?? (await chooseOwn(visit, wanted, front, texts, out));
    case 'watch':
      return way.game;
    case 'games':
      await listGames(visit, wanted, texts, out);
      return undefined;
  }
}

async function openGame(
  { api, kept }: Visit,
  { clock, rated }: OnlineWish,
  wanted: WantedGame,
  others: { readonly type: 'open' } | { readonly type: 'computer'; readonly level: number },
  texts: Texts,
): Promise<string> {
  const edition = editionOf(wanted, texts);
  const { seats } = compileRules(edition, wanted.options);
  const mine = seats.includes(wanted.seat) ? wanted.seat : seats[0];
  const opened = await api.openGame({
    edition: edition.id,
    options: changedOptions(edition, wanted.options),
    clock: clock ?? (others.type === 'computer' ? { type: 'unlimited' } : USUAL_CLOCK),
    seats: Object.fromEntries(seats.map((seat) => [seat, seat === mine ? { type: 'me' } : others] as const)),
    rated,
    friendly: !rated,
  });
  kept.keepInvitations(opened.game, opened.invitations);
  return opened.game;
}

/** Whoever looks for a game has to be there when it is found, so the search lasts as long as the page. */
async function search(
  { api, link }: Visit,
  { clock = USUAL_CLOCK, rated }: OnlineWish,
  wanted: WantedGame,
  front: Front,
  texts: Texts,
): Promise<string | undefined> {
  const edition = editionOf(wanted, texts);
  let found = (_game: string): void => {};
  const matched = new Promise<string>((resolve) => (found = resolve));
  const attendance = new Attendance((message) => message.type === 'matched' && found(message.game));
  link.add(attendance);
  try {
    await api.beginSearch({ edition: edition.id, options: changedOptions(edition, wanted.options), clock, rated });
    const { title } = namesOf(edition)[wanted.pack];
    const game = await front.waitFor(texts.say('terminal.online.searching', { title, clock: clockWords(clock, texts) }), matched);
    if (game === undefined) await api.endSearch();
    return game;
  } finally {
    link.remove(attendance);
  }
}

async function chooseOwn(
  { api }: Visit,
  wanted: WantedGame,
  front: Front,
  texts: Texts,
  out: (line: string) => void,
): Promise<string | undefined> {
  const { games } = await api.myGames();
  // Those that wait for oneself come first.
  const sorted = games.toSorted((one, other) => Number(other.yourTurn) - Number(one.yourTurn));
  if (sorted.length === 0) out(texts.say('terminal.online.noGames'));
  if (sorted.length <= 1) return sorted[0]?.game;
  const at = await front.choose(
    texts.say('terminal.online.choose'),
    sorted.map((game) => gameText(game, wanted.pack, texts)),
  );
  return at === undefined ? undefined : sorted[at].game;
}

async function listGames({ api }: Visit, { edition, pack }: WantedGame, texts: Texts, out: (line: string) => void): Promise<void> {
  const list = (games: readonly (GameSummary | OwnGame)[]): void => {
    for (const game of games) out(`  ${gameText(game, pack, texts)}`);
    if (games.length === 0) out(`  ${texts.say('terminal.online.nothingListed')}`);
  };
  const [own, running] = await Promise.all([api.myGames(), api.runningGames(edition?.id)]);
  out(texts.say('terminal.online.yourGames'));
  list(own.games);
  out(texts.say('terminal.online.runningGames'));
  list(running.games);
}

/** A game in one line. */
function gameText(game: GameSummary | OwnGame, pack: PackId, texts: Texts): string {
  const edition = findEdition(game.edition);
  const title = edition === undefined ? game.edition : namesOf(edition)[pack].title;
  const seats = Object.values(game.seats).map((seat) => harmless(occupantText(seat, texts)));
  const state = game.status === 'waiting' ? 'waiting' : 'yourTurn' in game && game.yourTurn ? 'yours' : 'running';
  return texts.say('terminal.online.game', { game: game.game, title, seats: seats.join(' - '), state });
}

function editionOf({ edition }: WantedGame, texts: Texts): Edition {
  if (edition !== undefined) return edition;
  throw new UsageError(texts.say('terminal.online.editionNeeded', { known: EDITIONS.map(({ id }) => id).join(', ') }));
}
