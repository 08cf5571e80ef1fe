/** `flagfall operator`: reports, silences and bans, on the store that the environment names. */

import os from 'node:os';
import type { CommandIo } from '../io.ts';
import { loadFromServer } from './optionalServer.ts';

export async function run(words: readonly string[], io: CommandIo): Promise<number> {
  const { readConfig, runOperator, ConfigError, StoreError, OPERATOR_USAGE } = await loadFromServer(
    'operator',
    () => import('@flagfall/server'),
  );
  if (words.length === 0 || words[0] === '--help' || words[0] === '-h') {
    io.out(OPERATOR_USAGE);
    return words.length === 0 ? 1 : 0;
  }
  try {
    return await runOperator(words, io, readConfig(process.env).store, os.userInfo().username);
  } catch (error) {
    // The file is in use, the database is not available or a variable is wrong: the message is enough.
    if (!(error instanceof ConfigError || error instanceof StoreError)) throw error;
    io.error(error.message);
    return 1;
  }
}
