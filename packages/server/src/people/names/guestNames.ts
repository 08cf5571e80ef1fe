// Friendly names for guests. A name follows from the guest's id, so it needs no storage and is the same on every node.

import { createHash } from 'node:crypto';

const MANNERS = [
  ...['Able', 'Agile', 'Amber', 'Bold', 'Brave', 'Bright', 'Brisk', 'Calm', 'Candid', 'Clever', 'Cosy', 'Daring', 'Deft', 'Eager', 'Early'],
  ...['Fair', 'Fleet', 'Fond', 'Gentle', 'Glad', 'Golden', 'Grand', 'Happy', 'Hardy', 'Honest', 'Jolly', 'Keen', 'Kind', 'Lively', 'Loyal'],
  ...['Lucky', 'Mellow', 'Merry', 'Mild', 'Neat', 'Nimble', 'Noble', 'Patient', 'Plucky', 'Polite', 'Proud', 'Quick', 'Quiet', 'Ready'],
  ...[
    'Sage',
    'Silver',
    'Sly',
    'Snug',
    'Spry',
    'Steady',
    'Stout',
    'Sunny',
    'Swift',
    'Tidy',
    'Tough',
    'True',
    'Warm',
    'Wily',
    'Wise',
    'Witty',
  ],
] as const;

const ANIMALS = [
  ...['Badger', 'Bear', 'Beaver', 'Bison', 'Boar', 'Buzzard', 'Camel', 'Cat', 'Crane', 'Crow', 'Deer', 'Dolphin', 'Dove', 'Eagle', 'Elk'],
  ...['Falcon', 'Ferret', 'Finch', 'Fox', 'Frog', 'Goat', 'Goose', 'Hare', 'Hawk', 'Hedgehog', 'Heron', 'Horse', 'Ibex', 'Jay', 'Kestrel'],
  ...['Lark', 'Lion', 'Lynx', 'Magpie', 'Marten', 'Mole', 'Moose', 'Mouse', 'Newt', 'Otter', 'Owl', 'Panther', 'Pelican', 'Pike', 'Puffin'],
  ...[
    'Rabbit',
    'Raven',
    'Robin',
    'Salmon',
    'Seal',
    'Sparrow',
    'Squirrel',
    'Stag',
    'Stork',
    'Swan',
    'Tiger',
    'Toad',
    'Trout',
    'Wolf',
    'Wren',
  ],
] as const;

/** `Brave Otter 417`. Names of accounts hold no spaces, so no account can look like a guest. */
export function guestName(guest: string): string {
  const hash = createHash('sha256').update(`guest name ${guest}`).digest();
  const manner = MANNERS[hash.readUInt32BE(0) % MANNERS.length];
  const animal = ANIMALS[hash.readUInt32BE(4) % ANIMALS.length];
  return `${manner} ${animal} ${100 + (hash.readUInt32BE(8) % 900)}`;
}
