import type { MigrationInterface, QueryRunner } from 'typeorm';

const BANK = `status = 'published' AND deleted_at IS NULL`;

/** Premium questions are practised by pack: the bank, as quizzes are drawn from it, is without them. */
export class PremiumQuestions1763700000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Beside those of migration 7, which an older gateway draws from.
    for (const [name, columns] of [
      ['all', ''],
      ['specialty', 'specialty_id, '],
      ['topic', 'topic_id, '],
    ] as const)
      await runner.query(
        `CREATE INDEX questions_open_by_${name} ON questions (${columns}shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE ${BANK} AND NOT premium`,
      );
    await runner.query(
      `CREATE INDEX questions_premium ON questions (topic_id, focus_id, difficulty, language, question_type) WHERE ${BANK} AND premium`,
    );
    await runner.query(`CREATE INDEX questions_packs ON questions USING gin (packs) WHERE ${BANK} AND packs <> '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX questions_packs, questions_premium, questions_open_by_all, questions_open_by_specialty, questions_open_by_topic`,
    );
  }
}
