import { PEOPLE } from '../accounts/views';
/** Summaries are written in English alone. */
export const SUMMARY_LANGUAGE = 'en';

/**
 * SQL: the state of the summary of a topic, as `summaryCheck` in `contract.ts` has it.
 * @param topic the alias of the topic
 */
export const summaryCheckOf = (topic: string): string =>
  `json_build_object('with_ai', ${topic}.content_hash IS NOT NULL, 'checked_on', coalesce(to_char(${topic}.checked_on, 'YYYY-MM-DD'), ''), 'checked_by', coalesce((SELECT checker.display_name FROM ${PEOPLE} checker WHERE checker.id = ${topic}.checked_by), ''))`;

/**
 * SQL: the summary of a topic in the notebook (spec 1 §6); empty while a moderator hides the topic. Every query that shows it
 * uses this.
 * @param topic the alias of the topic
 */
export const shownSummary = (topic: string): string =>
  `CASE WHEN ${topic}.hidden_at IS NULL THEN ${topic}.summary ELSE '' END`;
