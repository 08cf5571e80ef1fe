// Reports of players, and sanctions by operators: bans and mutes, for a while or for ever.

import { defined } from '../../defined.ts';
import { type Person, personColumns, personOf } from '../rows.ts';
import type { Database, ReportsTable, SanctionsTable } from '../tables.ts';

export interface NewReport {
  readonly id: string;
  readonly at: number;
  readonly by: Person;
  readonly about: Person;
  readonly game?: string;
  /** The reported chat line. */
  readonly line?: string;
  readonly reason: string;
}

export interface StoredReport extends Omit<NewReport, 'by' | 'about'> {
  /** Absent when the account has been erased, like `about`. */
  readonly by?: Person;
  readonly about?: Person;
}

export interface NewSanction {
  readonly id: string;
  readonly type: SanctionsTable['type'];
  readonly person: Person;
  readonly reason: string;
  /** The operator's name. */
  readonly byOperator: string;
  readonly at: number;
  /** Absent for a sanction without an end. */
  readonly until?: number;
}

export interface ModerationRepository {
  report(report: NewReport): Promise<void>;
  /** How many reports a person has made since then. */
  reportsBy(person: Person, since: number): Promise<number>;
  /** Oldest first. */
  openReports(count: number): Promise<readonly StoredReport[]>;
  closeReport(id: string, byOperator: string, now: number): Promise<boolean>;
  sanction(sanction: NewSanction): Promise<void>;
  lift(id: string, now: number): Promise<boolean>;
  /** The current sanctions of a person. */
  sanctionsOf(person: Person, now: number): Promise<readonly NewSanction[]>;
}

export function moderationRepository(db: Database): ModerationRepository {
  return {
    async report({ by, about, ...report }) {
      const { account: byAccount, guest: byGuest } = personColumns(by);
      await db
        .insertInto('reports')
        .values({ ...report, byAccount, byGuest, ...personColumns(about) })
        .execute();
    },

    async reportsBy(person, since) {
      const { count } = await db
        .selectFrom('reports')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where(person.type === 'account' ? 'byAccount' : 'byGuest', '=', person.type === 'account' ? person.account : person.guest)
        .where('at', '>=', since)
        .executeTakeFirstOrThrow();
      return count;
    },

    async openReports(count) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('closedAt', 'is', null)
        .orderBy('at')
        .orderBy('id')
        .limit(count)
        .execute();
      return rows.map(reportOf);
    },

    async closeReport(id, byOperator, now) {
      const result = await db
        .updateTable('reports')
        .set({ closedAt: now, closedBy: byOperator })
        .where('id', '=', id)
        .where('closedAt', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async sanction({ person, ...sanction }) {
      await db
        .insertInto('sanctions')
        .values({ ...sanction, ...personColumns(person) })
        .execute();
    },

    async lift(id, now) {
      const result = await db
        .updateTable('sanctions')
        .set({ liftedAt: now })
        .where('id', '=', id)
        .where('liftedAt', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async sanctionsOf(person, now) {
      const rows = await db
        .selectFrom('sanctions')
        .selectAll()
        .where(person.type, '=', person.type === 'account' ? person.account : person.guest)
        .where('liftedAt', 'is', null)
        .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map((row) => sanctionOf(row, person));
    },
  };
}

function reportOf({ id, at, game, line, reason, byAccount, byGuest, account, guest }: ReportsTable): StoredReport {
  const by = personOf({ account: byAccount, guest: byGuest });
  const about = personOf({ account, guest });
  return {
    ...{ id, at, reason },
    ...(game === null ? {} : { game }),
    ...(line === null ? {} : { line }),
    ...defined({ by, about }),
  };
}

function sanctionOf({ id, type, reason, byOperator, at, until }: SanctionsTable, person: Person): NewSanction {
  return { id, type, person, reason, byOperator, at, ...(until === null ? {} : { until }) };
}
