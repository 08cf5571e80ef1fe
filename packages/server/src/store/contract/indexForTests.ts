// The contract of a store: one suite that every host of it passes.

import { describe } from 'vitest';
import { accountsContract } from './accountsForTests.ts';
import type { ContractPart } from './benchForTests.ts';
import { communityContract } from './communityForTests.ts';
import { factsContract } from './factsForTests.ts';
import { gamesContract } from './gamesForTests.ts';
import { meetingContract } from './meetingForTests.ts';
import { privacyContract } from './privacyForTests.ts';
import { standingContract } from './standingForTests.ts';

export const storeContract: ContractPart = (bench) => {
  describe('facts', () => factsContract(bench));
  describe('games', () => gamesContract(bench));
  describe('accounts', () => accountsContract(bench));
  describe('community', () => communityContract(bench));
  describe('meeting', () => meetingContract(bench));
  describe('privacy', () => privacyContract(bench));
  describe('standing', () => standingContract(bench));
};
