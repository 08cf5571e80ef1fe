// Before something that cannot be taken back, the password is asked again: whoever finds a screen open cannot take the account over.

import { addressKey } from '../http/address.ts';
import { refuse } from '../http/refused.ts';
import { nameKey } from '../store/nameKey.ts';
import { normalPassword } from './passwordRules.ts';
import type { People } from './people.ts';
import type { AccountVisitor } from './visitor.ts';

export async function confirmPassword(people: People, { account }: AccountVisitor, password: string, address: string): Promise<void> {
  const attempt = people.attempts.begin(nameKey(account.name), addressKey(address), people.now());
  if (!(await people.passwords.fits(normalPassword(password), account.passwordHash))) refuse({ code: 'wrongPassword' });
  attempt.succeeded();
}
