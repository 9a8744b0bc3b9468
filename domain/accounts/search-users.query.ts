import { statement } from '../statement';
import type { Reader } from '../transaction';
import { USERS_MAX } from './contract';

export interface UserFound {
  id: number;
  username: string;
  name: string;
  /** An address of a picture, or empty. */
  avatar: string;
}

const NAMES = `(account.display_name || ' ' || coalesce(account.username, ''))`;

const search = statement<UserFound, [string, number]>(
  'accounts.search-users',
  `SELECT account.id, coalesce(account.username, '') AS username, account.display_name AS name, account.avatar
     FROM accounts account WHERE NOT account.guest AND ${NAMES} ILIKE $1
    ORDER BY lower(account.display_name), account.id LIMIT $2`,
);

/** People with an account by a part of their shown name or username; at most 20. Never by an e-mail address (spec 1 §7). */
export const searchUsers = (read: Reader, text: string): Promise<UserFound[]> => read.sql.all(search, [`%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`, USERS_MAX]);
