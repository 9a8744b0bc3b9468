import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { ImportedCard, ImportedCloze } from './imported-card';

const forget = statement<never, [number[]]>(
  'flashcards.forget-clozes',
  'DELETE FROM flashcard_clozes WHERE flashcard_id = ANY($1::int[])',
);
const save = statement<never, [string]>(
  'flashcards.save-clozes',
  `INSERT INTO flashcard_clozes (flashcard_id, revision, cloze_text, extra, occlusion)
   SELECT card.id, card.revision, one.text, one.extra, nullif(one.occlusion, 'null'::jsonb)
     FROM jsonb_to_recordset($1::jsonb) AS one (id int, text text, extra text, occlusion jsonb)
     JOIN flashcards card ON card.id = one.id
   ON CONFLICT (flashcard_id) DO NOTHING`,
);

/** Keeps what cards as they are now were made of, in place of what is kept. */
export async function saveClozes(tx: Transaction, clozes: readonly (ImportedCloze & { id: number })[]): Promise<void> {
  await tx.sql.all(forget, [clozes.map(({ id }) => id)]);
  await tx.sql.all(save, [JSON.stringify(clozes)]);
}

/**
 * Keeps what cards were made of, so that they leave as the notes that they came as.
 * @param written those whose sides are now as in the file; of the others, what is kept stays
 */
export async function importClozes(
  tx: Transaction,
  cards: readonly { id: number; card: ImportedCard }[],
  written: readonly number[],
): Promise<void> {
  if (written.length > 0) await tx.sql.all(forget, [[...written]]);
  const clozes = cards.flatMap(({ id, card: { cloze } }) => (cloze ? [{ id, ...cloze }] : []));
  if (clozes.length > 0) await tx.sql.all(save, [JSON.stringify(clozes)]);
}
