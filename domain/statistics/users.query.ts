import { ROLES } from '../kit/person';
import { pageInfo } from '../kit/list';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type ListedUser, PEOPLE_PER_PAGE, type RoleCount } from './contract';
import type { Group } from './figures.query';
import { ALL_COUNTRIES, ALL_STAGES } from '../acts/metrics';
import { hiddenParts, isShareShown, isSmall, PEOPLE_MIN } from './small-groups';
import { PEOPLE } from '../accounts/views';

const FILTER = `NOT account.guest AND ($1 = '*' OR account.country = $1) AND ($2::int = -1 OR account.training_stage = $2) AND account.created_at >= $3`;

const listed = statement<ListedUser, [string, number, Date, number, number]>(
  'statistics.users',
  `SELECT account.id, account.display_name AS name, coalesce(account.username, '') AS username, account.country, account.training_stage,
          to_char(account.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since
     FROM ${PEOPLE} account WHERE ${FILTER} ORDER BY account.created_at DESC, account.id DESC LIMIT $4 OFFSET $5`,
);
const counted = statement<{ count: number }, [string, number, Date]>(
  'statistics.count-users',
  `SELECT count(*)::int AS count FROM ${PEOPLE} account WHERE ${FILTER}`,
);

/** Accounts that were registered since, the newest first: 20 on a page. */
export async function findUsers(read: Reader, { country, stage }: Group, since: Date, page: number) {
  const [items, found] = await Promise.all([
    read.sql.all(listed, [country, stage, since, PEOPLE_PER_PAGE, (page - 1) * PEOPLE_PER_PAGE]),
    read.sql.one(counted, [country, stage, since]),
  ]);
  const count = found?.count ?? 0;
  return { items, ...pageInfo(page, PEOPLE_PER_PAGE, count) };
}

type Held = { country: string; stage: number; role: string; people: number };
const held = statement<Held, [string, number]>(
  'statistics.roles',
  `SELECT country, stage, role, people FROM statistics_roles
    WHERE people > 0 AND ((country = $1 AND stage = $2) OR ($1 <> '*' AND stage = $2 AND country <> '*') OR ($2 <> -1 AND country = $1 AND stage <> -1))`,
);

/** Accounts of a group as they are now, by role; somebody may have several. Null if a group or the rest of it is small. */
export async function countRoles(
  read: Reader,
  { country, stage }: Group,
): Promise<{ all: number | null; roles: RoleCount[] }> {
  const rows = await read.sql.all(held, [country, stage]);
  const peopleOf = (role: string) =>
    rows.find((row) => row.role === role && row.country === country && row.stage === stage)?.people ?? 0;
  const isTold = (role: string): boolean => {
    const parts = (part: (row: Held) => string | number | null) =>
      new Map(rows.flatMap((row) => (row.role === role && part(row) !== null ? [[part(row), row.people]] : [])));
    return (
      isSmall(peopleOf(role)) ||
      (country !== ALL_COUNTRIES &&
        hiddenParts(parts((row) => (row.stage === stage && row.country !== ALL_COUNTRIES ? row.country : null))).has(
          country,
        )) ||
      (stage !== ALL_STAGES &&
        hiddenParts(parts((row) => (row.country === country && row.stage !== ALL_STAGES ? row.stage : null))).has(
          stage,
        ))
    );
  };
  const all = peopleOf('*');
  const isAllHidden = isTold('*');
  return {
    all: isAllHidden ? null : all,
    roles: ROLES.map((role) => ({
      role,
      people: isAllHidden || isTold(role) || !isShareShown(all, peopleOf(role)) ? null : peopleOf(role),
    })),
  };
}

const groups = statement<{ countries: string[]; training_stages: number[] }, [number]>(
  'statistics.groups',
  `SELECT coalesce((SELECT array_agg(country ORDER BY country) FROM statistics_roles WHERE role = '*' AND stage = -1 AND country NOT IN ('*', '') AND people >= $1), '{}') AS countries,
          coalesce((SELECT array_agg(stage::int ORDER BY stage) FROM statistics_roles WHERE role = '*' AND country = '*' AND stage > 0 AND people >= $1), '{}') AS training_stages`,
);

/** The groups that have anything to show. */
export const findGroups = async (read: Reader) =>
  (await read.sql.one(groups, [PEOPLE_MIN])) ?? { countries: [], training_stages: [] };
