import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

// Only of what is shown: an old page of a withdrawn one counts nothing.
const note = statement<never, [number, Date, Language, number, number]>(
  'promotions.note',
  `INSERT INTO promotion_days AS known (promotion_id, day, language, views, clicks)
   SELECT id, ($2::timestamptz AT TIME ZONE 'UTC')::date, $3, $4::int, $5::int FROM promotions WHERE id = $1::int AND published
   ON CONFLICT (promotion_id, day, language) DO UPDATE SET views = known.views + excluded.views, clicks = known.clicks + excluded.clicks`,
);
const dismiss = statement<never, [number, number, Date]>(
  'promotions.dismiss',
  `INSERT INTO promotion_dismissals (account_id, promotion_id, dismissed_at)
   SELECT $1::int, id, $3::timestamptz FROM promotions WHERE id = $2::int ON CONFLICT DO NOTHING`,
);

/** Counts that a promotion was seen or followed, by day and language; who it was is nowhere. */
export async function noteSeen(
  tx: Transaction,
  promotionId: number,
  what: 'view' | 'click',
  language: Language,
): Promise<void> {
  await tx.sql.all(note, [promotionId, tx.clock.now(), language, Number(what === 'view'), Number(what === 'click')]);
}

/** This person is never shown it again. Of one that is gone, nothing is kept. */
export async function dismissFor(tx: Transaction, person: { id: number }, promotionId: number): Promise<void> {
  await tx.sql.all(dismiss, [person.id, promotionId, tx.clock.now()]);
}
