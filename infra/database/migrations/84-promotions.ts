import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEXT = (name: string, most: number) =>
  ['en', 'es']
    .map((language) => `${name}_${language} text NOT NULL DEFAULT '' CHECK (length(${name}_${language}) <= ${most})`)
    .join(',\n        ');
const WRITTEN = (language: string) =>
  `'${language}' <> ALL (languages) OR (title_${language} <> '' AND body_${language} <> '' AND link_text_${language} <> '')`;

/** What staff write to tell people what there is. */
export class Promotions1763700000084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE promotions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        place text NOT NULL CHECK (place IN ('carousel', 'slide-in')),
        ${TEXT('title', 80)},
        ${TEXT('body', 240)},
        ${TEXT('link_text', 40)},
        link text NOT NULL DEFAULT '' CHECK (link ~ '^(/([^/].*)?)?$' AND length(link) <= 300),
        -- of the OSCE station bank; Spanish users are shown nothing else
        osce_bank boolean NOT NULL GENERATED ALWAYS AS (link ~ '^/(insights/)?(osce|ecoe)-stations/') STORED,
        -- the key of a picture; empty without one
        picture text NOT NULL DEFAULT '' CHECK (picture ~ '^([a-z0-9]{16,64}[.](png|jpg|webp))?$'),
        languages text[] NOT NULL DEFAULT '{}' CHECK (languages <@ ARRAY['en', 'es']),
        -- empty for everybody, as are countries
        roles text[] NOT NULL DEFAULT '{}' CHECK (roles <@ ARRAY['visitor', 'learner', 'supporter', 'author', 'moderator', 'staff']),
        countries text[] NOT NULL DEFAULT '{}',
        starts_at timestamptz,
        ends_at timestamptz,
        most_shows smallint NOT NULL DEFAULT 3 CHECK (most_shows BETWEEN 1 AND 50),
        every_hours smallint NOT NULL DEFAULT 24 CHECK (every_hours BETWEEN 1 AND 720),
        position int NOT NULL DEFAULT 0 CHECK (position >= 0),
        published boolean NOT NULL DEFAULT false,
        revision int NOT NULL DEFAULT 1 CHECK (revision > 0),
        submission_id uuid UNIQUE,
        -- of the starter content; what staff have changed is theirs
        content_key text UNIQUE,
        -- of the starter content, deleted by staff: it does not come back
        removed_at timestamptz,
        changed_by int REFERENCES accounts (id) ON DELETE SET NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT promotions_fit_to_publish CHECK (NOT published OR (removed_at IS NULL AND 
          cardinality(languages) > 0 AND link <> '' AND (${WRITTEN('en')}) AND (${WRITTEN('es')})
          AND ('es' <> ALL (languages) OR link ~ '^/(insights/)?(osce|ecoe)-stations/')
          AND (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at)))
      )`);
    await runner.query(`CREATE INDEX promotions_shown ON promotions (position, id) WHERE published`);
    await runner.query(`CREATE INDEX promotions_changed_by ON promotions (changed_by) WHERE changed_by IS NOT NULL`);
    await runner.query(`
      CREATE TABLE promotion_dismissals (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        promotion_id int NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
        dismissed_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, promotion_id)
      )`);
    await runner.query(`CREATE INDEX promotion_dismissals_of ON promotion_dismissals (promotion_id)`);
    // How often each was seen and followed: nothing of who it was.
    await runner.query(`
      CREATE TABLE promotion_days (
        promotion_id int NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
        day date NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'es')),
        views int NOT NULL CHECK (views >= 0),
        clicks int NOT NULL CHECK (clicks >= 0),
        PRIMARY KEY (promotion_id, day, language)
      ) WITH (fillfactor = 70)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE promotion_days, promotion_dismissals, promotions`);
  }
}
