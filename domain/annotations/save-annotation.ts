import type { SentOutput } from '../kit/contract';
import { type CleanHtml, SANITISER_VERSION } from '../kit/html/clean-html';
import { NO_HTML, SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Annotated, saveAnnotation as saveCall } from './contract';
import { findAnnotation } from './find-annotation.query';
import { requireAnnotatable } from './may-annotate.query';

type Values = [number, Annotated, number, string, string, number | null, string | null, number | null, Date];

/** One statement, so that of two saves in the same instant one waits for the other and sees what it did. */
const save = statement<{ revision: number }, Values>(
  'annotations.save',
  `INSERT INTO annotations AS note (account_id, entity_type, entity_id, text, html_version, words, revision, writer, deleted, created_at, updated_at)
   VALUES ($1::int, $2, $3::int, $4, ${SANITISER_VERSION}, $5, coalesce($6::int, 1), $7::uuid, $4 = '', $9::timestamptz, $9::timestamptz)
   ON CONFLICT (account_id, entity_type, entity_id) DO UPDATE
     SET text = excluded.text, html_version = excluded.html_version, words = excluded.words, writer = excluded.writer, deleted = excluded.deleted, updated_at = excluded.updated_at,
         revision = coalesce($6::int, note.revision + 1)
     WHERE $6::int IS NULL
        OR (note.revision < $6::int AND (note.writer IS NOT DISTINCT FROM $7::uuid OR note.revision <= $8::int))
   RETURNING revision`,
);

export interface NoteToSave {
  type: Annotated;
  entity_id: number;
  /** Empty deletes the note. */
  text: CleanHtml | '';
  /** The text without its markup. */
  words: string;
  writer?: string;
  revision?: number;
  base?: number;
}

/**
 * Keeps a person's note (spec 3 §3). An older save of the same editor never replaces a newer one, and none replaces what
 * another editor wrote unknown to it: then what is kept is answered, as a conflict.
 * @throws Problem not-found `noted-thing-not-found`; not-allowed `notes-after-exam`
 */
export async function saveAnnotation(
  tx: Transaction,
  personId: number,
  note: NoteToSave,
): Promise<SentOutput<typeof saveCall>> {
  await requireAnnotatable(tx, personId, note.type, note.entity_id);
  const ordered = note.writer !== undefined && note.revision !== undefined;
  const order = ordered ? ([note.revision!, note.writer!, note.base ?? 0] as const) : ([null, null, null] as const);
  const saved = await tx.sql.one(save, [
    personId,
    note.type,
    note.entity_id,
    note.text,
    note.words,
    ...order,
    tx.clock.now(),
  ]);
  if (saved)
    return {
      deleted: note.text === '',
      text: note.text === '' ? NO_HTML : SafeHtml.clean(note.text),
      revision: saved.revision,
      conflict: false,
    };
  const kept = await findAnnotation(tx, personId, note.type, note.entity_id);
  return {
    deleted: kept.text.isEmpty,
    text: kept.text,
    revision: kept.revision,
    conflict: kept.writer !== note.writer && String(kept.text) !== note.text,
  };
}
