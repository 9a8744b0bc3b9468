import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { PromotionRow } from './contract';

type Row = Omit<PromotionRow, 'starts_at' | 'ends_at' | 'changed_at'> & {
  starts_at: Date | null;
  ends_at: Date | null;
  changed_at: Date;
};

export const COLUMNS = `p.place, p.title_en, p.title_es, p.body_en, p.body_es, p.link_text_en, p.link_text_es, p.link, p.picture,
  p.languages, p.roles, p.countries, p.starts_at, p.ends_at, p.most_shows, p.every_hours`;

const all = statement<Row, [Date]>(
  'promotions.all',
  `SELECT p.id, p.revision, p.published, p.changed_at, ${COLUMNS}, days.views, days.clicks, days.views_lately, days.clicks_lately
     FROM promotions p
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(d.views), 0)::int AS views, coalesce(sum(d.clicks), 0)::int AS clicks,
             coalesce(sum(d.views) FILTER (WHERE d.day > ($1::timestamptz AT TIME ZONE 'UTC')::date - 30), 0)::int AS views_lately,
             coalesce(sum(d.clicks) FILTER (WHERE d.day > ($1::timestamptz AT TIME ZONE 'UTC')::date - 30), 0)::int AS clicks_lately
        FROM promotion_days d WHERE d.promotion_id = p.id) days
   WHERE p.removed_at IS NULL ORDER BY p.position, p.id`,
);

/** Every promotion in its order, with how often it was seen and followed. */
export async function listPromotions(read: Reader): Promise<PromotionRow[]> {
  const rows = await read.sql.all(all, [read.clock.now()]);
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
  }));
}
