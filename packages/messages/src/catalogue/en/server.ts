/** What a server says to whoever starts it. */

export const server = {
  'server.listening': 'Flagfall listens on {url}{public, select, none {} other { for {public}}}',
  'server.nearby': 'others in your network reach it at {urls}',
  'server.pages': 'to play in a browser: {url}',
  'server.join': 'to play, in another terminal: {command}',
} as const;
