import type { Language } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const ofPerson = statement<{ one: number }, [number, string]>(
  'purchases.is-interested',
  'SELECT 1 AS one FROM purchase_interests WHERE account_id = $1 AND product = $2',
);
const counted = statement<{ product: string; name: string; count: number }, [Language]>(
  'purchases.count-interests',
  `SELECT interest.product, coalesce(CASE $1 WHEN 'es' THEN product.name_es ELSE product.name END, interest.product) AS name, count(*)::int AS count
     FROM purchase_interests interest LEFT JOIN products product ON product.slug = interest.product
    GROUP BY interest.product, product.slug ORDER BY count DESC, interest.product`,
);

export const isInterested = async (read: Pick<Reader, 'sql'>, personId: number, product: string): Promise<boolean> =>
  (await read.sql.one(ofPerson, [personId, product])) !== null;

/** How many people asked to hear of each product, the most wanted first; without those nobody asked for. */
export const countInterests = (
  read: Pick<Reader, 'sql'>,
  language: Language,
): Promise<{ product: string; name: string; count: number }[]> => read.sql.all(counted, [language]);
