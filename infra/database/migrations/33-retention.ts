import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that refer to accounts, by which Postgres could otherwise follow a deletion only by reading whole tables. */
const REFERENCES: readonly [table: string, column: string][] = [
  ['group_members', 'account_id'],
  ['group_sessions', 'host_id'],
  ['station_votes', 'account_id'],
  ['station_feedback', 'requested_by'],
  ['station_revisions', 'replaced_by'],
  ['station_editors', 'account_id'],
  ['question_events', 'account_id'],
  ['question_revisions', 'replaced_by'],
  ['questions', 'custom_author_id'],
  ['reports', 'account_id'],
  ['reports', 'resolved_by'],
  ['pairing_reports', 'reporter_id'],
  ['pairing_reports', 'resolved_by'],
  ['ops_audit', 'account_id'],
];

/** What the job that deletes what is over looks for, and what a deletion has to follow. */
export class Retention1763700000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    await runner.query(`CREATE INDEX accounts_guests ON accounts (created_at) WHERE guest`);
    await runner.query(`CREATE INDEX notifications_read ON notifications (read_at) WHERE read_at IS NOT NULL`);
    await runner.query(`CREATE INDEX group_sessions_expired ON group_sessions (expires_at)`);
    for (const [table, column] of REFERENCES)
      await runner.query(`CREATE INDEX ${table}_by_${column} ON ${table} (${column}) WHERE ${column} IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of REFERENCES) await runner.query(`DROP INDEX ${table}_by_${column}`);
    await runner.query(`DROP INDEX group_sessions_expired, notifications_read, accounts_guests`);
  }
}
