import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VirtualPatients1763700000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stations
        -- written in the wizard, and changed there
        ADD COLUMN virtual_patient boolean NOT NULL DEFAULT false,
        -- since when consultations with its patient can be taken; null while they cannot
        ADD COLUMN virtual_patient_enabled_at timestamptz`);
    await runner.query(`
      CREATE INDEX stations_virtual_patients ON stations (style, virtual_patient_enabled_at)
       WHERE virtual_patient_enabled_at IS NOT NULL AND deleted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX stations_virtual_patients`);
    await runner.query(`ALTER TABLE stations DROP COLUMN virtual_patient, DROP COLUMN virtual_patient_enabled_at`);
  }
}
