import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const add = statement<never, [number, string, Date]>(
  'purchases.register-interest',
  'INSERT INTO purchase_interests (account_id, product, created_at) VALUES ($1, $2, $3) ON CONFLICT (account_id, product) DO NOTHING',
);
const remove = statement<never, [number, string]>(
  'purchases.withdraw-interest',
  'DELETE FROM purchase_interests WHERE account_id = $1 AND product = $2',
);

/** Records that a person wants to hear when a product can be bought (`notifyInterested`). A second call changes nothing. */
export const registerInterest = async (tx: Transaction, person: Person, product: string): Promise<void> =>
  void (await tx.sql.all(add, [person.id, product, tx.clock.now()]));

/** Deletes the record. Without one, nothing changes. */
export const withdrawInterest = async (tx: Transaction, person: Person, product: string): Promise<void> =>
  void (await tx.sql.all(remove, [person.id, product]));
