import { onePage } from '../kit/list';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { nameAsBegun } from '../stations/as-begun.query';
import { KUDOS_PAGE, type KudosKind } from './contract';
import { isShown } from './may-thank.query';
import { PEOPLE } from '~/domain/accounts/views';
import { RESULTS, STATIONS } from '~/domain/stations/views';

export interface ReceivedKudos {
  name: string;
  avatar: string;
  kinds: KudosKind[];
  /** As it was when it was practised. */
  station: string;
  style: number;
  quizlog_id: number;
  given_at: Date;
}

const totalsOf = statement<{ kind: KudosKind; count: number }, [number]>(
  'kudos.totals',
  `SELECT kind, count(*)::int AS count FROM kudos k, unnest(k.kinds) AS kind
    WHERE k.receiver_id = $1::int AND ${isShown('k')} GROUP BY kind ORDER BY count DESC, kind`,
);

const countOf = statement<{ count: number }, [number]>(
  'kudos.count',
  `SELECT count(*)::int AS count FROM kudos k WHERE k.receiver_id = $1::int AND ${isShown('k')}`,
);

const listOf = statement<ReceivedKudos, [number, number, number]>(
  'kudos.list',
  `SELECT giver.display_name AS name, giver.avatar, k.kinds, ${nameAsBegun('st', 'a.station_revision')} AS station, st.style, a.id AS quizlog_id, k.given_at
     FROM kudos k
     JOIN ${PEOPLE} giver ON giver.id = k.giver_id
     JOIN ${RESULTS} a ON a.id = k.attempt_id
     JOIN ${STATIONS} st ON st.id = a.station_id
    WHERE k.receiver_id = $1::int AND ${isShown('k')}
    ORDER BY k.given_at DESC, k.attempt_id DESC, k.giver_id LIMIT $2::int OFFSET $3::int`,
);

/** What somebody was thanked for: totals, and one page of every time, the newest first; of pages that are not there, the last. */
export async function findReceived(read: Reader, person: { id: number }, page: number) {
  const count = (await read.sql.one(countOf, [person.id]))?.count ?? 0;
  return {
    totals: await read.sql.all(totalsOf, [person.id]),
    ...(await onePage(page, KUDOS_PAGE, count, (limit, offset) => read.sql.all(listOf, [person.id, limit, offset]))),
  };
}
