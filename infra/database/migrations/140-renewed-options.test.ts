import { Client } from 'pg';
import { migrateTo, ownDatabase, type OwnDatabase } from '~/infra/tooling/testing/database-at';
import { RENEWED_AT_ONCE } from './140-renewed-options';

const QUESTIONS = RENEWED_AT_ONCE + 1;

describe('what is found of questions that were there before their options were', () => {
  let database: OwnDatabase;
  let client: Client;

  beforeAll(async () => {
    database = await ownDatabase();
    await migrateTo(database.url, 111);
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is rewritten some hundred at a time, each committed by itself', async () => {
    await client.query(`INSERT INTO topics (slug, specialty_id, name, name_es) VALUES ('asthma', 1, 'Asthma', 'Asma')`);
    await client.query(
      `INSERT INTO questions (topic_id, specialty_id, status, language, question_text, explanation_text, question_type, selectable_answers, focus_id, difficulty)
       SELECT topic.id, 1, 'published', 'en', 'Which drug?', 'It acts at once.', 1, 1, 1, 1 FROM topics topic, generate_series(1, ${QUESTIONS})`,
    );
    await client.query(
      `INSERT INTO question_answers (question_id, position, answer_text, answer_correct) SELECT id, 1, 'Salbutamol', true FROM questions`,
    );
    const found = async () =>
      (
        await client.query<{ number: number; transactions: number }>(
          `SELECT count(*)::int AS number, count(DISTINCT xmin::text)::int AS transactions
             FROM search_documents WHERE kind = 'explanation' AND body LIKE '%Salbutamol%'`,
        )
      ).rows[0];
    await migrateTo(database.url, 112);
    expect(await found()).toEqual({ number: 0, transactions: 0 });
    await migrateTo(database.url, 140);
    expect(await found()).toEqual({ number: QUESTIONS, transactions: 2 });
  });
});
