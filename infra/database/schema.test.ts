import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { rooms } from '~/domain/rooms';
import { type OwnDatabase, ownDatabase } from '../tooling/testing/database-at';
import { TEMPLATE } from '../tooling/testing/template';
import { schemaFiles } from './schema';

describe('schema.sql', () => {
  let database: OwnDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await ownDatabase({ name: TEMPLATE });
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test('of each room says what a migrated database has; npm run schema -- write writes it', async () => {
    const written = await schemaFiles(client, rooms);
    for (const [path, text] of written) expect(readFileSync(join(__dirname, '../..', path), 'utf8')).toBe(text);
  });

  test.each([
    ['a column', 'ALTER TABLE kudos ADD COLUMN colour text', 'domain/kudos/schema.sql'],
    ['a check', 'ALTER TABLE kudos DROP CONSTRAINT kudos_in_time', 'domain/kudos/schema.sql'],
    ['an index', 'DROP INDEX kudos_received', 'domain/kudos/schema.sql'],
    ['a trigger', 'DROP TRIGGER keep_user_counts_on_delete ON account_institutions', 'domain/accounts/schema.sql'],
    ['a function of several rooms', 'DROP FUNCTION keep_documents CASCADE', 'infra/database/schema.sql'],
  ])('differs if %s changes', async (_, sql, path) => {
    const before = await schemaFiles(client, rooms);
    await client.query('BEGIN');
    await client.query(sql);
    const after = await schemaFiles(client, rooms);
    await client.query('ROLLBACK');
    expect(after.get(path)).not.toBe(before.get(path));
  });

  test('a table belongs to a room', async () => {
    await client.query('BEGIN');
    await client.query('CREATE TABLE nobodys (id int)');
    await expect(schemaFiles(client, rooms)).rejects.toThrow('no room.ts names the table nobodys');
    await client.query('ROLLBACK');
    await expect(schemaFiles(client, [...rooms, { name: 'empty', tables: ['nowhere'] }])).rejects.toThrow(
      'domain/empty/room.ts names nowhere, which is no table',
    );
  });
});
