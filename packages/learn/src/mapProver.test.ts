// Proofs on a map, where it is easy to assume too much.

import { expect, test } from 'vitest';
import { MapProver, mapIdeas } from './mapProver.ts';
import { type Puzzle, puzzlePosition } from './puzzle.ts';

/** Secret Information lies on the table. Green could look at two neighbours, of whom neither is known. */
const LOOKING: Pick<Puzzle, 'id' | 'edition' | 'options' | 'seat' | 'position'> = {
  id: 'looking',
  edition: 'conquest',
  options: {},
  seat: 'green',
  position:
    "1r8'!rF/r5rC1/rCr2r2/r2rC1/r4'!1r2/3/3/3/y3'!2/1bC1/1gCg2/2gC!/3/1gFg6/g8g2g2/g7gCgS/yF2/1y21/3/1yC!1/2y8/1yC!y2/2y4/1yK'!1 g 60 1 - flagOfBlue=4,moves=2,mustMove=1,round=5,starter=2|card:g|regroup.regroup.traitor.reinforcement.regroup.regroup;secretInformation.reinforcement;secretInformation.blitz.blitz.reinforcement.blitz.regroup.surpriseAttack.secretInformation.newSpy.regroup.blitz.regroup.regroup.blitz.regroup.blitz.blitz.blitz.surpriseAttack.blitz.secretInformation.surpriseAttack.blitz.regroup.regroup.newSpy.reinforcement.blitz.blitz.surpriseAttack.blitz.secretInformation.reinforcement.reinforcement|-|K!.9!.7!.6!.3!.3!.S!;K!.9!.8!.7!.6!.5!.4!.3!.3!.2!.2!.2!.2!.S!.C!.C!;K!.9!.5!.4!.3!.3!.2!;9.7.6.5.3.2.2!.S.C",
};

test('a look at two unknown pieces wins nothing for certain, because each may be any kind whatever the other is', () => {
  const { seat } = LOOKING;
  const start = puzzlePosition({ ...LOOKING, level: 1, question: { kind: 'land', aim: 'piece' }, idea: '', needs: [] });
  const ideas = mapIdeas(start, new MapProver(start, seat, { kind: 'land', aim: 'piece' }, 1_000_000));
  expect(Object.fromEntries(ideas)).toMatchObject({ 'card:secretInformation': false });
});
