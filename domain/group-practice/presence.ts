import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { HOST_AWAY_SECONDS } from './contract';
import { presenceSeen } from './events';
import { pickHost } from './hosting';
import { passHostingOnJob } from './jobs';
import { changed } from './lock-seat';
import { PEOPLE } from '../accounts/views';

/** What presences in a group begin with; the gateways keep those of other rooms in the same place. */
export const GROUP_PRESENCE = 'group';

/** The name of one person's presence in one group, as the gateways keep it. */
export const presenceOf = (pin: string, accountId: number): string => `${GROUP_PRESENCE}:${pin}:${accountId}`;

export function readPresence(presence: string): { pin: string; account_id: number } {
  const [, pin = '', account = ''] = presence.split(':');
  return { pin, account_id: Number(account) };
}

const presentNow = statement<{ here: boolean }, [string, number]>(
  'group.is-present',
  `SELECT m.away_since IS NULL AS here FROM group_sessions s JOIN group_members m ON m.session_id = s.id
    WHERE s.pin = $1 AND m.account_id = $2 AND m.left_at IS NULL`,
);

/** Whether Postgres takes somebody for present; null when they are not in the group. */
export const isPresent = async (read: Reader, pin: string, accountId: number): Promise<boolean | null> =>
  (await read.sql.one(presentNow, [pin, accountId]))?.here ?? null;

/** A host who has been away since then, or for longer, is gone. */
export const hostGoneSince = (now: Date): Date => new Date(now.getTime() - HOST_AWAY_SECONDS * 1_000);

interface ComingRow {
  session_id: number;
  pin: string;
  host_id: number;
  host_gone: boolean;
  /** A station runs: the status says whose role is free, and when. */
  running: boolean;
  away_since: Date | null;
}

const lockMember = statement<ComingRow, [string, number, Date]>(
  'group.presence-lock',
  `SELECT s.id AS session_id, s.pin, s.host_id, s.state = 'running' AS running, m.away_since,
          coalesce(host.left_at IS NOT NULL OR host.away_since <= $3, false) AS host_gone
     FROM group_sessions s
     JOIN group_members m ON m.session_id = s.id AND m.account_id = $2 AND m.left_at IS NULL
     LEFT JOIN group_members host ON host.session_id = s.id AND host.account_id = s.host_id
    WHERE s.pin = $1 AND s.state <> 'ended'
      FOR UPDATE OF s`,
);
const setHere = statement<never, [number, number]>(
  'group.presence-set',
  'UPDATE group_members SET away_since = NULL WHERE session_id = $1 AND account_id = $2',
);

/** A member is back. If everyone was away, the first to come back becomes host. */
async function setBack(tx: Transaction, pin: string, accountId: number): Promise<void> {
  tx.announce(presenceSeen, { pin });
  const row = await tx.sql.one(lockMember, [pin, accountId, hostGoneSince(tx.clock.now())]);
  if (!row || row.away_since === null) return;
  await tx.sql.all(setHere, [row.session_id, accountId]);
  const session = { id: row.session_id, pin: row.pin };
  if (accountId !== row.host_id && row.host_gone) await passHosting(tx, session);
  await changed(tx, session, { lobby: true, status: row.running });
}

const setAway = statement<
  { session_id: number; host_id: number; running: boolean; gone: number[] },
  [string, number[], Date]
>(
  'group.presence-away',
  `WITH session AS (SELECT id, host_id, state = 'running' AS running FROM group_sessions WHERE pin = $1 AND state <> 'ended' FOR UPDATE),
        gone AS (UPDATE group_members m SET away_since = $3 FROM session
                  WHERE m.session_id = session.id AND m.account_id = ANY ($2::int[]) AND m.left_at IS NULL AND m.away_since IS NULL RETURNING m.account_id)
   SELECT id AS session_id, host_id, running, ARRAY(SELECT account_id FROM gone) AS gone FROM session`,
);

/** Members of one group are away, in one statement and one change. A host has 30 s to come back. */
export async function setGone(tx: Transaction, pin: string, accountIds: readonly number[]): Promise<void> {
  tx.announce(presenceSeen, { pin });
  const row = await tx.sql.one(setAway, [pin, [...accountIds], tx.clock.now()]);
  if (!row || row.gone.length === 0) return;
  const { session_id, host_id } = row;
  if (row.gone.includes(host_id))
    tx.enqueue(passHostingOnJob, { session_id, host_id }, { delay: HOST_AWAY_SECONDS * 1_000 });
  await changed(tx, { id: session_id, pin }, { lobby: true, status: row.running });
}

/** Somebody came or went. Saying the same twice changes nothing. */
export const setPresence = (tx: Transaction, pin: string, accountId: number, here: boolean): Promise<void> =>
  here ? setBack(tx, pin, accountId) : setGone(tx, pin, [accountId]);

const stillHere = statement<{ pin: string }, [string[], number[]]>(
  'group.still-here',
  `SELECT DISTINCT s.pin FROM unnest($1::text[], $2::int[]) AS gone (pin, account_id)
     JOIN group_sessions s ON s.pin = gone.pin JOIN group_members m ON m.session_id = s.id AND m.account_id = gone.account_id
    WHERE s.state <> 'ended' AND m.left_at IS NULL AND m.away_since IS NULL`,
);

/** Of the groups of these people, those in which Postgres still takes one of them for present. */
export const groupsToTell = async (
  read: Reader,
  gone: readonly { pin: string; account_id: number }[],
): Promise<Set<string>> =>
  new Set(
    (await read.sql.all(stillHere, [gone.map((one) => one.pin), gone.map((one) => one.account_id)])).map(
      ({ pin }) => pin,
    ),
  );

interface Candidate {
  id: number;
  guest: boolean;
  here: boolean;
}

const candidates = statement<Candidate, [number, number]>(
  'group.host-candidates',
  `SELECT a.id, a.guest, m.away_since IS NULL AS here
     FROM group_members m JOIN ${PEOPLE} a ON a.id = m.account_id JOIN group_sessions s ON s.id = m.session_id
    WHERE m.session_id = $1 AND m.left_at IS NULL AND m.account_id <> coalesce($2, s.host_id)
    ORDER BY m.joined_at, a.id`,
);
const setHost = statement<never, [number, number]>(
  'group.host-set',
  'UPDATE group_sessions SET host_id = $2 WHERE id = $1',
);

/** Makes a member the host. The session must be locked. */
export async function giveHosting(
  tx: Transaction,
  session: { id: number; pin: string },
  memberId: number,
): Promise<void> {
  await tx.sql.all(setHost, [session.id, memberId]);
  await changed(tx, session);
}

/** Passes hosting to the next in line, if anybody is. The session must be locked. @returns whether somebody took over */
export async function passHosting(
  tx: Transaction,
  session: { id: number; pin: string },
  from?: number,
): Promise<boolean> {
  const next = pickHost(await tx.sql.all(candidates, [session.id, (from ?? null) as number]));
  if (next === null) return false;
  await giveHosting(tx, session, next);
  return true;
}

interface AwayHost {
  id: number;
  pin: string;
  host_id: number;
  away_since: Date | null;
}

const lockHost = statement<AwayHost, [number]>(
  'group.host-lock',
  `SELECT s.id, s.pin, s.host_id, m.away_since
     FROM group_sessions s JOIN group_members m ON m.session_id = s.id AND m.account_id = s.host_id
    WHERE s.id = $1 AND s.state <> 'ended' FOR UPDATE OF s`,
);

/** What the job does 30 s after a host went away: nothing when they are back, or when hosting was passed on already. */
export async function passHostingOnIfAway(tx: Transaction, sessionId: number, hostId: number): Promise<void> {
  const host = await tx.sql.one(lockHost, [sessionId]);
  if (!host || host.host_id !== hostId || host.away_since === null) return;
  if (tx.clock.now().getTime() - host.away_since.getTime() < HOST_AWAY_SECONDS * 1_000) return;
  await passHosting(tx, host);
}

const live = statement<{ id: number; pin: string }, [Date]>(
  'group.live-sessions',
  `SELECT id, pin FROM group_sessions WHERE state <> 'ended' AND expires_at > $1`,
);
// By the ids themselves: however Postgres estimates after thousands came at once, this is a walk along one index, in its order.
const presentIn = statement<{ session_id: number; account_id: number }, [number[]]>(
  'group.present-members',
  'SELECT session_id, account_id FROM group_members WHERE session_id = ANY($1::int[]) AND left_at IS NULL AND away_since IS NULL',
);

/** Everyone whom Postgres takes for present. */
export async function everyoneHere(read: Reader): Promise<string[]> {
  const pins = new Map((await read.sql.all(live, [read.clock.now()])).map(({ id, pin }) => [id, pin]));
  const members = await read.sql.all(presentIn, [[...pins.keys()]]);
  return members.map(({ session_id, account_id }) => presenceOf(pins.get(session_id)!, account_id));
}
