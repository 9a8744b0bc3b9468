import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { pairingMatch } from './contract';
import { giveUpPairing } from './give-up-pairing';

const dequeue = statement<{ account_id: number; pairing_id: number | null }, [number]>(
  'pairing.stop',
  `UPDATE pairing_searches SET state = 'idle', waiting_since = NULL, away_since = NULL, notice = NULL, version = version + 1
    WHERE account_id = $1 AND state = 'searching' RETURNING account_id, pairing_id`,
);

/** Searches no longer. Somebody who was matched in that moment gives the match up, so that the partner need not wait. */
export async function stopSearch(tx: Transaction, person: { id: number }): Promise<void> {
  // Waits for a matching under way, which may have them: the queue first, then the pairing.
  if (!(await tx.sql.one(dequeue, [person.id]))) await giveUpPairing(tx, person);
  tx.publish(pairingMatch, person.id);
}
