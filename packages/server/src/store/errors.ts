// Errors of a store, each with a name, so that a caller can tell what to do next.

/** All errors that a store names; any other error it throws is a bug of ours. */
export class StoreError extends Error {}

/** Another writer has stored this fact of the game: drop the table, restore it, and try again. */
export class SeqTaken extends StoreError {
  override name = 'SeqTaken';
  readonly game: string;
  readonly seq: number;

  constructor(game: string, seq: number) {
    super(`fact ${seq} of game ${game} was written by somebody else`);
    this.game = game;
    this.seq = seq;
  }
}

/** The fact before this one is missing, or the game is: a bug of ours, and this game must stop. */
export class SeqGap extends StoreError {
  override name = 'SeqGap';

  constructor(game: string, seq: number) {
    super(`fact ${seq} of game ${game} does not follow what is stored`);
  }
}

/** The disk or the database failed; whether the last write is stored is unknown until the store can be read again. */
export class StorageUnavailable extends StoreError {
  override name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super(`the store is not available: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause });
  }
}

/** The store works and rejects what it was given: a text it cannot hold, a number out of its range. Nothing of it is stored. */
export class ValueRefused extends StoreError {
  override name = 'ValueRefused';

  constructor(cause: unknown) {
    super(`the store does not take this: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause });
  }
}

/** Another server has locked the embedded file. */
export class StoreInUse extends StoreError {
  override name = 'StoreInUse';

  constructor(file: string) {
    super(
      `${file} is in use by another Flagfall server. Stop that one first, give this one another file, or let several share a PostgreSQL (DATABASE_URL).`,
    );
  }
}

/** A newer Flagfall has changed the tables of this store. */
export class StoreTooNew extends StoreError {
  override name = 'StoreTooNew';

  constructor(found: number, known: number) {
    super(`The store has version ${found}, and this Flagfall knows versions up to ${known}: start a newer Flagfall.`);
  }
}

/** The name of an account is taken, perhaps in other capitals. */
export class NameTaken extends StoreError {
  override name = 'NameTaken';

  constructor(account: string) {
    super(`the name ${account} is taken`);
  }
}
