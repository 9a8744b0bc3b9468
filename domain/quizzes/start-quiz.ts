import type { Person } from '../accounts/person';
import type { Parsed } from '../contract';
import type { Transaction } from '../transaction';
import { EXAM, EXAM_SECONDS, type quizSetup } from './contract';
import type { Random } from './draw';
import { drawQuestions } from './draw-questions.query';
import { closeExamJob } from './jobs';
import { openQuiz } from './open-quiz';
import { noQuestions } from './refusals';
import { startedBefore } from './started-before.query';

/**
 * Starts a quiz from the bank (spec 1 §2), shorter where fewer questions fit than were asked for. An exam has one clock
 * from now on, of EXAM_SECONDS a question. The same `submission_id` again answers the quiz that it started.
 * @returns the quiz's id
 * @throws Problem invalid `no-questions`
 */
export async function startQuiz(tx: Transaction, person: Person, input: Parsed<typeof quizSetup.actions.submit>, random?: Random): Promise<number> {
  const exam = input.mode === EXAM;
  const draw = { selection: input, preference: input.preferences, number: input.number_of_questions, choiceOnly: exam };
  const [earlier, questionIds] = await Promise.all([
    startedBefore(tx, person.id, input.submission_id),
    drawQuestions(tx, person.id, draw, random),
  ]);
  if (earlier) return earlier.id;
  if (questionIds.length === 0) throw noQuestions();

  const milliseconds = EXAM_SECONDS * questionIds.length * 1_000;
  const { id } = await openQuiz(
    tx,
    {
      account_id: person.id,
      kind: 'bank',
      mode: input.mode,
      state: 'running',
      language: input.language || person.language,
      specialty_id: input.specialty,
      topic_id: input.topic || null,
      focus_id: input.focus,
      difficulty: input.difficulty,
      length: questionIds.length,
      generates: false,
      submission_id: input.submission_id ?? null,
      ends_at: exam ? new Date(tx.clock.now().getTime() + milliseconds) : null,
    },
    questionIds,
  );
  if (exam) tx.enqueue(closeExamJob, { quiz_id: id }, { delay: milliseconds });
  return id;
}
