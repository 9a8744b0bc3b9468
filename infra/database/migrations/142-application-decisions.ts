import type { MigrationInterface, QueryRunner } from 'typeorm';

const kindsAre = (kinds: readonly string[]) => `
  ALTER TABLE moderated_proposals
    DROP CONSTRAINT moderated_proposals_kind_check,
    ADD CONSTRAINT moderated_proposals_kind_check CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** Decisions on applications are kept as those on proposals are: who read how long, what was decided, and what was undone. */
export class ApplicationDecisions1763700000142 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(kindsAre(['question', 'flashcard', 'text', 'application']));
    const decided = `FROM author_applications WHERE state IN ('accepted', 'refused')`;
    await runner.query(`INSERT INTO moderated_proposals (kind, entity_id) SELECT 'application', id ${decided}`);
    await runner.query(`
      INSERT INTO proposal_decisions (kind, entity_id, act, account_id, reason, revision, created_at)
      SELECT 'application', id, CASE state WHEN 'accepted' THEN 'publish' ELSE 'send_back' END, decided_by, reason,
             CASE state WHEN 'accepted' THEN revision END, decided_at ${decided} ORDER BY decided_at, id`);
    // The reason is about the person who asked: it goes with them.
    await runner.query(`
      CREATE FUNCTION forget_application_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM moderated_proposals WHERE kind = 'application' AND entity_id = OLD.id;
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER author_applications_gone AFTER DELETE ON author_applications FOR EACH ROW EXECUTE FUNCTION forget_application_decisions()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER author_applications_gone ON author_applications`);
    await runner.query(`DROP FUNCTION forget_application_decisions()`);
    await runner.query(`DELETE FROM moderated_proposals WHERE kind = 'application'`);
    await runner.query(kindsAre(['question', 'flashcard', 'text']));
  }
}
