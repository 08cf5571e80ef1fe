// What operators can do from a page: the same as on the command line.

import {
  ENDPOINTS,
  idParams,
  newSanctionSchema,
  reportsSchema,
  sanctionedParamsSchema,
  sanctionedSchema,
  sanctionRequestSchema,
} from '@flagfall/protocol/http';
import { defined } from '../defined.ts';
import { refuse } from '../http/refused.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { PeopleContext } from '../people/peopleContext.ts';
import type { AccountVisitor } from '../people/visitor.ts';
import { Moderator, NotFound } from './moderator.ts';

const REPORTS_MAX = 100;

export function moderationRoutes(people: PeopleContext): readonly AnyRoute[] {
  const moderatorOf = ({ name }: AccountVisitor): Moderator => new Moderator(people.store, name, people.now);
  return [
    route({
      ...ENDPOINTS.reports,
      summary: 'Lists reports that nobody has dealt with, oldest first.',
      who: 'operator',
      reply: reportsSchema,
      refusals: [],
      handle: async ({ visitor }) => ({ reports: await moderatorOf(visitor).reports(REPORTS_MAX) }),
    }),
    route({
      ...ENDPOINTS.closeReport,
      summary: 'Closes a report.',
      who: 'operator',
      params: idParams,
      refusals: ['notFound'],
      handle: ({ visitor, params }) => orNotFound(moderatorOf(visitor).closeReport(params.id)),
    }),
    route({
      ...ENDPOINTS.sanctionsOf,
      summary: 'Lists the silences and bans of a player: an account by its name, a guest by `guest:` and its id.',
      who: 'operator',
      params: sanctionedParamsSchema,
      reply: sanctionedSchema,
      refusals: ['notFound'],
      async handle({ visitor, params }) {
        const moderator = moderatorOf(visitor);
        const who = await orNotFound(moderator.find(params.who));
        return { who, sanctions: await moderator.sanctionsOf(who) };
      },
    }),
    route({
      ...ENDPOINTS.sanction,
      summary: 'Silences or bans somebody, for some hours or for ever.',
      who: 'operator',
      body: sanctionRequestSchema,
      reply: newSanctionSchema,
      refusals: ['notFound'],
      async handle({ visitor, body }) {
        const { who, type, reason, hours } = body;
        if (who.type === 'account' && (await people.store.accounts.find(who.account)) === undefined) refuse({ code: 'notFound' });
        const sanction = await moderatorOf(visitor).punish({ type, who, reason, ...defined({ hours }) });
        people.changed({ type: 'sanctioned', person: who });
        return sanction;
      },
    }),
    route({
      ...ENDPOINTS.hideLine,
      summary: 'Hides a line of chat from everybody but operators.',
      who: 'operator',
      params: idParams,
      refusals: ['notFound'],
      handle: ({ visitor, params }) => orNotFound(moderatorOf(visitor).hideLine(params.id)),
    }),
    route({
      ...ENDPOINTS.liftSanction,
      summary: 'Ends a silence or a ban.',
      who: 'operator',
      params: idParams,
      refusals: ['notFound'],
      handle: ({ visitor, params }) => orNotFound(moderatorOf(visitor).lift(params.id)),
    }),
  ];
}

async function orNotFound<Result>(deed: Promise<Result>): Promise<Result> {
  return deed.catch((error: unknown) => {
    if (error instanceof NotFound) refuse({ code: 'notFound' });
    throw error;
  });
}
