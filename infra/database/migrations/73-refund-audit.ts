import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds are acts of operators: the audit keeps who gave money back, of which payment, and why. */
export class RefundAudit1763700000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ops_audit DROP CONSTRAINT ops_audit_act_check`);
    await runner.query(`
      ALTER TABLE ops_audit
        ADD COLUMN reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
        ADD CONSTRAINT ops_audit_act_check CHECK (act IN ('retry', 'promote', 'pause', 'resume', 'drain', 'refund')),
        ADD CONSTRAINT ops_audit_refund_reason CHECK (act <> 'refund' OR length(btrim(reason)) >= 3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ops_audit WHERE act = 'refund'`);
    await runner.query(`ALTER TABLE ops_audit DROP CONSTRAINT ops_audit_act_check`);
    await runner.query(`
      ALTER TABLE ops_audit
        DROP COLUMN reason,
        ADD CONSTRAINT ops_audit_act_check CHECK (act IN ('retry', 'promote', 'pause', 'resume', 'drain'))`);
  }
}
