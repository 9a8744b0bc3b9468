import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { AuditEntry } from './contract';

export const ACTS_SHOWN = 50;

const newest = statement<AuditEntry, [number]>(
  'ops.audit',
  `SELECT id, account_name AS who, act, queue, jobs, state, reason, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at
     FROM ((SELECT id, account_name, act, queue, jobs, state, reason, created_at FROM ops_audit ORDER BY id DESC LIMIT $1)
           UNION ALL
           (SELECT id, account_name, act, kind, NULL::int, 'done', '', created_at FROM report_acts ORDER BY id DESC LIMIT $1)) acts
    ORDER BY acts.created_at DESC, acts.id DESC LIMIT $1`,
);

/** What operators did last, about queues, reports and payments, the newest first. */
export const auditLog = (read: Reader): Promise<AuditEntry[]> => read.sql.all(newest, [ACTS_SHOWN]);
