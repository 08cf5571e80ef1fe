// Narrow places on a screen of 80 columns have room for the words of every language.

import { conquest } from '@flagfall/editions';
import { compileRules } from '@flagfall/engine';
import { LANGUAGES, loadMessages, type MessageId, type Messages } from '@flagfall/messages';
import { beforeAll, describe, expect, test } from 'vitest';

/** Beside a frame of one column on each side. */
const KEYS_WIDTH = 78;
/** Beside the map, behind a mark and a number. */
const MENU_WIDTH = 27;

const KEY_LINES: readonly MessageId[] = [
  'terminal.online.chooseKeys',
  'terminal.settings.keys',
  'terminal.settings.startKeys',
  'terminal.game.keys',
  'terminal.game.keysPencil',
  'terminal.game.keysCards',
  'terminal.game.keysCardsPencil',
  'terminal.game.keysPowers',
  'terminal.game.keysPowersPencil',
  'terminal.over.keys',
  'terminal.deed.menuKeys',
  'terminal.deed.boardKeys',
  'terminal.map.keys',
  'terminal.map.keysPencil',
  'terminal.map.boardKeys',
  'terminal.online.keys',
  'terminal.online.keysCards',
  'terminal.online.keysPowers',
  'terminal.online.keysMap',
  'terminal.online.keysWaiting',
  'terminal.online.keysWatching',
  'terminal.online.overKeys',
  'terminal.online.overKeysWatching',
];

describe.each(LANGUAGES)('in %s', (locale) => {
  let messages: Messages;
  beforeAll(async () => {
    messages = await loadMessages(locale);
  });

  test('no line of keys is cut off', () => {
    for (const id of KEY_LINES) expect([...messages.say(id)].length, id).toBeLessThanOrEqual(KEYS_WIDTH);
  });

  test('the columns beside the map are four letters wide', () => {
    const columns = ['land', 'cities', 'bag', 'flags', 'gone'] as const;
    for (const column of columns) expect([...messages.say(`terminal.map.${column}`)].length, column).toBeLessThanOrEqual(4);
  });

  test('the head of the losses fits where most kinds of pieces are', () => {
    expect([...messages.say('terminal.captured')].length).toBeLessThanOrEqual(7);
  });

  test('every card on the table can be read in the menu', () => {
    const { seats, decks } = compileRules(conquest);
    const names = { seats, kindName: String, seatName: String, cellName: String };
    for (const card of decks?.cardKinds ?? []) {
      const line = messages.deedChoice({ type: 'deed', deed: 'card', cards: [card] }, seats[0], names);
      expect([...line].length, line).toBeLessThanOrEqual(MENU_WIDTH);
    }
  });
});
