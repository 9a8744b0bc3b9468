import { domainEvent } from '../kit/event';

/** What these people did was added to their hours. */
export const peopleCounted = domainEvent<{ account_ids: number[] }>('statistics.people-counted');
