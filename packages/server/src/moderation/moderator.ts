// What operators do: read reports, mute and ban, lift, hide chat lines, and appoint operators. It works on the store, so on all nodes at once.

import { HOUR_MS } from '@flagfall/protocol';
import { newId } from '../people/tokens.ts';
import type { NewSanction, StoredReport } from '../store/people/moderation.ts';
import type { Person } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** There is no such person or thing. */
export class NotFound extends Error {
  override name = 'NotThere';
}

export interface NewSanctionSpec {
  readonly type: NewSanction['type'];
  readonly who: Person;
  readonly reason: string;
  /** Absent for a sanction without an end. */
  readonly hours?: number;
}

export class Moderator {
  readonly #store: Store;
  /** The operator's name in the log of sanctions. */
  readonly #operator: string;
  readonly #now: () => number;

  constructor(store: Store, operator: string, now: () => number) {
    this.#store = store;
    this.#operator = operator;
    this.#now = now;
  }

  /** An account by its name, or a guest by `guest:` and the id. */
  async find(who: string): Promise<Person> {
    if (who.startsWith('guest:')) return { type: 'guest', guest: who.slice('guest:'.length) };
    const account = await this.#store.accounts.findByName(who);
    if (account === undefined) throw new NotFound(`nobody is called ${JSON.stringify(who)}`);
    return { type: 'account', account: account.id };
  }

  async punish({ type, who, reason, hours }: NewSanctionSpec): Promise<NewSanction> {
    const at = this.#now();
    const until = hours === undefined ? {} : { until: at + hours * HOUR_MS };
    const sanction: NewSanction = { id: newId(), type, person: who, reason, byOperator: this.#operator, at, ...until };
    await this.#store.moderation.sanction(sanction);
    return sanction;
  }

  async lift(id: string): Promise<void> {
    if (!(await this.#store.moderation.lift(id, this.#now()))) throw new NotFound(`nothing to lift by the id ${JSON.stringify(id)}`);
  }

  sanctionsOf(who: Person): Promise<readonly NewSanction[]> {
    return this.#store.moderation.sanctionsOf(who, this.#now());
  }

  /** The open reports, oldest first. */
  reports(most: number): Promise<readonly StoredReport[]> {
    return this.#store.moderation.openReports(most);
  }

  async closeReport(id: string): Promise<void> {
    const closed = await this.#store.moderation.closeReport(id, this.#operator, this.#now());
    if (!closed) throw new NotFound(`no open report by the id ${JSON.stringify(id)}`);
  }

  /** Hides a chat line from everybody but operators. */
  async hideLine(id: string): Promise<void> {
    if (!(await this.#store.chat.hide(id))) throw new NotFound(`no line by the id ${JSON.stringify(id)}`);
  }

  /** Makes an account an operator, or takes that right away. */
  async appoint(who: Person, operator: boolean): Promise<void> {
    if (who.type === 'guest') throw new NotFound('a guest cannot be an operator');
    await this.#store.accounts.change(who.account, { operator });
  }
}
