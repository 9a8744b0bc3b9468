import { domainEvent } from '../../kit/event';

/** Somebody proved that the address of their account is theirs. */
export const emailConfirmed = domainEvent<{ account_id: number }>('accounts.email-confirmed');
