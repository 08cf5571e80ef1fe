// A visitor as others at a table or in the lobby know them.

import type { Player } from '../lobby/gameSetup.ts';
import type { Visitor } from './visitor.ts';

export function playerOf(visitor: Visitor): Player {
  const { person, name } = visitor;
  return { person, name, bot: visitor.type !== 'guest' && visitor.account.bot };
}
