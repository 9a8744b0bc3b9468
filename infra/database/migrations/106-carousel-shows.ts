import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a promotion is shown counts in the carousel as well. Nobody chose the 3 that stood there without an effect. */
export class CarouselShows1763700000106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE promotions SET most_shows = 50 WHERE place = 'carousel'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE promotions SET most_shows = 3 WHERE place = 'carousel'`);
  }
}
