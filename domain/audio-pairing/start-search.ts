import { needAdult } from '../accounts/consent/consents';
import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { pairingMatch, type Preferences } from './contract';
import { giveUpPairing } from './give-up-pairing';
import { noteActs } from '../acts/note-acts';

const enqueue = statement<{ account_id: number }, [number, Date, number | null, string, string | null]>(
  'pairing.search',
  `WITH held AS (SELECT state FROM pairing_searches WHERE account_id = $1 FOR UPDATE),
   search AS (
   INSERT INTO pairing_searches AS s (account_id, state, waiting_since, style, stage, language)
   SELECT $1, 'searching', $2::timestamptz, $3::smallint, $4, $5 FROM (SELECT count(*) FROM held) locked
   ON CONFLICT (account_id) DO UPDATE
      SET state = 'searching', waiting_since = coalesce(s.waiting_since, $2), style = $3, stage = $4, language = $5,
          away_since = NULL, notice = NULL, version = s.version + 1
    WHERE s.state <> 'matched'
   RETURNING account_id, waiting_since, xmax = 0 AS first_time),
   noted AS (${noteActs('search', `SELECT account_id, waiting_since FROM search WHERE first_time OR EXISTS (SELECT FROM held WHERE state = 'idle')`)})
   SELECT account_id FROM search`,
);

/**
 * Looks for a partner, or changes what is looked for. Searching twice, in two tabs too, is one search, and keeps the place
 * in the queue. A pairing one was still in is given up first. Partners are strangers, and adults.
 * @throws Problem not-allowed `adults-only`
 */
export async function startSearch(
  tx: Transaction,
  person: Person,
  preferences: Preferences,
  confirmsAge = false,
): Promise<void> {
  await needAdult(tx, person.id, confirmsAge);
  await giveUpPairing(tx, person);
  const { style, stage, language } = preferences;
  // Matched between the two statements, by a search in another tab: then that is the answer.
  if (await tx.sql.one(enqueue, [person.id, tx.clock.now(), style, stage, language]))
    tx.publish(pairingMatch, person.id);
}
