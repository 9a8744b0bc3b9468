import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CollectedCards1763700000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Cards of packs that a collection draws from beside its own: the same card, with the same memory of it.
    await runner.query(`
      CREATE TABLE collected_cards (
        deck_id int NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
        flashcard_id int NOT NULL REFERENCES flashcards (id) ON DELETE CASCADE,
        PRIMARY KEY (deck_id, flashcard_id)
      )`);
    await runner.query(`CREATE INDEX collected_cards_of_card ON collected_cards (flashcard_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE collected_cards');
  }
}
