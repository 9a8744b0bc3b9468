import { href } from '~/domain/kit/contract';
import { type AskedOf, type FoundOf, PROFILE_PAGE } from '~/domain/kit/profile-list';
import { implementList } from '~/domain/kit/profile-list-implementation';
import type { Person } from '~/domain/kit/person';
import { onePage } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { nameAsBegun } from '../as-begun.query';
import { summary } from '../summary-contract';
import type { GroupRole } from '../group-roles';
import { percentage } from '../marking';
import { baseOf } from '../styles';
import { stationsPractised } from './contract';

type Chosen = [person: number, style: number, role: string];

const CHOSEN = `FROM attempt_participants part JOIN station_attempts a ON a.id = part.attempt_id JOIN stations st ON st.id = a.station_id
  WHERE part.account_id = $1 AND ($2::int = 0 OR st.style = $2::int) AND ($3 = '' OR part.role = $3)`;

const count = statement<{ count: number }, Chosen>(
  'stations.count-practised',
  `SELECT count(*)::int AS count ${CHOSEN}`,
);

interface Row {
  quizlog_id: number;
  name: string;
  style: number;
  role: GroupRole;
  ticked_count: number;
  total_count: number;
  candidate: string;
  seconds_used: number;
  submitted_at: Date;
}

const list = statement<Row, [...Chosen, limit: number, offset: number]>(
  'stations.practised',
  `SELECT a.id AS quizlog_id, ${nameAsBegun('st', 'a.station_revision')} AS name, st.style, part.role, a.ticked_count, a.total_count,
          a.candidate_name AS candidate, a.seconds_used, a.submitted_at
     ${CHOSEN} ORDER BY part.attempt_id DESC LIMIT $4 OFFSET $5`,
);

/** The stations that somebody has practised, with what came of them, the newest first. */
export async function findPractised(
  read: Reader,
  person: Person,
  { page, style, role }: AskedOf<typeof stationsPractised>,
): Promise<FoundOf<typeof stationsPractised>> {
  const chosen: Chosen = [person.id, style, role];
  const counted = await read.sql.one(count, chosen);
  const found = await onePage(page, PROFILE_PAGE, counted?.count ?? 0, (limit, offset) =>
    read.sql.all(list, [...chosen, limit, offset]),
  );
  return {
    ...found,
    items: found.items.map(({ ticked_count, total_count, submitted_at, ...row }) => ({
      ...row,
      score: total_count === 0 ? null : percentage(ticked_count, total_count),
      submitted_at: submitted_at.toISOString(),
      url: href(summary, { base: baseOf(row.style), quizlog_id: row.quizlog_id }),
    })),
  };
}

export const stationsLists = [implementList(stationsPractised, findPractised)];
