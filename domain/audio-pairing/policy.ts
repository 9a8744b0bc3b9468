import type { Person } from '../accounts/person';
import { isRegistered } from '../accounts/policy';

/** Where somebody is in pairing is theirs alone to know. */
export const mayReadMatch = (person: Person, accountId: number): boolean =>
  isRegistered(person) && person.id === accountId;
