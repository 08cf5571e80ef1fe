// The contract of a store: one suite for every driver.

import { describe } from 'vitest';
import { accessContract } from './accessForTests.ts';
import { accountsContract } from './accountsForTests.ts';
import { communityContract } from './communityForTests.ts';
import { factsContract } from './factsForTests.ts';
import { gamesContract } from './gamesForTests.ts';
import { lobbyStoreContract } from './lobbyForTests.ts';
import { privacyContract } from './privacyForTests.ts';
import type { ContractPart } from './storeBenchForTests.ts';

export const storeContract: ContractPart = (bench) => {
  describe('facts', () => factsContract(bench));
  describe('games', () => gamesContract(bench));
  describe('accounts', () => accountsContract(bench));
  describe('community', () => communityContract(bench));
  describe('meeting', () => lobbyStoreContract(bench));
  describe('privacy', () => privacyContract(bench));
  describe('standing', () => accessContract(bench));
};
