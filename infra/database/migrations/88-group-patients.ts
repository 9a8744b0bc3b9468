import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GroupPatients1763700000088 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The talk of a group's candidate where the virtual patient plays the missing role.
    await runner.query(`
      ALTER TABLE consultations
        ADD COLUMN group_session_id int REFERENCES group_sessions (id) ON DELETE SET NULL,
        ADD COLUMN group_round int CHECK (group_round > 0)`);
    await runner.query(
      `CREATE INDEX consultations_group ON consultations (group_session_id, group_round) WHERE group_session_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE consultations DROP COLUMN group_round, DROP COLUMN group_session_id`);
  }
}
