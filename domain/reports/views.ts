/** What other rooms may read of reports, as tables of their SQL: `JOIN ${CASES} moderated ON moderated.id = …`. */
export const CASES = '(SELECT id, kind, entity_id, standing, held, asked_at, version FROM moderation_cases)';
export const REPORTS =
  '(SELECT id, kind, entity_id, account_id, reason, text, resolved_at, resolved_by, created_at, weighs, case_id, upheld FROM reports)';
