import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PatientFacts1763700000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Empty: the facts are read from the patient instructions.
    await runner.query(
      `ALTER TABLE stations ADD COLUMN patient_facts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(patient_facts) = 'array')`,
    );
    // Null: the title says what covers the item.
    await runner.query(
      `ALTER TABLE checklist_items ADD COLUMN covered_by jsonb CHECK (covered_by IS NULL OR jsonb_typeof(covered_by) = 'object')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE checklist_items DROP COLUMN covered_by`);
    await runner.query(`ALTER TABLE stations DROP COLUMN patient_facts`);
  }
}
