import { MOST_SHOWS } from '~/domain/promotions/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { StarterPromotion } from './read-promotions';

const TEXTS =
  'title_en, title_es, body_en, body_es, link_text_en, link_text_es, place, link, languages, roles, most_shows, position';

const save = statement<{ id: number }, [string, Date]>(
  'content.save-promotions',
  `INSERT INTO promotions AS kept (${TEXTS}, content_key, published, changed_at)
   SELECT ${TEXTS}, content_key, true, $2::timestamptz FROM jsonb_populate_recordset(NULL::promotions, $1::jsonb)
   ON CONFLICT (content_key) DO UPDATE
     SET (${TEXTS}, changed_at) = (SELECT ${TEXTS.split(', ')
       .map((one) => `excluded.${one}`)
       .join(', ')}, excluded.changed_at)
     WHERE kept.revision = 1 AND (${TEXTS.split(', ')
       .map((one) => `kept.${one}`)
       .join(', ')})
       IS DISTINCT FROM (${TEXTS.split(', ')
         .map((one) => `excluded.${one}`)
         .join(', ')})
   RETURNING id`,
);

/**
 * Brings the starter promotions to what the file says. What staff have changed, sorted or deleted stays as they made it.
 *
 * @returns how many were made or changed
 */
export async function loadPromotions(tx: Transaction, promotions: readonly StarterPromotion[]): Promise<number> {
  const rows = promotions.map(({ key, title = '', body = '', link_text = '', ...one }, position) => ({
    ...one,
    content_key: key,
    most_shows: MOST_SHOWS[one.place],
    position,
    title_en: title,
    body_en: body,
    link_text_en: link_text,
    title_es: one.title_es ?? '',
    body_es: one.body_es ?? '',
    link_text_es: one.link_text_es ?? '',
  }));
  return (await tx.sql.all(save, [JSON.stringify(rows), tx.clock.now()])).length;
}
