import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { openCase, reportsOfCaseChanged } from '../reports/cases';
import type { ReportReason } from './contract';
import { personBlocked } from './events';
import { giveUpPairing } from './give-up-pairing';
import { findPartner } from './partner';
import { matchChanged } from './rate-pairing';
import { PEOPLE } from '../accounts/views';

const block = statement<never, [number, number, Date]>(
  'pairing.block',
  'INSERT INTO account_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
const unblock = statement<never, [number, number]>(
  'pairing.unblock',
  'DELETE FROM account_blocks WHERE blocker_id = $1 AND blocked_id = $2',
);
const areTogether = statement<{ pairing_id: number }, [number, number]>(
  'pairing.are-together',
  `SELECT mine.pairing_id FROM pairing_members mine JOIN pairing_members other ON other.pairing_id = mine.pairing_id AND other.account_id = $2
    WHERE mine.account_id = $1 AND mine.left_at IS NULL`,
);
// Said again, it is a new report with an id of its own: a moderator who has read the one before does not close it.
const report = statement<never, [number, number, number, string, string, Date, caseId: number]>(
  'pairing.report',
  `INSERT INTO pairing_reports (pairing_id, reporter_id, reported_id, reason, details, created_at, case_id) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (pairing_id, reporter_id) DO UPDATE SET id = DEFAULT, reason = $4, details = $5, created_at = $6, resolved_at = NULL, resolved_by = NULL, decided_in = NULL, upheld = NULL`,
);
const blockedBy = statement<{ id: number; name: string }, [number]>(
  'pairing.blocked-by',
  `SELECT a.id, a.first_name AS name FROM account_blocks b JOIN ${PEOPLE} a ON a.id = b.blocked_id WHERE b.blocker_id = $1 ORDER BY b.created_at DESC, a.id LIMIT 200`,
);

/**
 * Never to meet somebody again, either way round: in a pairing, at an event or elsewhere. They are not told; a pairing with them that
 * is under way is over. Twice is once.
 */
export async function blockPerson(tx: Transaction, person: { id: number }, blockedId: number): Promise<void> {
  await tx.sql.all(block, [person.id, blockedId, tx.clock.now()]);
  tx.announce(personBlocked, { blocker_id: person.id, blocked_id: blockedId });
  if (await tx.sql.one(areTogether, [person.id, blockedId])) await giveUpPairing(tx, person);
  await matchChanged(tx, person.id);
}

/** Blocks the partner of a pairing of one's own. @throws Problem `pairing-not-found` */
export const blockPartner = async (tx: Transaction, person: Person, pairingId: number): Promise<void> =>
  blockPerson(tx, person, await findPartner(tx, person, pairingId));

/** Tells staff about a partner, who is blocked as well; reporting the same pairing again replaces what was said and opens the report again. @throws Problem `pairing-not-found` */
export async function reportPartner(
  tx: Transaction,
  person: Person,
  pairingId: number,
  what: { reason: ReportReason; details: string },
): Promise<void> {
  const partner = await findPartner(tx, person, pairingId);
  const caseId = await openCase(tx, 'person', partner);
  await tx.sql.all(report, [pairingId, person.id, partner, what.reason, what.details, tx.clock.now(), caseId]);
  await reportsOfCaseChanged(tx, caseId);
  await blockPartner(tx, person, pairingId);
}

export const unblockPerson = async (tx: Transaction, person: Person, accountId: number): Promise<void> =>
  void (await tx.sql.all(unblock, [person.id, accountId]));

/** Whom somebody has blocked, the newest first; first names only. */
export const findBlocked = (read: Reader, person: Person) => read.sql.all(blockedBy, [person.id]);
