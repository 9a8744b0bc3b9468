/**
 * Entities describe their tables: TypeORM, asked what it would change to make the schema what they say, would change nothing but
 * what it cannot be told of. Columns, their types, defaults and whether they may be null are the same. Tables without an entity are
 * read and written by named statements only, which `statements.test.ts` checks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { type OwnDatabase, ownDatabase } from '../tooling/testing/database-at';
import { TEMPLATE } from '../tooling/testing/template';
import { createDataSource } from './data-source';

/** Changes that TypeORM would make although nothing is wrong, and why. */
const NOT_DESCRIBED: readonly [RegExp, string][] = [
  [
    /^ALTER TABLE "\w+" DROP CONSTRAINT "\w+"$/,
    'checks, foreign keys and unique keys are SQL of the migrations: entities refer to each other by id',
  ],
  [
    /^DROP INDEX "public"\."\w+"$/,
    'indexes are SQL of the migrations: most are partial, of expressions, or include columns',
  ],
  [
    /^ALTER TABLE "questions" DROP COLUMN "first_words"$/,
    'a generated column: TypeORM would keep a table of its own to describe it',
  ],
  [/^DELETE FROM "typeorm_metadata"/, 'the same'],
];

/** A table that TypeORM looks into because there is a generated column; the product has none. */
const METADATA =
  'CREATE TABLE typeorm_metadata (type varchar NOT NULL, database varchar, schema varchar, "table" varchar, name varchar, value text)';

const ROOT = join(__dirname, '../..');
const sources = (): [file: string, text: string][] =>
  ['domain', 'gateway', 'workers', 'infra'].flatMap((floor) =>
    readdirSync(join(ROOT, floor), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [join(floor, file), readFileSync(join(ROOT, floor, file), 'utf8')] as [string, string]),
  );

describe('the entities', () => {
  let database: OwnDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await ownDatabase({ name: TEMPLATE });
    source = await createDataSource(database.url, 2).initialize();
    await source.query(METADATA);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const drift = async (): Promise<string[]> => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries
      .map(({ query }) => query.trim())
      .filter((query) => !NOT_DESCRIBED.some(([pattern]) => pattern.test(query)));
  };

  it('describe the schema', async () => expect(await drift()).toEqual([]));

  it.each([
    [
      'a column is missing in one',
      'ALTER TABLE topics ADD COLUMN colour text',
      'ALTER TABLE "topics" DROP COLUMN "colour"',
    ],
    [
      'a column is missing in the table',
      'ALTER TABLE topics DROP COLUMN summary',
      `ALTER TABLE "topics" ADD "summary" text NOT NULL DEFAULT ''`,
    ],
    [
      'a column may be null',
      'ALTER TABLE topics ALTER COLUMN summary DROP NOT NULL',
      'ALTER TABLE "topics" ALTER COLUMN "summary" SET NOT NULL',
    ],
    [
      'a default is another',
      `ALTER TABLE topics ALTER COLUMN summary SET DEFAULT 'x'`,
      `ALTER TABLE "topics" ALTER COLUMN "summary" SET DEFAULT ''`,
    ],
    [
      'a table is gone',
      'DROP TABLE notifications',
      expect.stringMatching(/^CREATE TABLE "notifications"/) as unknown as string,
    ],
  ])('drift is seen when %s', async (_, sql, seen) => {
    const own = await ownDatabase({ name: TEMPLATE });
    const other = await createDataSource(own.url, 2).initialize();
    try {
      await other.query(sql);
      await other.query(METADATA);
      expect(
        (await other.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query.trim()),
      ).toContainEqual(seen);
    } finally {
      await other.destroy();
      await own.drop();
    }
  });

  it('are all used', () => {
    const texts = sources()
      .filter(([file]) => !/\.entity\.ts$|entities(\.test)?\.ts$/.test(file))
      .map(([, text]) => text);
    const names = source.entityMetadatas.map(({ targetName }) => targetName);
    expect(
      names.filter(
        (name) =>
          !texts.some((text) =>
            new RegExp(`import (type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*\\.entity'`).test(text),
          ),
      ),
    ).toEqual([]);
  });
});
