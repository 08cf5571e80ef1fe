/** A small game as the Gravon archive writes it, made by hand: two scouts fall, a marshal is beaten by a spy, the flag falls to a scout. */

/** Red has its marshal on a4, scouts on b4 and j4; Blue its marshal on a7, scouts on b7 and j7. The flags stand in the corners of column a. */
const FIELD = [
  'MBAAAAAAAA',
  'AAAAAAAAAA',
  'CEKAAAAAAA',
  'LDAAAAAAAD',
  'AA__AA__AA',
  'AA__AA__AA',
  'XPAAAAAAAP',
  'OQWAAAAAAA',
  'AAAAAAAAAA',
  'YNAAAAAAAA',
].join('');

const MOVES = ['A4A5', 'K7K5', 'K4K5', 'B7B6', 'A5A6', 'B6B5', 'A6A7'];

export function gravonText(result = 'winner="2" type="3"'): string {
  const moves = MOVES.map((move, at) => `  <move id="${at + 1}" source="${move.slice(0, 2)}" target="${move.slice(2)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<stratego>
 <game type="barrage">
  <field content="${FIELD}"/>
${moves.join('\n')}
  <player id="1">Ann</player>
  <player id="2">Bob</player>
  <result ${result}/>
 </game>
</stratego>
`;
}
