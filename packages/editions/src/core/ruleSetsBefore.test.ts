// A record from before rule sets existed (commit 1c8512f). Its options are absent, so they have their defaults: the last two movers capture each other,
// and the game is drawn.

import { formatRecord, parseRecord, replayRecord, resultOf, rulesForRecord } from '@flagfall/engine';
import { expect, test } from 'vitest';
import { barrage, findEdition } from '../index.ts';
import { ruleSetOf } from './ruleSets.ts';

const RECORD = `\
flagfall: 1
edition: barrage
revision: 1
commitment chance: 24e1277060f048aa3f4497659a412ea27c86ce416b600c03f2181e627cac7c0d
commitment red: a9952269db92be31174a7592257f13de4063809eaf32e9ef4f2bccea46299ee6
commitment blue: 92e032447737cf541dbda176b53b52d168ac1ab044d535cc008883dd6a1c1917
secret: both 956
result: draw

red: 9..S3..2/2....FB./.....M..
blue: .....M../B..22..F/.93...S.

1 r h3-h6
2 b d7xd3 2>S
3 r e3xd3 3>2
4 b g6xh6 S<2
5 r h6xc6 2<3
6 b c6-c7
7 r f1-g1
8 b b6-a6
9 r g1-h1
10 b a6-a5
11 r h1-g1
12 b a5-a4
13 r a3xa4 9=9
14 b e7-e3
15 r a2xa7 2<B
16 b e3xd3 2<3
17 r d3-d4
18 b c7-b7
19 r g1-h1
20 b f8-g8
21 r d4-e4
22 b b7-b8
23 r e4-e5
24 b b8-a8
25 r e5-e6
26 b a8-b8
27 r h1-h2
28 b g8-f8
29 r e6-e5
30 b f8-g8
31 r h2-h3
32 b b8-c8
33 r e5-e6
34 b c8-d8
35 r e6-e5
36 b g8-g7
37 r h3-h2
38 b g7-g6
39 r e5-e6
40 b g6-g5
41 r e6-d6
42 b g5-g4
43 r d6-d7
44 b d8xd7 3=3
45 r h2-h3
46 b g4-h4
47 r h3xh4 M=M
end: bothImmobile, draw
`;

test('[AUD-1, U-6] an old record is read, verified and written unchanged; by the booklet it would have ended differently', () => {
  const record = parseRecord(RECORD);
  if (!record.ok) throw new Error(record.error.what);
  expect(formatRecord(record.value)).toBe(RECORD);
  expect(ruleSetOf(barrage, record.value.options)).toBe('club');
  const rules = rulesForRecord(record.value, findEdition);
  if (!rules.ok) throw new Error(rules.error.what);
  const replayed = replayRecord(rules.value, record.value);
  expect(replayed.ok && resultOf(replayed.value)).toEqual({ ending: 'bothImmobile', winners: [] });

  const printed = { ...record.value, options: { bothImmobile: 'moverLoses' } };
  const byBooklet = rulesForRecord(printed, findEdition);
  expect(byBooklet.ok && replayRecord(byBooklet.value, printed)).toMatchObject({ ok: false, error: { code: 'wrongEnding' } });
});
