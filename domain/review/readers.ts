import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { keyOf, moderationProposal, type Proposed, proposedOf } from './contract';

/** What presences on a proposal begin with. */
export const PROPOSAL_PRESENCE = 'reviewing';

/** The name of one person's presence on one proposal, as the gateways keep it. */
export const presenceOnProposal = (key: string, accountId: number): string =>
  `${PROPOSAL_PRESENCE}:${key}:${accountId}`;

function readPresence(presence: string): [proposed: Proposed, accountId: number] {
  const [, key = '', accountId] = presence.split(':');
  return [proposedOf(key), Number(accountId)];
}

/** An application goes with its person, also while a moderator reads it. `$1` is the kind, `$2` the id. */
export const STILL_THERE = `$1 <> 'application' OR EXISTS (SELECT FROM author_applications WHERE id = $2::int)`;

const grow = statement<never, [string, number]>(
  'review.grow-proposal',
  `INSERT INTO moderated_proposals AS one (kind, entity_id) SELECT $1, $2::int WHERE ${STILL_THERE}
   ON CONFLICT (kind, entity_id) DO UPDATE SET version = one.version + 1`,
);
/** Sends a new snapshot to those who read a proposal. */
export async function reviewChanged(tx: Transaction, proposed: Proposed): Promise<void> {
  await tx.sql.all(grow, [proposed.kind, proposed.entity_id]);
  tx.publish(moderationProposal, keyOf(proposed));
}

const come = statement<never, [string, number, number, Date]>(
  'review.reader-comes',
  `INSERT INTO proposal_readers AS reader (kind, entity_id, account_id, since)
   SELECT known.kind, known.entity_id, account.id, $4::timestamptz FROM moderated_proposals known, accounts account
    WHERE known.kind = $1 AND known.entity_id = $2::int AND account.id = $3::int
   ON CONFLICT (kind, entity_id, account_id) DO UPDATE SET since = coalesce(reader.since, excluded.since)`,
);
const go = statement<never, [string, number, number]>(
  'review.reader-goes',
  'UPDATE proposal_readers SET since = NULL WHERE kind = $1 AND entity_id = $2::int AND account_id = $3::int',
);
const isHere = statement<{ here: boolean }, [string, number, number]>(
  'review.is-reading',
  'SELECT EXISTS (SELECT FROM proposal_readers WHERE kind = $1 AND entity_id = $2::int AND account_id = $3::int AND since IS NOT NULL) AS here',
);

/** Whether the database has a person as present. */
export async function isReading(read: Pick<Reader, 'sql'>, presence: string): Promise<boolean> {
  const [{ kind, entity_id }, accountId] = readPresence(presence);
  return (await read.sql.one(isHere, [kind, entity_id, accountId]))!.here;
}

/** A person opened a proposal, or closed it. */
export async function setReading(tx: Transaction, presence: string, here: boolean): Promise<void> {
  const [proposed, accountId] = readPresence(presence);
  // The proposal first: its row is what the others refer to, and everybody locks it before them.
  await reviewChanged(tx, proposed);
  const { kind, entity_id } = proposed;
  await (here
    ? tx.sql.all(come, [kind, entity_id, accountId, tx.clock.now()])
    : tx.sql.all(go, [kind, entity_id, accountId]));
}

const everyone = statement<Proposed & { account_id: number }, []>(
  'review.all-readers',
  'SELECT kind, entity_id, account_id FROM proposal_readers WHERE since IS NOT NULL',
);
/** Everybody whom the database has as present. */
export const everyReader = async (read: Pick<Reader, 'sql'>): Promise<string[]> =>
  (await read.sql.all(everyone, [])).map((row) => presenceOnProposal(keyOf(row), row.account_id));
