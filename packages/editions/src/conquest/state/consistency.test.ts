/** Position texts from outside: impossible ones are refused. */

import { compileRules, formatPosition, parsePosition } from '@flagfall/engine';
import { mapPosition } from '@flagfall/testkit';
import { describe, expect, test } from 'vitest';
import { conquest } from '../edition.ts';

const rules = compileRules(conquest, { players: 3 });
const pieces = { red: 'king key1, baron key2, flag har1', blue: 'spy rav1, duke rav2, flag vin1', green: 'scout roc1, flag eld1' };
const acting = formatPosition(mapPosition(conquest, pieces, { turn: 'red', moves: 2 }));
const choosing = formatPosition(mapPosition(conquest, pieces, { turn: 'red', moves: 2, cards: 'blitz regroup' }));

function codeOf(text: string): string | undefined {
  const parsed = parsePosition(rules, text);
  return parsed.ok ? undefined : parsed.error.code;
}

const changed = (text: string, from: string | RegExp, to: string): string => {
  const other = text.replace(from, to);
  expect(other, `${from} is in ${text}`).not.toBe(text);
  return other;
};

describe('position texts of Conquest', () => {
  test('a text of a turn, and of a choice of cards, is read', () => {
    expect(codeOf(acting)).toBeUndefined();
    expect(codeOf(choosing)).toBeUndefined();
  });

  test.each([
    ['nobody started', /,starter=\d/, ''],
    ['a start player who has no seat', /starter=\d/, 'starter=4'],
    ['no round', /round=\d+,/, ''],
    ['a round after the last', /round=\d+/, 'round=61'],
    ['more moves than there can be', /moves=\d+/, 'moves=12'],
    ['two compulsory moves', /mustMove=1/, 'mustMove=2'],
    ['no moves left', /moves=\d+,/, ''],
    ['territories that are still being shared out', /moves=/, 'claimsEast=1,moves='],
    ['a flag that is held and stands', /moves=/, 'flagOfRed=2,moves='],
    ['a flag of somebody who does not play', /moves=/, 'flagOfGold=1,moves='],
    ['a seat in turn that has left', /starter=(\d)/, 'starter=$1,gone=1'],
    ['nobody but one is there', /starter=(\d)/, 'starter=$1,gone=6'],
    ['zones that nobody regroups', /starter=(\d)/, 'starter=$1,regrouped=5'],
    ['a draft', /\|-\|/, '|draft:r|'],
    ['a question while no cards lie on the table', /\|-\|/, '|card:r|'],
    ['a flag to plant that stands', /\|-\|/, '|plant:r|'],
  ])('%s: refused', (_, from, to) => {
    expect(codeOf(changed(acting, from, to))).toBe('badSpecial');
  });

  test.each([
    ['cards on the table and nobody is asked', 'card:r', '-'],
    ['another seat chooses', 'card:r', 'card:b'],
    ['two questions', 'card:r', 'card:r,card:r'],
    ['a card is carried out that nobody drew', 'card:r', 'accuse:r'],
    ['a piece is placed without a card', 'card:r', 'place:r'],
    ['a piece is placed by a card that places nothing', 'card:r', 'place:r:2'],
    ['a piece is placed by a card that was not drawn', 'card:r', 'place:r:1'],
    ['no zones are regrouped', 'card:r', 'rearrange:r'],
    ['somebody draws without a flag', 'card:r', 'plant:r'],
  ])('%s: refused', (_, from, to) => {
    expect(codeOf(changed(choosing, from, to))).toBe('badSpecial');
  });
});
