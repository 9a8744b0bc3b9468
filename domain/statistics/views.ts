/** What other rooms may read of the statistics: how often people did what in which hour. A worker counts an act a moment after it. */
export const ACTS_BY_HOUR = '(SELECT account_id, metric, hour, count FROM statistics_person_hours)';
