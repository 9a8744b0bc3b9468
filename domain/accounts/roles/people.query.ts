import { searchPatterns } from '../../kit/search-patterns';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { type ListedPerson, PEOPLE_FOUND_MAX, PEOPLE_PER_PAGE } from './contract';

const NAMES = `(account.display_name || ' ' || coalesce(account.username, ''))`;
// Compared byte by byte, so that what begins alike is a range of the index.
const LOWER = 'lower(account.display_name) COLLATE "C"';
const BEGINS = `${LOWER} >= lower($1) COLLATE "C" AND ${LOWER} < (lower($1) || U&'\\+10FFFF') COLLATE "C"`;
const SINCE = `to_char(account.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const LISTED = `account.id, account.display_name AS name, coalesce(account.username, '') AS username, account.avatar, account.roles, ${SINCE} AS since, account.second_factor OR account.demo AS second_factor`;

interface Found {
  count: number;
  items: ListedPerson[];
}

/** One page of the accounts with the ids of `found`, and how many there are. */
const pageOf = (found: string, order: string, role: string, limit: string, offset: string) => `
  WITH found AS (SELECT ${LISTED} FROM accounts account WHERE account.id = ANY (ARRAY(${found})) AND (${role} = '' OR ${role} = ANY (account.roles))),
       shown AS (SELECT account.* FROM found account ${order} LIMIT ${limit} OFFSET ${offset})
  SELECT (SELECT count(*)::int FROM found) AS count, COALESCE((SELECT json_agg(account ${order}) FROM shown account), '[]') AS items`;

const LISTED_LOWER = 'lower(account.name) COLLATE "C"';

// Few have a role beside that of a learner: the index holds them alone.
const withRole = statement<Found, [string, number, number, number]>(
  'accounts.people-with-roles',
  pageOf(
    `SELECT account.id FROM accounts account WHERE NOT account.guest AND account.roles <> '{learner}' AND ($1 = '' OR $1 = ANY (account.roles)) ORDER BY ${LOWER}, account.id LIMIT $4`,
    `ORDER BY ${LISTED_LOWER}, account.id`,
    '$1',
    '$2',
    '$3',
  ),
);

const byText = statement<Found, [string, string | null, string, number, number, number]>(
  'accounts.people-by-text',
  pageOf(
    `(SELECT account.id FROM accounts account WHERE NOT account.guest AND ${BEGINS} ORDER BY ${LOWER}, account.id LIMIT $6)
     UNION (SELECT account.id FROM accounts account WHERE NOT account.guest AND lower(account.username) = lower($1))
     UNION (SELECT account.id FROM accounts account WHERE NOT account.guest AND lower(account.email) = lower($1))
     UNION (SELECT account.id FROM accounts account WHERE NOT account.guest AND ${NAMES} ILIKE $2 LIMIT $6)`,
    `ORDER BY NOT (${BEGINS.replaceAll(LOWER, LISTED_LOWER)}), ${LISTED_LOWER}, account.id`,
    '$3',
    '$4',
    '$5',
  ),
);

/**
 * People with an account by a part of their name or username, or by their whole e-mail address. Without a text, those who have a
 * role beside that of a learner. Counts 1,000 at most.
 */
export async function findPeople(
  read: Reader,
  { q, role, page }: { q: string; role: string; page: number },
): Promise<Found> {
  const [limit, offset] = [PEOPLE_PER_PAGE, (page - 1) * PEOPLE_PER_PAGE];
  const found =
    q === ''
      ? await read.sql.one(withRole, [role, limit, offset, PEOPLE_FOUND_MAX])
      : await read.sql.one(byText, [
          q,
          // A text shorter than a trigram is found at the beginning of names only.
          searchPatterns(q).indexed?.[1] === null ? searchPatterns(q).anywhere : null,
          role,
          limit,
          offset,
          PEOPLE_FOUND_MAX,
        ]);
  return found ?? { count: 0, items: [] };
}

const one = statement<ListedPerson, [number]>(
  'accounts.listed-person',
  `SELECT ${LISTED} FROM accounts account WHERE account.id = $1 AND NOT account.guest`,
);

/** Somebody with an account; null for a guest or nobody. */
export const findListedPerson = (read: Reader, id: number): Promise<ListedPerson | null> => read.sql.one(one, [id]);
