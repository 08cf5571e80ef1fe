// A visitor as others at a table or in the lobby see them.

import type { LobbyPlayer } from '../lobby/gameSetup.ts';
import type { Visitor } from './visitor.ts';

export function playerOf(visitor: Visitor): LobbyPlayer {
  const { person, name } = visitor;
  return { person, name, bot: visitor.type !== 'guest' && visitor.account.bot };
}
