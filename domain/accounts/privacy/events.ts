import { domainEvent } from '~/domain/kit/event';

/** Somebody's account is to be deleted, or is being erased: they leave everything that they and others are in right now. */
export const accountLeaves = domainEvent<{ account_id: number }>('accounts.account-leaves');
