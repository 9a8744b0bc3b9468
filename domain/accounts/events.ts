import { domainEvent } from '../kit/event';

/** Somebody goes by another name or picture now. */
export const personChanged = domainEvent<{ account_id: number }>('accounts.person-changed');
