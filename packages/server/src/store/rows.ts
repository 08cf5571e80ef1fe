// Between rows and objects: an absent value is null in a row, and missing in an object.

import type { Selectable } from 'kysely';

/** A row without its nulls. */
export type WithoutNulls<Row> = { readonly [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  readonly [Key in keyof Row as null extends Row[Key] ? Key : never]?: NonNullable<Row[Key]>;
};

export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Selectable<Row>> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNulls<Selectable<Row>>;
}

export function toFlag(value: boolean): number {
  return value ? 1 : 0;
}

/** A person with an identity: an account, or a guest by the id in its cookie. */
export type Person = { readonly type: 'account'; readonly account: string } | { readonly type: 'guest'; readonly guest: string };

export function personColumns(person: Person): { readonly account: string | null; readonly guest: string | null } {
  return person.type === 'account' ? { account: person.account, guest: null } : { account: null, guest: person.guest };
}

/** The person of a row; undefined when the account has been erased. */
export function personOf(row: { readonly account: string | null; readonly guest: string | null }): Person | undefined {
  if (row.account !== null) return { type: 'account', account: row.account };
  return row.guest === null ? undefined : { type: 'guest', guest: row.guest };
}

/** A person as one text, for lists and unique keys. */
export function personKey(person: Person): string {
  return person.type === 'account' ? `account:${person.account}` : `guest:${person.guest}`;
}

export function isSamePerson(one: Person, other: Person | undefined): boolean {
  return other !== undefined && personKey(one) === personKey(other);
}
