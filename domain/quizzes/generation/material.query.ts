import type { Language } from '~/domain/accounts/contract';
import { notMerged } from '~/domain/questions/merged-topics';
import { focusKey, type FocusKey, specialtyKey, type SpecialtyKey } from '~/domain/questions/specialties';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { hadStems } from '../had-stems.query';
import type { Refusal } from './quality-gate';
import type { AskedTopic } from './question-writer';
import { ANSWERS, QUESTIONS, TOPICS } from '~/domain/questions/views';

interface Row {
  specialty_id: number;
  topic_id: number | null;
  focus_id: number;
  language: Language;
  length: number;
  topics: (AskedTopic & { id: number })[];
  had_stems: string[];
  stems: string[];
  keys: string[][];
  refused_stems: string[];
  refusals: number;
  refusals_in_all: number;
  last_refusal: Refusal | null;
}

// Attempts of an earlier try of the same quiz do not count against this one.
const ofGenerating = statement<Row, [number]>(
  'quizzes.generation-material',
  `SELECT quiz.specialty_id, quiz.topic_id, quiz.focus_id, quiz.language, quiz.length,
          coalesce((SELECT json_agg(json_build_object('id', topic.id, 'slug', topic.slug, 'name', topic.name) ORDER BY topic.id) FROM ${TOPICS} topic WHERE topic.specialty_id = quiz.specialty_id AND ${notMerged('topic')}), '[]') AS topics,
          ARRAY(${hadStems('quiz.account_id', 'quiz.specialty_id', 'quiz.language')} AND had_in.id <> quiz.id) AS had_stems,
          ARRAY(SELECT question.question_text FROM quiz_questions placed JOIN ${QUESTIONS} question ON question.id = placed.question_id WHERE placed.quiz_id = quiz.id ORDER BY placed.position) AS stems,
          coalesce((SELECT json_agg(ARRAY(SELECT answer.answer_text FROM ${ANSWERS} answer WHERE answer.question_id = placed.question_id AND answer.answer_correct ORDER BY answer.position) ORDER BY placed.position) FROM quiz_questions placed WHERE placed.quiz_id = quiz.id), '[]') AS keys,
          ARRAY(SELECT tried.stem FROM question_attempts tried WHERE tried.quiz_id = quiz.id AND tried.refusal IS NOT NULL AND tried.stem <> '' ORDER BY tried.id) AS refused_stems,
          lately.refusals, lately.refusals_in_all, lately.last_refusal
     FROM quizzes quiz CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE tried.refusal IS NOT NULL AND tried.id > coalesce(passed.id, 0))::int AS refusals,
              count(*) FILTER (WHERE tried.refusal IS NOT NULL)::int AS refusals_in_all,
              (array_agg(tried.refusal ORDER BY tried.id DESC))[1] AS last_refusal
         FROM question_attempts tried, (SELECT max(id) AS id FROM question_attempts WHERE quiz_id = quiz.id AND refusal IS NULL) passed
        WHERE tried.quiz_id = quiz.id AND tried.created_at >= quiz.writing_since) lately
    WHERE quiz.id = $1 AND quiz.state = 'generating'`,
);

export interface GenerationMaterial {
  specialty: SpecialtyKey;
  topic: AskedTopic | null;
  topics: (AskedTopic & { id: number })[];
  focus: FocusKey | null;
  language: Language;
  /** How many questions are to be there in the end. */
  length: number;
  /** What the person had before, as HTML. */
  had_stems: string[];
  /** The stems that are there, as HTML. */
  stems: string[];
  /** Their right options. */
  keys: string[][];
  /** The beginnings of those that were refused, as plain text. */
  refused_stems: string[];
  /** Since the last question that passed. */
  refusals: number;
  refusals_in_all: number;
  last_refusal: Refusal | null;
}

/** What is to be written next for a quiz, read anew before each question. Null when nothing is: it is done, ended or gone. */
export async function generationMaterial(
  read: Pick<Reader, 'sql'>,
  quizId: number,
): Promise<GenerationMaterial | null> {
  const row = await read.sql.one(ofGenerating, [quizId]);
  const specialty = row && specialtyKey(row.specialty_id);
  if (!row || !specialty) return null;
  const { specialty_id: _specialty, topic_id, focus_id, ...rest } = row;
  const { id: _id, ...topic } = row.topics.find(({ id }) => id === topic_id) ?? { id: null };
  return { ...rest, specialty, topic: 'slug' in topic ? topic : null, focus: focusKey(focus_id) };
}
