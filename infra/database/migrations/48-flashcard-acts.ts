import type { MigrationInterface, QueryRunner } from 'typeorm';

const REPORTS = `'question_report', 'notebook_report', 'station_report', 'guide_report', 'virtual_patient_report'`;
const ACTS = `${REPORTS}, 'pairing_report'`;

export class FlashcardActs1763700000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE flashcard_votes (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        flashcard_id int NOT NULL REFERENCES flashcards (id),
        vote smallint NOT NULL CHECK (vote IN (-1, 1)),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, flashcard_id)
      )`);
    await runner.query(`CREATE INDEX flashcard_votes_of_card ON flashcard_votes (flashcard_id) INCLUDE (vote)`);
    await runner.query(`
      CREATE TABLE flashcard_notes (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        flashcard_id int NOT NULL REFERENCES flashcards (id),
        note text NOT NULL CHECK (length(note) BETWEEN 1 AND 4000),
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, flashcard_id)
      )`);
    await runner.query(`CREATE INDEX flashcard_notes_of_card ON flashcard_notes (flashcard_id)`);
    // Of packs: whether a clinician has checked all its cards.
    await runner.query(`ALTER TABLE decks ADD COLUMN reviewed_by_clinician boolean NOT NULL DEFAULT false`);
    await runner.query(
      `CREATE INDEX flashcard_quizzes_unfinished ON flashcard_quizzes (account_id, id DESC) WHERE finished_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX flashcard_bookmarks_newest ON flashcard_bookmarks (account_id, created_at DESC, flashcard_id DESC)`,
    );
    // Somebody who reviews has hundreds of rows, and most people have none. Told the average, PostgreSQL would look for each
    // card through all rows of the person.
    for (const table of ['flashcard_states', 'flashcard_bookmarks', 'flashcard_reviews'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN account_id SET (n_distinct = -0.005)`);
    await this.kinds(runner, `${REPORTS}, 'flashcard_report'`, `${ACTS}, 'flashcard_report'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM report_acts WHERE kind = 'flashcard_report'`);
    await runner.query(`DELETE FROM reports WHERE kind = 'flashcard_report'`);
    await this.kinds(runner, REPORTS, ACTS);
    for (const table of ['flashcard_states', 'flashcard_bookmarks', 'flashcard_reviews'])
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN account_id RESET (n_distinct)`);
    await runner.query(`DROP INDEX flashcard_bookmarks_newest, flashcard_quizzes_unfinished`);
    await runner.query(`ALTER TABLE decks DROP COLUMN reviewed_by_clinician`);
    await runner.query(`DROP TABLE flashcard_notes, flashcard_votes`);
  }

  private async kinds(runner: QueryRunner, reports: string, acts: string): Promise<void> {
    await runner.query(
      `ALTER TABLE reports DROP CONSTRAINT reports_kind_check, ADD CONSTRAINT reports_kind_check CHECK (kind IN (${reports}))`,
    );
    await runner.query(
      `ALTER TABLE report_acts DROP CONSTRAINT report_acts_kind_check, ADD CONSTRAINT report_acts_kind_check CHECK (kind IN (${acts}))`,
    );
  }
}
