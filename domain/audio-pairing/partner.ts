import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const partnerOf = statement<{ account_id: number }, [number, number]>(
  'pairing.partner',
  `SELECT other.account_id FROM pairing_members mine JOIN pairing_members other ON other.pairing_id = mine.pairing_id AND other.account_id <> mine.account_id
    WHERE mine.pairing_id = $1 AND mine.account_id = $2`,
);

/** With whom somebody was paired. @throws Problem `pairing-not-found`, also for a pairing of others */
export async function findPartner(read: Reader, person: { id: number }, pairingId: number): Promise<number> {
  const partner = await read.sql.one(partnerOf, [pairingId, person.id]);
  if (!partner) throw notFound('pairing-not-found', 'You were not in this pairing.');
  return partner.account_id;
}
