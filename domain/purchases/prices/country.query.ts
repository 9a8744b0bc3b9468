import type { Person } from '~/domain/accounts/person';
import { isRegistered } from '~/domain/accounts/policy';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';

const ofAccount = statement<{ country: string | null }, [number]>(
  'purchases.country-of',
  'SELECT country FROM accounts WHERE id = $1',
);

/** Where somebody said that they are; empty where nothing is known. */
export const countryOf = async (read: Pick<Reader, 'sql'>, person: Person | null): Promise<string> =>
  isRegistered(person) ? ((await read.sql.one(ofAccount, [person.id]))?.country ?? '') : '';
