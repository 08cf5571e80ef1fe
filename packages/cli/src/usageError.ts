/** A mistake of the caller: its message is the whole answer. */
export class UsageError extends Error {}
