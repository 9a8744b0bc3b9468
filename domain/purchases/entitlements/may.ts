import type { Person } from '~/domain/accounts/person';
import { isRegistered, isSupporter, mayModerate } from '~/domain/accounts/policy';
import type { Ability } from './abilities';

/**
 * Whether a person may do what is gated. The only place that says what a role and a grant give: roles as they are in force, grants
 * as they are in force at the time of the request (`toPerson`). Guests and strangers may nothing of it.
 */
export function may(person: Person | null, ability: Ability): boolean {
  if (!isRegistered(person)) return false;
  // Moderators look after every question.
  if (ability.startsWith('pack.')) return mayModerate(person) || (person.entitlements ?? []).includes(ability);
  if (ability === 'questions.premium' && mayModerate(person)) return true;
  return isSupporter(person);
}
