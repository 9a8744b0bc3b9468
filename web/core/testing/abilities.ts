import { personAbilities } from '~/domain/accounts/policy';
import { abilitiesOf } from '~/domain/kit/abilities';
import type { Person, Session } from '../session';

/** What the gateway would say of this person. */
export const abilitiesFor = (person: Person | null): Session['abilities'] =>
  abilitiesOf(personAbilities, person && { ...person, language: 'en' }, null);
