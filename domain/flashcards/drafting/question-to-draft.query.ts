import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { notesAfterExam } from '~/domain/annotations/policy';
import { href } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { FREE_TEXT } from '~/domain/questions/contract';
import { explain, type QuestionExplanation } from '~/domain/questions/explain.query';
import { joinEarlier } from '~/domain/questions/question-body';
import { quizReview } from '~/domain/quizzes/contract';
import { type HeadRow, mayReveal, NOT_GONE, requireSettled } from '~/domain/quizzes/head';
import { examRunning, notAnsweredYet } from '~/domain/quizzes/refusals';
import { type Draft, type DraftBlock, EXPLANATION_MOST, list, strong, TITLE_MOST } from './draft';
import { needsOptions } from './draft-question';
import { draftSourceNotFound } from './refusals';
import { QUESTIONS } from '~/domain/questions/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

type Row = Pick<HeadRow, 'mode' | 'state' | 'ends_at' | 'finished_at'> & {
  place_state: string;
  revision: number;
  stem: string;
  stem_version: number;
  title: string;
  language: Language;
  /** The same question waits for an answer in an exam of the person. */
  in_open_exam: boolean;
};

const answeredBy = statement<Row, [quiz: number, person: number, question: number]>(
  'flashcards.question-to-draft',
  `SELECT quiz.mode, quiz.state, quiz.ends_at, quiz.finished_at, placed.state AS place_state, placed.revision,
          coalesce(earlier.body ->> 'question_text', question.question_text) AS stem,
          CASE WHEN earlier.body IS NULL THEN question.html_version ELSE coalesce((earlier.body ->> 'html_version')::int, 0) END AS stem_version,
          coalesce(first_words(earlier.body ->> 'question_text'), question.first_words) AS title,
          coalesce(earlier.body ->> 'language', question.language) AS language,
          EXISTS (SELECT FROM ${QUIZZES} exam JOIN ${QUIZ_QUESTIONS} open ON open.quiz_id = exam.id
                   WHERE exam.account_id = $2::int AND open.question_id = question.id AND exam.mode <> 1 AND exam.state = 'running') AS in_open_exam
     FROM ${QUIZZES} quiz JOIN ${QUIZ_QUESTIONS} placed ON placed.quiz_id = quiz.id
     JOIN ${QUESTIONS} question ON question.id = placed.question_id AND question.status <> 'held-out' ${joinEarlier('placed.revision')}
    WHERE quiz.id = $1::int AND quiz.account_id = $2::int AND placed.question_id = $3::int AND ${NOT_GONE}`,
);

/** A question that somebody has answered and whose answer they may know. */
export interface KnownQuestion {
  stem: SafeHtml;
  title: string;
  language: Language;
  explained: QuestionExplanation;
}

/**
 * @throws Problem not-found `draft-source-not-found`, also for somebody else's quiz and for a question of a paper; conflict `exam-running`, `question-not-answered`,
 *   or `time-is-up` when an exam is to be closed first; not-allowed `notes-after-exam` while the question is in another exam that runs
 */
export async function findKnownQuestion(
  read: Reader,
  person: Person,
  quizId: number,
  questionId: number,
): Promise<KnownQuestion> {
  const row = await read.sql.one(answeredBy, [quizId, person.id, questionId]);
  if (!row) throw draftSourceNotFound();
  requireSettled(row, read.clock.now());
  if (!mayReveal(row)) throw examRunning();
  if (row.place_state !== 'answered') throw notAnsweredYet();
  if (row.in_open_exam) throw notesAfterExam();
  const explained = (await explain(read, [{ question_id: questionId, revision: row.revision }], person)).get(
    questionId,
  )!;
  return { stem: SafeHtml.stored(row.stem, row.stem_version), title: row.title, language: row.language, explained };
}

/** A whole stem is taken over: it is what was asked. */
const STEM_MOST = 5_000;

/** A card that asks what an answered question asked, and answers it with its key and the explanation. @throws as `findKnownQuestion` */
export async function draftOfQuestion(
  read: Reader,
  person: Person,
  { quizlog_id, question_id }: { quizlog_id: number; question_id: number },
  plain: (html: string) => string,
): Promise<Draft> {
  const { stem, title, language, explained } = await findKnownQuestion(read, person, quizlog_id, question_id);
  const { answers, question_type, explanation_text } = explained;
  const keys = answers.filter((answer) => answer.correct || question_type === FREE_TEXT).map((answer) => answer.text);
  const front: DraftBlock[] = [{ kind: 'html', html: stem, most: STEM_MOST }];
  if (question_type !== FREE_TEXT && needsOptions(plain(String(stem)), language))
    front.push(list(answers.map((answer) => answer.text)));
  const back: DraftBlock[] = keys.length === 1 ? [strong(keys[0]!)] : [list(keys)];
  if (!explanation_text.isEmpty) back.push({ kind: 'html', html: explanation_text, most: EXPLANATION_MOST });
  return {
    front,
    back,
    language,
    source: {
      kind: 'question',
      id: question_id,
      part: '',
      address: href(quizReview, { quizlog_id }, { question_id }),
      title: cutText(title, TITLE_MOST) || `#${question_id}`,
    },
  };
}
