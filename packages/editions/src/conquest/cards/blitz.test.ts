/** Blitz: two extra moves. */

import { conquest } from '@flagfall/editions';
import { mapScenario } from '@flagfall/testkit';

const PIECES = { red: 'king key1, flag oxm3', blue: 'scout wol2, flag wol1' };

mapScenario('[CQ-22] two extra moves in this turn, on top of those for cities', conquest, PIECES, { cards: 'blitz', moves: 2 })
  .when('red', 'card blitz')
  .notes({ moves: 4, mustMove: 1 })
  .when('red', 'key1-har1')
  .when('red', 'har1-har2')
  .when('red', 'har2-mam1')
  .turn('red')
  .when('red', 'mam1-mam2')
  .turn('blue');

mapScenario('[U-72] which nobody has to make; the compulsory move stays compulsory', conquest, PIECES, { cards: 'blitz' })
  .when('red', 'card blitz')
  .notes({ moves: 3 })
  .refuses('red', 'done', { code: 'moveFirst' })
  .when('red', 'key1-har1')
  .when('red', 'done')
  .turn('blue');

mapScenario('[CQ-22] in this turn only', conquest, { red: 'king har1, flag har3', blue: 'scout wol2, flag wol1' }, { cards: 'blitz' })
  .when('red', 'card blitz')
  .when('red', 'har1-har2')
  .when('red', 'done')
  .notes({ moves: 1, mustMove: 1 })
  .when('blue', 'wol2-wol3')
  .notes({ moves: 1, mustMove: 1 })
  .turn('red');
