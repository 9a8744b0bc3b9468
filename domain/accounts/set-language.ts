import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Language } from './contract';
import type { Person } from './person';

const save = statement<never, [number, Language, Date]>(
  'accounts.set-language',
  'UPDATE accounts SET language = $2, updated_at = $3 WHERE id = $1',
);

/** The language in which the product speaks to a person, wherever they sign in. */
export const setLanguage = async (tx: Transaction, person: Person, language: Language): Promise<void> =>
  void (await tx.sql.all(save, [person.id, language, tx.clock.now()]));
