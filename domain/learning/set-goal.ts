import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const save = statement<never, [number, number, Date]>(
  'learning.set-goal',
  `INSERT INTO learning_goals (account_id, a_day, changed_at) VALUES ($1, $2, $3)
   ON CONFLICT (account_id) DO UPDATE SET a_day = excluded.a_day, changed_at = excluded.changed_at`,
);

/** @param aDay questions, cards and stations together */
export async function setGoal(tx: Transaction, person: Person, aDay: number): Promise<void> {
  await tx.sql.all(save, [person.id, aDay, tx.clock.now()]);
}
