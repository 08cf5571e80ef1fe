/** The host's side of a game on this machine: its table and its computers. Screens that only look need none of it. */

export { type ComputerPlayer, LocalComputers, playerInPlace } from './computers.ts';
export { KeptInMemory } from './storage.ts';
export { storedRecord } from './storedRecord.ts';
export { suggestArmy } from './suggestArmy.ts';
export { TableHost } from './tableHost.ts';
