import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Annotated } from './contract';

/** Characters that a note may have in the database; two that are joined may be as long as that. */
const STORED_MAX = 40_000;

type Move = [Annotated, from: number, into: number, Date];
// Somebody may have a note on both: what they wrote last comes last. A note that would be too long stays where it is, in the list of notes.
const join = statement<never, Move>(
  'annotations.join-notes',
  `WITH joined AS (
     UPDATE annotations note
        SET text = note.text || moved.text, words = trim(note.words || ' ' || moved.words), html_version = least(note.html_version, moved.html_version),
            revision = note.revision + 1, writer = NULL, deleted = false, updated_at = $4::timestamptz
       FROM annotations moved
      WHERE moved.entity_type = $1 AND moved.entity_id = $2::int AND NOT moved.deleted
        AND note.account_id = moved.account_id AND note.entity_type = $1 AND note.entity_id = $3::int
        AND length(note.text) + length(moved.text) <= ${STORED_MAX} AND length(note.words) + length(moved.words) < ${STORED_MAX}
      RETURNING moved.id)
   DELETE FROM annotations WHERE id IN (SELECT id FROM joined)`,
);
const move = statement<never, Move>(
  'annotations.move-notes',
  `UPDATE annotations moved SET entity_id = $3::int, revision = revision + 1, writer = NULL, updated_at = $4::timestamptz
    WHERE entity_type = $1 AND entity_id = $2::int AND NOT deleted
      AND NOT EXISTS (SELECT FROM annotations note WHERE note.account_id = moved.account_id AND note.entity_type = $1 AND note.entity_id = $3::int)`,
);

/** Everybody's notes on a thing that became part of another one are notes on that one. */
export async function moveNotes(tx: Transaction, type: Annotated, from: number, into: number): Promise<void> {
  const values = [type, from, into, tx.clock.now()] as const;
  await tx.sql.all(join, [...values]);
  await tx.sql.all(move, [...values]);
}
