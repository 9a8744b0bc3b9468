import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { notifyEditors } from './authoring/editing';

/** What a hidden station was before: an ISO 8601 instant, empty for a personal station. */
export interface HeldStation {
  published_at?: string;
}

const lock = statement<{ published_at: Date | null }, [number]>(
  'stations.lock-to-hide',
  'SELECT published_at FROM stations WHERE id = $1::int AND deleted_at IS NULL FOR NO KEY UPDATE',
);
// A published station is personal while it is hidden, so that its owner can mend it; a personal one is deleted as long. The starter content leaves it alone.
const hide = statement<never, [number, Date]>(
  'stations.hide',
  `UPDATE stations SET deleted_at = CASE WHEN published_at IS NULL THEN $2::timestamptz END, published_at = NULL, hidden_at = $2::timestamptz, content_hash = NULL,
          updated_at = $2::timestamptz WHERE id = $1::int`,
);
const show = statement<never, [number, string, Date]>(
  'stations.show-again',
  `UPDATE stations SET published_at = nullif($2, '')::timestamptz, deleted_at = NULL, hidden_at = NULL, updated_at = $3::timestamptz WHERE id = $1::int AND hidden_at IS NOT NULL`,
);
const remove = statement<never, [number, Date]>(
  'stations.take-down',
  'UPDATE stations SET deleted_at = $2::timestamptz WHERE id = $1::int AND hidden_at IS NOT NULL',
);
const putBack = statement<never, [number]>(
  'stations.put-back',
  'UPDATE stations SET deleted_at = NULL WHERE id = $1::int AND hidden_at IS NOT NULL',
);

/** Takes a station out of every list until a moderator shows it again. Rounds that have begun go on. */
export async function hideStation(tx: Transaction, stationId: number): Promise<HeldStation> {
  const station = await tx.sql.one(lock, [stationId]);
  await tx.sql.all(hide, [stationId, tx.clock.now()]);
  await notifyEditors(tx, stationId);
  return { published_at: station?.published_at?.toISOString() ?? '' };
}

/** Puts a hidden station back where it was. */
export async function showStation(tx: Transaction, stationId: number, held: HeldStation): Promise<void> {
  await tx.sql.all(show, [stationId, held.published_at ?? '', tx.clock.now()]);
  await notifyEditors(tx, stationId);
}

/** Also its owner has a hidden station no more. */
export async function takeDownStation(tx: Transaction, stationId: number): Promise<void> {
  await tx.sql.all(remove, [stationId, tx.clock.now()]);
  await notifyEditors(tx, stationId);
}

/** A station that was taken down is hidden again. */
export async function putBackStation(tx: Transaction, stationId: number, held: HeldStation): Promise<void> {
  if (held.published_at) await tx.sql.all(putBack, [stationId]);
}
