import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { ReportReason } from './contract';
import { partnerReported, personBlocked } from './events';
import { giveUpPairing } from './give-up-pairing';
import { findPartner } from './partner';
import { matchChanged } from './rate-pairing';

const block = statement<never, [number, number, Date]>(
  'pairing.block',
  'INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
const unblock = statement<never, [number, number]>(
  'pairing.unblock',
  'DELETE FROM account_blocks WHERE blocker_id = $1 AND blocked_id = $2',
);
const isActive = statement<{ pairing_id: number }, [number, number]>(
  'pairing.is-active',
  'SELECT pairing_id FROM pairing_members WHERE pairing_id = $1 AND account_id = $2 AND left_at IS NULL',
);
// Said again, it is a new report with an id of its own: a moderator who has read the one before does not close it.
const report = statement<never, [number, number, number, string, string, Date]>(
  'pairing.report',
  `INSERT INTO pairing_reports (pairing_id, reporter_id, reported_id, reason, details, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (pairing_id, reporter_id) DO UPDATE SET id = DEFAULT, reason = $4, details = $5, created_at = $6, resolved_at = NULL, resolved_by = NULL, decided_in = NULL, upheld = NULL`,
);
const blockedBy = statement<{ id: number; name: string }, [number]>(
  'pairing.blocked-by',
  'SELECT a.id, a.first_name AS name FROM account_blocks b JOIN accounts a ON a.id = b.blocked_id WHERE b.blocker_id = $1 ORDER BY b.created_at DESC, a.id LIMIT 200',
);

/**
 * Never to be paired with the partner of a pairing of one's own again, either way round. They are not told; a pairing that
 * is under way is over.
 *
 * @throws Problem `pairing-not-found`
 */
export async function blockPartner(tx: Transaction, person: Person, pairingId: number): Promise<void> {
  const partner = await findPartner(tx, person, pairingId);
  await tx.sql.all(block, [person.id, partner, tx.clock.now()]);
  tx.announce(personBlocked, { blocker_id: person.id, blocked_id: partner });
  if (await tx.sql.one(isActive, [pairingId, person.id])) await giveUpPairing(tx, person);
  await matchChanged(tx, person.id);
}

/** Tells staff about a partner, who is blocked as well; reporting the same pairing again replaces what was said and opens the report again. @throws Problem `pairing-not-found` */
export async function reportPartner(
  tx: Transaction,
  person: Person,
  pairingId: number,
  what: { reason: ReportReason; details: string },
): Promise<void> {
  const partner = await findPartner(tx, person, pairingId);
  await tx.sql.all(report, [pairingId, person.id, partner, what.reason, what.details, tx.clock.now()]);
  tx.announce(partnerReported, { reporter_id: person.id });
  await blockPartner(tx, person, pairingId);
}

export const unblockPerson = async (tx: Transaction, person: Person, accountId: number): Promise<void> =>
  void (await tx.sql.all(unblock, [person.id, accountId]));

/** Whom somebody has blocked, the newest first; first names only. */
export const findBlocked = (read: Reader, person: Person) => read.sql.all(blockedBy, [person.id]);
