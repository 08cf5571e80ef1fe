/** The record of a game that was played on the server; undefined while it goes on, or when there is none. */

export async function onlineRecord(id: string): Promise<string | undefined> {
  const response = await fetch(`/api/v1/games/${encodeURIComponent(id)}/record`);
  if (!response.ok) return undefined;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'record' in body && typeof body.record === 'string' ? body.record : undefined;
}
