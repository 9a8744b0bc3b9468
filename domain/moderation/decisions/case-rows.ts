import { closePartnerReports, reopenPartnerReports } from '../../audio-pairing/close-reports';
import { closeReports as closeReportsOf, reopenReports } from '../../reports/close-reports';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { saveCase } from '../../reports/cases';
import type { Standing } from '../queue/contract';
import type { ReportedThing } from '../../reports/contract';
import type { Held } from '../../kit/target';
import type { CaseAct, TextCorrection } from './contract';
import type { Hurry } from './reading';
import { CASES } from '~/domain/reports/views';

export interface Case {
  id: number;
  kind: ReportedThing;
  entity_id: number;
  standing: Standing;
  held: Held;
  asked_at: Date | null;
}
const lock = statement<Case, [number]>(
  'moderation.lock-case',
  `SELECT id, kind, entity_id, standing, held, asked_at FROM ${CASES} moderated WHERE id = $1::int FOR UPDATE`,
);
export const lockCase = (tx: Transaction, caseId: number): Promise<Case | null> => tx.sql.one(lock, [caseId]);

export interface LastAct {
  id: number;
  account_id: number | null;
  act: CaseAct;
  reason: string;
  standing_before: Standing;
  asked_before: Date | null;
  created_at: Date;
  undone: boolean;
  changes: TextCorrection[];
}
const last = statement<LastAct, [number]>(
  'moderation.last-act',
  `SELECT id, account_id, act, reason, standing_before, asked_before, created_at, undone_at IS NOT NULL AS undone, changes
     FROM moderation_acts WHERE case_id = $1::int ORDER BY id DESC LIMIT 1`,
);
export const lastAct = (tx: Transaction, caseId: number): Promise<LastAct | null> => tx.sql.one(last, [caseId]);

// Who made the decision that the author does not agree with.
export const decider = statement<{ by: number | null }, [number]>(
  'moderation.last-decider',
  `SELECT account_id AS by FROM moderation_acts WHERE case_id = $1::int AND act NOT IN ('ask', 'undo') AND undone_at IS NULL ORDER BY id DESC LIMIT 1`,
);

// The taking down that the case waits with; acts in between, such as the author's asking, do not end it.
export const removingAct = statement<{ by: number | null; at: Date }, [number]>(
  'moderation.removing-act',
  `SELECT account_id AS by, created_at AS at FROM moderation_acts
    WHERE case_id = $1::int AND act = 'take_down' AND standing_after = 'removing' AND undone_at IS NULL ORDER BY id DESC LIMIT 1`,
);

// The reports since the thing was shown or taken down last. A correction notifies at once, also of earlier decisions.
const tick = statement<{ id: number }, [number]>(
  'moderation.pending-tick',
  `SELECT id FROM moderation_acts
    WHERE case_id = $1::int AND was_wrong AND act <> 'change' AND undone_at IS NULL AND standing_after NOT IN ('shown', 'taken_down')
      AND id > coalesce((SELECT max(id) FROM moderation_acts WHERE case_id = $1::int AND undone_at IS NULL
                          AND (standing_after IN ('shown', 'taken_down') OR act = 'change' AND was_wrong)), 0)
    ORDER BY id DESC LIMIT 1`,
);
/** The act that says that a fact was wrong, of which nobody has been notified yet; null if there is none. */
export const pendingTick = async (tx: Transaction, caseId: number): Promise<number | null> =>
  (await tx.sql.one(tick, [caseId]))?.id ?? null;

export interface NewAct {
  case_id: number;
  account_id: number;
  act: CaseAct;
  reason: string;
  before: Standing;
  after: Standing;
  asked_before: Date | null;
  alone: boolean;
  changes?: readonly TextCorrection[];
  hurry?: Hurry | null;
  was_wrong?: boolean;
}
const insert = statement<
  { id: number },
  [
    number,
    number,
    CaseAct,
    string,
    Standing,
    Standing,
    Date | null,
    boolean,
    Date,
    changes: string,
    took: number | null,
    reading: number | null,
    wrong: boolean,
  ]
>(
  'moderation.add-act',
  `INSERT INTO moderation_acts (case_id, account_id, act, reason, standing_before, standing_after, asked_before, alone, created_at, changes, took_seconds, reading_seconds, was_wrong)
   VALUES ($1::int, $2::int, $3, $4, $5, $6, $7::timestamptz, $8::boolean, $9::timestamptz, $10::jsonb, $11::int, $12::int, $13::boolean) RETURNING id`,
);
export async function addAct(tx: Transaction, act: NewAct): Promise<number> {
  const { case_id, account_id, reason, before, after, asked_before, alone } = act;
  const { changes = [], hurry = null, was_wrong = false } = act;
  const values = [
    ...([case_id, account_id, act.act, reason, before, after, asked_before, alone, tx.clock.now()] as const),
    ...([JSON.stringify(changes), hurry?.took ?? null, hurry?.reading ?? null, was_wrong] as const),
  ] as const;
  return (await tx.sql.one(insert, [...values]))!.id;
}

/** @param asked since when an answer is waited for; null if none is */
export const putCase = (tx: Transaction, caseId: number, standing: Standing, held: Held, asked: Date | null) =>
  saveCase(tx, caseId, { standing, held, asked });

const undone = statement<never, [number, Date]>(
  'moderation.undo-act',
  'UPDATE moderation_acts SET undone_at = $2::timestamptz WHERE id = $1::int',
);
/** Closes the reports that the moderator has read. One that came meanwhile stays open. @returns who reported, each once */
export async function closeReports(
  tx: Transaction,
  caseId: number,
  by: { account_id: number; act: number },
  seen: { seen_report: number; seen_partner_report: number },
  upheld: boolean | null,
): Promise<number[]> {
  const closed = { case_id: caseId, ...by, upheld };
  const reporters = [
    ...(await closeReportsOf(tx, { ...closed, seen: seen.seen_report })),
    ...(await closePartnerReports(tx, { ...closed, seen: seen.seen_partner_report })),
  ];
  return [...new Set(reporters)].filter((id) => id !== by.account_id);
}

/** Marks an act as undone and opens its reports again. */
export async function markUndone(tx: Transaction, actId: number): Promise<void> {
  await tx.sql.all(undone, [actId, tx.clock.now()]);
  await reopenReports(tx, actId);
  await reopenPartnerReports(tx, actId);
}
