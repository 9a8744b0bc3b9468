import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeckArrangement1763700000069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Grows when cards change places, so that open editors hear of it. Followers are not told of an order.
    await runner.query(`ALTER TABLE decks ADD arrangement int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE decks DROP arrangement`);
  }
}
