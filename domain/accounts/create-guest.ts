import { invalid } from '../kit/errors';
import { GUEST_NAME_MAX } from './contract';
import type { Transaction } from '../kit/transaction';
import { Account } from './account.entity';
import type { Language } from './contract';
import { type Person, toPerson } from './person';
import { plainName } from './plain-name';

/** The name of a guest as it is shown. @throws Problem `name-required`, `name-too-long` */
export function guestName(name: string): string {
  const display_name = plainName(name);
  if (display_name === '')
    throw invalid('name-required', 'Enter the name that the others will see.', [
      { path: 'name', message: 'Please fill in all fields' },
    ]);
  if (display_name.length > GUEST_NAME_MAX) {
    const message = `A name has at most ${GUEST_NAME_MAX} characters.`;
    throw invalid('name-too-long', message, [{ path: 'name', message }]);
  }
  return display_name;
}

/**
 * Somebody who takes part under a name only.
 *
 * @throws Problem `name-required`, `name-too-long`
 */
export async function createGuest(tx: Transaction, name: string, language: Language): Promise<Person> {
  const display_name = guestName(name);
  const now = tx.clock.now();
  const account = tx.em.create(Account, {
    guest: true,
    display_name,
    language,
    roles: [],
    created_at: now,
    updated_at: now,
  });
  await tx.em.insert(Account, account);
  return toPerson({ ...account, avatar: '', username: null });
}
