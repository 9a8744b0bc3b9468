import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notebook1763700000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Step-by-step texts of clinical skills. Like topics, they consist of sections.
    await runner.query(`
      CREATE TABLE guides (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
        specialty_id smallint NOT NULL CHECK (specialty_id BETWEEN 1 AND 99),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
        name_es text NOT NULL CHECK (length(name_es) BETWEEN 1 AND 120),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE guide_stations (
        guide_id int NOT NULL REFERENCES guides (id) ON DELETE CASCADE,
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        PRIMARY KEY (guide_id, station_id)
      )`);
    await runner.query(`CREATE INDEX guide_stations_of_station ON guide_stations (station_id)`);
    // What readers see: the published text. Texts that were published before are in notebook_revisions.
    await runner.query(`
      CREATE TABLE notebook_sections (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        topic_id int REFERENCES topics (id),
        guide_id int REFERENCES guides (id),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        -- the same in both languages, and the anchor on the page
        key text NOT NULL CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 80),
        position smallint NOT NULL,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
        focus_id smallint NOT NULL CHECK (focus_id BETWEEN 1 AND 99),
        section_colour text NOT NULL,
        section_icon text NOT NULL,
        text text NOT NULL,
        html_version smallint NOT NULL DEFAULT 0,
        sources jsonb NOT NULL DEFAULT '[]',
        revision int NOT NULL DEFAULT 1,
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        -- the second person; nobody for the starter content
        checked_by int REFERENCES accounts (id) ON DELETE SET NULL,
        checked_on date NOT NULL,
        content_hash text,
        published_at timestamptz NOT NULL,
        retired_at timestamptz,
        CHECK (num_nonnulls(topic_id, guide_id) = 1),
        CONSTRAINT notebook_sections_second_person CHECK (checked_by <> author_id)
      )`);
    for (const page of ['topic', 'guide'])
      await runner.query(
        `CREATE UNIQUE INDEX notebook_sections_of_${page} ON notebook_sections (${page}_id, language, key) WHERE ${page}_id IS NOT NULL`,
      );
    for (const person of ['author_id', 'checked_by'])
      await runner.query(
        `CREATE INDEX notebook_sections_by_${person} ON notebook_sections (${person}) WHERE ${person} IS NOT NULL`,
      );
    await runner.query(`
      CREATE TABLE notebook_revisions (
        section_id int NOT NULL REFERENCES notebook_sections (id) ON DELETE CASCADE,
        revision int NOT NULL,
        body jsonb NOT NULL,
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        checked_by int REFERENCES accounts (id) ON DELETE SET NULL,
        checked_on date NOT NULL,
        published_at timestamptz NOT NULL,
        PRIMARY KEY (section_id, revision)
      )`);
    for (const person of ['author_id', 'checked_by'])
      await runner.query(
        `CREATE INDEX notebook_revisions_by_${person} ON notebook_revisions (${person}) WHERE ${person} IS NOT NULL`,
      );
    // A text that somebody writes. While it is open, its author has no other one of the same section.
    await runner.query(`
      CREATE TABLE notebook_proposals (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- none for a new section
        section_id int REFERENCES notebook_sections (id),
        topic_id int REFERENCES topics (id),
        guide_id int REFERENCES guides (id),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        state text NOT NULL CHECK (state IN ('draft', 'proposed', 'returned', 'published', 'discarded')),
        -- the published text that it was begun on
        base_revision int,
        body jsonb NOT NULL,
        -- grows with every save
        version int NOT NULL DEFAULT 1,
        submission_id uuid NOT NULL,
        reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 2000),
        decided_by int REFERENCES accounts (id) ON DELETE SET NULL,
        saved_at timestamptz NOT NULL,
        proposed_at timestamptz,
        decided_at timestamptz,
        CHECK (num_nonnulls(topic_id, guide_id) = 1),
        CHECK ((section_id IS NULL) = (base_revision IS NULL)),
        CONSTRAINT notebook_proposals_second_person CHECK (decided_by <> author_id),
        UNIQUE (author_id, submission_id)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX notebook_proposals_open ON notebook_proposals (author_id, section_id) WHERE state IN ('draft', 'proposed', 'returned')`,
    );
    await runner.query(
      `CREATE INDEX notebook_proposals_waiting ON notebook_proposals (proposed_at, id) WHERE state = 'proposed'`,
    );
    await runner.query(`CREATE INDEX notebook_proposals_of_author ON notebook_proposals (author_id, saved_at DESC)`);
    await runner.query(
      `CREATE INDEX notebook_proposals_by_decided_by ON notebook_proposals (decided_by) WHERE decided_by IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX notebook_proposals_of_section ON notebook_proposals (section_id)`);
    await runner.query(`
      CREATE TABLE section_bookmarks (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        section_id int NOT NULL REFERENCES notebook_sections (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, section_id)
      )`);
    await runner.query(`CREATE INDEX section_bookmarks_of_section ON section_bookmarks (section_id)`);
    // Which topics a person has read to the end, for the progress on the first page.
    await runner.query(`
      CREATE TABLE section_readings (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        section_id int NOT NULL REFERENCES notebook_sections (id) ON DELETE CASCADE,
        -- the text that was read
        revision int NOT NULL,
        read_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, section_id)
      )`);
    await runner.query(`CREATE INDEX section_readings_of_section ON section_readings (section_id)`);
    // Addresses that topics had before they were renamed or merged.
    await runner.query(`
      CREATE TABLE topic_addresses (
        slug text PRIMARY KEY,
        topic_id int NOT NULL REFERENCES topics (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX topic_addresses_of_topic ON topic_addresses (topic_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'topic_addresses',
      'section_readings',
      'section_bookmarks',
      'notebook_proposals',
      'notebook_revisions',
      'notebook_sections',
      'guide_stations',
      'guides',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
