import { statement } from '../statement';
import type { Transaction } from '../transaction';

export interface NamedInstitution {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  is_verified: boolean;
}

// In one order everywhere, so that two who add the same names at once wait for each other instead of blocking each other.
const keep = statement<{ id: number }, [string[], (string | null)[], boolean[]]>(
  'accounts.keep-institutions',
  `WITH named AS (
     SELECT DISTINCT ON (lower(name)) name, country, is_verified
       FROM unnest($1::text[], $2::text[], $3::boolean[]) AS given (name, country, is_verified) ORDER BY lower(name))
   INSERT INTO institutions (name, country, is_verified) SELECT name, country, is_verified FROM named ORDER BY lower(name)
   ON CONFLICT (lower(name)) DO UPDATE SET is_verified = institutions.is_verified OR excluded.is_verified
   RETURNING id`,
);

/**
 * The institutions of these names, without regard to case; those nobody named before are added. What is verified stays so.
 *
 * @returns their ids
 */
export async function keepInstitutions(tx: Transaction, institutions: NamedInstitution[]): Promise<number[]> {
  if (institutions.length === 0) return [];
  const rows = await tx.sql.all(keep, [institutions.map((one) => one.name), institutions.map((one) => one.country), institutions.map((one) => one.is_verified)]);
  return rows.map((row) => row.id);
}
