/** The door to the real programs that tests talk to. Apart from the rest of the testkit, so that only who needs them loads them. */

/** Where the binaries are. */
export { findPart, type PartPlace } from './find.ts';
/** A real NATS server. */
export { startNats, type TestNats } from './nats.ts';
/** A real PostgreSQL. */
export { startPostgres, type TestPostgres } from './postgres.ts';
/** Programs that a test starts and ends. */
export { endProgram, freePort, startProgram } from './process.ts';
