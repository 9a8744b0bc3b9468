import type { Output } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { DAY_MINUTES, KINDS_SHOWN, LATELY_MINUTES, type BrowserErrorKind, type opsBrowserErrors } from './contract';

const counts = statement<{ lately: number; day: number }, [Date, number, number]>(
  'ops.browser-error-counts',
  `SELECT coalesce(sum(count) FILTER (WHERE minute > $1::timestamptz - make_interval(mins => $2)), 0)::int AS lately, coalesce(sum(count), 0)::int AS day
     FROM browser_error_minutes WHERE minute > $1::timestamptz - make_interval(mins => $3)`,
);
const instant = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`;
const newest = statement<BrowserErrorKind, [number]>(
  'ops.browser-errors',
  `SELECT id, name, message, component, route, build, browser, stack, count, ${instant('first_seen')}, ${instant('last_seen')} FROM browser_errors ORDER BY browser_errors.last_seen DESC, id DESC LIMIT $1`,
);

/** How often browsers failed lately, in whole minutes, and in what ways. */
export async function browserErrors(read: Reader): Promise<Output<typeof opsBrowserErrors>> {
  const [counted, kinds] = await Promise.all([
    read.sql.one(counts, [read.clock.now(), LATELY_MINUTES, DAY_MINUTES]),
    read.sql.all(newest, [KINDS_SHOWN]),
  ]);
  return { last_15_minutes: counted?.lately ?? 0, last_24_hours: counted?.day ?? 0, kinds };
}
