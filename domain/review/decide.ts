import { notify } from '../accounts/notify';
import type { Person } from '../accounts/person';
import { plainText } from '../kit/html/plain-text';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { ProposalAct, Proposed } from './contract';
import { proposalsChanged } from './events';
import { type Decided, recordDecision } from './record';
import { notReviewed, notUndoable } from './refusals';
import { type DecisionRow, type Proposal, requireReviewed, type Reviewable, reviewableOf } from './reviewable';

type Lockable<P extends Proposal> = Pick<Reviewable<P>, 'refusals' | 'lock' | 'mayReview'>;

/** Locks a proposal for a reviewer. @throws Problem as the refusals of the kind */
async function lockForReview<P extends Proposal>(
  tx: Transaction,
  person: Person,
  reviewed: Lockable<P>,
  id: number,
): Promise<P> {
  const { refusals } = reviewed;
  const proposal = await reviewed.lock(tx, id, person);
  const own = proposal?.author_id === person.id;
  if (!proposal || (proposal.state === 'draft' && !own)) throw refusals.notFound();
  if (own) throw refusals.own();
  if (!(await reviewed.mayReview(tx, person))) throw (refusals.notReviewer ?? refusals.notFound)();
  return proposal;
}

function requireWaiting(
  { refusals }: Pick<Reviewable, 'refusals'>,
  { id, state, version }: Proposal,
  seen: number | undefined,
): void {
  if (state !== 'proposed') throw refusals.decided();
  if (version !== seen) throw refusals.changed(id);
}

/** Locks a proposal that waits, as its page showed it to a reviewer. @throws Problem as the refusals of the kind */
export async function lockWaiting<P extends Proposal>(
  tx: Transaction,
  person: Person,
  reviewed: Lockable<P>,
  id: number,
  version: number,
): Promise<P> {
  const proposal = await lockForReview(tx, person, reviewed, id);
  requireWaiting(reviewed, proposal, version);
  return proposal;
}

interface Settled<P, Changed> {
  proposal: P;
  act: ProposalAct;
  reason: string;
  changed: (Changed & { revision?: number }) | undefined;
}

/** Saves a decision, or that it is undone, and notifies the author. */
async function settle<P extends Proposal, Choice, Changed>(
  tx: Transaction,
  person: Person,
  reviewed: Reviewable<P, Choice, Changed>,
  { proposal, act, reason, changed }: Settled<P, Changed>,
): Promise<Decided> {
  const row: DecisionRow =
    act === 'undo'
      ? ['proposed', null, '', null]
      : [act === 'publish' ? 'published' : 'returned', person.id, reason, tx.clock.now()];
  await reviewed.save(tx, proposal, row, changed);
  const decided = await recordDecision(tx, {
    kind: reviewed.kind,
    entity_id: proposal.id,
    act,
    account_id: person.id,
    reason,
    ...(act === 'publish' && { revision: changed?.revision }),
    ...(act !== 'undo' && { texts: reviewed.texts(proposal) }),
  });
  await reviewed.decided?.(tx, person, proposal, act, reason);
  tx.announce(proposalsChanged, { kind: reviewed.kind, entity_id: proposal.id });
  if (proposal.author_id !== null)
    await notify(tx, { account_id: proposal.author_id, ...reviewed.notice(proposal, act, reason, changed) });
  return decided;
}

export interface Decision<Choice> {
  act: 'publish' | 'send_back';
  /** That the page showed; missing for what cannot change while it waits. */
  version?: number;
  /** As it was typed. */
  reason?: string;
  /** What is taken of a proposal that is published. */
  choice?: Choice;
}

/**
 * Publishes what another person proposed, or sends it back to its author with a reason. What readers see changes only when it is
 * published.
 * @throws Problem as the refusals of the kind, and what its `publish` throws
 */
export async function decide<P extends Proposal, Choice, Changed>(
  tx: Transaction,
  person: Person,
  reviewed: Reviewable<P, Choice, Changed>,
  id: number,
  { act, version, reason: typed = '', choice }: Decision<Choice>,
): Promise<Decided & { made: (Changed & { revision: number }) | null }> {
  const { refusals } = reviewed;
  const proposal = await lockForReview(tx, person, reviewed, id);
  if (reviewed.isRepeat?.(proposal, person, act)) return { made: null };
  requireWaiting(reviewed, proposal, version);
  const reason = plainText(typed);
  if (act === 'send_back' && refusals.reason && reason.length < refusals.reason.min) throw refusals.reason.missing();

  const made = act === 'publish' ? await reviewed.publish(tx, person, proposal, choice, reason) : null;
  const decided = await settle(tx, person, reviewed, { proposal, act, reason, changed: made ?? undefined });
  return { ...decided, made };
}

const last = statement<{ id: number; act: ProposalAct; revision: number | null; undone: boolean }, [string, number]>(
  'review.last-decision',
  `SELECT id, act, revision, undone_at IS NOT NULL AS undone FROM proposal_decisions WHERE kind = $1 AND entity_id = $2::int ORDER BY id DESC LIMIT 1`,
);
const undone = statement<never, [number, Date]>(
  'review.undone',
  'UPDATE proposal_decisions SET undone_at = $2::timestamptz WHERE id = $1::int',
);
/**
 * Undoes the last decision on a proposal: it waits again, and readers see what they saw before.
 * @throws Problem not-found `proposal-not-reviewed`; conflict `decision-not-undoable` if it was decided again or changed since
 */
export async function undoDecision(
  tx: Transaction,
  person: Person,
  { kind, entity_id }: Proposed,
  decisionId: number,
): Promise<void> {
  const reviewed = reviewableOf(kind);
  await requireReviewed(tx, person, { kind, entity_id });
  const decision = await tx.sql.one(last, [kind, entity_id]);
  if (!decision || decision.id !== decisionId || decision.undone || decision.act === 'undo') throw notUndoable();
  const { act, revision } = decision;
  const proposal = await reviewed.lock(tx, entity_id, person);
  if (!proposal) throw notReviewed();
  if (proposal.state !== (act === 'publish' ? 'published' : 'returned')) throw notUndoable();
  let changed: object | undefined;
  if (act === 'publish') {
    // Of before this history was kept.
    if (revision === null) throw notUndoable();
    changed = await reviewed.unpublish(tx, person, proposal, revision);
  }
  await tx.sql.all(undone, [decisionId, tx.clock.now()]);
  await settle(tx, person, reviewed, { proposal, act: 'undo', reason: '', changed });
}
