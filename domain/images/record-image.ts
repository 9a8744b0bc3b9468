import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { StoredImage } from './image-store';

const record = statement<never, [string, number, number, number, number, Date]>(
  'images.record',
  'INSERT INTO images (key, account_id, width, height, bytes, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (key) DO NOTHING',
);

/** Writes down a picture whose file is in the store; one that was sent before stays that of who sent it first. */
export async function recordImage(tx: Transaction, personId: number, image: StoredImage): Promise<void> {
  await tx.sql.all(record, [image.key, personId, image.width, image.height, image.bytes.length, tx.clock.now()]);
}
