import { ACCOUNT_CHANGED, type Metric, METRICS } from './metrics';

/**
 * Notes what people do, to be counted by the workers. The statement that records an act carries this as its last part or as one of its
 * `WITH` (`noted AS (…)`), so that an act is noted once, in its transaction, without a round trip of its own.
 *
 * @param rows a query over what the statement has written: the account, or the quiz (`OF_QUIZZES`), and when it was
 */
export const noteActs = (what: Metric | 'accountChanged', rows: string): string =>
  `INSERT INTO statistics_events (kind, ref, at) SELECT ${what === 'accountChanged' ? ACCOUNT_CHANGED : METRICS[what]}, act.ref, act.at FROM (${rows}) AS act (ref, at)`;
