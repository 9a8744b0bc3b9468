import { checklistAsBegun } from '../stations/as-begun.query';
import { STATIONS } from '../stations/views';
import type { SentSnapshot } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { roundTicks } from './marks-contract';

const followed = statement<{ round: number }, [string, number, Date]>(
  'group.followed-ticks',
  `SELECT s.round FROM group_sessions s JOIN group_members m ON m.session_id = s.id
    WHERE s.pin = $1 AND m.account_id = $2 AND m.left_at IS NULL AND s.state = 'running' AND s.expires_at > $3
      AND m.role <> 'student' AND m.account_id <> ALL (s.candidates)
      AND (m.role IN ('examiner', 'observer') OR m.examines OR s.host_id = m.account_id)`,
);

/** The round whose ticks a person may follow: examiner, host and observers, never anybody who was its candidate. Null if there is none. */
export const followedRound = async (read: Reader, pin: string, personId: number): Promise<number | null> =>
  (await read.sql.one(followed, [pin, personId, read.clock.now()]))?.round ?? null;

interface TicksRow {
  station: { id: number; revision: number };
  station_revision: number | null;
  version: number;
  ticked: number[];
}

const ticksOf = statement<TicksRow, [string, number, Date]>(
  'group.round-ticks',
  `SELECT json_build_object('id', st.id, 'revision', st.revision) AS station, s.station_revision, coalesce(m.revision, 0) AS version,
          ARRAY(SELECT t.item_id FROM round_ticks t WHERE t.session_id = s.id AND t.round = s.round) AS ticked
     FROM group_sessions s JOIN ${STATIONS} st ON st.id = s.station_id
     LEFT JOIN round_marks m ON m.session_id = s.id AND m.round = s.round
    WHERE s.pin = $1 AND s.round = $2 AND s.state = 'running' AND s.expires_at > $3`,
);

/** Which places of the checklist are ticked; null if the round does not run. */
export async function ticksSnapshotOf(
  read: Reader,
  pin: string,
  round: number,
): Promise<SentSnapshot<typeof roundTicks> | null> {
  const row = await read.sql.one(ticksOf, [pin, round, read.clock.now()]);
  if (!row) return null;
  const checklist = await checklistAsBegun(read, row.station, row.station_revision);
  const items = checklist.flatMap((section) => section.items);
  const ticked = new Set(row.ticked);
  return {
    version: row.version,
    items: items.length,
    ticked: items.flatMap(({ id }, place) => (ticked.has(id) ? [place] : [])),
  };
}
