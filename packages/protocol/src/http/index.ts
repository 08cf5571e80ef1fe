/** The HTTP half of the protocol (docs/http.md): bodies, addresses, answers and refusals. */

export * from './archive.ts';
export * from './bots.ts';
export * from './chat.ts';
export * from './editions.ts';
export * from './endpoints.ts';
export * from './games.ts';
export * from './lobby.ts';
export * from './operators.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './refusals.ts';
/** Shared schemas. */
export { idParams, opaqueJson, SPEEDS, type Speed } from './schemas.ts';
