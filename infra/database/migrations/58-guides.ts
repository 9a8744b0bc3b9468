import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Guides1763700000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Drawings of few shapes in the colour of the text around them. Only the starter content has them; its reader checks them.
    await runner.query(`
      CREATE TABLE guide_drawings (
        name text PRIMARY KEY CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(name) <= 80),
        svg text NOT NULL CHECK (length(svg) <= 20000),
        title text NOT NULL,
        title_es text NOT NULL,
        -- what it shows, for those who do not see it
        description text NOT NULL,
        description_es text NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE notebook_sections
        -- read by everybody, whole
        ADD COLUMN free boolean NOT NULL DEFAULT false,
        ADD COLUMN drawing text REFERENCES guide_drawings (name)`);
    await runner.query(
      `CREATE INDEX notebook_sections_of_drawing ON notebook_sections (drawing) WHERE drawing IS NOT NULL`,
    );
    await runner.query(`
      ALTER TABLE guides
        ADD COLUMN description text NOT NULL DEFAULT '' CHECK (length(description) <= 300),
        ADD COLUMN description_es text NOT NULL DEFAULT '' CHECK (length(description_es) <= 300),
        -- of the starter content; null for a guide that somebody has taken over
        ADD COLUMN content_hash text`);
    await runner.query(`
      CREATE TABLE guide_topics (
        guide_id int NOT NULL REFERENCES guides (id) ON DELETE CASCADE,
        topic_id int NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
        PRIMARY KEY (guide_id, topic_id)
      )`);
    await runner.query(`CREATE INDEX guide_topics_of_topic ON guide_topics (topic_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE guide_topics');
    await runner.query(
      'ALTER TABLE guides DROP COLUMN description, DROP COLUMN description_es, DROP COLUMN content_hash',
    );
    await runner.query('ALTER TABLE notebook_sections DROP COLUMN free, DROP COLUMN drawing');
    await runner.query('DROP TABLE guide_drawings');
  }
}
