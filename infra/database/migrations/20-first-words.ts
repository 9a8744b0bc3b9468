import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags that stand within a word. */
const WITHIN = 'strong|em|u|s|sub|sup|mark|a';

export class FirstWords1763700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The same as `firstWords` of domain/questions/first-words.ts, with which a test compares it. No more of a stem is read
    // than the words can be in.
    await runner.query(`
      CREATE FUNCTION first_words(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT CASE WHEN length(words) <= 120 THEN words ELSE coalesce(substring(left(words, 121) FROM '^(.+) '), left(words, 120)) || '…' END
          FROM (SELECT btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
                  regexp_replace(regexp_replace(left(html, 2000), '</?(?:${WITHIN})\\y[^>]*(?:>|$)', '', 'g'), '<[^>]*(?:>|$)', ' ', 'g'),
                  '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&nbsp;', ' '), '&amp;', '&'), '[[:space:]\\u00a0]+', ' ', 'g')) AS words) AS plain
      $$`);
    // A large bank is written anew, with its indexes: longer than any request may take.
    await runner.query(`SET LOCAL statement_timeout = 0`);
    // What a question is called in lists. Kept by Postgres, whoever writes the stem: people, imports, models, the starter content.
    await runner.query(
      `ALTER TABLE questions ADD COLUMN first_words text NOT NULL GENERATED ALWAYS AS (first_words(question_text)) STORED`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE questions DROP COLUMN first_words`);
    await runner.query(`DROP FUNCTION first_words(text)`);
  }
}
