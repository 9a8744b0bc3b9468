import { searchPatterns } from '../../kit/search-patterns';
import { pageInfo } from '../../kit/list';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { type Institution, INSTITUTIONS_PER_PAGE, type INSTITUTION_ACTS } from './contract';

const list = statement<Institution & { total: number }, [pattern: string, unverified: boolean, offset: number]>(
  'accounts.list-institutions',
  `SELECT institution.id, institution.name, institution.country, institution.is_verified, institution.user_count,
          ARRAY(SELECT alias.name FROM institution_aliases alias WHERE alias.institution_id = institution.id ORDER BY alias.name) AS aliases, count(*) OVER ()::int AS total
     FROM institutions institution
    WHERE ($1::text = '' OR institution.name ILIKE $1 OR EXISTS (SELECT FROM institution_aliases alias WHERE alias.institution_id = institution.id AND alias.name ILIKE $1))
      AND (NOT $2::boolean OR NOT institution.is_verified)
    ORDER BY institution.is_verified, institution.user_count DESC, lower(institution.name) LIMIT ${INSTITUTIONS_PER_PAGE} OFFSET $3::int`,
);

interface Act {
  id: number;
  act: (typeof INSTITUTION_ACTS)[number];
  name: string;
  into_name: string;
  accounts: number;
  who: string;
  at: Date;
}
const acts = statement<Act, []>(
  'accounts.acts-on-institutions',
  `SELECT act.id, act.act, act.name, act.into_name, act.accounts, coalesce(who.display_name, '') AS who, act.created_at AS at
     FROM institution_acts act LEFT JOIN accounts who ON who.id = act.account_id ORDER BY act.id DESC LIMIT ${INSTITUTIONS_PER_PAGE}`,
);

interface Asked {
  page: number;
  search: string;
  show: 'all' | 'unverified';
}

/** Institutions for staff, those that nobody has verified first, and what was done with them last. */
export async function listInstitutions(read: Reader, { page, search, show }: Asked) {
  const pattern = search === '' ? '' : searchPatterns(search).anywhere;
  const [rows, done] = await Promise.all([
    read.sql.all(list, [pattern, show === 'unverified', (page - 1) * INSTITUTIONS_PER_PAGE]),
    read.sql.all(acts, []),
  ]);
  const count = rows[0]?.total ?? 0;
  return {
    items: rows.map(({ total: _, ...row }) => row),
    ...pageInfo(page, INSTITUTIONS_PER_PAGE, count),
    acts: done.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  };
}
