import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { STATIONS } from '../stations/views';

export interface ActiveGroup {
  pin: string;
  station_name: string;
  state: string;
}

const activeGroupOf = statement<ActiveGroup, [number, Date]>(
  'group.active',
  `SELECT s.pin, CASE WHEN s.circuit_run THEN (SELECT label FROM circuit_runs WHERE group_session_id = s.id) ELSE st.name END AS station_name, s.state
     FROM group_members m
     JOIN group_sessions s ON s.id = m.session_id AND s.state <> 'ended' AND s.expires_at > $2
     JOIN ${STATIONS} st ON st.id = s.station_id
    WHERE m.account_id = $1 AND m.left_at IS NULL
    ORDER BY s.updated_at DESC LIMIT 1`,
);

/** The group that somebody is in, the one with the latest news if they are in several. */
export const findActiveGroup = (read: Reader, accountId: number): Promise<ActiveGroup | null> =>
  read.sql.one(activeGroupOf, [accountId, read.clock.now()]);
