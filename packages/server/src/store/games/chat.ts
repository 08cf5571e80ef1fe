// The chat of a table, in the rooms of the seats and the audience.

import type { Seat } from '@flagfall/engine';
import { defined } from '../../defined.ts';
import { type Person, personColumns, personOf } from '../rows.ts';
import type { ChatLinesTable, Database } from '../tables.ts';

export type StoredChatRoom = ChatLinesTable['room'];

export interface NewChatLine {
  readonly id: string;
  readonly game: string;
  readonly room: StoredChatRoom;
  /** The seat of the author; absent for a spectator. */
  readonly seat?: Seat;
  readonly person: Person;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface StoredChatLine extends Omit<NewChatLine, 'person'> {
  /** Absent when the account has been erased. */
  readonly person?: Person;
  /** Hidden by an operator: only operators see it. */
  readonly hidden: boolean;
}

export interface ChatRepository {
  /** Repeating it with the same id changes nothing. */
  say(line: NewChatLine): Promise<void>;
  find(id: string): Promise<StoredChatLine | undefined>;
  /** The latest lines of a room, the oldest of them first. */
  latest(game: string, room: StoredChatRoom, count: number): Promise<readonly StoredChatLine[]>;
  /** What a person has written since then, in all games, oldest first. */
  saidBy(person: Person, since: number): Promise<readonly StoredChatLine[]>;
  hide(id: string): Promise<boolean>;
}

export function chatRepository(db: Database): ChatRepository {
  return {
    async say({ person, ...line }) {
      await db
        .insertInto('chatLines')
        .values({ ...line, ...personColumns(person), hidden: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async find(id) {
      const row = await db.selectFrom('chatLines').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : lineOf(row);
    },

    async latest(game, room, count) {
      const rows = await db
        .selectFrom('chatLines')
        .selectAll()
        .where('game', '=', game)
        .where('room', '=', room)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(count)
        .execute();
      return rows.map(lineOf).toReversed();
    },

    async saidBy(person, since) {
      const rows = await db
        .selectFrom('chatLines')
        .selectAll()
        .where(person.type, '=', person.type === 'account' ? person.account : person.guest)
        .where('at', '>=', since)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(lineOf);
    },

    async hide(id) {
      const result = await db.updateTable('chatLines').set({ hidden: 1 }).where('id', '=', id).executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}

function lineOf({ seat, account, guest, hidden, ...row }: ChatLinesTable): StoredChatLine {
  const person = personOf({ account, guest });
  return { ...row, hidden: hidden === 1, ...(seat === null ? {} : { seat }), ...defined({ person }) };
}
