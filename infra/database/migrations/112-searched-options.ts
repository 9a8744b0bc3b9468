import type { MigrationInterface, QueryRunner } from 'typeorm';

const question = (kind: string, body: string) => `
        SELECT '${kind}', question.id, question.language, CASE WHEN question.status <> 'published' THEN question.author_id END, '', ${body}
          FROM questions question
         WHERE question.deleted_at IS NULL AND (question.status = 'published' OR (question.status IN ('private', 'draft') AND question.author_id IS NOT NULL))`;

/** The view of migration 57, with another text of what is told of a question once it is answered. */
const searched = (explanation: string): string => {
  const ownerOfDeck = `CASE WHEN deck.kind = 'own' AND NOT deck.deck_shared THEN deck.owner_id END`;
  const deckIsFound = `deck.deleted_at IS NULL AND (deck.kind <> 'own' OR deck.deck_shared OR deck.owner_id IS NOT NULL)`;
  return `
      CREATE OR REPLACE VIEW searched (kind, entity_id, language, owner_id, title, body) AS
        SELECT 'topic', topic.id, named.language, NULL::int, named.name, ''
          FROM topics topic CROSS JOIN LATERAL (VALUES ('en', topic.name), ('es', topic.name_es)) named (language, name)
        UNION ALL
        SELECT 'section', section.id, section.language, NULL::int,
               CASE section.language WHEN 'es' THEN coalesce(topic.name_es, guide.name_es) ELSE coalesce(topic.name, guide.name) END || ': ' || section.title, search_text(section.text)
          FROM notebook_sections section LEFT JOIN topics topic ON topic.id = section.topic_id LEFT JOIN guides guide ON guide.id = section.guide_id
         WHERE section.retired_at IS NULL
        UNION ALL ${question('question', 'search_text(question.question_text)')}
        UNION ALL ${question('explanation', explanation)}
        UNION ALL
        SELECT 'station', station.id, station.language, CASE WHEN station.published_at IS NULL THEN station.owner_id END, station.name, search_text(station.description)
          FROM stations station
         WHERE station.deleted_at IS NULL AND (station.published_at IS NOT NULL OR station.owner_id IS NOT NULL)
        UNION ALL
        SELECT 'deck', deck.id, deck.language, ${ownerOfDeck}, deck.deck_name, deck.deck_description FROM decks deck WHERE ${deckIsFound}
        UNION ALL
        SELECT 'card', card.id, deck.language, ${ownerOfDeck}, search_text(card.front), search_text(card.back)
          FROM flashcards card JOIN decks deck ON deck.id = card.deck_id WHERE card.deleted_at IS NULL AND ${deckIsFound}`;
};

const EXPLAINED = 'search_text(question.explanation_text)';
const WITH_OPTIONS = `concat_ws(' ', ${EXPLAINED}, (SELECT string_agg(answer.answer_text, ' ' ORDER BY answer.position) FROM question_answers answer WHERE answer.question_id = question.id))`;

const renew = (which: string): string => `
  UPDATE search_documents document SET body = found.body FROM searched found
   WHERE document.kind = 'explanation' AND found.kind = 'explanation' AND found.entity_id = document.entity_id AND found.language = document.language
     AND document.body IS DISTINCT FROM found.body${which}`;

/** The options of a question are found by who has answered it, as its explanation is. */
export class SearchedOptions1763700000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searched(WITH_OPTIONS));
    // All rows of a statement at once, by index: an import brings thousands.
    await runner.query(`
      CREATE FUNCTION add_options() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE ids int[];
      BEGIN
        SELECT array_agg(DISTINCT question_id) INTO ids FROM added;
        EXECUTE '${renew(' AND document.entity_id = ANY ($1) AND found.entity_id = ANY ($1)').replaceAll("'", "''")}' USING ids;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION keep_options() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM keep_document('explanation', OLD.question_id);
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER question_answers_added AFTER INSERT ON question_answers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_options()`,
    );
    // Not with every answer that somebody gives, which counts in the same row.
    await runner.query(
      `CREATE TRIGGER question_answers_changed AFTER UPDATE OF answer_text ON question_answers FOR EACH ROW WHEN (OLD.answer_text IS DISTINCT FROM NEW.answer_text) EXECUTE FUNCTION keep_options()`,
    );
    await runner.query(
      `CREATE TRIGGER question_answers_gone AFTER DELETE ON question_answers FOR EACH ROW EXECUTE FUNCTION keep_options()`,
    );
    // Nobody can answer a question while this transaction holds its triggers. What is there already is rewritten in small ones, by 140.
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['added', 'changed', 'gone'])
      await runner.query(`DROP TRIGGER question_answers_${name} ON question_answers`);
    await runner.query('DROP FUNCTION keep_options(), add_options()');
    await runner.query(searched(EXPLAINED));
    await runner.query(renew(''));
  }
}
