/** The edition and the card of docs/adding-an-edition.md as the pages have them: drawings, and whole games against the computer. tools/addedEdition.test.ts makes this a test in a copy of the checkout that has it. */

import { findEdition, readyArmies } from '@flagfall/editions';
import { assert, type Intent, pick, seededChance, type View } from '@flagfall/engine';
import { createMessages } from '@flagfall/messages';
import { HostedGame, type LocalGameSpec } from '@flagfall/seat';
import { KeptInMemory, playerInPlace, TableHost } from '@flagfall/seat/host';
import { expect, test, vi } from 'vitest';
import { BoardArt } from '../art/boards/boardArt.tsx';
import { EditionPicture } from '../art/boards/editionPicture.tsx';
import { CardArt } from '../art/cards/cardArt.tsx';
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

test('the card is drawn and named', () => {
  const name = createMessages('en').card('charge4');
  expect(name).toBe('Charge 4');
  expect(renderText(CardArt({ edition: 'battle-cards', card: 'charge4', name }))).toContain('data-sort="movement"');
});

test('the page plays a whole game against the computer', async () => {
  const { isOver, actions } = await playOnPage(id, () => false);
  expect(isOver).toBe(true);
  expect(actions).toBeGreaterThan(5);
}, 120_000);

test('the page plays the card', async () => {
  const { isOver, view } = await playOnPage('battle-cards', (intent) => intent.includes('charge4'));
  expect(isOver).toBe(false);
  expect(view?.piles?.find((pile) => pile.id === 'spent red')?.cards).toContain('charge4');
}, 120_000);

/** Plays against the computer by what the page offers, until the game is over or an intent has been played for which `isWanted` holds. */
async function playOnPage(
  played: string,
  isWanted: (intent: string) => boolean,
): Promise<{ readonly isOver: boolean; readonly actions: number; readonly view: View | undefined }> {
  const plan: LocalGameSpec = {
    edition: played,
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
  let version = -1;
  for (let isDone = false; ; actions++) {
    await vi.waitFor(
      () => expect(isOver() || (!model.shown.value.isBusy && (model.acting.value?.view.version ?? -1) > version)).toBe(true),
      20_000,
    );
    const view = model.acting.value?.view;
    if (isOver() || isDone || view === undefined) {
      model.close();
      return { isOver: isOver(), actions, view };
    }
    const { moves, deeds, waiting } = view;
    const [army] = readyArmies(model.rules, 'red');
    const wanted = deeds.find((deed) => isWanted(JSON.stringify(deed)));
    isDone = wanted !== undefined;
    version = view.version;
    const intent: Intent =
      waiting?.decision === 'deploy' ? { type: 'deploy', deployment: army.deployment } : (wanted ?? pick(chance, [...moves, ...deeds]));
    model.play.ask({ type: 'play', intent });
  }
}
