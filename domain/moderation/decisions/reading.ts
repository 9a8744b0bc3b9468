import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import { secondsToRead } from '../../review/reading-time';
import type { TargetNow } from '../../kit/target';
import { CASES, REPORTS } from '~/domain/reports/views';

/** A case that was opened longer ago is read anew, in milliseconds. */
const OPENED_FOR = 12 * 60 * 60 * 1_000;

/** Seconds that reading a thing and its reports takes at least. */
export function readingSeconds({ html, lines }: Pick<TargetNow, 'html' | 'lines'>, reports: readonly string[]): number {
  const texts = [...html.map((one) => String(one.html)), ...lines.map(({ text }) => text), ...reports];
  return secondsToRead(texts);
}

const open = statement<never, [number, number, Date, Date]>(
  'moderation.open-case',
  `INSERT INTO moderation_readings AS reading (case_id, account_id, opened_at)
   SELECT target.id, $2::int, $3::timestamptz FROM ${CASES} target WHERE target.id = $1::int
   ON CONFLICT (case_id, account_id) DO UPDATE SET opened_at = excluded.opened_at WHERE reading.opened_at < $4::timestamptz`,
);
/** A moderator has a case before them. Opening it again a moment later changes nothing. */
export async function openCase(tx: Pick<Reader, 'sql' | 'clock'>, caseId: number, accountId: number): Promise<void> {
  const now = tx.clock.now();
  await tx.sql.all(open, [caseId, accountId, now, new Date(now.getTime() - OPENED_FOR)]);
}

const close = statement<{ opened_at: Date }, [number, number]>(
  'moderation.close-reading',
  'DELETE FROM moderation_readings WHERE case_id = $1::int AND account_id = $2::int RETURNING opened_at',
);
const said = statement<{ text: string }, [number]>(
  'moderation.texts-of-reports',
  `SELECT text FROM ${REPORTS} report WHERE case_id = $1::int AND weighs AND resolved_at IS NULL ORDER BY id LIMIT 50`,
);

export interface Hurry {
  took: number;
  reading: number;
}

/** Whether a moderator decides in less time than reading takes, counted from when they opened the case. Asked once for each opening. */
export async function hurryOf(
  tx: Transaction,
  caseId: number,
  accountId: number,
  now: TargetNow | null,
): Promise<Hurry | null> {
  const reading = await tx.sql.one(close, [caseId, accountId]);
  if (!reading || !now || now.gone) return null;
  const reports = (await tx.sql.all(said, [caseId])).map(({ text }) => text);
  const took = Math.floor((tx.clock.now().getTime() - reading.opened_at.getTime()) / 1_000);
  const needed = readingSeconds(now, reports);
  return took < needed ? { took, reading: needed } : null;
}
