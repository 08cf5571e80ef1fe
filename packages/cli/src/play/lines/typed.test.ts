import { battleCards, cloneSpecial, creedSpecial, original } from '@flagfall/editions';
import { compileRules, type Edition } from '@flagfall/engine';
import { describe, expect, test } from 'vitest';
import { startGame } from '../forTests/gameForTests.ts';
import { gameWithHand, playOut } from '../forTests/specialGamesForTests.ts';
import { aboutLines, belongings } from '../panel/sideTexts.ts';
import { deedHelp, listDeeds, questionLines } from './questionTexts.ts';
import { parseDeed } from './typed.ts';

const parse = (edition: Edition, line: string) => parseDeed(compileRules(edition), line);

describe('typed lines', () => {
  test.each([
    [creedSpecial, 'sword c4 c5 d4', { deed: 'sword', cells: ['c4', 'c5', 'd4'] }],
    [creedSpecial, 'heal scout c1', { deed: 'heal', kind: 'scout', cells: ['c1'] }],
    [creedSpecial, 'pass', { deed: 'pass' }],
    [cloneSpecial, 'remoteattack c4 c6', { deed: 'remoteAttack', cells: ['c4', 'c6'] }],
    [battleCards, 'cards e4 e6 jump attack1', { deed: 'cards', cells: ['e4', 'e6'], cards: ['jump', 'attack1'] }],
    [battleCards, 'jump e4 e6 attack1', { deed: 'cards', cells: ['e4', 'e6'], cards: ['jump', 'attack1'] }],
    [battleCards, 'mockattack e4 e5', { deed: 'cards', cells: ['e4', 'e5'], cards: ['mockAttack'] }],
    [battleCards, 'exchange boat', { deed: 'exchange', cards: ['boat'] }],
    [battleCards, 'defend defence2', { deed: 'defend', cards: ['defence2'] }],
    [battleCards, 'mulligan yes', { deed: 'mulligan', yes: true }],
    [battleCards, 'mulligan no', { deed: 'mulligan', yes: false }],
    [battleCards, 'mulligan yes 312', { deed: 'mulligan', yes: true, order: [3, 1, 2] }],
    [creedSpecial, 'sword c4 c5', { deed: 'sword', cells: ['c4', 'c5'] }],
  ])('%o: %s', (edition, line, deed) => expect(parse(edition, line)).toEqual({ type: 'deed', ...deed }));

  test('[AUD-6] a card that may be hidden is played openly when the player says so', () => {
    const rules = compileRules(battleCards, { hiddenAttackCards: 'on' });
    const hidden = { type: 'deed', deed: 'cards', cells: ['e4', 'e5'], cards: ['attack1'] };
    expect(parseDeed(rules, 'cards e4 e5 attack1')).toEqual(hidden);
    expect(parseDeed(rules, 'attack1 e4 e5 open')).toEqual({ ...hidden, open: true });
  });

  test('a text that is no deed of this game, or half an answer, is not understood', () => {
    expect(parse(original, 'sword c4 c5 d4')).toBeUndefined();
    expect(parse(battleCards, 'sword c4 c5 d4')).toBeUndefined();
    expect(parse(battleCards, 'mulligan perhaps')).toBeUndefined();
    expect(parse(battleCards, 'sing')).toBeUndefined();
  });

  test('missing and wrong arguments are refused with a reason', () => {
    const game = gameWithHand(battleCards, 'red', ['jump']);
    const said = (line: string): string => {
      const refusal = game.session.ask('red', { type: 'play', intent: parse(battleCards, line)! });
      return refusal === undefined ? '' : game.words.refusal(refusal, 'red');
    };
    expect(said('exchange')).toBe('Name the card it is for (Exchange a card).');
    expect(said('exchange dragon')).toBe('There is no card "dragon" in this game.');
    expect(said('defend defence2')).toBe('This is not the time for it (Defend).');
    expect(said('jump a3 a5')).toBe('From a3 to a5 is out of reach (Play cards): choose another square.');
  });
});

describe('sentences of line mode', () => {
  test('the hand, the counts and the spent cards', () => {
    const game = gameWithHand(battleCards, 'red', ['jump']);
    playOut(game, 'red jump b2 b4');
    const lines = belongings(game.session.stateOf('red'), game.words);
    expect(lines[0]).toMatch(/^In your hand: /);
    expect(lines).toContain('Red: 3 in hand, 11 in the draw pile, 1 spent.');
    expect(lines).toContain('Blue: 3 in hand, 12 in the draw pile, 0 spent.');
    expect(lines).toContain('Spent by Red: Jump');
    const about = aboutLines(game.session.stateOf('red'), game.words, true);
    expect(about.filter((line) => / \(\w+\): /.test(line))).toHaveLength(6);
    expect(about).toContain('Spent by Red: Jump');
  });

  test('help lists what is possible now, a question its answers', () => {
    const game = startGame(battleCards);
    expect(questionLines(game.session.stateOf('red').sight.view, game.words)).toEqual([
      expect.stringMatching(/^Your first three cards\. Keep/),
      `Answers: mulligan no, mulligan yes, ${['132', '213', '231', '312', '321'].map((order) => `mulligan yes ${order}`).join(', ')}`,
    ]);
    playOut(game, 'red mulligan no', 'blue mulligan no');
    const { view } = game.session.stateOf('red').sight;
    expect(deedHelp(view, game.words).join('\n')).toMatch(/Exchange a card: .* Now: exchange \w+, exchange \w+, exchange \w+\./);
    expect(listDeeds(view, 'exchange', game.words).split(', ')).toHaveLength(3);
    expect(listDeeds(game.session.stateOf('blue').sight.view, undefined, game.words)).toBe('Nothing but a move is possible now.');
  });

  test('powers', () => {
    const game = startGame(creedSpecial);
    const { view } = game.session.stateOf('red').sight;
    expect(belongings(game.session.stateOf('red'), game.words)).toEqual([
      'Powers left. Red: Sword x3, Apple, Shroud; Blue: Sword x3, Apple, Shroud.',
    ]);
    expect(deedHelp(view, game.words)[1]).toMatch(/^Apple: .* and 22 more \(type deeds apple\)\.$/);
  });
});
