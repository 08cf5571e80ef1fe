// A program of a user of the packages. The pack test runs it in an empty folder where only the tarballs are installed.

import { EDITIONS, nameOf, namesOf } from '@flagfall/editions';
import { compileRules, homeOf, newGame, observe, sampleDeployment, seatIndex, seededChance, submit } from '@flagfall/engine';
import { loadMessages } from '@flagfall/messages';
import { localTable } from '@flagfall/table';

const messages = await loadMessages('en');
const chance = seededChance('an empty folder');

for (const edition of EDITIONS) {
  const rules = compileRules(edition);
  const position = newGame(rules, chance);
  let plies = 0;
  while (observe(position, 'audience').result === undefined) {
    const { decision, seats } = observe(position, 'audience').waiting;
    const [seat] = seats;
    const { moves, deeds } = observe(position, seat);
    const intents = [...moves, ...deeds];
    const number = seatIndex(seat);
    const intent =
      decision === 'deploy'
        ? { type: 'deploy', deployment: sampleDeployment(rules, number, chance, homeOf(position, number)) }
        : intents[chance.below(intents.length)];
    const played = submit(position, seat, intent, chance);
    if (!played.ok) throw new Error(`a listed move was refused: ${JSON.stringify(played.error)}`);
    plies++;
  }
  const { result } = observe(position, 'audience');
  console.log(`${edition.id}: ${plies} plies, ${result.ending}, ${result.winners.join() || 'a draw'}`);
}

const table = localTable(compileRules(EDITIONS[0]), 'an empty folder');
const { deliveries } = table.receive(0, 'blue', { id: '1', type: 'play', intent: { type: 'move', from: 'a7', to: 'a6' } });
const pack = namesOf(EDITIONS[0], 'en').rulebook;
const names = {
  seats: ['red', 'blue'],
  kindName: (seat, kind) => nameOf(pack, seat ?? 'red', kind),
  seatName: (seat) => seat,
  cellName: (cell) => cell,
};
console.log(messages.refusal(deliveries[0].message.refusal, names));
console.log(`played ${EDITIONS.length} games`);
