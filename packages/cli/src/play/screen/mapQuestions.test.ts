/** The questions of a game on a map: each line of a menu does what it says, and no key answers a question by accident. */

import { formatDeed, type Seat } from '@flagfall/engine';
import { stageOf, stepText } from '@flagfall/seat';
import { expect, test } from 'vitest';
import { type DeployState, deployKey, startDeployment } from '../army/armyEditor.ts';
import { draw, type MapTable, reach, tableFor } from '../forTests/mapTableForTests.ts';
import { onScreen } from '../forTests/terminalForTests.ts';
import { questionLines } from '../lines/questionTexts.ts';
import { typedOnMap } from '../lines/typed.ts';
import { flagsText } from '../panel/sideTexts.ts';
import type { Key } from '../terminal/keys.ts';
import { NOTHING, openedQuestion, openingCursor } from './choiceKeys.ts';
import { gameKey } from './gameKeys.ts';
import { firstCursor, freshState, type GameState, pieceAt } from './gameState.ts';

test.each([0, 1, 2, 3, 4, 5])('[U-78] the rearranged pieces are where the menu said: answer %i', (number) => {
  const table = tableFor({ players: 2 }, 'rows');
  const { session, words } = table;
  const seat = reach(table, 'rearrange', 'regroup');
  const { view: before } = session.stateOf(seat).sight;
  const glyphOn = (cell: string): string => {
    const piece = pieceAt(session.stateOf(seat).sight.view.pieces, cell);
    return piece?.known ? words.glyph(piece.kind) : '?';
  };
  const numbers = before.deeds[0].cells!.map((cell) => words.rules.board.indexOf.get(cell)!);
  expect(numbers, 'answers are sorted by text, zones by the map').not.toEqual(numbers.toSorted((one, other) => one - other));
  const intent = before.deeds[number];
  const { name, about } = stepText({ type: 'answer', value: formatDeed(intent) }, seat, before, words);
  const [, listed] = /The pieces: (.*)\./.exec(questionLines(before, words).join('\n'))!;
  expect(session.ask(seat, { type: 'play', intent })).toBeUndefined();
  for (const place of name.split(', ')) {
    const [cell, glyph] = place.split(' ');
    expect(glyphOn(cell), name).toBe(glyph);
  }
  const { pieces } = session.stateOf(seat).sight.view;
  const moved = about.slice(0, -1).split(', ');
  listed.split(', ').forEach((one, at) => {
    const kind = one.split(' on ')[0];
    const goal = intent.cells![at];
    const piece = pieceAt(pieces, goal);
    expect(piece?.known && words.kind(seat, piece.kind)).toBe(kind);
    expect(moved[at]).toMatch(new RegExp(`^${kind} (to|stays on) ${goal}$`));
  });
});

test('the key that ends the turn throws no cards away', () => {
  const table = tableFor({ players: 2 }, 'rows');
  const { session, words } = table;
  const seat = reach(table, 'card');
  const start = session.stateOf(seat);
  const open = { ...freshState(firstCursor(start, words)), choice: openedQuestion(start) };
  for (const state of [open, { ...open, choice: undefined }]) {
    const { request, state: after } = gameKey(state, 'e', start, words);
    expect(request).toBeUndefined();
    expect(after.notice).toContain('asked something first');
  }
});

/** The screen of a seat that is asked. */
function asked({ session, words }: MapTable, seat: Seat, at = 0): GameState {
  const start = session.stateOf(seat);
  const choice = openedQuestion(start);
  return { ...freshState(openingCursor(choice, start) ?? firstCursor(start, words)), choice, at };
}

function press(table: MapTable, seat: Seat, state: GameState, ...keys: readonly Key[]): ReturnType<typeof gameKey> {
  return keys.reduce<ReturnType<typeof gameKey>>((before, key) => gameKey(before.state, key, table.session.stateOf(seat), table.words), {
    state,
  });
}

test('a key that closes a battle once too often answers nothing', () => {
  const cards = tableFor({ players: 2 }, 'cards');
  const reader = reach(cards, 'card');
  const menu = asked(cards, reader, NOTHING);
  expect(draw(cards, reader, menu).join('\n')).not.toContain('> 1');
  expect(press(cards, reader, menu, 'enter', 'space').request).toBeUndefined();
  expect(press(cards, reader, menu, 'enter', 'down', 'enter').request).toMatchObject({
    intent: cards.session.stateOf(reader).sight.view.deeds[0],
  });
  expect(press(cards, reader, menu, 'up', 'enter').request).toMatchObject({
    intent: cards.session.stateOf(reader).sight.view.deeds.at(-1),
  });
  const places = tableFor({ players: 2 }, 'places');
  const seat = reach(places, 'place', 'reinforcement');
  expect(press(places, seat, asked(places, seat, NOTHING), 'enter').request).toBeUndefined();
  expect(press(places, seat, asked(places, seat, NOTHING), 'enter', 'enter').request).toBeDefined();
  expect(press(places, seat, asked(places, seat), 'pageup', 'enter').request).toBeDefined();
});

test('a piece from the bag is named while its zone is chosen, and the cursor begins where it may go', () => {
  const table = tableFor({ players: 2 }, 'places');
  const seat = reach(table, 'place', 'reinforcement');
  const { view } = table.session.stateOf(seat).sight;
  const state = asked(table, seat);
  const name = table.words.kind(seat, view.placing!.kind!);
  expect(stageOf(table.session.stateOf(seat).sight.view, state.choice!).steps.map((step) => step.value)).toContain(state.cursor);
  expect(draw(table, seat, state).join('\n')).toContain(`Place the ${name}: ${state.cursor} is free.`);
  const [{ cell }] = view.pieces;
  expect(draw(table, seat, { ...state, cursor: cell }).join('\n')).toContain(`Place the ${name}: ${cell} is taken.`);
  expect(press(table, seat, { ...state, cursor: cell }, 'enter').state.notice).toContain(`${cell} is taken, choose a marked zone`);
});

test('[CQ-12] in the draft the cursor moves on to a free territory, and a refusal names the owner of a territory', () => {
  const table = tableFor({ players: 2 }, 'draft');
  const [first, second] = [0, 1].map(() => {
    const [seat] = table.session.waitingFor;
    const state = asked(table, seat);
    table.session.ask(seat, press(table, seat, state, 'enter').request!);
    return { seat, cell: state.cursor };
  });
  const [seat] = table.session.waitingFor;
  const start = table.session.stateOf(seat);
  expect(openingCursor(openedQuestion(start), start, second.cell)! > second.cell).toBe(true);
  const own = second.seat === seat ? second.cell : first.cell;
  const other = second.seat === seat ? first.cell : second.cell;
  expect(press(table, seat, { ...asked(table, seat), cursor: own }, 'enter').state.notice).toContain(`${own} is yours already`);
  expect(press(table, seat, { ...asked(table, seat), cursor: other }, 'enter').state.notice).toContain(`${other} is taken`);
});

test('the tenth game of the menu has the key 0', async () => {
  const { terminal } = await onScreen([], ['0', 'q', 'q']);
  expect(terminal.frames.some((frame) => frame.includes('Conquest') && frame.includes('Start the game'))).toBe(true);
});

test('a player who resigns first reads how the game ends', () => {
  const table = tableFor({ players: 3 }, 'leaving');
  const question = (): string => {
    const [seat] = table.session.waitingFor;
    return draw(table, seat, press(table, seat, { ...asked(table, seat), choice: undefined }, 'x').state).join('\n');
  };
  expect(question()).toContain('nobody wins');
  const [seat] = table.session.waitingFor;
  expect(flagsText(table.session.stateOf(seat).sight.view, seat, table.words)).toBe('');
  const early = tableFor({ players: 3 }, 'leaving');
  early.session.ask(seat, { type: 'resign' });
  expect(early.words.ending(early.session.stateOf(seat).sight.view.result!, seat)).toContain('Nobody wins');
  reach(table, 'act');
  expect(question()).toContain('The others play on');
  expect(flagsText(table.session.stateOf(seat).sight.view, seat, table.words)).toBe('F');
  table.session.ask(seat, { type: 'resign' });
  expect(question()).toContain('Resign the game?');
});

test('all printed names can be typed', () => {
  const table = tableFor({ players: 2 }, 'accuse');
  const { session, words } = table;
  const [drafter] = session.waitingFor;
  const { view: draft } = session.stateOf(drafter).sight;
  const cas = { intent: { type: 'deed', deed: 'draft', cells: ['cas1'] } };
  for (const line of ['draft cas1', 'draft cas', 'castleburg', 'draft castleburg', 'cas2'])
    expect(typedOnMap(line, draft, drafter, words)).toEqual(cas);
  expect(typedOnMap('help', draft, drafter, words)).toBeUndefined();
  expect(press(table, drafter, asked(table, drafter), '/', ...'Castleburg', 'enter').state.cursor).toBe('cas1');
  const seat = reach(table, 'accuse', 'traitor');
  const { view } = session.stateOf(seat).sight;
  const { cell } = view.pieces.find((piece) => piece.seat !== seat)!;
  const listed = /the pieces are (.*)\.$/.exec(questionLines(view, words).at(-1)!)![1].split(', ');
  expect(listed).toContain('Cursed Land');
  for (const name of listed) {
    const typed = typedOnMap(`accuse ${name.toLowerCase()} ${cell}`, view, seat, words);
    expect(typed, name).toHaveProperty('intent');
    expect(view.deeds).toContainEqual((typed as { intent: unknown }).intent);
  }
  expect(typedOnMap(`accuse ${cell}`, view, seat, words)).toMatchObject({
    notice: `Name the piece and the zone, such as accuse king ${cell}.`,
  });
  expect(typedOnMap('accuse king bra9', view, seat, words)).toMatchObject({ notice: 'There is no zone "bra9" on this board.' });
});

test('a long text has several pages', async () => {
  const keys = Array.from({ length: 2 }, () => ['?', ' ', ' ']).flat();
  const { terminal } = await onScreen(['conquest', '--seed', 'x'], [...keys, 'q', 'y']);
  const pages = terminal.frames.filter((frame) => frame.startsWith('Help') || frame.trimStart().startsWith('Help'));
  expect(pages.some((page) => page.includes('To win: '))).toBe(true);
  expect(pages.some((page) => /letters\s+whose\s+flags\s+it\s+holds/.test(page))).toBe(true);
});

test('the small screen shows all cards on the table, and PgUp the log', () => {
  const table = tableFor({ players: 2 }, 'accuse');
  const seat = reach(table, 'card');
  const state = asked(table, seat);
  const screen = draw(table, seat, state).join('\n');
  expect(screen).toContain('On the table: ');
  expect(screen).toContain('Not possible now:');
  for (const deed of table.session.stateOf(seat).sight.view.deeds) expect(screen).toContain(table.words.choice(deed, seat, 'card'));
  const reading = press(table, seat, state, 'pageup');
  const story = draw(table, seat, reading.state).join('\n');
  expect(story).toContain(`${table.words.seat(seat)} draws`);
  expect(story).not.toContain('Play no card');
  for (const key of ['enter', '1', 'down'] as const) {
    const back = press(table, seat, reading.state, key);
    expect(back.request).toBeUndefined();
    expect(draw(table, seat, back.state).join('\n')).toBe(screen);
  }
});

test('a list of kinds says whom it is about', () => {
  const table = tableFor({ players: 2 }, 'accuse');
  const seat = reach(table, 'accuse', 'traitor');
  const state = asked(table, seat);
  expect(draw(table, seat, press(table, seat, state, 'enter').state).join('\n')).toContain(`The traitor: ${state.cursor}`);
});

test('Tab goes through the zones where the chosen piece may go', () => {
  const table = tableFor({ players: 2 }, 'rows');
  const seat = reach(table, 'act');
  const { view } = table.session.stateOf(seat).sight;
  const { from } = view.moves.find((move) => view.moves.filter((other) => other.from === move.from).length > 1)!;
  const chosen = press(table, seat, freshState(from), 'enter').state;
  expect(draw(table, seat, chosen).join('\n')).toContain('Choose where it goes.');
  const goals = view.moves.filter((move) => move.from === from).map((move) => move.to);
  const seen = goals.map((_, at) => press(table, seat, chosen, ...Array<Key>(at + 1).fill('tab')).state);
  expect(seen.map(({ cursor }) => cursor)).toEqual(goals);
  expect(seen.every((state) => state.chosen === from)).toBe(true);
});

test('while an army is set up, a zone is named and clearing is asked', () => {
  const table = tableFor({ players: 2 }, 'rows');
  const seat = reach(table, 'deploy');
  const { rules } = table.words;
  const home = table.session.stateOf(seat).sight.view.homes[seat]!;
  const context = { rules, seat, home, chance: table.chance, zoneNamed: (text: string) => table.words.zoneNamed(text) };
  const start = startDeployment(context);
  const after = (...keys: readonly Key[]): DeployState => keys.reduce((state, key) => deployKey(state, key, context), start);
  expect(after('/', ...'Saltmere', 'enter').cursor).toBe('sal1');
  expect(after('/', ...'sal3', 'enter')).toMatchObject({ cursor: 'sal3', deployment: start.deployment });
  expect(after('/', ...'nowhere', 'enter')).toMatchObject({ problem: { type: 'unknownZone' }, cursor: start.cursor });
  expect(after('x', 'n').deployment).toEqual(start.deployment);
  expect(after('x', 'y').deployment).toEqual({});
});
