import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BrowserErrors1763700000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE browser_errors (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        fingerprint text NOT NULL UNIQUE CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        message text NOT NULL CHECK (length(message) <= 300),
        component text CHECK (length(component) BETWEEN 1 AND 60),
        route text NOT NULL CHECK (length(route) BETWEEN 1 AND 151),
        build text NOT NULL CHECK (length(build) BETWEEN 1 AND 60),
        browser text NOT NULL CHECK (length(browser) BETWEEN 1 AND 25),
        stack text[] NOT NULL CHECK (cardinality(stack) <= 12),
        count int NOT NULL CHECK (count > 0),
        first_seen timestamptz NOT NULL,
        last_seen timestamptz NOT NULL,
        CHECK (first_seen <= last_seen)
      )`);
    await runner.query(`CREATE INDEX browser_errors_last_seen ON browser_errors (last_seen DESC, id DESC)`);
    await runner.query(
      `CREATE TABLE browser_error_minutes (minute timestamptz PRIMARY KEY, count int NOT NULL CHECK (count > 0))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE browser_error_minutes`);
    await runner.query(`DROP TABLE browser_errors`);
  }
}
