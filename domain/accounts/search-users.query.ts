import { searchPatterns } from '../kit/search-patterns';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { USERS_MAX } from './contract';

export interface UserFound {
  id: number;
  username: string;
  name: string;
  /** An address of a picture, or empty. */
  avatar: string;
}

/** People looked at in the order of their names before the trigram index is asked. */
const LOOKED_AT_FIRST = 2_000;
const NAMES = `(account.display_name || ' ' || coalesce(account.username, ''))`;
const FOUND = `account.id, coalesce(account.username, '') AS username, account.display_name AS name, account.avatar`;
// Compared byte by byte, so that what begins alike is a range of the index.
const LOWER = 'lower(account.display_name) COLLATE "C"';
const BEGINS = (text: string) =>
  `${LOWER} >= lower(${text}) COLLATE "C" AND ${LOWER} < (lower(${text}) || U&'\\+10FFFF') COLLATE "C"`;
const ORDER = (text: string) => `ORDER BY NOT (${BEGINS(text)}), ${LOWER}, account.id`;

// What many share is found at once: those whose name begins with it, and those who come early in the order of the names.
// Sorting all who match would take longer the more there are.
const early = statement<UserFound, [string, string, number]>(
  'accounts.search-users-in-order',
  `SELECT ${FOUND}
     FROM ((SELECT account.id FROM accounts account WHERE NOT account.guest AND ${BEGINS('$1')} ORDER BY ${LOWER}, account.id LIMIT $3)
           UNION
           (SELECT account.id FROM (SELECT account.id, account.display_name, account.username FROM accounts account WHERE NOT account.guest ORDER BY ${LOWER}, account.id LIMIT ${LOOKED_AT_FIRST}) account
             WHERE ${NAMES} ILIKE $2 ORDER BY ${LOWER}, account.id LIMIT $3)) found
     JOIN accounts account ON account.id = found.id
    ${ORDER('$1')} LIMIT $3`,
);

// What few have is found by trigrams, and few are sorted. By the ids themselves: Postgres takes what two letters find for much.
const byTrigrams = statement<UserFound, [string, string, string | null, number[], number]>(
  'accounts.search-users',
  `SELECT ${FOUND}
     FROM accounts account
    WHERE account.id = ANY (ARRAY(SELECT account.id FROM accounts account WHERE NOT account.guest AND (${NAMES} ILIKE $2 OR ${NAMES} ILIKE $3) UNION SELECT unnest($4::int[])))
    ${ORDER('$1')} LIMIT $5`,
);

/**
 * People with an account by a part of their shown name or username, those first whose shown name begins with it; at most 20.
 * Never by an e-mail address (spec 1 §7).
 */
export async function searchUsers(read: Reader, text: string): Promise<UserFound[]> {
  const { anywhere, indexed } = searchPatterns(text);
  const soon = await read.sql.all(early, [text.trim(), anywhere, USERS_MAX]);
  if (soon.length === USERS_MAX || !indexed) return soon;
  return read.sql.all(byTrigrams, [text.trim(), ...indexed, soon.map(({ id }) => id), USERS_MAX]);
}
