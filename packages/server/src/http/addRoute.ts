// Adds a route to the application: its handler runs only after the checks of identity, rights and input.

import { HOUR_MS } from '@flagfall/protocol';
import { API_PREFIX } from '@flagfall/protocol/http';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { PeopleContext } from '../people/peopleContext.ts';
import { identify, refuseBanned, type Visitor } from '../people/visitor.ts';
import { isOwnOrigin } from './origin.ts';
import { refuse } from './refused.ts';
import type { AnyRoute } from './route.ts';

export function addRoute(app: FastifyInstance, people: PeopleContext, route: AnyRoute): void {
  app.route({
    method: route.method,
    url: `${API_PREFIX}${route.path}`,
    schema: schemaOf(route),
    ...limitOf(app, people, route),
    // Before the body is read: a client without the right must not cost us parsing.
    onRequest: async (request) => {
      if (route.method !== 'GET' && !isOwnOrigin(request.headers, people.config)) refuse({ code: 'otherOrigin' });
    },
    handler: (request, reply) => handle(people, route, request, reply),
  });
}

/** A limit per address, where it is lower than for other routes. */
function limitOf(app: FastifyInstance, people: PeopleContext, route: AnyRoute): { readonly config?: object } {
  const { perHour, perDay } = route;
  const { limits } = people.config;
  const [max, timeWindow] = perDay === undefined ? [perHour?.(limits), HOUR_MS] : [perDay(limits), 24 * HOUR_MS];
  if (max === undefined) return {};
  if (route.isRepeat === undefined) return { config: { rateLimit: { max, timeWindow } } };
  const usual = app.createRateLimit();
  const allowList = async (request: FastifyRequest): Promise<boolean> => {
    if (!(await isRepeat(people, route, request))) return false;
    const counted = await usual(request);
    return counted.isAllowed || !counted.isExceeded;
  };
  // The body tells whether it is a repeat, so it is read first.
  return { config: { rateLimit: { max, timeWindow, hook: 'preHandler', allowList } } };
}

async function isRepeat(people: PeopleContext, route: AnyRoute, request: FastifyRequest): Promise<boolean> {
  const body = route.body === undefined ? undefined : safeParse(route.body, request.body ?? undefined, { abortEarly: true });
  if (body?.success === false) return false;
  const visitor = await identify(people, request);
  return visitor !== undefined && ((await route.isRepeat?.({ visitor, body: body?.output })) ?? false);
}

async function handle(people: PeopleContext, route: AnyRoute, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const query = parse(route.query, request.query, 'query');
  const params = parse(route.params, request.params, 'params');
  const visitor = await identify(people, request);
  refuseStranger(route, visitor);
  const body = parse(route.body, request.body ?? undefined, 'body');
  const answer = await route.handle({ visitor, body, params, query, request, reply });
  if (answer === undefined) reply.code(204);
  return answer;
}

/** Without a schema there must be no input: no route accepts unnamed fields, least of all a token in its URL. */
function parse(schema: GenericSchema | undefined, given: unknown, where: string): unknown {
  if (schema === undefined) {
    const surplus = typeof given === 'object' && given !== null ? Object.keys(given) : given === undefined ? [] : [''];
    if (surplus.length > 0) refuse({ code: 'badMessage', path: where });
    return undefined;
  }
  const parsed = safeParse(schema, given, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const path = getDotPath(parsed.issues[0]);
  return refuse({ code: 'badMessage', path: path === null ? where : `${where}.${path}`.slice(0, 100) });
}

function refuseStranger(route: AnyRoute, visitor: Visitor | undefined): void {
  if (visitor === undefined) {
    if (route.who !== 'anybody') refuse({ code: 'noSession' });
    return;
  }
  if (visitor.type === 'token') {
    if (route.scope === undefined || route.who === 'account' || route.who === 'operator') refuse({ code: 'notForBots' });
    if (route.scope !== 'any' && !visitor.token.scopes.includes(route.scope)) refuse({ code: 'missingScope', scope: route.scope });
  }
  if (route.forBanned !== true) refuseBanned(visitor);
  if (route.who !== 'account' && route.who !== 'operator') return;
  if (visitor.type !== 'account') refuse({ code: 'accountNeeded' });
  if (route.who === 'operator' && !visitor.account.operator) refuse({ code: 'operatorNeeded' });
}

const ACCESS_WORDS = {
  anybody: 'Open to anybody.',
  visitor: 'Needs a session.',
  account: 'Needs the session of an account.',
  operator: 'Needs the session of an operator.',
} as const;

function schemaOf(route: AnyRoute): Record<string, unknown> {
  const { summary, who, scope, refusals, body, params, query, reply } = route;
  const token =
    scope === undefined ? '' : scope === 'any' ? ' Takes the token of a bot.' : ` Takes the token of a bot with the scope ${scope}.`;
  const codes = refusals.length === 0 ? '' : ` Refuses with ${refusals.join(', ')}, besides what every route can refuse with.`;
  return {
    summary,
    description: `${ACCESS_WORDS[who]}${token}${codes}`,
    ...(who === 'anybody' ? {} : { security: [{ session: [] }, ...(scope === undefined ? [] : [{ token: [] }])] }),
    ...(body === undefined ? {} : { body: jsonSchemaOf(body) }),
    ...(params === undefined ? {} : { params: jsonSchemaOf(params) }),
    ...(query === undefined ? {} : { querystring: jsonSchemaOf(query) }),
    response: {
      ...(reply === undefined
        ? { 204: { type: 'null', description: 'Done.' } }
        : { 200: { description: 'Done.', ...jsonSchemaOf(reply) } }),
      '4xx': REFUSAL,
      '5xx': REFUSAL,
    },
  };
}

const REFUSAL = {
  type: 'object',
  description: 'Turned away: a stable code, and what its sentence needs.',
  properties: { code: { type: 'string' } },
  required: ['code'],
  additionalProperties: true,
} as const;

/** The reference leaves out rules that JSON Schema cannot express; our own check keeps them. */
function jsonSchemaOf(schema: GenericSchema): object {
  const { $schema: _, ...bare } = toJsonSchema(schema as never, { errorMode: 'ignore', typeMode: 'input' });
  return bare;
}
