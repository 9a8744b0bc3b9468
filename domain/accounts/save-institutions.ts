import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

// In one order everywhere, so that two who add the same names at once wait for each other instead of blocking each other.
// The update that changes nothing is there for the ids of those that are known already.
const save = statement<{ id: number }, [string[], string | null]>(
  'accounts.save-institutions',
  `WITH given AS (
     SELECT DISTINCT ON (lower(name)) name FROM unnest($1::text[]) AS given (name) ORDER BY lower(name)),
   renamed AS (
     SELECT given.name, alias.institution_id AS id FROM given JOIN institution_aliases alias ON lower(alias.name) = lower(given.name)
      WHERE NOT EXISTS (SELECT FROM institutions known WHERE lower(known.name) = lower(given.name))),
   kept AS (
     INSERT INTO institutions (name, country)
     SELECT name, $2 FROM given WHERE NOT EXISTS (SELECT FROM renamed WHERE renamed.name = given.name) ORDER BY lower(name)
     ON CONFLICT (lower(name)) DO UPDATE SET name = institutions.name
     RETURNING id)
   SELECT id FROM kept UNION SELECT id FROM renamed`,
);

/**
 * The institutions of these names, also of names that staff have changed, without regard to case; those nobody named before are added as unverified.
 *
 * @param country of those that are added, ISO 3166-1 alpha-2
 * @returns their ids
 */
export async function saveInstitutions(tx: Transaction, names: string[], country: string | null): Promise<number[]> {
  if (names.length === 0) return [];
  return (await tx.sql.all(save, [names, country])).map(({ id }) => id);
}
