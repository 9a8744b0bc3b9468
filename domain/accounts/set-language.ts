import type { EntityTransaction } from '../kit/transaction';
import { Account } from './account.entity';
import type { Language } from './contract';
import type { Person } from './person';

/** The language in which the product speaks to a person, wherever they sign in. */
export async function setLanguage(tx: EntityTransaction, person: Person, language: Language): Promise<void> {
  await tx.em.update(Account, { id: person.id }, { language, updated_at: tx.clock.now() });
}
