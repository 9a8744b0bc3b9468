import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { EXAM } from './contract';
import { closeExamJob } from './jobs';
import { type PaperKey, secondsOf } from './papers/papers';
import type { Quiz } from './quiz.row';
import { QUESTIONS } from '../questions/views';

/** A quiz before it has an id, or questions. */
export type NewQuiz = Pick<
  Quiz,
  | 'account_id'
  | 'kind'
  | 'mode'
  | 'state'
  | 'language'
  | 'specialty_id'
  | 'topic_id'
  | 'focus_id'
  | 'difficulty'
  | 'length'
  | 'generates'
  | 'submission_id'
  | 'ends_at'
> & {
  /** The personal quiz that is taken. */
  personal_quiz_id?: number | null;
  /** The paper that is taken. */
  paper?: PaperKey | null;
};

type Values = [
  number,
  string,
  number,
  string,
  string,
  number,
  number | null,
  number,
  number,
  number,
  boolean,
  string | null,
  Date | null,
  Date,
  readonly number[],
  number | null,
  string | null,
];

const open = statement<{ id: number }, Values>(
  'quizzes.open',
  `WITH opened AS (
     INSERT INTO quizzes (account_id, kind, mode, state, language, specialty_id, topic_id, focus_id, difficulty, length, generates, submission_id, ends_at, created_at, personal_quiz_id, paper, premium)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $16, $17,
             EXISTS (SELECT FROM ${QUESTIONS} question WHERE question.id = ANY ($15::int[]) AND (question.premium OR question.packs <> '{}')))
     ON CONFLICT (account_id, submission_id) DO NOTHING
     RETURNING id),
   placed AS (
     INSERT INTO quiz_questions (quiz_id, position, question_id, revision)
     SELECT opened.id, chosen.place - 1, question.id, question.revision
       FROM opened, unnest($15::int[]) WITH ORDINALITY AS chosen (question_id, place) JOIN ${QUESTIONS} question ON question.id = chosen.question_id)
   SELECT id FROM opened`,
);

const openedBefore = statement<{ id: number }, [number, string | null]>(
  'quizzes.opened-before',
  'SELECT id FROM quizzes WHERE account_id = $1 AND submission_id = $2',
);

/**
 * Opens a quiz with its questions in their order; none yet if it is to be written. One statement.
 * With a `submission_id` that was seen before nothing is opened, and the answer is the quiz that it opened then.
 */
export async function openQuiz(
  tx: Transaction,
  quiz: NewQuiz,
  questionIds: readonly number[],
): Promise<{ id: number }> {
  const opened = await tx.sql.one(open, [
    quiz.account_id,
    quiz.kind,
    quiz.mode,
    quiz.state,
    quiz.language,
    quiz.specialty_id,
    quiz.topic_id,
    quiz.focus_id,
    quiz.difficulty,
    quiz.length,
    quiz.generates,
    quiz.submission_id,
    quiz.ends_at,
    tx.clock.now(),
    questionIds,
    quiz.personal_quiz_id ?? null,
    quiz.paper ?? null,
  ]);
  return opened ?? (await tx.sql.one(openedBefore, [quiz.account_id, quiz.submission_id]))!;
}

/**
 * Opens a quiz of these questions that is answered now. An exam has one clock from now on: that of its paper, else of EXAM_SECONDS a question.
 * @returns the quiz's id
 */
export async function openRunningQuiz(
  tx: Transaction,
  person: Person,
  quiz: Pick<NewQuiz, 'kind' | 'mode'> & Partial<NewQuiz>,
  questionIds: readonly number[],
): Promise<number> {
  const exam = quiz.mode === EXAM;
  const milliseconds = secondsOf(questionIds.length, quiz.paper) * 1_000;
  const { id } = await openQuiz(
    tx,
    {
      account_id: person.id,
      state: 'running',
      language: person.language,
      specialty_id: 0,
      topic_id: null,
      focus_id: 0,
      difficulty: 0,
      length: questionIds.length,
      generates: false,
      submission_id: null,
      ends_at: exam ? new Date(tx.clock.now().getTime() + milliseconds) : null,
      ...quiz,
    },
    questionIds,
  );
  if (exam) tx.enqueue(closeExamJob, { quiz_id: id }, { delay: milliseconds });
  return id;
}
