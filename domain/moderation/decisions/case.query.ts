import type { SentSnapshot } from '../../kit/contract';
import { countCase, countQueue } from '../../reports/cases';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import { moderationQueue, type Standing } from '../queue/contract';
import type { ReportedThing } from '../../reports/contract';
import type { TargetNow } from '../../kit/target';
import { JOIN_TARGET, TARGET_AUTHOR, TARGET_TITLE, TARGETS } from '../targets/targets';
import { CASE_REPORTS } from '../case-reports';
import { ACTS_SHOWN, type CaseSnapshot, DECISIONS, moderationCase } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { CASES } from '~/domain/reports/views';

const WHO = (account: string): string =>
  `json_build_object('id', ${account}.id, 'name', ${account}.display_name, 'avatar', ${account}.avatar)`;

interface Row {
  version: number;
  id: number;
  kind: ReportedThing;
  entity_id: number;
  standing: Standing;
  asked_at: Date | null;
  title: string;
  author: CaseSnapshot['target']['author'];
  reports: CaseSnapshot['reports'] | null;
  viewers: CaseSnapshot['viewers'] | null;
  acts: CaseSnapshot['acts'] | null;
}
const find = statement<Row, [number]>(
  'moderation.case',
  `SELECT target.version, target.id, target.kind, target.entity_id, target.standing, target.asked_at, ${TARGET_TITLE} AS title,
          (SELECT ${WHO('author')} FROM ${PEOPLE} author WHERE author.id = ${TARGET_AUTHOR}) AS author,
          (SELECT json_agg(json_build_object('id', report.id, 'who', ${WHO('account')}, 'reason', report.reason, 'reason_kind', report.kind, 'text', report.text,
                    'at', report.created_at, 'open', report.resolved_at IS NULL, 'upheld', report.upheld) ORDER BY report.resolved_at IS NOT NULL, report.created_at DESC, report.id DESC)
             FROM ${CASE_REPORTS} report JOIN ${PEOPLE} account ON account.id = report.account_id WHERE report.case_id = target.id) AS reports,
          (SELECT json_agg(${WHO('account')} ORDER BY viewer.since, account.id)
             FROM moderation_viewers viewer JOIN ${PEOPLE} account ON account.id = viewer.account_id WHERE viewer.case_id = target.id) AS viewers,
          (SELECT json_agg(json_build_object('id', act.id, 'act', act.act, 'who', CASE WHEN account.id IS NOT NULL THEN ${WHO('account')} END, 'reason', act.reason,
                    'standing', act.standing_after, 'alone', act.alone, 'undone', act.undone_at IS NOT NULL, 'changes', act.changes, 'was_wrong', act.was_wrong,
                    'hurry', CASE WHEN act.took_seconds IS NOT NULL THEN json_build_object('took', act.took_seconds, 'reading', act.reading_seconds) END, 'at', act.created_at) ORDER BY act.id DESC)
             FROM (SELECT * FROM moderation_acts WHERE case_id = target.id ORDER BY id DESC LIMIT ${ACTS_SHOWN}) act
             LEFT JOIN ${PEOPLE} account ON account.id = act.account_id) AS acts
     FROM ${CASES} target
     ${JOIN_TARGET}
    WHERE target.id = $1::int`,
);

/** Whether people who met the thing wait to be notified: as `pendingTick` of `case-rows.ts`, of the acts that are shown. */
function waitsToTell(acts: CaseSnapshot['acts']): boolean {
  for (const { act, standing, undone, was_wrong } of acts) {
    if (undone) continue;
    if (standing === 'shown' || standing === 'taken_down') return false;
    if (was_wrong) return act !== 'change';
  }
  return false;
}

const iso = <T extends { at: string }>(row: T): T => ({ ...row, at: new Date(row.at).toISOString() });

/** What is left of a thing whose row is gone. */
const NOTHING: TargetNow = {
  revision: 0,
  gone: true,
  language: 'en',
  html: [],
  lines: [],
  pictures: [],
  url: '',
  edit_url: '',
};

/** A case as moderators see it; null if there is none. */
export async function caseOf(read: Reader, caseId: number): Promise<SentSnapshot<typeof moderationCase> | null> {
  const row = await read.sql.one(find, [caseId]);
  if (!row) return null;
  const { edit_url, ...now } = (await TARGETS[row.kind].read(read, row.entity_id)) ?? NOTHING;
  const acts = (row.acts ?? []).map(iso);
  const reports = (row.reports ?? []).map(iso);
  const [last] = acts;
  return {
    version: row.version,
    id: row.id,
    standing: row.standing,
    waiting: reports.some(({ open }) => open) || row.asked_at !== null || row.standing === 'removing',
    asked: row.asked_at === null ? null : (acts.find(({ act }) => act === 'ask')?.reason ?? ''),
    target: {
      kind: row.kind,
      title: row.title,
      ...now,
      author: row.author,
      hideable: TARGETS[row.kind].hiding !== undefined,
      correctable: TARGETS[row.kind].correct !== undefined,
      mendable: edit_url !== '',
    },
    reports,
    viewers: row.viewers ?? [],
    acts,
    was_wrong: waitsToTell(acts),
    undoable: last && !last.undone && last.act !== 'undo' && DECISIONS.some((act) => act === last.act) ? last.id : null,
  };
}

const author = statement<{ kind: ReportedThing; entity_id: number; title: string; author_id: number | null }, [number]>(
  'moderation.author-of-case',
  `SELECT target.kind, target.entity_id, ${TARGET_TITLE} AS title, ${TARGET_AUTHOR} AS author_id
     FROM ${CASES} target ${JOIN_TARGET} WHERE target.id = $1::int`,
);
/** The thing that a case is about, and its owner; null if there is no such case. */
export const authorOfCase = (read: Reader, caseId: number) => read.sql.one(author, [caseId]);

/** Something that waits beside cases changed. Sends the list to those who watch it. */
export async function queueChanged(tx: Transaction): Promise<void> {
  await countQueue(tx);
  tx.publish(moderationQueue, 'all');
}

/** A case has changed: those who watch it or the list get it. */
export async function caseChanged(tx: Transaction, caseId: number): Promise<void> {
  await countCase(tx, caseId);
  publishCase(tx, caseId);
}

/** Sends a case and the list, whose versions have grown. */
export function publishCase(tx: Transaction, caseId: number): void {
  tx.publish(moderationCase, caseId);
  tx.publish(moderationQueue, 'all');
}
