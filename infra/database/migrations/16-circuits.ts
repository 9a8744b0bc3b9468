import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Circuits1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE circuits (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        style smallint NOT NULL CHECK (style BETWEEN 1 AND 4),
        label text NOT NULL CHECK (length(label) BETWEEN 1 AND 80),
        slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        created_at timestamptz NOT NULL,
        UNIQUE (account_id, style, slug)
      )`);
    await runner.query(`CREATE UNIQUE INDEX circuits_label ON circuits (account_id, style, lower(label))`);
    await runner.query(`
      CREATE TABLE circuit_stations (
        circuit_id int NOT NULL REFERENCES circuits (id) ON DELETE CASCADE,
        station_id int NOT NULL REFERENCES stations (id),
        -- in the order they were added
        position int NOT NULL CHECK (position >= 0),
        PRIMARY KEY (circuit_id, station_id)
      )`);
    await runner.query(`CREATE INDEX circuit_stations_of_station ON circuit_stations (station_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE circuit_stations, circuits`);
  }
}
