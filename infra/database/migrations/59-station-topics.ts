import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StationTopics1763700000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What of the notebook a station is about.
    await runner.query(`
      CREATE TABLE station_topics (
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        topic_id int NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
        PRIMARY KEY (station_id, topic_id)
      )`);
    await runner.query(`CREATE INDEX station_topics_of_topic ON station_topics (topic_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE station_topics');
  }
}
