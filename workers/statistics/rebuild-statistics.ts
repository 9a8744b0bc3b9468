import { rebuildStatisticsJob } from '~/domain/statistics/jobs';
import { rebuildStatistics } from '~/domain/statistics/rebuild';
import { handle } from '../registry';

/** In a transaction of its own, whose isolation is set before it reads anything. Run twice, it counts the same. */
export const rebuildStatisticsHandler = handle(rebuildStatisticsJob, {
  run: (_payload, { deps }) => deps.inTransaction(rebuildStatistics),
});
