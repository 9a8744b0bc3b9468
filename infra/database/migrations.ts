import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { root } from '../process/root';

/** TypeORM sorts migrations by the last 13 digits of their names. */
const NUMBERED_FROM = 1_763_700_000_000;

export const numberIn = (name: string): number => Number(name.slice(-13)) - NUMBERED_FROM;

/** A numbered SQL file. */
export interface Migration {
  number: number;
  /** Under which it is in the table `migrations`: `0150-money-kept.sql` is `MoneyKept1763700000150`. */
  name: string;
  /** Set if it takes something away: the first release that does without it. */
  unusedSince: string | undefined;
  forTypeorm: new () => MigrationInterface;
}

/**
 * Reads the migrations of a folder, in their order. PostgreSQL gets a file as one query, so it may hold any number of statements. If
 * its first line is `-- no transaction`, it runs outside of one, and holds a single statement.
 */
export function readMigrations(folder = join(root, 'infra/database/migrations')): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => readMigration(folder, file));
}

function readMigration(folder: string, file: string): Migration {
  const sql = readFileSync(join(folder, file), 'utf8');
  const [number, ...words] = file.replace('.sql', '').split('-');
  const title = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const name = `${title}${NUMBERED_FROM + Number(number)}`;
  class SqlMigration implements MigrationInterface {
    readonly name = name;
    readonly transaction = !sql.startsWith('-- no transaction\n');
    up = (runner: QueryRunner): Promise<void> => runner.query(sql);
    down = (): Promise<void> => Promise.reject(new Error('Migrations only go forward: restore a backup to go back.'));
  }
  const [, unusedSince] = /^-- unused since (\S+)$/m.exec(sql) ?? [];
  return { number: Number(number), name, unusedSince, forTypeorm: SqlMigration };
}
