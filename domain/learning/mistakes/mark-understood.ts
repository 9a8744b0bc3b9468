import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { openPacks } from '~/domain/questions/practisable';
import { MISTAKES } from './all';
import type { MistakeKind, mistakesPage } from './contract';

type Values = [person: number, open: readonly string[], kind: MistakeKind, thing: number, now: Date];
// A device may have reviewed a card with a clock that is ahead of ours.
const mark = statement<never, Values>(
  'learning.mark-understood',
  `INSERT INTO learning_understood (account_id, kind, thing_id, at)
   SELECT $1::int, one.kind, one.id, greatest(one.at, $5::timestamptz) FROM ${MISTAKES} one WHERE one.kind = $3::text AND one.id = $4::int LIMIT 1
   ON CONFLICT (account_id, kind, thing_id) DO UPDATE SET at = excluded.at`,
);
const unmark = statement<never, [number, MistakeKind, number]>(
  'learning.unmark-understood',
  'DELETE FROM learning_understood WHERE account_id = $1 AND kind = $2 AND thing_id = $3',
);

/** Takes a mistake off a person's list, or puts it back. Of what is no mistake of theirs nothing is kept. */
export async function markUnderstood(
  tx: Transaction,
  person: Person,
  { kind, id, understood }: Parsed<typeof mistakesPage.actions.understand>,
): Promise<void> {
  if (understood) await tx.sql.all(mark, [person.id, openPacks(person), kind, id, tx.clock.now()]);
  else await tx.sql.all(unmark, [person.id, kind, id]);
}
