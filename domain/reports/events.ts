import { domainEvent } from '../kit/event';

/** Reports of a case came, went or weigh now. */
export const reportsChanged = domainEvent<{ case_id: number }>('reports.changed');
