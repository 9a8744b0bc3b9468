import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { notFound } from '../../kit/errors';
import { plainText } from '../../kit/html/plain-text';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import type { Standing } from '../queue/contract';
import type { TargetKind } from '../targets/kinds';
import type { Held } from '../targets/target';
import { TARGETS } from '../targets/targets';
import { authorOfCase, caseChanged } from './case.query';
import { type CaseAct, type Decision, NEEDS_REASON, REASON_MIN } from './contract';
import { moveTarget } from './move-target';
import { nextStanding } from './next-standing';
import {
  cannotHide,
  caseDecided,
  caseNotFound,
  noAuthor,
  notPossibleNow,
  ownCase,
  reasonMissing,
  secondPersonNeeded,
  targetChanged,
  targetGone,
} from './refusals';
import { tellAuthor, tellReporters } from './tell';

export interface Case {
  id: number;
  kind: TargetKind;
  entity_id: number;
  standing: Standing;
  held: Held;
  asked_at: Date | null;
}
const lock = statement<Case, [number]>(
  'moderation.lock-case',
  'SELECT id, kind, entity_id, standing, held, asked_at FROM moderation_cases WHERE id = $1::int FOR UPDATE',
);
export const lockCase = (tx: Transaction, caseId: number): Promise<Case | null> => tx.sql.one(lock, [caseId]);

interface LastAct {
  id: number;
  account_id: number | null;
  act: CaseAct;
  reason: string;
  standing_before: Standing;
  asked_before: Date | null;
  created_at: Date;
  undone: boolean;
}
const last = statement<LastAct, [number]>(
  'moderation.last-act',
  `SELECT id, account_id, act, reason, standing_before, asked_before, created_at, undone_at IS NOT NULL AS undone
     FROM moderation_acts WHERE case_id = $1::int ORDER BY id DESC LIMIT 1`,
);
export const lastAct = (tx: Transaction, caseId: number): Promise<LastAct | null> => tx.sql.one(last, [caseId]);

// The taking down that the case waits with; acts in between, such as the author's asking, do not end it.
const removingAct = statement<{ by: number | null; at: Date }, [number]>(
  'moderation.removing-act',
  `SELECT account_id AS by, created_at AS at FROM moderation_acts
    WHERE case_id = $1::int AND act = 'take_down' AND standing_after = 'removing' AND undone_at IS NULL ORDER BY id DESC LIMIT 1`,
);

export interface NewAct {
  case_id: number;
  account_id: number;
  act: CaseAct;
  reason: string;
  before: Standing;
  after: Standing;
  asked_before: Date | null;
  alone: boolean;
}
const insert = statement<
  { id: number },
  [number, number, CaseAct, string, Standing, Standing, Date | null, boolean, Date]
>(
  'moderation.add-act',
  `INSERT INTO moderation_acts (case_id, account_id, act, reason, standing_before, standing_after, asked_before, alone, created_at)
   VALUES ($1::int, $2::int, $3, $4, $5, $6, $7::timestamptz, $8::boolean, $9::timestamptz) RETURNING id`,
);
export async function addAct(tx: Transaction, act: NewAct): Promise<number> {
  const { case_id, account_id, reason, before, after, asked_before, alone } = act;
  const values = [case_id, account_id, act.act, reason, before, after, asked_before, alone, tx.clock.now()] as const;
  return (await tx.sql.one(insert, [...values]))!.id;
}

const put = statement<never, [number, Standing, string, Date | null]>(
  'moderation.put-case',
  'UPDATE moderation_cases SET standing = $2, held = $3::jsonb, asked_at = $4::timestamptz WHERE id = $1::int',
);
export const putCase = (tx: Transaction, caseId: number, standing: Standing, held: Held, asked: Date | null) =>
  tx.sql.all(put, [caseId, standing, JSON.stringify(held), asked]);

// A report that came while the moderator was reading stays open.
const resolve = statement<{ account_id: number }, [number, number, number, number, boolean | null, Date]>(
  'moderation.resolve-reports-of-case',
  `UPDATE reports SET resolved_at = $6::timestamptz, resolved_by = $2::int, decided_in = $3::int, upheld = $5::boolean
    WHERE case_id = $1::int AND id <= $4::int AND weighs AND resolved_at IS NULL RETURNING account_id`,
);
const undone = statement<never, [number, Date]>(
  'moderation.undo-act',
  'UPDATE moderation_acts SET undone_at = $2::timestamptz WHERE id = $1::int',
);
const reopen = statement<never, [number]>(
  'moderation.open-reports-again',
  `UPDATE reports report SET resolved_at = NULL, resolved_by = NULL, decided_in = NULL, upheld = NULL
    WHERE report.decided_in = $1::int AND NOT EXISTS (
      SELECT FROM reports other WHERE other.kind = report.kind AND other.entity_id = report.entity_id AND other.account_id = report.account_id AND other.resolved_at IS NULL)`,
);

export interface Seen {
  seen_act: number;
  seen_report: number;
  seen_revision: number;
}

/**
 * A moderator decides on a case. Reporters and the author are told. The same decision of the same moderator again is the one
 * that was made.
 *
 * @throws Problem not-found for anybody but moderators, and `case-not-found`; not-allowed `own-case`; invalid `reason-missing`;
 * conflict `case-decided`, `target-changed`, `target-gone`, `cannot-hide`, `no-author`, `second-person-needed`, `not-possible-now`
 */
export async function decideCase(
  tx: Transaction,
  who: Person,
  caseId: number,
  { decision, reason: typed, ...seen }: Seen & { decision: Decision; reason: string },
): Promise<void> {
  if (!mayModerate(who)) throw notFound();
  const reason = plainText(typed);
  if (NEEDS_REASON.includes(decision) && reason.length < REASON_MIN) throw reasonMissing();
  const found = await lockCase(tx, caseId);
  const about = found && (await authorOfCase(tx, caseId));
  if (!found || !about) throw caseNotFound();
  if (about.author_id === who.id) throw ownCase();
  const before = await lastAct(tx, caseId);
  if ((before?.id ?? 0) !== seen.seen_act) {
    if (before?.account_id === who.id && before.act === decision && before.reason === reason) return;
    throw caseDecided();
  }
  const target = TARGETS[found.kind];
  const now = await target.read(tx, found.entity_id, { lock: true });
  const gone = now === null || now.gone;
  if (decision !== 'keep' && gone) throw targetGone();
  if ((now?.revision ?? 0) !== seen.seen_revision) throw targetChanged();

  const made =
    decision === 'undo'
      ? undoing(found, before)
      : await deciding(tx, who, found, decision, about.author_id !== null, target.hiding !== undefined);
  const held = await moveTarget(tx, target, {
    id: found.entity_id,
    by: who.id,
    from: found.standing,
    to: made.standing,
    held: found.held,
  });
  await putCase(tx, caseId, made.standing, held, made.asked);
  const act = await addAct(tx, {
    case_id: caseId,
    account_id: who.id,
    act: decision,
    reason,
    before: found.standing,
    after: made.standing,
    asked_before: found.asked_at,
    alone: made.alone,
  });
  if (decision === 'undo' && before) {
    await tx.sql.all(undone, [before.id, tx.clock.now()]);
    await tx.sql.all(reopen, [before.id]);
  } else {
    // A thing that its author deleted, and one that was shown again, says nothing of who reported it.
    const upheld = gone || decision === 'restore' ? null : decision !== 'keep' || found.standing !== 'shown';
    const values = [caseId, who.id, act, seen.seen_report, upheld, tx.clock.now()] as const;
    const reporters = (await tx.sql.all(resolve, [...values])).map((row) => row.account_id);
    await tellReporters(
      tx,
      reporters.filter((id) => id !== who.id),
      about.title,
      upheld,
    );
  }
  const stays = decision === 'keep' && found.asked_at !== null;
  if (about.author_id !== null && (made.standing !== found.standing || stays))
    await tellAuthor(tx, about.author_id, {
      case_id: caseId,
      thing: about.title,
      reason,
      standing: made.standing,
      stays,
    });
  await caseChanged(tx, caseId);
}

interface Made {
  standing: Standing;
  asked: Date | null;
  alone: boolean;
}

function undoing({ standing }: Case, before: LastAct | null): Made {
  if (!before || before.undone || before.act === 'undo' || before.act === 'ask') throw notPossibleNow();
  return { standing: before.standing_before ?? standing, asked: before.asked_before, alone: false };
}

async function deciding(
  tx: Transaction,
  who: Person,
  { id, standing }: Case,
  decision: Exclude<Decision, 'undo'>,
  hasAuthor: boolean,
  hideable: boolean,
): Promise<Made> {
  if (decision !== 'keep' && !hideable) throw cannotHide();
  if (decision === 'send_back' && !hasAuthor) throw noAuthor();
  const removing = standing === 'removing' ? await tx.sql.one(removingAct, [id]) : null;
  const next = nextStanding(standing, decision, {
    by: who.id,
    now: tx.clock.now().getTime(),
    removing: removing && { by: removing.by, at: removing.at.getTime() },
  });
  if ('refused' in next) throw next.refused === 'second-person-needed' ? secondPersonNeeded() : notPossibleNow();
  return { standing: next.standing, asked: null, alone: next.alone };
}
