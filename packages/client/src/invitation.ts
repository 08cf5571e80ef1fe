/** Invitation links. The token stands after the `#`, so no server, proxy or log on the way sees it. */

export function invitationLink(server: string, token: string): string {
  return new URL(`/invite#${token}`, server).href;
}

/** The token in a link and the link's server; a token alone names no server. Undefined for any other text. */
export function invitationIn(text: string): { readonly token: string; readonly server?: string } | undefined {
  const given = text.trim();
  if (isToken(given)) return { token: given };
  const link = URL.parse(given);
  const token = link?.hash.slice(1) ?? '';
  if (link === null || !/^https?:$/.test(link.protocol) || !isToken(token)) return undefined;
  return { token, server: link.origin };
}

function isToken(text: string): boolean {
  return /^[\w-]{16,200}$/.test(text);
}
