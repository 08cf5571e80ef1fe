// Bots: an account can declare itself a bot, once and for all, and then has tokens for its programs.

import {
  botTokenRequestSchema,
  botTokensSchema,
  ENDPOINTS,
  idParams,
  newBotTokenSchema,
  passwordSchema,
  visitorSchema,
} from '@flagfall/protocol/http';
import { refuse } from '../../http/refused.ts';
import { type AnyRoute, route } from '../../http/route.ts';
import { confirmPassword } from '../passwords/confirmPassword.ts';
import type { PeopleContext } from '../peopleContext.ts';
import { hashOfToken, newId, newToken } from '../tokens.ts';
import { visitorInfo } from '../visitorInfo.ts';

const TOKENS_MAX = 20;

export function botRoutes(people: PeopleContext): readonly AnyRoute[] {
  const { credentials, accounts } = people.store;
  return [
    route({
      ...ENDPOINTS.becomeBot,
      summary: 'Declares the account a bot. There is no way back: it is shown as a bot for ever. Only for an account that has not played.',
      who: 'account',
      body: passwordSchema,
      reply: visitorSchema,
      refusals: ['alreadyBot', 'hasPlayed', 'wrongPassword', 'tooManyAttempts'],
      async handle({ visitor, body, request }) {
        if (visitor.account.bot) refuse({ code: 'alreadyBot' });
        await confirmPassword(people, visitor, body.password, request.ip);
        if (await hasPlayed(people, visitor.account.id)) refuse({ code: 'hasPlayed' });
        await accounts.change(visitor.account.id, { bot: true });
        return visitorInfo({ ...visitor, account: { ...visitor.account, bot: true } });
      },
    }),
    route({
      ...ENDPOINTS.botTokens,
      summary: 'Lists the tokens of the bot, without what opens anything.',
      who: 'account',
      reply: botTokensSchema,
      refusals: [],
      handle: async ({ visitor }) => ({ tokens: await credentials.botTokensOf(visitor.account.id) }),
    }),
    route({
      ...ENDPOINTS.makeBotToken,
      summary: 'Makes a token for the bot, shown this once.',
      who: 'account',
      body: botTokenRequestSchema,
      reply: newBotTokenSchema,
      refusals: ['notBot', 'tooMany'],
      async handle({ visitor, body }) {
        if (!visitor.account.bot) refuse({ code: 'notBot' });
        const account = visitor.account.id;
        if ((await credentials.botTokensOf(account)).length >= TOKENS_MAX) refuse({ code: 'tooMany', most: TOKENS_MAX });
        const token = `ffb_${newToken()}`;
        const stored = { tokenHash: hashOfToken(token), id: newId(), account, label: body.label, createdAt: people.now() };
        await credentials.addBotToken({ ...stored, scopes: [...new Set(body.scopes)] });
        return { id: stored.id, token };
      },
    }),
    route({
      ...ENDPOINTS.revokeBotToken,
      summary: 'Revokes a token: it stops working at once.',
      who: 'account',
      params: idParams,
      refusals: ['notFound'],
      async handle({ visitor, params }) {
        if (!(await credentials.removeBotToken(visitor.account.id, params.id))) refuse({ code: 'notFound' });
        people.changed({ type: 'tokenRevoked', account: visitor.account.id, token: params.id });
      },
    }),
  ];
}

/** A rating that a person has won must not become a bot's. */
async function hasPlayed({ store }: PeopleContext, account: string): Promise<boolean> {
  if ((await store.games.unfinishedOf({ type: 'account', account })).length > 0) return true;
  return (await store.archive.search({ account }, 1)).games.length > 0;
}
