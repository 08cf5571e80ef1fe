// A route: one thing that can be asked over HTTP, with the schemas of what comes in and goes out. The documentation is made from the same words.

import type { BotScope, Endpoint, HttpRefusalCode } from '@flagfall/protocol/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { Limits } from '../config.ts';
import type { AccountVisitor, Visitor } from '../people/visitor.ts';

/** Who may ask: anybody, whoever has a session or a token, the session of an account, that of an operator. */
export type Access = 'anybody' | 'visitor' | 'account' | 'operator';

type VisitorFor<Who extends Access> = Who extends 'anybody' ? Visitor | undefined : Who extends 'visitor' ? Visitor : AccountVisitor;

/** One request, read and checked. */
export interface RouteContext<Who extends Access, Body, Params, Query> {
  readonly visitor: VisitorFor<Who>;
  readonly body: Body;
  readonly params: Params;
  readonly query: Query;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler answers: as its schema has it, and nobody changes it any more. */
type Answer<Reply> = Reply extends object ? { readonly [Key in keyof Reply]: Answer<Reply[Key]> } : Reply;

export interface Route<Who extends Access, Body, Params, Query, Reply> extends Endpoint {
  /** What it does, in one sentence of the reference. */
  readonly summary: string;
  readonly who: Who;
  /** The token of a bot is taken if it has this scope; `any` takes every token, and without a scope none is taken. */
  readonly scope?: BotScope | 'any';
  /** Also for who is banned: to see why, to leave, to take along what is theirs. */
  readonly forBanned?: true;
  /** How often an address may ask in an hour, where it is less than for other routes. */
  readonly perHour?: (limits: Limits) => number;
  /** The same, in a day. */
  readonly perDay?: (limits: Limits) => number;
  /** Whether this was asked before: then it counts as a call of any other route, and not against the day or the hour. */
  isRepeat?(call: Pick<RouteContext<Who, Body, Params, Query>, 'visitor' | 'body'>): Promise<boolean>;
  readonly body?: GenericSchema<unknown, Body>;
  readonly params?: GenericSchema<unknown, Params>;
  readonly query?: GenericSchema<unknown, Query>;
  /** What comes back; a field that is not in it never leaves. Absent for an empty answer. */
  readonly reply?: GenericSchema<Reply, unknown>;
  /** Codes it refuses with, besides those that every route has. */
  readonly refusals: readonly HttpRefusalCode[];
  handle(call: RouteContext<Who, Body, Params, Query>): Promise<Answer<NoInfer<Reply>>>;
}

/** Routes of all kinds in one list. */
export type AnyRoute = Route<Access, unknown, unknown, unknown, unknown>;

export function route<Who extends Access, Body = undefined, Params = undefined, Query = undefined, Reply = void>(
  one: Route<Who, Body, Params, Query, Reply>,
): AnyRoute {
  // The adder parses with the route's own schemas and checks its own access before it calls `handle`, so the call fits.
  return one as unknown as AnyRoute;
}
