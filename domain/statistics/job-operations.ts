import { operations } from '../kit/job-operations';
import { rebuildStatisticsJob } from './jobs';

export const statisticsJobOperations = [
  // Nobody waits for it by name. Taken out of its queue, the next worker that starts asks for it again if it is still to be done.
  operations(rebuildStatisticsJob, { affects: () => Promise.resolve(null) }),
];
