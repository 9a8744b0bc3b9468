import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is behind a figure of a class is kept, so that the figure goes with each of them, whatever became of the work meanwhile. */
export class ClassTopicPeople1763700000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE class_topic_people (
        class_id int NOT NULL,
        topic_id int NOT NULL,
        -- of the batch: that of an earlier one says nothing
        until timestamptz NOT NULL,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        PRIMARY KEY (class_id, topic_id, until, account_id),
        FOREIGN KEY (class_id, topic_id) REFERENCES class_topics (class_id, topic_id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX class_topic_people_account ON class_topic_people (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE class_topic_people`);
  }
}
