import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { notFound } from '../../kit/errors';
import { plainText } from '../../kit/html/plain-text';
import type { Transaction } from '../../kit/transaction';
import { answerSanctions, askedSanctions, requireMaySanction } from '../sanctions/sanction';
import type { Standing } from '../queue/contract';
import type { TargetNow } from '../../kit/target';
import { TARGETS } from '../targets/targets';
import { authorOfCase, caseChanged } from './case.query';
import {
  addAct,
  type Case,
  closeReports,
  decider,
  type LastAct,
  lastAct,
  lockCase,
  markUndone,
  pendingTick,
  putCase,
  removingAct,
} from './case-rows';
import { lacksReason, secondReading, wordsForAuthor, upheldBy, wrongFact } from './consequences';
import type { Decision } from './contract';
import { correctTarget, takeBackCorrection } from './correct';
import { moveTarget } from './move-target';
import { nextStanding } from './next-standing';
import { hurryOf } from './reading';
import {
  cannotHide,
  caseDecided,
  caseNotFound,
  noAuthor,
  notPossibleNow,
  otherModeratorNeeded,
  ownCase,
  reasonMissing,
  secondPersonNeeded,
  targetChanged,
  targetGone,
} from './refusals';
import { notifyViewersJob } from './notify-viewers';
import { notifyAuthor, notifyReporters } from './tell';

/** What the moderator has read: the last act, the last reports and the state of the thing. */
export interface Seen {
  seen_act: number;
  seen_report: number;
  seen_partner_report: number;
  seen_revision: number;
}
export interface Deciding extends Seen {
  decision: Decision;
  reason: string;
  texts: readonly { field: string; text: string }[];
  /** Left out, it is what an earlier decision on the case says. */
  was_wrong?: boolean | undefined;
}

/**
 * A moderator decides on a case. Reporters and the author are notified. The same decision of the same moderator again is the one
 * that was made.
 *
 * @throws Problem not-found for anybody but moderators, and `case-not-found`; not-allowed `own-case`, `cannot-sanction`; invalid `reason-missing`;
 * conflict `case-decided`, `target-changed`, `target-gone`, `cannot-hide`, `no-author`, `second-person-needed`,
 * `other-moderator-needed`, `nothing-changed`, `correction-not-possible`, `not-possible-now`
 */
export async function decideCase(
  tx: Transaction,
  who: Person,
  caseId: number,
  { decision, reason: typed, texts, was_wrong, ...seen }: Deciding,
): Promise<void> {
  if (!mayModerate(who)) throw notFound();
  const reason = plainText(typed);
  if (lacksReason(decision, reason)) throw reasonMissing();
  const found = await lockCase(tx, caseId);
  const about = found && (await authorOfCase(tx, caseId));
  if (!found || !about) throw caseNotFound();
  if (about.author_id === who.id) throw ownCase();
  if (found.kind === 'person' && decision !== 'keep') await requireMaySanction(tx, who, found.entity_id);
  const before = await lastAct(tx, caseId);
  if ((before?.id ?? 0) !== seen.seen_act) {
    if (before?.account_id === who.id && before.act === decision && before.reason === reason) return;
    throw caseDecided();
  }
  const target = TARGETS[found.kind];
  const now = await target.read(tx, found.entity_id, { lock: true });
  if (decision !== 'keep' && (now === null || now.gone)) throw targetGone();
  if ((now?.revision ?? 0) !== seen.seen_revision) throw targetChanged();
  const hurry = decision === 'undo' ? null : await hurryOf(tx, caseId, who.id, now);

  const by = { author: about.author_id, mendable: (now?.edit_url ?? '') !== '' };
  const made = decision === 'undo' ? undoing(found, before) : await deciding(tx, who, found, decision, by);
  const changes =
    decision === 'change' ? await correctTarget(tx, who, target, found.entity_id, now as TargetNow, texts) : [];
  if (decision === 'undo') await takeBackCorrection(tx, who, target, found.entity_id, before?.changes ?? []);
  const held = await moveTarget(tx, target, {
    id: found.entity_id,
    by: who.id,
    from: found.standing,
    to: made.standing,
    held: found.held,
  });
  await putCase(tx, caseId, made.standing, held, made.asked);
  const pending = await pendingTick(tx, caseId);
  const { wrong, tell } = wrongFact({ decision, said: was_wrong, pending, after: made.standing });
  const act = await addAct(tx, {
    case_id: caseId,
    account_id: who.id,
    act: decision,
    reason,
    before: found.standing,
    after: made.standing,
    asked_before: found.asked_at,
    alone: made.alone,
    changes,
    hurry,
    was_wrong: wrong,
  });
  if (found.kind === 'person' && found.asked_at !== null && decision === 'keep')
    await answerSanctions(
      tx,
      (await askedSanctions(tx, found.entity_id)).map((one) => one.id),
    );
  if (tell) tx.enqueue(notifyViewersJob, { act_id: (tell === 'pending' ? pending : null) ?? act });
  if (decision === 'undo' && before) await markUndone(tx, before.id);
  else {
    const gone = now === null || now.gone;
    const upheld = upheldBy(decision, found.standing, gone);
    const reporters = await closeReports(tx, caseId, { account_id: who.id, act }, seen, upheld);
    // Who reported a person may know them by another name: on a leaderboard, or by their first name.
    await notifyReporters(tx, reporters, {
      ...{ case_id: caseId, thing: found.kind === 'person' ? '' : about.title, upheld, reason },
      shown: made.standing === 'shown' && !gone,
    });
  }
  await notifyDecision(tx, { found, before, made, decision, reason, about });
  await caseChanged(tx, caseId);
}

interface Made {
  standing: Standing;
  asked: Date | null;
  alone: boolean;
}

async function notifyDecision(
  tx: Transaction,
  parts: {
    found: Case;
    before: LastAct | null;
    made: Made;
    decision: Decision;
    reason: string;
    about: { title: string; author_id: number | null };
  },
): Promise<void> {
  const { found, before, made, decision, reason, about } = parts;
  const told = wordsForAuthor({
    decision,
    undone: before?.act ?? null,
    asked: found.asked_at !== null,
    before: found.standing,
    after: made.standing,
  });
  if (about.author_id === null || told === null) return;
  await notifyAuthor(tx, about.author_id, {
    case_id: found.id,
    thing: about.title,
    reason,
    standing: made.standing,
    about: told,
  });
}

function undoing({ standing }: Case, before: LastAct | null): Made {
  if (!before || before.undone || before.act === 'undo' || before.act === 'ask') throw notPossibleNow();
  return { standing: before.standing_before ?? standing, asked: before.asked_before, alone: false };
}

/** @returns whether the same moderator decides again. @throws Problem conflict `other-moderator-needed` */
async function secondReader(tx: Transaction, who: Person, { id, kind, entity_id, asked_at }: Case): Promise<boolean> {
  if (asked_at === null) return false;
  const sanctions = kind === 'person' ? await askedSanctions(tx, entity_id) : [];
  const deciders =
    sanctions.length > 0 ? sanctions.map((one) => one.given_by) : [(await tx.sql.one(decider, [id]))?.by];
  const reading = secondReading({
    by: who.id,
    deciders,
    asked: asked_at.getTime(),
    now: tx.clock.now().getTime(),
  });
  if ('refused' in reading) throw otherModeratorNeeded();
  return reading.alone;
}

async function deciding(
  tx: Transaction,
  who: Person,
  found: Case,
  decision: Exclude<Decision, 'undo'>,
  { author, mendable }: { author: number | null; mendable: boolean },
): Promise<Made> {
  const { id, kind, standing } = found;
  const alone = await secondReader(tx, who, found);
  // A correction leaves the thing where it is, and what its author asks open if it is not shown.
  if (decision === 'change') return { standing, asked: standing === 'shown' ? null : found.asked_at, alone };
  if (decision !== 'keep' && TARGETS[kind].hiding === undefined) throw cannotHide();
  if (decision === 'send_back' && (author === null || !mendable)) throw noAuthor();
  const removing = standing === 'removing' ? await tx.sql.one(removingAct, [id]) : null;
  const next = nextStanding(standing, decision, {
    by: who.id,
    now: tx.clock.now().getTime(),
    removing: removing && { by: removing.by, at: removing.at.getTime() },
  });
  if ('refused' in next) throw next.refused === 'second-person-needed' ? secondPersonNeeded() : notPossibleNow();
  return { standing: next.standing, asked: null, alone: next.alone || alone };
}
