// What the token of a bot may be used for.

export const BOT_SCOPES = ['play', 'challenge', 'chat'] as const;
export type BotScope = (typeof BOT_SCOPES)[number];
