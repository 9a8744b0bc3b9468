import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import type { Client } from 'pg';
import { FIRST_TOPIC, PEOPLE_ROWS } from './bank';
import { filling } from './side';

export const SECTIONS = 20_000;
export const QUESTIONS = 100_000;
const SECTIONS_EACH = 10;
const TOPICS = SECTIONS / SECTIONS_EACH;
const SECTION_WORDS = 200;
const QUESTION_WORDS = 60;
const FIRST_QUESTION = 1_000_000;
/** Rows of one statement. */
const BATCH = 2_000;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts of the words of the starter content: few of them are in most texts, most of them in few. */
async function writer(database: Client): Promise<(words: number) => string> {
  const { rows } = await database.query<{ word: string }>(
    `SELECT word FROM search_vocabulary WHERE language = 'en' ORDER BY documents DESC, word`,
  );
  const next = numbers(21);
  return (words) => Array.from({ length: words }, () => rows[Math.floor(rows.length * next() ** 3)]!.word).join(' ');
}

async function inBatches(count: number, insert: (numbers: number[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await insert(Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index));
}

async function fillNotebook(database: Client): Promise<void> {
  const write = await writer(database);
  const ids = Array.from({ length: TOPICS }, (_, index) => index);
  await database.query(PEOPLE_ROWS);
  // The documents are made at the end in one go.
  for (const table of ['topics', 'notebook_sections', 'questions'])
    await database.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_added, DISABLE TRIGGER ${table}_searched`);
  const { rows: indexes } = await database.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = 'search_documents' AND indexdef LIKE '%USING gin%'`,
  );
  for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
  await database.query(
    `INSERT INTO topics (id, slug, specialty_id, name, name_es, summary, html_version) OVERRIDING SYSTEM VALUE
     SELECT ${FIRST_TOPIC} + n, 'bench-topic-' || n, n % 16 + 1, left(name, 100), left(name, 100), '<p>' || name || '</p>', ${SANITISER_VERSION} FROM unnest($1::int[], $2::text[]) AS topic (n, name)`,
    [ids, ids.map((id) => `${write(3)} ${id}`)],
  );
  await inBatches(SECTIONS, (batch) =>
    database.query(
      `INSERT INTO notebook_sections (topic_id, language, key, position, title, focus_id, section_colour, section_icon, text, html_version, checked_on, published_at, free)
       SELECT ${FIRST_TOPIC} + n / ${SECTIONS_EACH}, 'en', 'section-' || n % ${SECTIONS_EACH}, n % ${SECTIONS_EACH}, left(title, 100), 1, 'teal', 'book', '<p>' || body || '</p>', ${SANITISER_VERSION}, now()::date, now(), n % ${SECTIONS_EACH} = 0
         FROM unnest($1::int[], $2::text[], $3::text[]) AS section (n, title, body)`,
      [batch, batch.map(() => write(4)), batch.map(() => write(SECTION_WORDS))],
    ),
  );
  await inBatches(QUESTIONS, (batch) =>
    database.query(
      `INSERT INTO questions (id, question_type, question_text, explanation_text, html_version, selectable_answers, specialty_id, topic_id, focus_id, difficulty, language, status) OVERRIDING SYSTEM VALUE
       SELECT ${FIRST_QUESTION} + n, 1, '<p>' || body || '</p>', '<p>' || explanation || '</p>', ${SANITISER_VERSION}, 1, n % ${TOPICS} % 16 + 1, ${FIRST_TOPIC} + n % ${TOPICS}, n % 6 + 1, n % 3 + 1, 'en', 'published'
         FROM unnest($1::int[], $2::text[], $3::text[]) AS question (n, body, explanation)`,
      [batch, batch.map(() => write(QUESTION_WORDS)), batch.map(() => write(QUESTION_WORDS))],
    ),
  );
  await database.query(
    `INSERT INTO search_documents (kind, entity_id, language, owner_id, title, body)
     SELECT kind, entity_id, language, owner_id, title, body FROM searched ON CONFLICT DO NOTHING`,
  );
  for (const { made } of indexes) await database.query(made);
  for (const table of ['topics', 'notebook_sections', 'questions'])
    await database.query(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_added, ENABLE TRIGGER ${table}_searched`);
  await database.query('VACUUM ANALYZE');
}

/** For products whose database is to hold a large notebook and bank. */
export const NOTEBOOK_BANK = filling('notebook', fillNotebook);
