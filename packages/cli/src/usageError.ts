/** A mistake in the command line: its message is the whole answer. */
export class UsageError extends Error {}
