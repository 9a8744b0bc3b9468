import { invalid } from '../kit/errors';
import { GUEST_NAME_MAX } from './contract';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Language } from './contract';
import { type Person, type PersonRow, toPerson } from './person';
import { plainName } from './plain-name';

const insertGuest = statement<PersonRow, [string, string, Date]>(
  'accounts.create-guest',
  `INSERT INTO accounts (guest, display_name, language, created_at, updated_at) VALUES (true, $1, $2, $3, $3)
   RETURNING id, display_name, avatar, username, guest, roles, language, demo, second_factor`,
);

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
  return toPerson((await tx.sql.one(insertGuest, [display_name, language, tx.clock.now()]))!, tx.clock.now());
}
