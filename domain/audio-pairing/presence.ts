import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { pairingMatch } from './contract';

/** What presences of audio pairing begin with. */
export const SEEKER_PRESENCE = 'search';
/** Somebody who searches and is away for so many seconds searches no longer; back before, they have their place again. */
export const AWAY_DROPS_SECONDS = 60;

/** The name of one person's presence in the pairing lobby, as the gateways keep it. */
export const presenceOfSeeker = (accountId: number): string => `${SEEKER_PRESENCE}:${accountId}`;
const accountOf = (presence: string): number => Number(presence.slice(SEEKER_PRESENCE.length + 1));

// In one order, so that two gateways that find the same people gone do not block each other.
const setAway = statement<{ account_id: number; state: string }, [number[], Date | null]>(
  'pairing.presence-set',
  `UPDATE pairing_searches SET away_since = $2, version = version + 1
    WHERE account_id IN (SELECT account_id FROM pairing_searches WHERE account_id = ANY ($1::int[]) AND state <> 'idle' AND (away_since IS NULL) <> ($2::timestamptz IS NULL) ORDER BY account_id FOR UPDATE)
    RETURNING account_id, state`,
);

/**
 * People who search came or went; who is gone is not paired.
 *
 * @returns whether there is one more to be paired
 */
export async function setSeekerPresence(
  tx: Transaction,
  presences: readonly string[],
  here: boolean,
): Promise<boolean> {
  const changed = await tx.sql.all(setAway, [presences.map(accountOf), here ? null : tx.clock.now()]);
  for (const { account_id } of changed) tx.publish(pairingMatch, account_id);
  return here && changed.some(({ state }) => state === 'searching');
}

const drop = statement<{ account_id: number }, [Date]>(
  'pairing.drop-away',
  `UPDATE pairing_searches SET state = 'idle', waiting_since = NULL, away_since = NULL, version = version + 1
    WHERE account_id IN (SELECT account_id FROM pairing_searches WHERE state = 'searching' AND away_since <= $1 ORDER BY account_id FOR UPDATE SKIP LOCKED)
    RETURNING account_id`,
);

/** Ends the searches of those who have been away for too long. */
export async function dropAway(tx: Transaction): Promise<void> {
  for (const { account_id } of await tx.sql.all(drop, [
    new Date(tx.clock.now().getTime() - AWAY_DROPS_SECONDS * 1_000),
  ]))
    tx.publish(pairingMatch, account_id);
}

const away = statement<{ account_id: number }, []>(
  'pairing.searching-away',
  `SELECT account_id FROM pairing_searches WHERE state = 'searching' AND away_since IS NOT NULL`,
);

/** Everyone who searches and whom Postgres takes for away. */
export const seekersAway = async (read: Reader): Promise<string[]> =>
  (await read.sql.all(away, [])).map((row) => presenceOfSeeker(row.account_id));

const here = statement<{ account_id: number }, []>(
  'pairing.everyone-here',
  `SELECT account_id FROM pairing_searches WHERE state <> 'idle' AND away_since IS NULL`,
);

/** Everyone in pairing whom Postgres takes for present. */
export const everySeekerHere = async (read: Reader): Promise<string[]> =>
  (await read.sql.all(here, [])).map((row) => presenceOfSeeker(row.account_id));
