import type { Person } from '../accounts/person';
import { isRegistered } from '../accounts/policy';

/** Only the person may know the state of their pairing. */
export const mayReadMatch = (person: Person, accountId: number): boolean =>
  isRegistered(person) && person.id === accountId;
