import { REPORT_REASONS as PARTNER_REASONS } from '../audio-pairing/contract';
import { FIRST_PARTNER_REASON } from './queue/contract';
import { REPORTS } from '~/domain/reports/views';
import { PAIRING_REPORTS } from '~/domain/audio-pairing/views';

const WORDS = PARTNER_REASONS.map((word) => `'${word}'`).join(', ');

/**
 * SQL: the reports of cases as one relation. Those of practice partners have negative ids, and reasons from
 * `FIRST_PARTNER_REASON` on.
 */
export const CASE_REPORTS = `(
  SELECT id, case_id, kind, account_id, reason::int AS reason, text, created_at, resolved_at, upheld FROM ${REPORTS} report WHERE weighs AND case_id IS NOT NULL
  UNION ALL
  SELECT -id, case_id, 'pairing_report', reporter_id, ${FIRST_PARTNER_REASON} - 1 + array_position(ARRAY[${WORDS}], reason), details, created_at, resolved_at, upheld
    FROM ${PAIRING_REPORTS} pairing_reports WHERE case_id IS NOT NULL)`;
