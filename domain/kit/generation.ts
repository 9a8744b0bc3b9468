/** What is written for people while they wait, such as the questions of a quiz: in the order of a queue, one worker for each. */
import { statement } from './statement';
import type { Transaction } from './transaction';

interface WrittenThings {
  /** The room, for the names of the statements. */
  room: string;
  /** With `state`, which is `generating` while it waits or is written, `queued_at`, `writing_since` and `version`. */
  table: string;
  /** Publishes how far the writing of one is. */
  publish: (tx: Transaction, id: number) => void;
}

export function writingQueue({ room, table, publish }: WrittenThings) {
  const begin = statement<{ begun_now: boolean }, [number, Date]>(
    `${room}.begin-writing`,
    `UPDATE ${table} thing SET writing_since = coalesce(thing.writing_since, $2::timestamptz), version = thing.version + (thing.writing_since IS NULL)::int
       FROM (SELECT id, writing_since FROM ${table} WHERE id = $1::int FOR NO KEY UPDATE) before
      WHERE thing.id = before.id AND thing.state = 'generating' RETURNING before.writing_since IS NULL AS begun_now`,
  );
  // Several are locked in the order of the queue, to prevent deadlocks.
  const moveUp = statement<{ id: number }, [number]>(
    `${room}.move-up`,
    `WITH behind AS (
       SELECT later.id FROM ${table} later, ${table} gone
        WHERE gone.id = $1::int AND later.state = 'generating' AND later.writing_since IS NULL AND (later.queued_at, later.id) > (gone.queued_at, gone.id)
        ORDER BY later.queued_at, later.id FOR NO KEY UPDATE OF later)
     UPDATE ${table} SET version = version + 1 FROM behind WHERE ${table}.id = behind.id RETURNING ${table}.id`,
  );

  /** Those behind one see their new place. As many as may wait at most; all are read in one go. */
  async function moveUpBehind(tx: Transaction, id: number): Promise<void> {
    for (const behind of await tx.sql.all(moveUp, [id])) publish(tx, behind.id);
  }

  return {
    moveUpBehind,
    /**
     * A worker begins to write, or continues after another was killed.
     * @returns whether there is anything to write
     */
    async begin(tx: Transaction, id: number): Promise<boolean> {
      const found = await tx.sql.one(begin, [id, tx.clock.now()]);
      if (found?.begun_now) {
        publish(tx, id);
        await moveUpBehind(tx, id);
      }
      return found !== null;
    },
  };
}
