import type { Person } from '../accounts/person';
import { notAllowed } from '../errors';

/** Outside a group stations are for people with an account; a guest takes part in a group only. */
export const mayPractiseAlone = (person: Person): boolean => !person.guest;
export const mayBookmark = mayPractiseAlone;
export const mayVote = mayPractiseAlone;

export const guestsOnlyInGroup = () => notAllowed('guests-only-in-group', 'Guests take part in their group only. Register to do more; what you did is kept.');
