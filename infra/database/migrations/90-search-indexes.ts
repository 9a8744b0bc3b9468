import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['topic', 'section', 'question', 'explanation', 'card', 'station', 'deck'];
const LANGUAGES = ['en', 'es'];

/**
 * One index for the words of each kind and language. In an index of all, a lookup also reads which documents are of the kind and
 * of the language, and these lists are as long as the bank: a word among 100,000 questions took five times as long.
 */
export class SearchIndexes1763700000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const kind of KINDS)
      for (const language of LANGUAGES)
        for (const [name, column] of [
          ['words', 'words'],
          ['titles', 'title_words'],
        ])
          await runner.query(
            `CREATE INDEX search_${name}_of_${kind}_${language} ON search_documents USING gin (${column}) WHERE kind = '${kind}' AND language = '${language}'`,
          );
    await runner.query('DROP INDEX search_documents_words, search_documents_titles');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX search_documents_words ON search_documents USING gin (kind, language, words)`);
    await runner.query(
      `CREATE INDEX search_documents_titles ON search_documents USING gin (kind, language, title_words)`,
    );
    for (const kind of KINDS)
      for (const language of LANGUAGES)
        await runner.query(`DROP INDEX search_words_of_${kind}_${language}, search_titles_of_${kind}_${language}`);
  }
}
