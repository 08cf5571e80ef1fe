// Asks for the password again before irreversible actions: an unattended screen must not be enough to take an account over.

import { rateLimitKey } from '../../http/address.ts';
import { refuse } from '../../http/refused.ts';
import { nameKey } from '../../store/people/nameKey.ts';
import type { PeopleContext } from '../peopleContext.ts';
import type { AccountVisitor } from '../visitor.ts';
import { normalPassword } from './passwordRules.ts';

export async function confirmPassword(
  people: PeopleContext,
  { account }: AccountVisitor,
  password: string,
  address: string,
): Promise<void> {
  const attempt = people.throttle.begin(nameKey(account.name), rateLimitKey(address), people.now());
  if (!(await people.passwords.verify(normalPassword(password), account.passwordHash))) refuse({ code: 'wrongPassword' });
  attempt.succeeded();
}
