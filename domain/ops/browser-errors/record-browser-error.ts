import { createHash } from 'node:crypto';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { DAY_MINUTES, KINDS_KEPT, type reportBrowserError } from './contract';

type Report = Parsed<typeof reportBrowserError>;

const countKind = statement<
  { count: number },
  [string, string, string, string | null, string, string, string, string[], Date]
>(
  'ops.count-browser-error',
  `INSERT INTO browser_errors AS kept (fingerprint, name, message, component, route, build, browser, stack, count, first_seen, last_seen)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $9)
   ON CONFLICT (fingerprint) DO UPDATE SET count = kept.count + 1, browser = excluded.browser, last_seen = greatest(kept.last_seen, excluded.last_seen)
   RETURNING count`,
);
const countMinute = statement<never, [Date]>(
  'ops.count-browser-error-minute',
  `INSERT INTO browser_error_minutes AS kept (minute, count) VALUES (date_trunc('minute', $1::timestamptz), 1) ON CONFLICT (minute) DO UPDATE SET count = kept.count + 1`,
);
const forgetMinutes = statement<never, [Date, number]>(
  'ops.forget-browser-error-minutes',
  `DELETE FROM browser_error_minutes WHERE minute < $1::timestamptz - make_interval(mins => $2)`,
);
const forgetKinds = statement<never, [number]>(
  'ops.forget-browser-errors',
  `DELETE FROM browser_errors WHERE id IN (SELECT id FROM browser_errors ORDER BY last_seen DESC, id DESC OFFSET $1)`,
);

const fingerprintOf = ({ name, message, component, route, build, stack }: Report): string =>
  createHash('sha256')
    .update(JSON.stringify([name, message, component, route, build, stack]))
    .digest('hex');

/** Counts a failure in a browser. A kind that is new may push out the one that was not seen for longest. */
export async function recordBrowserError(tx: Transaction, report: Report): Promise<void> {
  const now = tx.clock.now();
  const { name, message, component, route, build, browser, stack } = report;
  const counted = await tx.sql.one(countKind, [
    fingerprintOf(report),
    name,
    message,
    component,
    route,
    build,
    browser,
    stack,
    now,
  ]);
  await tx.sql.all(countMinute, [now]);
  if (counted?.count !== 1) return;
  await tx.sql.all(forgetMinutes, [now, DAY_MINUTES + 1]);
  await tx.sql.all(forgetKinds, [KINDS_KEPT]);
}
