/** The map as a plan of slots, wide enough for a name and a piece each. Zones that border share a side of a slot; what they share it as, the board says. */

import { assert, type Board, type Cell } from '@flagfall/engine';

/** What fills a slot: a zone by its name, or one of these. */
export type Face = Cell;
export const ROCK: Face = '^^';
export const LAKE: Face = '~~';
export const SEA: Face = '..';

export interface MapPlan {
  readonly columns: number;
  readonly rows: number;
  readonly slots: readonly (readonly Face[])[];
}

/** Found by a search for the nearest likeness of docs/conquest-map.svg in which exactly the neighbours share a side. Turning it by a quarter maps it onto itself. */
const CONQUEST = `
  ..   ..   tho3 iro3 iro3 nor2 nor1 nor3 wol2 wol2 wol2 ..
  gre2 ..   tho2 tho2 iro2 fro3 nor1 wol1 wol1 wol3 ..   ..
  gre2 gre3 tho1 iro1 iro2 fro3 fro2 fro2 ^^   ice1 ice2 ice3
  gre2 gre1 ^^   eld1 ^^   cas3 cas3 fro1 fro1 pin1 ice2 pin3
  loo3 gre1 eld2 eld1 roc1 cas2 cas1 cas1 ^^   pin2 pin2 pin3
  loo1 loo1 eld2 roc3 roc1 ~~   ~~   key2 key3 har3 har3 mam2
  loo2 eld3 eld3 roc3 roc2 ~~   ~~   key1 key3 har2 mam1 mam1
  dus3 dus2 dus2 ^^   rav1 rav1 rav2 key1 har1 har2 oxm1 mam3
  dus3 jun2 dus1 vin1 vin1 rav3 rav3 ^^   har1 ^^   oxm1 oxm2
  jun3 jun2 jun1 ^^   vin2 vin2 vin3 bra2 bra1 gul1 oxm3 oxm2
  ..   ..   lar3 lar1 lar1 sal1 vin3 bra2 gul2 gul2 ..   oxm2
  ..   lar2 lar2 lar2 sal3 sal1 sal2 bra3 bra3 gul3 ..   ..
`;

const PLANS: readonly MapPlan[] = [parsePlan(CONQUEST)];

/** The plan that shows the cells of this board. */
export function planOf(board: Board): MapPlan {
  const plan = PLANS.find(({ slots }) => board.cells.every((cell) => slots.some((row) => row.includes(cell))));
  assert(plan !== undefined, 'a board that is no grid has a plan for the terminal');
  return plan;
}

/** Beyond the edge lies the sea. */
export function faceAt({ slots }: MapPlan, column: number, row: number): Face {
  return slots[row]?.[column] ?? SEA;
}

export function isZone(face: Face): boolean {
  return face !== ROCK && face !== LAKE && face !== SEA;
}

function parsePlan(text: string): MapPlan {
  const slots = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  assert(
    slots.every((row) => row.length === slots[0].length),
    'the rows of a plan are equally long',
  );
  return { columns: slots[0].length, rows: slots.length, slots };
}
