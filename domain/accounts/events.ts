import { domainEvent } from '../kit/event';

/** Somebody goes by another name or picture now. */
export const personChanged = domainEvent<{ account_id: number }>('accounts.person-changed');
/** Somebody has registered; until then they may have been a guest of the same id. */
export const accountRegistered = domainEvent<{ account_id: number }>('accounts.registered');
/** A guest has signed in to an account: what they did on their own becomes that account's. */
export const guestSignedIn = domainEvent<{ guest_id: number; account_id: number }>('accounts.guest-signed-in');
