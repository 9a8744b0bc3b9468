import { pushTo } from '../accounts/push/push-to';
import { href } from '../kit/contract';
import type { PushSource } from '../kit/push';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { joinGroup, lobbyPage } from './contract';
import { STATIONS } from '../stations/views';
import { PEOPLE } from '../accounts/views';

const waitingFor = statement<{ pin: string; station: string; name: string; others: number }, [number, number]>(
  'group.waiting-to-push',
  `SELECT s.pin, st.name AS station, newest.name, newest.others
     FROM group_sessions s JOIN ${STATIONS} st ON st.id = s.station_id
     JOIN group_members mine ON mine.session_id = s.id AND mine.account_id = $1 AND mine.left_at IS NULL AND mine.away_since IS NOT NULL
    CROSS JOIN LATERAL (SELECT a.display_name AS name, count(*) OVER ()::int - 1 AS others
                          FROM group_members m JOIN ${PEOPLE} a ON a.id = m.account_id
                         WHERE m.session_id = s.id AND m.account_id <> $1 AND m.left_at IS NULL AND m.away_since IS NULL
                         ORDER BY m.joined_at DESC, a.id LIMIT 1) newest
    WHERE s.id = $2 AND s.state = 'lobby'`,
);

/** Somebody is in the lobby of a group that the person belongs to and is away from. What it is about is the group. */
export const groupWaiting: PushSource = {
  kind: 'group',
  lasts: 300,
  urgent: true,
  async find(read, accountId, sessionId) {
    const found = await read.sql.one(waitingFor, [accountId, sessionId]);
    if (!found) return null;
    const { pin, station, name, others } = found;
    const url = href(lobbyPage, { pin });
    return {
      words: {
        en: {
          title: others > 0 ? `${name} and others are waiting for you` : `${name} is waiting for you`,
          body: station,
        },
        es: { title: others > 0 ? `${name} y más personas te esperan` : `${name} te espera`, body: station },
      },
      url,
      pages: [url, href(joinGroup, { pin })],
      tag: `wardmates.group.${sessionId}`,
    };
  },
};

const away = statement<{ account_id: number }, [number, number]>(
  'group.away-members',
  `SELECT account_id FROM group_members WHERE session_id = $1 AND account_id <> $2 AND left_at IS NULL AND away_since IS NOT NULL`,
);

/** Tells the members who are away that somebody has come. @param arrived who has */
export async function notifyAway(tx: Transaction, sessionId: number, arrived: number): Promise<void> {
  const people = await tx.sql.all(away, [sessionId, arrived]);
  await pushTo(
    tx,
    groupWaiting,
    people.map(({ account_id }) => ({ account_id, about_id: sessionId })),
  );
}
