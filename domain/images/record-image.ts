import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { StoredFile, StoredImage } from './image-store';

const record = statement<never, [string, number, number | null, number | null, boolean, number, Date]>(
  'images.record',
  'INSERT INTO images (key, account_id, width, height, sound, bytes, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING',
);

/** Writes down a picture or a sound whose file is in the store; one that was sent before stays that of who sent it first. */
export async function recordImage(tx: Transaction, personId: number, file: StoredFile | StoredImage): Promise<void> {
  const size = 'width' in file ? ([file.width, file.height, false] as const) : ([null, null, true] as const);
  await tx.sql.all(record, [file.key, personId, ...size, file.bytes.length, tx.clock.now()]);
}
