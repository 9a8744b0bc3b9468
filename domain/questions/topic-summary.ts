/**
 * SQL: what the notebook says of a topic in brief (spec 1 §6); nothing while a moderator hides the topic. Whoever shows it asks for it
 * here.
 * @param topic the alias of the topic
 */
export const shownSummary = (topic: string): string =>
  `CASE WHEN ${topic}.hidden_at IS NULL THEN ${topic}.summary ELSE '' END`;
