// A route: one HTTP operation, with the schemas of its input and output. The reference is made from the same data.

import type { BotScope, Endpoint, HttpRefusalCode } from '@flagfall/protocol/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Limits } from '../config.ts';
import type { AccountVisitor, Visitor } from '../people/visitor.ts';

/** Who may call it: all, visitors with a session or a token, the session of an account, that of an operator. */
export type Access = 'anybody' | 'visitor' | 'account' | 'operator';

type VisitorFor<Who extends Access> = Who extends 'anybody' ? Visitor | undefined : Who extends 'visitor' ? Visitor : AccountVisitor;

/** A request, read and checked. */
export interface RouteContext<Who extends Access, Body, Params, Query> {
  readonly visitor: VisitorFor<Who>;
  readonly body: Body;
  readonly params: Params;
  readonly query: Query;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The answer of a handler, as its schema has it; read-only. */
type Answer<Reply> = Reply extends object ? { readonly [Key in keyof Reply]: Answer<Reply[Key]> } : Reply;

export interface Route<Who extends Access, Body, Params, Query, Reply> extends Endpoint {
  /** One sentence for the reference. */
  readonly summary: string;
  readonly who: Who;
  /** A bot token with this scope is accepted; `any` accepts every token, and without a scope none is. */
  readonly scope?: BotScope | 'any';
  /** Also for banned people: to see why, to log out, to export their data. */
  readonly forBanned?: true;
  /** Calls per address and hour, where the limit is lower than for other routes. */
  readonly perHour?: (limits: Limits) => number;
  /** The same, per day. */
  readonly perDay?: (limits: Limits) => number;
  /** Whether this is a repeat: then it counts as a call of any other route, and not against the day or the hour. */
  isRepeat?(call: Pick<RouteContext<Who, Body, Params, Query>, 'visitor' | 'body'>): Promise<boolean>;
  readonly body?: GenericSchema<unknown, Body>;
  readonly params?: GenericSchema<unknown, Params>;
  readonly query?: GenericSchema<unknown, Query>;
  /** The answer; fields outside the schema are never sent. Absent for an empty answer. */
  readonly reply?: GenericSchema<Reply, unknown>;
  /** Codes it refuses with, besides those of every route. */
  readonly refusals: readonly HttpRefusalCode[];
  handle(call: RouteContext<Who, Body, Params, Query>): Promise<Answer<NoInfer<Reply>>>;
}

/** Routes of all types in one list. */
export type AnyRoute = Route<Access, unknown, unknown, unknown, unknown>;

export function route<Who extends Access, Body = undefined, Params = undefined, Query = undefined, Reply = void>(
  one: Route<Who, Body, Params, Query, Reply>,
): AnyRoute {
  // The adder parses with the route's own schemas and checks its own access before it calls `handle`, so the types match.
  return one as unknown as AnyRoute;
}
