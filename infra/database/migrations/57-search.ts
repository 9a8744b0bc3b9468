import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is found. Every text that can be found is a row of `search_documents`, kept by triggers: in the transaction that changes a
 * text, its row changes too, whoever wrote it.
 */
export class Search1763700000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const extension of ['unaccent', 'fuzzystrmatch', 'btree_gin'])
      await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    for (const [name, base, stem] of [
      ['wardmates_en', 'english', 'english_stem'],
      ['wardmates_es', 'spanish', 'spanish_stem'],
    ] as const) {
      await runner.query(`CREATE TEXT SEARCH CONFIGURATION ${name} (COPY = ${base})`);
      await runner.query(
        `ALTER TEXT SEARCH CONFIGURATION ${name} ALTER MAPPING FOR hword, hword_part, word, asciiword, asciihword, hword_asciipart WITH unaccent, ${stem}`,
      );
    }
    // Words as they are written, for spelling.
    await runner.query(`CREATE TEXT SEARCH CONFIGURATION wardmates_plain (COPY = simple)`);
    await runner.query(
      `ALTER TEXT SEARCH CONFIGURATION wardmates_plain ALTER MAPPING FOR hword, hword_part, word, asciiword, asciihword, hword_asciipart WITH unaccent, simple`,
    );
    await runner.query(`
      CREATE FUNCTION search_words(language text, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT CASE language WHEN 'es' THEN to_tsvector('public.wardmates_es', words) ELSE to_tsvector('public.wardmates_en', words) END $$`);
    // HTML as the words that it shows.
    await runner.query(`
      CREATE FUNCTION search_text(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT trim(regexp_replace(replace(replace(replace(replace(replace(replace(
          regexp_replace(html, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '\\s+', ' ', 'g')) $$`);
    await runner.query(`
      CREATE TABLE search_documents (
        kind text NOT NULL CHECK (kind IN ('topic', 'section', 'question', 'explanation', 'card', 'station', 'deck')),
        entity_id int NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'es')),
        -- who alone finds it; null for everybody
        owner_id int REFERENCES accounts (id) ON DELETE CASCADE,
        title text NOT NULL,
        body text NOT NULL,
        title_words tsvector GENERATED ALWAYS AS (search_words(language, left(title, 1000))) STORED,
        words tsvector GENERATED ALWAYS AS (setweight(search_words(language, left(title, 1000)), 'A') || setweight(search_words(language, left(body, 100000)), 'B')) STORED,
        PRIMARY KEY (kind, entity_id, language)
      )`);
    // With kind and language: a word that half of the questions have is looked up among the sections alone.
    await runner.query(`CREATE INDEX search_documents_words ON search_documents USING gin (kind, language, words)`);
    await runner.query(
      `CREATE INDEX search_documents_titles ON search_documents USING gin (kind, language, title_words)`,
    );
    await runner.query(
      `CREATE INDEX search_documents_of_owner ON search_documents (owner_id) WHERE owner_id IS NOT NULL`,
    );

    // The words that exist, for spelling. A job counts them anew.
    await runner.query(`
      CREATE TABLE search_vocabulary (
        language text NOT NULL CHECK (language IN ('en', 'es')),
        word text NOT NULL CHECK (length(word) BETWEEN 3 AND 40),
        documents int NOT NULL CHECK (documents > 0),
        PRIMARY KEY (language, word)
      )`);
    await runner.query(`CREATE INDEX search_vocabulary_trigrams ON search_vocabulary USING gin (word gin_trgm_ops)`);
    // Words that mean the same, in any language: folded, without accents.
    await runner.query(`
      CREATE TABLE search_synonyms (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        terms text[] NOT NULL CHECK (cardinality(terms) BETWEEN 2 AND 20),
        -- the first word of each term, by which a query finds the row
        first_words text[] NOT NULL,
        changed_by int REFERENCES accounts (id) ON DELETE SET NULL,
        changed_at timestamptz NOT NULL,
        content_key text UNIQUE
      )`);
    await runner.query(`CREATE INDEX search_synonyms_words ON search_synonyms USING gin (first_words)`);
    await runner.query(
      `CREATE INDEX search_synonyms_by_changer ON search_synonyms (changed_by) WHERE changed_by IS NOT NULL`,
    );

    await keepDocuments(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of SOURCES) {
      await runner.query(`DROP TRIGGER ${table}_added ON ${table}`);
      await runner.query(`DROP TRIGGER ${table}_searched ON ${table}`);
    }
    for (const { table } of PARENTS) {
      await runner.query(`DROP TRIGGER ${table}_searched_below ON ${table}`);
      await runner.query(`DROP FUNCTION keep_documents_of_${table}()`);
    }
    await runner.query(`DROP FUNCTION add_documents(), keep_documents(), keep_document(text, int)`);
    await runner.query(`DROP VIEW searched`);
    await runner.query(`DROP TABLE search_synonyms, search_vocabulary, search_documents`);
    await runner.query(`DROP FUNCTION search_text(text), search_words(text, text)`);
    for (const name of ['en', 'es', 'plain']) await runner.query(`DROP TEXT SEARCH CONFIGURATION wardmates_${name}`);
  }
}

/** The tables whose texts are found, as which kinds, and the columns that decide what is found of them. */
const SOURCES = [
  { table: 'topics', kinds: ['topic'], columns: ['name', 'name_es'] },
  {
    table: 'notebook_sections',
    kinds: ['section'],
    columns: ['title', 'text', 'language', 'topic_id', 'guide_id', 'retired_at'],
  },
  {
    table: 'questions',
    kinds: ['question', 'explanation'],
    columns: ['question_text', 'explanation_text', 'language', 'status', 'author_id', 'deleted_at'],
  },
  {
    table: 'stations',
    kinds: ['station'],
    columns: ['name', 'description', 'language', 'owner_id', 'published_at', 'deleted_at'],
  },
  {
    table: 'decks',
    kinds: ['deck'],
    columns: ['deck_name', 'deck_description', 'language', 'kind', 'owner_id', 'deck_shared', 'deleted_at'],
  },
  { table: 'flashcards', kinds: ['card'], columns: ['front', 'back', 'deck_id', 'deleted_at'] },
] as const;

/** What of a row decides on documents of other rows: a deck on its cards, a topic and a guide on their sections. */
const PARENTS = [
  {
    table: 'decks',
    columns: ['language', 'kind', 'owner_id', 'deck_shared', 'deleted_at'],
    child: 'flashcards',
    kind: 'card',
    by: 'deck_id',
  },
  { table: 'topics', columns: ['name', 'name_es'], child: 'notebook_sections', kind: 'section', by: 'topic_id' },
  { table: 'guides', columns: ['name', 'name_es'], child: 'notebook_sections', kind: 'section', by: 'guide_id' },
] as const;

async function keepDocuments(runner: QueryRunner): Promise<void> {
  const question = (kind: string, body: string) => `
        SELECT '${kind}', question.id, question.language, CASE WHEN question.status <> 'published' THEN question.author_id END, '', search_text(${body})
          FROM questions question
         WHERE question.deleted_at IS NULL AND (question.status = 'published' OR (question.status IN ('private', 'draft') AND question.author_id IS NOT NULL))`;
  const ownerOfDeck = `CASE WHEN deck.kind = 'own' AND NOT deck.deck_shared THEN deck.owner_id END`;
  const deckIsFound = `deck.deleted_at IS NULL AND (deck.kind <> 'own' OR deck.deck_shared OR deck.owner_id IS NOT NULL)`;
  await runner.query(`
      CREATE VIEW searched (kind, entity_id, language, owner_id, title, body) AS
        SELECT 'topic', topic.id, named.language, NULL::int, named.name, ''
          FROM topics topic CROSS JOIN LATERAL (VALUES ('en', topic.name), ('es', topic.name_es)) named (language, name)
        UNION ALL
        SELECT 'section', section.id, section.language, NULL::int,
               CASE section.language WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END || ': ' || section.title, search_text(section.text)
          FROM notebook_sections section LEFT JOIN topics topic ON topic.id = section.topic_id LEFT JOIN guides guide ON guide.id = section.guide_id
         WHERE section.retired_at IS NULL
        UNION ALL ${question('question', 'question.question_text')}
        UNION ALL ${question('explanation', 'question.explanation_text')}
        UNION ALL
        SELECT 'station', station.id, station.language, CASE WHEN station.published_at IS NULL THEN station.owner_id END, station.name, search_text(station.description)
          FROM stations station
         WHERE station.deleted_at IS NULL AND (station.published_at IS NOT NULL OR station.owner_id IS NOT NULL)
        UNION ALL
        SELECT 'deck', deck.id, deck.language, ${ownerOfDeck}, deck.deck_name, deck.deck_description FROM decks deck WHERE ${deckIsFound}
        UNION ALL
        SELECT 'card', card.id, deck.language, ${ownerOfDeck}, search_text(card.front), search_text(card.back)
          FROM flashcards card JOIN decks deck ON deck.id = card.deck_id WHERE card.deleted_at IS NULL AND ${deckIsFound}`);
  await runner.query(`
      CREATE FUNCTION keep_document(of_kind text, of_id int) RETURNS void LANGUAGE sql AS $$
        DELETE FROM search_documents document
         WHERE document.kind = of_kind AND document.entity_id = of_id
           AND NOT EXISTS (SELECT FROM searched found WHERE found.kind = of_kind AND found.entity_id = of_id AND found.language = document.language);
        INSERT INTO search_documents AS document (kind, entity_id, language, owner_id, title, body)
        SELECT kind, entity_id, language, owner_id, title, body FROM searched WHERE kind = of_kind AND entity_id = of_id
        ON CONFLICT (kind, entity_id, language) DO UPDATE SET owner_id = excluded.owner_id, title = excluded.title, body = excluded.body
          WHERE (document.owner_id, document.title, document.body) IS DISTINCT FROM (excluded.owner_id, excluded.title, excluded.body);
      $$`);
  // The kinds are the arguments of the trigger.
  await runner.query(`
      CREATE FUNCTION keep_documents() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM keep_document(kind, (CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END)) FROM unnest(TG_ARGV) kind;
        RETURN NULL;
      END $$`);
  // All rows of a statement at once, planned anew each time: an import brings thousands.
  await runner.query(`
      CREATE FUNCTION add_documents() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        EXECUTE 'INSERT INTO search_documents (kind, entity_id, language, owner_id, title, body)
                 SELECT kind, entity_id, language, owner_id, title, body FROM searched
                  WHERE kind = ANY ($1) AND entity_id IN (SELECT id FROM added)' USING TG_ARGV;
        RETURN NULL;
      END $$`);
  for (const { table, kinds, columns } of SOURCES) {
    const given = kinds.map((kind) => `'${kind}'`).join(', ');
    await runner.query(
      `CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_documents(${given})`,
    );
    await runner.query(
      `CREATE TRIGGER ${table}_searched AFTER DELETE OR UPDATE OF ${columns.join(', ')} ON ${table} FOR EACH ROW EXECUTE FUNCTION keep_documents(${given})`,
    );
  }
  for (const { table, columns, child, kind, by } of PARENTS) {
    await runner.query(`
      CREATE FUNCTION keep_documents_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM keep_document('${kind}', child.id) FROM ${child} child WHERE child.${by} = NEW.id;
        RETURN NULL;
      END $$`);
    const row = (which: string) => `(${columns.map((column) => `${which}.${column}`).join(', ')})`;
    await runner.query(
      `CREATE TRIGGER ${table}_searched_below AFTER UPDATE OF ${columns.join(', ')} ON ${table} FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')}) EXECUTE FUNCTION keep_documents_of_${table}()`,
    );
  }
  await runner.query(`
      INSERT INTO search_documents (kind, entity_id, language, owner_id, title, body)
      SELECT kind, entity_id, language, owner_id, title, body FROM searched`);
}
