import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { secondsToRead } from './reading-time';
import type { Hurry, ProposalAct, Proposed } from './contract';
import { reviewChanged, STILL_THERE } from './readers';

/** A proposal that was opened longer ago is read anew, in milliseconds. */
const OPENED_FOR = 12 * 60 * 60 * 1_000;

const known = statement<never, [string, number]>(
  'review.know-proposal',
  `INSERT INTO moderated_proposals (kind, entity_id) SELECT $1, $2::int WHERE ${STILL_THERE} ON CONFLICT DO NOTHING`,
);
const open = statement<never, [string, number, number, Date, Date]>(
  'review.open-proposal',
  `INSERT INTO proposal_readers AS reader (kind, entity_id, account_id, opened_at)
   SELECT known.kind, known.entity_id, $3::int, $4::timestamptz FROM moderated_proposals known WHERE known.kind = $1 AND known.entity_id = $2::int
   ON CONFLICT (kind, entity_id, account_id) DO UPDATE SET opened_at = excluded.opened_at WHERE reader.opened_at IS NULL OR reader.opened_at < $5::timestamptz`,
);
/** A reviewer opened a proposal. Opening it again a moment later changes nothing. */
export async function openProposal(
  read: Pick<Reader, 'sql' | 'clock'>,
  { kind, entity_id }: Proposed,
  accountId: number,
): Promise<void> {
  const now = read.clock.now();
  await read.sql.all(known, [kind, entity_id]);
  await read.sql.all(open, [kind, entity_id, accountId, now, new Date(now.getTime() - OPENED_FOR)]);
}

const close = statement<{ opened_at: Date | null }, [string, number, number]>(
  'review.close-proposal',
  `WITH before AS (SELECT opened_at FROM proposal_readers WHERE kind = $1 AND entity_id = $2::int AND account_id = $3::int)
   UPDATE proposal_readers reader SET opened_at = NULL FROM before WHERE kind = $1 AND entity_id = $2::int AND account_id = $3::int RETURNING before.opened_at`,
);
const add = statement<
  { id: number },
  [
    string,
    number,
    ProposalAct,
    account: number,
    reason: string,
    revision: number | null,
    took: number | null,
    reading: number | null,
    now: Date,
  ]
>(
  'review.add-proposal-decision',
  `INSERT INTO proposal_decisions (kind, entity_id, act, account_id, reason, revision, took_seconds, reading_seconds, created_at)
   VALUES ($1, $2::int, $3, $4::int, $5, $6::int, $7::int, $8::int, $9::timestamptz) RETURNING id`,
);

export interface NewDecision extends Proposed {
  act: ProposalAct;
  account_id: number;
  reason?: string;
  /** What the question, card or section has after a publication. */
  revision?: number | undefined;
  /** The texts that are to be read before one decides, HTML or plain. */
  texts?: readonly string[];
}

/** `hurry` is missing if the decision took long enough. */
export interface Decided {
  hurry?: Hurry;
}

/** Adds a decision to the history, and whether it was made in less time than reading takes. */
export async function recordDecision(tx: Transaction, decision: NewDecision): Promise<Decided> {
  const { kind, entity_id, act, account_id, reason = '', revision = null, texts } = decision;
  await reviewChanged(tx, decision);
  const now = tx.clock.now();
  const opened = (await tx.sql.one(close, [kind, entity_id, account_id]))?.opened_at;
  const took = opened && texts ? Math.max(0, Math.floor((now.getTime() - opened.getTime()) / 1_000)) : null;
  const reading = secondsToRead(texts ?? []);
  const hurry = took !== null && took < reading ? { took, reading } : undefined;
  const times = [hurry?.took ?? null, hurry?.reading ?? null] as const;
  await tx.sql.one(add, [kind, entity_id, act, account_id, reason, revision, ...times, now]);
  return hurry ? { hurry } : {};
}
