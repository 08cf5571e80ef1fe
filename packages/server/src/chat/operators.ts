// What operators do: silence or ban somebody for a while or for good, take that back, hide a line, close a report.

import { fail, ok, type Result } from '@flagfall/engine';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { SanctionsTable } from '../store/tables.ts';

export interface Sentence {
  readonly id: string;
  readonly type: SanctionsTable['type'];
  readonly person: Person;
  readonly reason: string;
  /** Without it for good. */
  readonly forMs?: number;
}

export type OperatorRefusal =
  | { readonly code: 'notOperator' }
  /** Operators do not punish each other: whoever stole one's session must not shut the others out. */
  | { readonly code: 'isOperator' }
  | { readonly code: 'unknown' };

/** A ban ends sessions too: the caller closes the connections of who is banned. */
export async function punish(store: Store, operator: string, sentence: Sentence, now: number): Promise<Result<Sentence, OperatorRefusal>> {
  const name = await operatorNamed(store, operator);
  if (name === undefined) return fail({ code: 'notOperator' });
  const { id, type, person, reason, forMs } = sentence;
  if (person.type === 'account') {
    const account = await store.accounts.find(person.account);
    if (account === undefined) return fail({ code: 'unknown' });
    if (account.operator) return fail({ code: 'isOperator' });
  }
  await store.moderation.punish({
    id,
    type,
    person,
    reason,
    byOperator: name,
    at: now,
    ...(forMs === undefined ? {} : { until: now + forMs }),
  });
  if (type === 'ban' && person.type === 'account') await store.sessions.endAll(person.account);
  return ok(sentence);
}

export async function lift(store: Store, operator: string, sanction: string, now: number): Promise<Result<string, OperatorRefusal>> {
  return asOperator(store, operator, sanction, () => store.moderation.lift(sanction, now));
}

export async function hideLine(store: Store, operator: string, line: string): Promise<Result<string, OperatorRefusal>> {
  return asOperator(store, operator, line, () => store.chat.hide(line));
}

export async function closeReport(store: Store, operator: string, report: string, now: number): Promise<Result<string, OperatorRefusal>> {
  return asOperator(store, operator, report, (name) => store.moderation.closeReport(report, name, now));
}

async function asOperator(
  store: Store,
  operator: string,
  what: string,
  act: (name: string) => Promise<boolean>,
): Promise<Result<string, OperatorRefusal>> {
  const name = await operatorNamed(store, operator);
  if (name === undefined) return fail({ code: 'notOperator' });
  return (await act(name)) ? ok(what) : fail({ code: 'unknown' });
}

async function operatorNamed(store: Store, account: string): Promise<string | undefined> {
  const found = await store.accounts.find(account);
  return found?.operator === true ? found.name : undefined;
}
