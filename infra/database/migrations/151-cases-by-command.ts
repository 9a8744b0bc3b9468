import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports open cases by a command (`domain/reports/cases.ts`), no longer by triggers. */
export class CasesByCommand1763700000151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER reports_find_case ON reports');
    await runner.query('DROP TRIGGER reports_change_case ON reports');
    await runner.query('DROP TRIGGER pairing_reports_find_case ON pairing_reports');
    await runner.query('DROP TRIGGER pairing_reports_change_case ON pairing_reports');
    await runner.query('DROP FUNCTION find_moderation_case, find_case_of_partner, count_moderation_change');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('gateways of this version open cases themselves: restore a backup'));
  }
}
