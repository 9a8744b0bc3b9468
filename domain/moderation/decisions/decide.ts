import type { Person } from '../../accounts/person';
import { mayModerate } from '../../accounts/policy';
import { notFound } from '../../kit/errors';
import { plainText } from '../../kit/html/plain-text';
import type { Transaction } from '../../kit/transaction';
import { answerSanctions, askedSanctions, requireMaySanction } from '../people/sanction';
import type { Standing } from '../queue/contract';
import type { TargetNow } from '../targets/target';
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
import { ALONE_AFTER, type Decision, NEEDS_REASON, REASON_MIN } from './contract';
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
import { tellMetJob } from './tell-met';
import { tellAuthor, tellReporters } from './tell';

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

/** What can say that a fact was wrong. Those who met it are told once it is corrected, shown again or taken down. */
const TELLS_MET: readonly Decision[] = ['change', 'hide', 'send_back', 'take_down', 'restore'];

/**
 * A moderator decides on a case. Reporters and the author are told. The same decision of the same moderator again is the one
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
  if (NEEDS_REASON.includes(decision) && reason.length < REASON_MIN) throw reasonMissing();
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
  // A correction tells at once, and only where it is said with it.
  const wrong = TELLS_MET.includes(decision) && (was_wrong ?? (decision !== 'change' && pending !== null));
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
  const isTold = decision === 'change' || made.standing === 'shown' || made.standing === 'taken_down';
  // Showing it again needs no reason: they read the one that was given when it was found to be wrong.
  if (wrong && isTold) tx.enqueue(tellMetJob, { act_id: (decision === 'restore' ? pending : null) ?? act });
  if (decision === 'undo' && before) await markUndone(tx, before.id);
  else {
    // A thing that its author deleted, and one that was shown again, says nothing of who reported it.
    const gone = now === null || now.gone;
    const upheld = gone || decision === 'restore' ? null : decision !== 'keep' || found.standing !== 'shown';
    const reporters = await closeReports(tx, caseId, { account_id: who.id, act }, seen, upheld);
    // Who reported a person may know them by another name: on a leaderboard, or by their first name.
    await tellReporters(tx, reporters, {
      ...{ case_id: caseId, thing: found.kind === 'person' ? '' : about.title, upheld },
      shown: made.standing === 'shown' && !gone,
    });
  }
  await tellOfDecision(tx, { found, before, made, decision, reason, about });
  await caseChanged(tx, caseId);
}

interface Made {
  standing: Standing;
  asked: Date | null;
  alone: boolean;
}

/** Tells the author where something is different for them now, or where what they asked changed nothing. */
async function tellOfDecision(
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
  const changed = decision === 'change' || (decision === 'undo' && before?.act === 'change');
  const stays = decision === 'keep' && found.asked_at !== null;
  if (about.author_id === null || !(changed || stays || made.standing !== found.standing)) return;
  await tellAuthor(tx, about.author_id, {
    case_id: found.id,
    thing: about.title,
    reason,
    standing: made.standing,
    about: changed ? 'change' : stays ? 'stays' : 'standing',
  });
}

function undoing({ standing }: Case, before: LastAct | null): Made {
  if (!before || before.undone || before.act === 'undo' || before.act === 'ask') throw notPossibleNow();
  return { standing: before.standing_before ?? standing, asked: before.asked_before, alone: false };
}

/**
 * What the author asks is read by another moderator than the one who decided; where none comes in 24 hours, by the same.
 * @returns whether the same moderator decides
 */
async function secondReader(tx: Transaction, who: Person, { id, kind, entity_id, asked_at }: Case): Promise<boolean> {
  if (asked_at === null) return false;
  const sanctions = kind === 'person' ? await askedSanctions(tx, entity_id) : [];
  const deciders =
    sanctions.length > 0 ? sanctions.map((one) => one.given_by) : [(await tx.sql.one(decider, [id]))?.by];
  if (!deciders.includes(who.id)) return false;
  if (tx.clock.now().getTime() - asked_at.getTime() < ALONE_AFTER) throw otherModeratorNeeded();
  return true;
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
  // A correction leaves the thing where it is, and what its author asks open where it is not shown.
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
