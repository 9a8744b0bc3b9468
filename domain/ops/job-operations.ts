import { operations } from '../kit/job-operations';
import { deleteWhatIsOverJob, FROM_THE_START, RETENTION_EVERY } from './jobs';

export const retentionJobOperations = [
  operations(deleteWhatIsOverJob, {
    affects: () => Promise.resolve(null),
    // Taken out of its queue, or given up: the one after it does what this one did not.
    drained: async (tx) => tx.enqueue(deleteWhatIsOverJob, FROM_THE_START, { delay: RETENTION_EVERY }),
  }),
];
