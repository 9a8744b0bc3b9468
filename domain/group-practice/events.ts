/** What happens in a group that other rooms follow (`../kit/event.ts`). Every command on a group announces what it did. */
import { domainEvent } from '../kit/event';

interface Group {
  pin: string;
  /** Whether the group runs a circuit, so that followers need not look it up. */
  circuit_run: boolean;
}

/** Something that the members see has changed. */
export const groupChanged = domainEvent<Group>('group-practice.changed');

/** Somebody joined, or came back after leaving. A follower that throws a `Problem` keeps them out. */
export const memberJoined = domainEvent<Group & { account_id: number }>('group-practice.member-joined');

/** Somebody left or was removed. */
export const memberLeft = domainEvent<Group & { account_id: number }>('group-practice.member-left');

/** Somebody is here or away. Announced also if that was known: a pair waits for the first sign of each partner. */
export const presenceSeen = domainEvent<{ pin: string }>('group-practice.presence-seen');

/** The examiner submitted the marks of the round. */
export const roundSubmitted = domainEvent<Group>('group-practice.round-submitted');

/** The session is over. `ended_by` is null if no member ended it. */
export const sessionEnded = domainEvent<Group & { ended_by: number | null }>('group-practice.session-ended');
