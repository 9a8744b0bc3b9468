/** What happens in pairing that others follow (`../kit/event.ts`). */
import { domainEvent } from '../kit/event';

/** Somebody whose partner is gone searches again. */
export const searchResumed = domainEvent<{ account_id: number }>('audio-pairing.search-resumed');

/** Somebody never wants to meet somebody again. The other one is not told. */
export const personBlocked = domainEvent<{ blocker_id: number; blocked_id: number }>('audio-pairing.person-blocked');
