/** The door of the server, for whoever starts one in their own process or works on its store. `flagfall serve` comes by ./serve.ts, which loads the rest later. */

/** Reads what an operator has set in the environment. */
export { readConfig } from './config.ts';
/** A variable of the environment makes no sense; the message names it. */
export { ConfigError } from './envReader.ts';
/** The operator's command, and the lines that explain it. */
export { OPERATOR_USAGE, runOperator } from './moderation/command.ts';
/** Starts a server in this process, and what is running then. */
export { type RunningServer, startServer } from './start.ts';
/** What can go wrong between us and a store: in use, too new, away. */
export { StoreError } from './store/errors.ts';
