/** Exports what programs need to start a server in their own process or to work on its store. `flagfall serve` imports ./serve.ts, which loads the rest later. */

/** Reads the configuration from the environment. */
export { readConfig } from './config.ts';
/** A wrong environment variable; the message names it. */
export { ConfigError } from './envReader.ts';
/** The operator's command, and its help. */
export { OPERATOR_USAGE, runOperator } from './moderation/command.ts';
/** Starts a server in this process. */
export { type RunningServer, startServer } from './start.ts';
/** Errors of a store: in use, too new, unavailable. */
export { StoreError } from './store/errors.ts';
