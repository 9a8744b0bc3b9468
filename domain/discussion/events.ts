import { domainEvent } from '../kit/event';

/** Something was reported, or what was reported weighs now. */
export const reportsChanged = domainEvent<{ account_id: number }>('discussion.reports-changed');
