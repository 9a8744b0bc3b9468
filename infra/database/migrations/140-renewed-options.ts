import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Questions whose documents one statement rewrites: about half a second of work. */
export const RENEWED_AT_ONCE = 500;

/**
 * Writes the options of the questions that are there already into what is found of them (112). Each statement is committed by itself:
 * with 100,000 questions in one transaction, authors who save one of them would wait for minutes. A run that was cut off begins anew,
 * and leaves what is written.
 */
export class RenewedOptions1763700000140 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: number | null = 0; last !== null;) {
      const [row] = (await runner.query(
        `SELECT max(id) AS last, array_agg(id) AS ids
           FROM (SELECT id FROM questions WHERE id > $1::int ORDER BY id LIMIT ${RENEWED_AT_ONCE}) batch`,
        [last],
      )) as [{ last: number | null; ids: number[] | null }];
      if (row.ids)
        await runner.query(
          `UPDATE search_documents document SET body = found.body FROM searched found
            WHERE document.kind = 'explanation' AND document.entity_id = ANY ($1::int[])
              AND found.kind = 'explanation' AND found.entity_id = ANY ($1::int[])
              AND found.entity_id = document.entity_id AND found.language = document.language AND document.body IS DISTINCT FROM found.body`,
          [row.ids],
        );
      last = row.last;
    }
  }

  /** The migration before takes the options out again. */
  async down(): Promise<void> {}
}
