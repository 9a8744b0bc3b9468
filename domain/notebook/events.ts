import { domainEvent } from '../kit/event';

/** A topic was merged into another one: what is filed under it goes with it. Addresses of the first lead to the second already. */
export const topicMerged = domainEvent<{ from: number; into: number }>('notebook.topic-merged');
