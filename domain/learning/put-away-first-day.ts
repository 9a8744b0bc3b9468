import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const save = statement<never, [number, Date]>(
  'learning.put-away-first-day',
  'INSERT INTO learning_first_days (account_id, put_away_at) VALUES ($1, $2) ON CONFLICT (account_id) DO NOTHING',
);

export async function putAwayFirstDay(tx: Transaction, person: Person): Promise<void> {
  await tx.sql.all(save, [person.id, tx.clock.now()]);
}
