import type { MigrationInterface, QueryRunner } from 'typeorm';

/** References to accounts that came after `33-retention.ts` was written: a deletion follows them by an index. */
const REFERENCES: readonly [table: string, column: string][] = [['report_acts', 'account_id']];

export class FollowedReferences1763700000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    for (const [table, column] of REFERENCES)
      await runner.query(`CREATE INDEX ${table}_by_${column} ON ${table} (${column}) WHERE ${column} IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of REFERENCES) await runner.query(`DROP INDEX ${table}_by_${column}`);
  }
}
