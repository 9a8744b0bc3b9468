import { upkeep } from '../kit/upkeep';
import { deleteWhatIsOverJob, FROM_THE_START, RETENTION_EVERY } from './jobs';

export const retentionUpkeep = [
  upkeep(deleteWhatIsOverJob, {
    affects: () => Promise.resolve(null),
    // Taken out of its queue, or given up: the one after it does what this one did not.
    drained: async (tx) => tx.enqueue(deleteWhatIsOverJob, FROM_THE_START, { delay: RETENTION_EVERY }),
  }),
];
