/** What a server says to whoever starts it. */

export const server = {
  'server.about': 'Flagfall, a server for the games of the Stratego family',
  'server.listening': 'Flagfall listens on {url}{public, select, none {} other { for {public}}}',
  'server.nearby': 'others in your network reach it at {urls}',
  'server.hereOnly': 'only this machine reaches it; to open it to your network: --host 0.0.0.0',
  'server.pages': 'to play in a browser: {url}',
  'server.noPages': 'there are no pages for a browser yet; to build them: {command}',
  'server.join': 'to play, in another terminal: {command}',
  'server.data': 'games and accounts are kept in {place}',
  'server.stop': 'to stop it: Ctrl-C',
  'server.stopping': 'Flagfall is stopping. All games are kept.',
} as const;
