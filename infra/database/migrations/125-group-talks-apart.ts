import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A talk in a group and a talk of one's own at the same station do not stand in each other's way.
 *
 * The index that is replaced says the same of every row that release 0.1.0 writes: it knows no talks in groups, and its
 * `ON CONFLICT DO NOTHING` names no index.
 */
export class GroupTalksApart1763700000125 implements MigrationInterface {
  readonly unusedSince = '0.1.0';

  async up(runner: QueryRunner): Promise<void> {
    // Nothing ended the talk of a round until now. A round that runs keeps the one it has.
    await runner.query(`
      UPDATE consultations c
         SET state = 'closed', closed_because = 'left', started_at = NULL, ended_at = coalesce(c.ended_at, now()), updated_at = now(), version = c.version + 1
       WHERE c.group_round IS NOT NULL AND c.state NOT IN ('submitted', 'closed')
         AND NOT EXISTS (SELECT FROM group_sessions s WHERE s.id = c.group_session_id AND s.state = 'running' AND s.round = c.group_round)`);
    // Its round stays with a talk whose group was deleted, so it never becomes one of its own.
    await runner.query(
      `CREATE UNIQUE INDEX consultations_open_own ON consultations (account_id, station_id) WHERE state NOT IN ('submitted', 'closed') AND group_round IS NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX consultations_open_in_group ON consultations (group_session_id, group_round, account_id) WHERE state NOT IN ('submitted', 'closed') AND group_round IS NOT NULL`,
    );
    await runner.query(`DROP INDEX consultations_open`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE consultations
         SET state = 'closed', closed_because = 'left', started_at = NULL, ended_at = coalesce(ended_at, now()), updated_at = now(), version = version + 1
       WHERE group_round IS NOT NULL AND state NOT IN ('submitted', 'closed')`);
    await runner.query(`DROP INDEX consultations_open_in_group, consultations_open_own`);
    await runner.query(
      `CREATE UNIQUE INDEX consultations_open ON consultations (account_id, station_id) WHERE state NOT IN ('submitted', 'closed')`,
    );
  }
}
