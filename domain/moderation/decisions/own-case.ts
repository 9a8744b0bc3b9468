import type { Person } from '../../accounts/person';
import type { SentPageData } from '../../kit/contract';
import { plainText } from '../../kit/html/plain-text';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import type { Standing } from '../queue/contract';
import { TARGETS } from '../targets/targets';
import { authorOfCase, caseChanged } from './case.query';
import { type ownCasePage, REASON_MIN, type TextCorrection } from './contract';
import { addAct, lastAct, lockCase, putCase } from './case-rows';
import { caseNotFound, notPossibleNow, reasonMissing } from './refusals';
import { CASES } from '~/domain/reports/views';

const find = statement<
  {
    standing: Standing;
    asked: boolean;
    reason: string;
    decided_at: Date | null;
    changes: TextCorrection[];
    corrected: boolean;
  },
  [number]
>(
  'moderation.own-case',
  `SELECT target.standing, target.asked_at IS NOT NULL AS asked, coalesce(last.reason, '') AS reason, last.created_at AS decided_at, coalesce(last.changes, '[]') AS changes,
          coalesce(last.act = 'change' AND last.undone_at IS NULL, false) AS corrected
     FROM ${CASES} target
     LEFT JOIN LATERAL (SELECT act, reason, created_at, changes, undone_at FROM moderation_acts WHERE case_id = target.id AND act <> 'ask' ORDER BY id DESC LIMIT 1) last ON true
    WHERE target.id = $1::int`,
);

/** What was decided on a thing of one's own. @throws Problem not-found `case-not-found`, also while nothing was decided */
export async function findOwnCase(
  read: Reader,
  person: Person,
  caseId: number,
): Promise<SentPageData<typeof ownCasePage>> {
  const about = await authorOfCase(read, caseId);
  const row = about?.author_id === person.id ? await read.sql.one(find, [caseId]) : null;
  const now = about && row ? await TARGETS[about.kind].read(read, about.entity_id) : null;
  if (!about || !row || !now || row.decided_at === null) throw caseNotFound();
  const { edit_url, url: _, ...target } = now;
  return {
    id: caseId,
    standing: row.standing,
    reason: row.reason,
    decided_at: row.decided_at.toISOString(),
    target: { kind: about.kind, title: about.title, ...target },
    changes: row.changes,
    edit_url: row.standing === 'taken_down' ? '' : edit_url,
    asked: row.asked,
    may_ask: row.standing !== 'shown' || row.corrected,
  };
}

/**
 * An author says that a thing was mended, or why the decision or a correction was wrong: the case waits again. Asking twice is asking once.
 * @throws Problem not-found `case-not-found`; invalid `reason-missing`; conflict `not-possible-now`
 */
export async function askAgain(tx: Transaction, person: Person, caseId: number, typed: string): Promise<void> {
  const found = await lockCase(tx, caseId);
  const about = found && (await authorOfCase(tx, caseId));
  if (!found || about?.author_id !== person.id) throw caseNotFound();
  const words = plainText(typed);
  if (words.length < REASON_MIN) throw reasonMissing();
  if (found.asked_at !== null) return;
  const last = await lastAct(tx, caseId);
  const corrected = last?.act === 'change' && !last.undone;
  if (found.standing === 'shown' && !corrected) throw notPossibleNow();
  await putCase(tx, caseId, found.standing, found.held, tx.clock.now());
  await addAct(tx, {
    case_id: caseId,
    account_id: person.id,
    act: 'ask',
    reason: words,
    before: found.standing,
    after: found.standing,
    asked_before: null,
    alone: false,
  });
  await caseChanged(tx, caseId);
}
