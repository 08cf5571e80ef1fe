/** The door of the table: one running game, hosted by a server, a browser or a terminal alike. */

export type { Delivery, Message, Refused, Reply, Request, TableNews, TableRefusal, Update } from './requests.ts';
export { Table } from './table.ts';
