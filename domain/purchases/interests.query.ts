import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Product } from './products';

const ofPerson = statement<{ one: number }, [number, Product]>(
  'purchases.is-interested',
  'SELECT 1 AS one FROM purchase_interests WHERE account_id = $1 AND product = $2',
);
const counted = statement<{ product: Product; count: number }, []>(
  'purchases.count-interests',
  'SELECT product, count(*)::int AS count FROM purchase_interests GROUP BY product ORDER BY count DESC, product',
);

export const isInterested = async (read: Pick<Reader, 'sql'>, personId: number, product: Product): Promise<boolean> =>
  (await read.sql.one(ofPerson, [personId, product])) !== null;

/** How many people asked to hear of each product, the most wanted first; without those nobody asked for. */
export const countInterests = (read: Pick<Reader, 'sql'>): Promise<{ product: Product; count: number }[]> =>
  read.sql.all(counted, []);
