/** Summaries are written in English alone. */
export const SUMMARY_LANGUAGE = 'en';

/**
 * SQL: the state of the summary of a topic, as `summaryCheck` in `contract.ts` has it.
 * @param topic the alias of the topic
 */
export const summaryCheckOf = (topic: string): string =>
  `json_build_object('with_ai', ${topic}.content_hash IS NOT NULL, 'checked_on', coalesce(to_char(${topic}.checked_on, 'YYYY-MM-DD'), ''), 'checked_by', coalesce((SELECT checker.display_name FROM accounts checker WHERE checker.id = ${topic}.checked_by), ''))`;

/**
 * SQL: what the notebook says of a topic in brief (spec 1 §6); nothing while a moderator hides the topic. Whoever shows it asks for it
 * here.
 * @param topic the alias of the topic
 */
export const shownSummary = (topic: string): string =>
  `CASE WHEN ${topic}.hidden_at IS NULL THEN ${topic}.summary ELSE '' END`;
