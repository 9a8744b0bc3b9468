import { href } from '../kit/contract';
import { lobbyPage } from '../group-practice/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { COME_WITHIN_SECONDS, type MatchSnapshot, RELIABILITY_OF, type Reliability } from './contract';
import { searchingCount } from './searching-count.query';
import { PEOPLE } from '~/domain/accounts/views';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const RATE_WITHIN = 24 * 3_600_000;
/** The pairings that tell how long a search takes: of so many last ones those of a month, if they are enough. */
const LAST_PAIRINGS = 20;
const LATELY = 30 * 24 * 3_600_000;
const ENOUGH_PAIRINGS = 5;

interface MatchRow extends Pick<
  MatchSnapshot,
  'version' | 'state' | 'notice' | 'pairing_id' | 'usual_wait' | 'to_rate'
> {
  account_id: number;
  waiting_since: Date | null;
  wishes: MatchSnapshot['preferences'];
  match: {
    pin: string;
    matched_at: number;
    came: boolean;
    partner_came: boolean;
    name: string;
    avatar: string;
    training_stage: number | null;
  } | null;
  reliability: Reliability | null;
}

/** How many of the last pairings of `person` they attended, as JSON. */
const reliabilityOf = (person: string) =>
  `(SELECT json_build_object('attended', count(*) FILTER (WHERE attended), 'of', count(*))
      FROM (SELECT h.attended FROM pairing_members h WHERE h.account_id = ${person} AND h.attended IS NOT NULL ORDER BY h.pairing_id DESC LIMIT ${RELIABILITY_OF}) AS last)`;

// The first of a pair waited until the second came. Who was put back had found a partner before.
const USUAL_WAIT = `
  SELECT CASE WHEN count(*) >= ${ENOUGH_PAIRINGS}
              THEN round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM last.matched_at - one.waiting_since)::float8))::int END
    FROM (SELECT id, matched_at FROM pairings ORDER BY id DESC LIMIT ${LAST_PAIRINGS}) last
    JOIN pairing_members one ON one.pairing_id = last.id AND one.seat = 1
   WHERE last.matched_at > $3
     AND NOT EXISTS (SELECT FROM pairing_members earlier WHERE earlier.account_id = one.account_id AND earlier.waiting_since = one.waiting_since AND earlier.pairing_id < last.id)`;

// Of a stranger only the first name, the picture and the training stage: no surname, no address.
const matches = (wanted: string) => `
   SELECT a.id AS account_id, coalesce(s.version, 0) AS version, coalesce(s.state, 'idle') AS state, s.notice, s.pairing_id, s.waiting_since, CASE WHEN s.state = 'searching' THEN (${USUAL_WAIT}) END AS usual_wait,
          CASE WHEN s.account_id IS NOT NULL THEN json_build_object('style', s.style, 'stage', s.stage, 'language', s.language) END AS wishes,
          (SELECT json_build_object('pin', g.pin, 'matched_at', extract(epoch FROM p.matched_at) * 1000, 'came', mine.came_at IS NOT NULL,
                                    'partner_came', other.came_at IS NOT NULL, 'name', b.first_name, 'avatar', b.avatar, 'training_stage', b.training_stage)
             FROM pairings p JOIN ${GROUP_SESSIONS} g ON g.id = p.session_id
             JOIN pairing_members mine ON mine.pairing_id = p.id AND mine.account_id = a.id
             JOIN pairing_members other ON other.pairing_id = p.id AND other.account_id <> a.id
             JOIN ${PEOPLE} b ON b.id = other.account_id
            WHERE p.id = s.pairing_id) AS match,
          (SELECT ${reliabilityOf('other.account_id')} FROM pairing_members other WHERE other.pairing_id = s.pairing_id AND other.account_id <> a.id) AS reliability,
          (SELECT CASE WHEN last.verdict IS NULL THEN json_build_object('pairing_id', last.pairing_id, 'partner_name', last.first_name, 'partner_avatar', last.avatar) END
             FROM (SELECT mine.pairing_id, mine.verdict, b.first_name, b.avatar
                     FROM pairing_members mine JOIN pairing_members other ON other.pairing_id = mine.pairing_id AND other.account_id <> mine.account_id
                     JOIN ${PEOPLE} b ON b.id = other.account_id
                    WHERE mine.account_id = a.id AND mine.left_at > $2 AND mine.came_at IS NOT NULL AND other.came_at IS NOT NULL
                    ORDER BY mine.pairing_id DESC LIMIT 1) AS last) AS to_rate
     FROM ${PEOPLE} a LEFT JOIN pairing_searches s ON s.account_id = a.id
    WHERE ${wanted} AND NOT a.guest`;
// With a list PostgreSQL plans this statement anew each time, which takes longer than reading one person.
const matchOf = statement<MatchRow, [number, Date, Date]>('pairing.match', matches('a.id = $1'));
const matchesOf = statement<MatchRow, [number[], Date, Date]>('pairing.matches', matches('a.id = ANY($1::int[])'));

const ownReliability = statement<{ reliability: Reliability }, [number]>(
  'pairing.reliability',
  `SELECT ${reliabilityOf('$1')} AS reliability`,
);

/** Where each of these people is in audio pairing, in one go. */
export async function matchSnapshotsOf(
  read: Reader,
  accountIds: readonly number[],
): Promise<Map<number, MatchSnapshot>> {
  const now = read.clock.now().getTime();
  const [toRate, lately] = [new Date(now - RATE_WITHIN), new Date(now - LATELY)];
  const [rows, searching_count] = await Promise.all([
    accountIds.length === 1
      ? read.sql.all(matchOf, [accountIds[0]!, toRate, lately])
      : read.sql.all(matchesOf, [[...accountIds], toRate, lately]),
    searchingCount(read),
  ]);
  return new Map(
    rows.map(({ account_id, waiting_since, wishes, match, reliability, ...row }) => [
      account_id,
      {
        ...row,
        partner_name: match?.name ?? '',
        partner_avatar: match?.avatar ?? '',
        partner_training_stage: match?.training_stage ?? null,
        partner_reliability: reliability,
        partner_came: match?.partner_came ?? false,
        url: match ? href(lobbyPage, { pin: match.pin }) : '',
        come_by: match && !match.came ? Math.round(match.matched_at) + COME_WITHIN_SECONDS * 1_000 : null,
        searching_count,
        waiting_since: waiting_since?.getTime() ?? null,
        preferences: wishes,
        server_time: now,
      },
    ]),
  );
}

/** Null for guests, and for nobody. */
export const matchSnapshotOf = async (read: Reader, accountId: number): Promise<MatchSnapshot | null> =>
  (await matchSnapshotsOf(read, [accountId])).get(accountId) ?? null;

export const reliabilityOfPerson = async (read: Reader, accountId: number): Promise<Reliability> =>
  (await read.sql.one(ownReliability, [accountId]))!.reliability;
