import { domainEvent } from '../kit/event';

/** Somebody goes by another name or picture now. */
export const personChanged = domainEvent<{ account_id: number }>('accounts.person-changed');
/** Somebody has registered; until then they may have been a guest of the same id. */
export const accountRegistered = domainEvent<{ account_id: number }>('accounts.registered');
