import { saveRevisions } from '~/domain/questions/authoring/save-revision';
import { focusId } from '~/domain/questions/specialties';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { sanitise } from '../html/sanitise';
import { contentHash } from './content-hash';
import { type AnswersOf, loadAnswers } from './load-answers';
import type { ParsedQuestion } from './question-content';
import type { ParsedPaperQuestion } from './read-papers';

/** Raised when this file stores the same content differently, so that it is stored again. */
const LOADER_VERSION = 1;

const known = statement<{ content_key: string; content_hash: string | null; deleted: boolean }, [string[]]>(
  'content.known-questions',
  `SELECT content_key, content_hash, deleted_at IS NOT NULL AS deleted FROM questions WHERE content_key = ANY($1::text[])`,
);

/** In the order of their ids, as everybody takes several. */
const lock = statement<{ id: number }, [string[]]>(
  'content.lock-questions',
  `SELECT id FROM questions WHERE content_key = ANY($1::text[]) AND deleted_at IS NULL AND content_hash IS NOT NULL ORDER BY id FOR NO KEY UPDATE`,
);

/** A new question has revision 1 and begins its history; a changed one goes on with it. */
const save = statement<{ id: number; content_key: string }, [string, Date]>(
  'content.save-questions',
  `WITH kept AS (
     INSERT INTO questions AS q (content_key, content_hash, question_type, question_text, explanation_text, html_version, further_reading, sources, selectable_answers,
                                 topic_id, specialty_id, focus_id, difficulty, language, moderate, packs, admin_tags, premium, status, paper, paper_position, created_at, updated_at)
     SELECT listed.slug, listed.content_hash, question_type, question_text, explanation_text, ${SANITISER_VERSION}, further_reading, listed.sources, selectable_answers,
            topics.id, topics.specialty_id, focus_id, difficulty, language, moderate, listed.packs, listed.admin_tags, listed.premium, CASE WHEN listed.paper IS NULL THEN 'published' ELSE 'held-out' END, listed.paper, listed.paper_position, $2::timestamptz, $2::timestamptz
       FROM jsonb_to_recordset($1::jsonb) AS listed (slug text, content_hash text, question_type smallint, question_text text, explanation_text text,
              further_reading text, sources jsonb, selectable_answers smallint, topic text, focus_id smallint, difficulty smallint, language text, moderate boolean, packs text[], admin_tags jsonb, premium boolean, paper text, paper_position smallint)
       JOIN topics ON topics.slug = listed.topic
     ON CONFLICT (content_key) DO UPDATE
       SET content_hash = excluded.content_hash, question_type = excluded.question_type, question_text = excluded.question_text,
           explanation_text = excluded.explanation_text, html_version = excluded.html_version, further_reading = excluded.further_reading, sources = excluded.sources,
           selectable_answers = excluded.selectable_answers, topic_id = excluded.topic_id, specialty_id = excluded.specialty_id, focus_id = excluded.focus_id,
           difficulty = excluded.difficulty, language = excluded.language, moderate = excluded.moderate, packs = excluded.packs, admin_tags = excluded.admin_tags, premium = excluded.premium, paper_position = excluded.paper_position, updated_at = excluded.updated_at,
           revision = q.revision + 1
       WHERE q.deleted_at IS NULL AND q.content_hash IS NOT NULL
     RETURNING id, content_key, revision),
   told AS (
     INSERT INTO question_events (question_id, kind, event, status, is_primary, created_at)
     SELECT id, CASE WHEN revision = 1 THEN 'log' ELSE 'change_log' END, CASE WHEN revision = 1 THEN 'published' ELSE 'revised' END,
            CASE WHEN revision = 1 THEN 'published' ELSE '' END, revision = 1, $2::timestamptz FROM kept)
   SELECT id, content_key FROM kept`,
);

/** What is stored of a question. */
type StoredQuestion = Omit<ParsedQuestion & Partial<ParsedPaperQuestion>, 'reviewed_by_clinician' | 'calculation'>;

const selectable = ({ question_type, answers }: StoredQuestion): number =>
  question_type === 4 ? answers.length : answers.filter((answer) => answer.correct).length;

const rowOf = (
  { answers, focus, question_text, explanation_text, pack, tag, free, ...rest }: StoredQuestion,
  content_hash: string,
) => ({
  ...rest,
  packs: pack ? [pack] : [],
  admin_tags: pack && tag ? { [pack]: [tag] } : {},
  premium: pack !== undefined && free !== true,
  content_hash,
  question_text: sanitise(question_text),
  explanation_text: sanitise(explanation_text),
  focus_id: focusId(focus),
});

/**
 * Makes or changes the questions of the starter content, all in one go; their topics are there already. One that was
 * deleted stays deleted, and one that somebody has taken over is left to them. Quizzes that were begun with what a question
 * was keep it.
 *
 * @returns how many were made or changed
 */
export async function loadQuestions(
  tx: Transaction,
  questions: readonly (ParsedQuestion & Partial<ParsedPaperQuestion>)[],
): Promise<number> {
  const before = new Map(
    (await tx.sql.all(known, [questions.map(({ slug }) => slug)])).map((row) => [row.content_key, row]),
  );
  const changed = questions
    .map(({ reviewed_by_clinician: _reviewed, calculation: _calculation, ...question }) => ({
      question,
      content_hash: contentHash(LOADER_VERSION, question),
    }))
    .filter(({ question, content_hash }) => {
      const there = before.get(question.slug);
      return !there || (!there.deleted && there.content_hash !== null && there.content_hash !== content_hash);
    });
  if (changed.length === 0) return 0;
  const replaced = await tx.sql.all(lock, [changed.map(({ question }) => question.slug)]);
  await saveRevisions(
    tx,
    replaced.map(({ id }) => id),
    null,
  );
  const rows = changed.map(({ question, content_hash }) => ({
    ...rowOf(question, content_hash),
    selectable_answers: selectable(question),
  }));
  const ids = new Map(
    (await tx.sql.all(save, [JSON.stringify(rows), tx.clock.now()])).map(({ id, content_key }) => [content_key, id]),
  );
  const answers = changed.flatMap(({ question }): AnswersOf[] => {
    const question_id = ids.get(question.slug);
    return question_id === undefined ? [] : [{ question_id, answers: question.answers }];
  });
  await loadAnswers(tx, answers);
  return ids.size;
}
