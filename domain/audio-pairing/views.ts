/** Whom a person has blocked, as other rooms may read it: `SELECT FROM ${BLOCKS} block WHERE block.blocker_id = …`. */
export const BLOCKS = '(SELECT blocker_id, blocked_id FROM account_blocks)';
export const PAIRING_REPORTS =
  '(SELECT id, pairing_id, reporter_id, reported_id, reason, details, created_at, resolved_at, resolved_by, case_id, upheld FROM pairing_reports)';
