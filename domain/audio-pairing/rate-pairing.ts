import type { Person } from '../accounts/person';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { pairingMatch } from './contract';
import { findPartner } from './partner';

const setVerdict = statement<{ account_id: number }, [number, number, string]>(
  'pairing.rate',
  'UPDATE pairing_members SET verdict = $3 WHERE pairing_id = $1 AND account_id = $2 AND came_at IS NOT NULL RETURNING account_id',
);
const raise = statement<never, [number]>(
  'pairing.raise',
  'UPDATE pairing_searches SET version = version + 1 WHERE account_id = $1',
);

/** Sends somebody the new version of where they are in pairing. */
export async function matchChanged(tx: Transaction, accountId: number): Promise<void> {
  await tx.sql.all(raise, [accountId]);
  tx.publish(pairingMatch, accountId);
}

/**
 * Says whether a pairing went well; saying it again replaces what was said.
 *
 * @throws Problem `pairing-not-found`, `pairing-not-attended` when one never came
 */
export async function ratePairing(tx: Transaction, person: Person, pairingId: number, well: boolean): Promise<void> {
  await findPartner(tx, person, pairingId);
  if (!(await tx.sql.one(setVerdict, [pairingId, person.id, well ? 'well' : 'badly'])))
    throw conflict('pairing-not-attended', 'You were not in the room of this pairing.');
  await matchChanged(tx, person.id);
}
