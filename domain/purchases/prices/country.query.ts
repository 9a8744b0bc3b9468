import type { Person } from '~/domain/accounts/person';
import { isRegistered } from '~/domain/accounts/policy';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { PEOPLE } from '~/domain/accounts/views';

const ofAccount = statement<{ country: string | null }, [number]>(
  'purchases.country-of',
  `SELECT coalesce((SELECT country FROM payment_customers WHERE account_id = $1), (SELECT country FROM ${PEOPLE} person WHERE id = $1)) AS country`,
);

/** The country whose prices an account pays: of the billing address, else of the profile; empty if nothing is known. */
export const billedCountry = async (read: Pick<Reader, 'sql'>, accountId: number): Promise<string> =>
  (await read.sql.one(ofAccount, [accountId]))?.country ?? '';

/** The same for the present person; empty for visitors and guests. */
export const countryOf = async (read: Pick<Reader, 'sql'>, person: Person | null): Promise<string> =>
  isRegistered(person) ? billedCountry(read, person.id) : '';
