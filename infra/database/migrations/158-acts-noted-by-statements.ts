import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTED = {
  accounts: ['account_change', 'registration'],
  sessions: ['session'],
  pairing_searches: ['found', 'search'],
  flashcard_quizzes: ['card_review'],
  flashcard_reviews: ['cards'],
  group_members: ['members'],
  quiz_questions: ['question'],
  quizzes: ['quiz', 'taken_in'],
  station_attempts: ['group_finished', 'station'],
};

/** The statement that records what somebody did notes it for the statistics (`domain/acts/note-acts.ts`), no longer a trigger. */
export class ActsNotedByStatements1763700000158 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER note_station_taken_in ON station_attempts');
    for (const [table, acts] of Object.entries(NOTED))
      for (const act of acts) {
        await runner.query(`DROP TRIGGER note_${act} ON ${table}`);
        await runner.query(`DROP FUNCTION note_${act}`);
      }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('gateways of this version note acts themselves: restore a backup'));
  }
}
