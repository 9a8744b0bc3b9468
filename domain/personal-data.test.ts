import { room } from './kit/room';
import { openWorld } from '~/infra/tooling/testing/world';
import { personalTables } from './personal-data';

interface Reference {
  table: string;
  column: string;
  /** `pg_constraint.confdeltype` */
  action: 'c' | 'n' | 'a';
}

/**
 * Every column that holds the id of an account because a foreign key says so, directly or by way of another such column. A key of
 * two columns is followed by the one that holds the account.
 */
const REFERENCES = `
  WITH RECURSIVE reference AS (
    SELECT c.conrelid, here.column_number, c.confrelid, there.column_number AS target, c.confdeltype
      FROM pg_constraint c
     CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS here (column_number, place)
      JOIN LATERAL unnest(c.confkey) WITH ORDINALITY AS there (column_number, place) USING (place)
     WHERE c.contype = 'f'),
  held AS (
    SELECT conrelid, column_number, confdeltype FROM reference WHERE confrelid = 'accounts'::regclass
    UNION
    SELECT r.conrelid, r.column_number, r.confdeltype FROM reference r JOIN held h ON r.confrelid = h.conrelid AND r.target = h.column_number)
  SELECT DISTINCT held.conrelid::regclass::text AS "table", a.attname AS "column", held.confdeltype AS action
    FROM held JOIN pg_attribute a ON a.attrelid = held.conrelid AND a.attnum = held.column_number ORDER BY 1, 2`;

const EXPECTED = { deleted: 'c', unlinked: 'n', 'handed-over': 'a' } as const;

describe('what rooms hold of a person', () => {
  const world = openWorld();
  const sql = <T>(text: string): Promise<T[]> => world.deps.dataSource.query(text);
  /** The columns that rooms do not declare, or declare twice or with another end than the schema gives them. */
  async function problems(): Promise<string[]> {
    const references = await sql<Reference>(REFERENCES);
    return references.flatMap(({ table, column, action }) => {
      const declared = personalTables.filter((one) => one.table === table && one.accounts.includes(column));
      if (declared.length !== 1) return [`${table}.${column} is declared by ${declared.length} rooms`];
      const [{ erased, room: name }] = declared as [(typeof declared)[0]];
      return EXPECTED[erased] === action ? [] : [`${table}.${column} of ${name} is not ${erased} in the schema`];
    });
  }

  it('covers every foreign key that leads to accounts', async () => {
    expect(await problems()).toEqual([]);
  });

  it('a new column that nobody declares is found, directly and by way of another table', async () => {
    await sql('CREATE TABLE undeclared (account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE)');
    await sql('CREATE TABLE undeclared_child (who int REFERENCES undeclared (account_id) ON DELETE CASCADE)');
    expect(await problems()).toEqual([
      'undeclared.account_id is declared by 0 rooms',
      'undeclared_child.who is declared by 0 rooms',
    ]);
    await sql('DROP TABLE undeclared, undeclared_child');
  });

  it('names tables that are there', async () => {
    const there = (await sql<{ name: string }>(`SELECT relname AS name FROM pg_class WHERE relkind = 'r'`)).map(
      ({ name }) => name,
    );
    expect(personalTables.filter(({ table }) => !there.includes(table))).toEqual([]);
  });

  it('every export can be read from its start and after its last row', async () => {
    for (const { exported } of personalTables) {
      if (typeof exported === 'string') expect(exported).toMatch(/\.$/);
      else expect(await world.deps.read.sql.all(exported.statement, [1, [...exported.start], 10])).toEqual([]);
    }
  });

  it('a room that declares nothing is refused at the start', () => {
    expect(() => room({ name: 'silent', contracts: {} } as never)).toThrow(
      'the room silent does not declare what it holds of a person',
    );
  });
});
