import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What counts an answer moves the question to its bin (`domain/questions/count-answered.ts`), no longer a trigger. */
export class BinsByStatement1763700000159 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER keep_question_bin_of_new ON question_states');
    await runner.query('DROP TRIGGER keep_question_bin_of_changed ON question_states');
    await runner.query('DROP FUNCTION keep_question_bin');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('gateways of this version keep bins themselves: restore a backup'));
  }
}
