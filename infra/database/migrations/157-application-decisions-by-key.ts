import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was decided on an application goes with it by a foreign key, no longer by a trigger: the reason is about the person who asked. */
export class ApplicationDecisionsByKey1763700000157 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER author_applications_gone ON author_applications');
    await runner.query('DROP FUNCTION forget_application_decisions');
    // A reader who closed the page of an application that was gone left a row behind.
    await runner.query(
      `DELETE FROM moderated_proposals WHERE kind = 'application' AND entity_id NOT IN (SELECT id FROM author_applications)`,
    );
    await runner.query(`
      ALTER TABLE moderated_proposals
        ADD COLUMN application_id int GENERATED ALWAYS AS (CASE kind WHEN 'application' THEN entity_id END) STORED
          REFERENCES author_applications (id) ON DELETE CASCADE`);
    await runner.query(
      'CREATE INDEX moderated_proposals_application ON moderated_proposals (application_id) WHERE application_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE moderated_proposals DROP COLUMN application_id');
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
}
