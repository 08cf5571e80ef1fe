/** The edition of docs/adding-an-edition.md as the pages have it: its drawings, and a whole game against the computer. tools/addedEdition.test.ts makes this a test in a copy of the checkout that has it. */

import { findEdition, readyArmies } from '@flagfall/editions';
import { assert, pick, seededChance } from '@flagfall/engine';
import { HostedGame, type LocalGameSpec } from '@flagfall/seat';
import { KeptInMemory, playerInPlace, TableHost } from '@flagfall/seat/host';
import { expect, test, vi } from 'vitest';
import { BoardArt } from '../art/boards/boardArt.tsx';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { lookOf } from '../art/looks.ts';
import { renderText } from '../forTests/renderForTests.ts';
import { PlayModel } from '../play/playModel.ts';

const edition = findEdition('pocket');
assert(edition !== undefined, 'the page adds it');
const { id, kinds } = edition;

test('its board, its pieces and its picture are drawn', () => {
  expect(Object.keys(lookOf(id).emblems)).toEqual(expect.arrayContaining(kinds.map((kind) => kind.id)));
  expect(renderText(BoardArt({ edition: id }))).toContain('board-water');
  expect(renderText(EditionPicture({ edition: id }))).toContain('picture-near');
});

test('the page plays a whole game against the computer', async () => {
  const plan: LocalGameSpec = {
    edition: id,
    options: {},
    seats: { red: { type: 'person' }, blue: { type: 'computer', level: 1 } },
    arranged: { seed: 'added', positions: 50 },
  };
  const host = new TableHost(new KeptInMemory(plan), (message) => hosted.hear(message), playerInPlace);
  const hosted: HostedGame = new HostedGame('g', plan, { post: (message) => void host.receive(message), close() {} });
  const model = new PlayModel(hosted);
  void host.receive({ type: 'open', game: 'g' });
  const chance = seededChance('added');
  const isOver = () => hosted.standing?.phase === 'over';
  let actions = 0;
  while (!isOver()) {
    await vi.waitFor(() => expect(isOver() || (model.acting.value !== undefined && !model.shown.value.isBusy)).toBe(true), 20_000);
    const acting = model.acting.value;
    if (acting === undefined) break;
    const { moves, deeds, waiting } = acting.view;
    const [army] = readyArmies(model.rules, 'red');
    const intent =
      waiting?.decision === 'deploy' ? { type: 'deploy' as const, deployment: army.deployment } : pick(chance, [...moves, ...deeds]);
    await model.play.ask({ type: 'play', intent });
    actions++;
  }
  expect(isOver()).toBe(true);
  expect(actions).toBeGreaterThan(5);
  model.close();
}, 120_000);
