// Chat over HTTP: history, reports and blocks.

import { blockSchema, chatLinesSchema, chatParamsSchema, ENDPOINTS, reportSchema } from '@flagfall/protocol/http';
import { defined } from '../defined.ts';
import { orRefuse } from '../http/refused.ts';
import { type AnyRoute, route } from '../http/route.ts';
import type { PeopleContext } from '../people/peopleContext.ts';
import { newId } from '../people/tokens.ts';
import type { Visitor } from '../people/visitor.ts';
import type { StoredChatLine } from '../store/games/chat.ts';
import { type Person, personKey } from '../store/rows.ts';
import { readChat } from './chat.ts';
import { addBlock, removeBlock, report } from './reports.ts';
import type { ChatReader } from './rooms.ts';

/** `blocked` is called after a new block. */
export function chatRoutes(people: PeopleContext, blocked: (person: Person) => Promise<void>): readonly AnyRoute[] {
  const { store } = people;

  const tell = async (lines: readonly StoredChatLine[], reader: Person | undefined) => {
    const accounts = new Set(lines.flatMap(({ person }) => (person?.type === 'account' ? [person.account] : [])));
    const bots = await store.accounts.botsAmong([...accounts]);
    return lines.map(({ id, name: from, seat, text, at, hidden, person }) => ({
      ...{ id, from, text, at, ...defined({ seat }), ...(hidden ? { hidden } : {}) },
      ...(person?.type === 'account' && bots.has(person.account) ? { bot: true as const } : {}),
      yours: person !== undefined && reader !== undefined && personKey(person) === personKey(reader),
    }));
  };

  return [
    route({
      ...ENDPOINTS.chat,
      summary: 'Reads what was said at a game, the latest hundred lines. Empty for whoever may not hear the room.',
      who: 'anybody',
      scope: 'play',
      params: chatParamsSchema,
      reply: chatLinesSchema,
      refusals: [],
      async handle({ visitor, params }) {
        const listener = listenerOf(visitor);
        return { lines: await tell(await readChat(store, params.id, params.room, listener), listener.person) };
      },
    }),
    route({
      ...ENDPOINTS.report,
      summary: 'Reports the author of a line, or who sits at a game, to the operators.',
      who: 'visitor',
      body: reportSchema,
      refusals: ['nobody', 'yourself', 'badReason', 'reportedEnough'],
      async handle({ visitor, body }) {
        const complaint = { id: newId(), reason: body.reason };
        orRefuse(await report(store, reporterOf(visitor), body.whom, complaint, people.now()));
      },
    }),
    route({
      ...ENDPOINTS.block,
      summary: 'Mutes somebody (you do not hear them) or blocks them (you do not meet them either). They are not told.',
      who: 'visitor',
      scope: 'play',
      body: blockSchema,
      refusals: ['nobody', 'yourself', 'tooMany'],
      async handle({ visitor, body }) {
        orRefuse(await addBlock(store, reporterOf(visitor), body.whom, body.type, people.now()));
        if (body.type === 'block') await blocked(visitor.person);
      },
    }),
    route({
      ...ENDPOINTS.unblock,
      summary: 'Ends a mute or a block.',
      who: 'visitor',
      scope: 'play',
      body: blockSchema,
      refusals: [],
      async handle({ visitor, body }) {
        await removeBlock(store, reporterOf(visitor), body.whom, body.type);
      },
    }),
  ];
}

function listenerOf(visitor: Visitor | undefined): ChatReader {
  if (visitor === undefined) return {};
  return reporterOf(visitor);
}

function reporterOf(visitor: Visitor): ChatReader & { readonly person: Person } {
  const isOperator = visitor.type === 'account' && visitor.account.operator;
  return { person: visitor.person, ...(isOperator ? { isOperator } : {}) };
}
