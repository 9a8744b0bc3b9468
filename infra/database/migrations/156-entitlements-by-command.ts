import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changes a grant saves what its account may do (`domain/purchases/entitlements/sync-entitlements.ts`), no longer a trigger. */
export class EntitlementsByCommand1763700000156 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER grants_entitlements ON grants');
    await runner.query('DROP FUNCTION keep_entitlements');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('gateways of this version save entitlements themselves: restore a backup'));
  }
}
