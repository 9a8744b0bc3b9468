/**
 * Every named statement is described by PostgreSQL in the migrated schema, and its parameters and columns are compared with the
 * types of its `statement<Row, Values>(...)`. What may be null is known only of columns that come straight from a table; of those
 * of an outer join it is not checked, nor is what is inside JSON.
 */
import { Client } from 'pg';
import type { Statement } from '~/domain/kit/statement';
import { type OwnDatabase, ownDatabase } from '../tooling/testing/database-at';
import { TEMPLATE } from '../tooling/testing/template';
import { mismatches } from '../tooling/testing/statements/compare';
import {
  type DeclaredStatement,
  declaredStatements,
  sourcesWithStatements,
} from '../tooling/testing/statements/declared';
import { describer, type DescribedStatement } from '../tooling/testing/statements/described';

jest.mock('~/domain/kit/statement', () => {
  const made: Statement<unknown>[] = [];
  return { made, statement: (name: string, text: string) => (made.push({ name, text }), made.at(-1)) };
});
/** Every statement that was made while sources were loaded. */
const { made } = jest.requireMock<{ made: Statement<unknown>[] }>('~/domain/kit/statement');

/** Columns that may be null, in statements that never return them so. */
const NEVER_NULL: Record<string, string> = {
  'accounts.account-for-login password_hash': 'accounts_registered_can_sign_in: only guests have none',
  'accounts.find-link account_email': 'accounts_registered_can_sign_in: only guests have none, and no links',
  'circuit-runs.of-person begun_at': 'only runs that were started',
  'mails.recipient email': 'accounts_registered_can_sign_in: only guests have none',
  'flashcards.count-places last_correct': 'of an answer, which the log has by then',
  'flashcards.waiting-import-items body': 'flashcard_import_items_decided: only items that are not decided',
  'flashcards.import-items-to-undo outcome': 'found by the card, which only a decided item has',
  'flashcards.import-items-to-undo flashcard_id': 'found by it',
  'questions.some-import-items body': 'only items that were not refused',
  'flashcards.insert-cards submission_id': 'inserted with it',
  'moderation.last-refusal decided_at': 'only those that were decided on',
  'content.known-questions content_key': 'found by it',
  'content.save-questions content_key': 'inserted with it',
  'content.known-packs slug': 'found by it',
  'content.save-packs slug': 'inserted with it',
};

/** Columns of rich text, by table; those of examiner questions are written with their station. */
const RICH_TEXT: Record<string, string[]> = {
  questions: ['question_text', 'explanation_text'],
  question_drafts: ['body'],
  question_proposals: ['body'],
  topics: ['summary'],
  notebook_sections: ['text'],
  flashcards: ['front', 'back'],
  stations: ['student_instructions', 'patient_instructions', 'examiner_instructions', 'walkthrough', 'useful_links'],
  station_drafts: ['body'],
  station_attempts: ['comments'],
  station_feedback: ['text'],
  round_marks: ['comments'],
  annotations: ['text'],
};
/** The columns that a statement inserts into a table, and what it sets in it. */
const writesOf = (table: string, text: string): string[] => [
  ...[...text.matchAll(new RegExp(`INSERT INTO ${table}\\b[^(]*\\(([^)]*)\\)`, 'g'))].map(([, columns]) => columns!),
  ...[...text.matchAll(new RegExp(`UPDATE ${table}\\b.*?\\bSET\\b(.*?)(?:\\bFROM\\b|\\bWHERE\\b|$)`, 'gs'))].map(
    ([, set]) => set!,
  ),
];

describe('the named statements', () => {
  const files = sourcesWithStatements();
  let database: OwnDatabase;
  let client: Client;
  let describeIt: (text: string) => Promise<DescribedStatement>;
  let declared: DeclaredStatement[];

  beforeAll(async () => {
    database = await ownDatabase({ name: TEMPLATE });
    client = new Client({ connectionString: database.url });
    for (const file of files) await import(file);
    declared = declaredStatements(files);
    await client.connect();
    describeIt = await describer(client);
  }, 600_000);
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('return and take in PostgreSQL what their types say', async () => {
    const wrong: string[] = [];
    const excused = new Set<string>();
    for (const one of made) {
      const said = declared.find(({ name }) => name.test(one.name));
      const found = said
        ? await describeIt(one.text).then(
            (described) => mismatches(said, described),
            (error: Error) => [error.message],
          )
        : ['is not found in the sources'];
      for (const what of found) {
        const column = `${one.name} ${/^column (\S+):.*may be null$/.exec(what)?.[1]}`;
        if (column in NEVER_NULL) excused.add(column);
        else wrong.push(`${one.name} (${said?.place}): ${what}`);
      }
    }
    expect(wrong).toEqual([]);
    expect([...excused].sort()).toEqual(Object.keys(NEVER_NULL).sort());
  });

  it('are all there when their sources are loaded, each under a name of its own', () => {
    const names = made.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(declared.filter(({ name }) => !names.some((one) => name.test(one))).map(({ place }) => place)).toEqual([]);
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThan(64);
  });

  it.each(Object.entries(RICH_TEXT))(
    'that write rich text of %s say which sanitiser has cleaned it',
    (table, columns) => {
      const columnsOf = new RegExp(`\\b(?:${columns.join('|')})\\b`);
      const writing = made.filter(({ text }) => writesOf(table, text).some((part) => columnsOf.test(part)));
      expect(writing.length).toBeGreaterThan(0);
      const silent = writing.filter(({ text }) =>
        writesOf(table, text).some((part) => columnsOf.test(part) && !/\bhtml_version\b/.test(part)),
      );
      expect(silent.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each<[string, Partial<DeclaredStatement>, string, string[]]>([
    [
      'a type',
      { row: new Map([['id', ['string']]]) },
      'SELECT id FROM accounts',
      ['column id: declared string, is int4 (number)'],
    ],
    [
      'a sum, which is longer than its parts',
      { row: new Map([['sum', ['number']]]) },
      'SELECT sum(id) FROM accounts',
      ['column sum: declared number, is int8 (string)'],
    ],
    [
      'a column that is not selected',
      {
        row: new Map([
          ['id', ['number']],
          ['name', ['string']],
        ]),
      },
      'SELECT id FROM accounts',
      ['column name: declared, is not there'],
    ],
    [
      'a column that is not declared',
      { row: new Map() },
      'SELECT id FROM accounts',
      ['column id: not declared, is int4'],
    ],
    [
      'a column that may be null',
      { row: new Map([['email', ['string']]]) },
      'SELECT email FROM accounts',
      ['column email: declared string, may be null'],
    ],
    [
      'elements of an array',
      { row: new Map([['roles', ['number[]']]]) },
      'SELECT roles FROM accounts',
      ['column roles: declared number[], is text[] (string[])'],
    ],
    [
      'a time',
      { row: new Map([['created_at', ['string']]]) },
      'SELECT created_at FROM accounts',
      ['column created_at: declared string, is timestamptz (Date)'],
    ],
    [
      'a parameter',
      { values: [['string']] },
      'DELETE FROM accounts WHERE id = $1',
      ['parameter $1: declared string, is int4 (number)'],
    ],
    [
      'an array that is none',
      { values: [['number']] },
      'DELETE FROM accounts WHERE id = ANY ($1)',
      ['parameter $1: declared number, is int4[] (number[])'],
    ],
    [
      'a list where JSON is taken',
      { values: [['number[]']] },
      'UPDATE outbox SET body = $1',
      ['parameter $1: declared number[], is jsonb (json)'],
    ],
    [
      'how many parameters',
      { values: [['number']] },
      'DELETE FROM accounts WHERE id = $1 AND id = $2',
      ['1 parameters declared, takes 2'],
    ],
    [
      'nothing',
      {
        row: new Map([
          ['id', ['number']],
          ['email', ['string', 'null']],
        ]),
        values: [['Date', 'null']],
      },
      'SELECT id, email FROM accounts WHERE created_at > $1',
      [],
    ],
  ])('%s is seen when it is declared wrongly', async (_, said, text, seen) => {
    const none: DeclaredStatement = { place: '', name: /x/, row: 'never', values: [] };
    expect(mismatches({ ...none, ...said }, await describeIt(text))).toEqual(seen);
  });

  it('of a column or table that is not there fail', async () =>
    expect(describeIt('SELECT nothing FROM accounts')).rejects.toThrow('column "nothing" does not exist'));
});
