import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Window } from './windows';

const progress = statement<{ version: number; counted_at: Date | null; rebuilt_at: Date | null }, []>(
  'statistics.progress',
  'SELECT version, counted_at, rebuilt_at FROM statistics_progress',
);

/** How far counting is. */
export async function findProgress(read: Reader) {
  const row = await read.sql.one(progress, []);
  return {
    version: row?.version ?? 0,
    counted_at: row?.counted_at?.toISOString() ?? null,
    rebuilt_at: row?.rebuilt_at?.toISOString() ?? null,
  };
}

/** The snapshot of `statistics.window`. */
export async function windowSnapshotOf(read: Reader, window: Window) {
  const { version, counted_at } = await findProgress(read);
  return { version, window, counted_at };
}
