import type { Person } from '../accounts/person';
import type { Parsed } from '../kit/contract';
import { bookmarkedToPractise } from '../questions/bookmarked.query';
import type { Transaction } from '../kit/transaction';
import { EXAM, LEITNER, type quizSetup } from './contract';
import type { Random } from './draw';
import { drawByBin } from './draw-by-bin.query';
import { type Draw, drawQuestions } from './draw-questions.query';
import { mistakesToPractise } from './mistaken-questions.query';
import { openRunningQuiz } from './open-quiz';
import { noQuestions } from './refusals';
import { startedBefore } from './started-before.query';
import { wrongQuestions } from './wrong-questions.query';

type Input = Parsed<typeof quizSetup.actions.submit>;

const drawn = async (
  tx: Transaction,
  person: Person,
  input: Input,
  draw: Draw,
  from: typeof drawQuestions,
  random?: Random,
) => ({
  questionIds: await from(tx, person.id, draw, random),
  kind: 'bank' as const,
  specialty_id: input.specialty,
  topic_id: input.topic || null,
});

const questionsFor = (tx: Transaction, person: Person, input: Input, draw: Draw, random?: Random) => {
  if (input.from !== undefined) return wrongQuestions(tx, person, input.from, draw.choiceOnly);
  if (input.bookmarked) return bookmarkedToPractise(tx, person, draw.choiceOnly);
  if (input.mistakes !== undefined)
    return mistakesToPractise(tx, person, { days: input.mistakes, topic: input.topic, choiceOnly: draw.choiceOnly });
  if (input.mode === LEITNER) return drawn(tx, person, input, draw, drawByBin, random);
  return drawn(tx, person, input, draw, drawQuestions, random);
};

/**
 * Starts a quiz from the bank (spec 1 §2), shorter if fewer questions fit than were asked for. Without a language the
 * questions are in the person's own. An exam has one clock
 * from now on, of EXAM_SECONDS a question. With `from` it asks again what was wrong in that quiz, and is of its kind; with `bookmarked` it asks what the person has bookmarked,
 * with `mistakes` what they got wrong. The same `submission_id` again answers the quiz that it started.
 * @returns the quiz's id
 * @throws Problem invalid `no-questions`, with `bookmarked` `no-bookmarks`; with `from` not-found `quiz-not-found`, conflict `exam-running`, `time-is-up`
 */
export async function startQuiz(tx: Transaction, person: Person, input: Input, random?: Random): Promise<number> {
  const exam = input.mode === EXAM;
  const selection = { ...input, language: input.language ?? person.language };
  // A guest's first answer should not meet a vote.
  const preference = person.guest ? ('settled' as const) : input.preferences;
  const draw = { selection, preference, number: input.number_of_questions, choiceOnly: exam };
  const [earlier, { questionIds, ...about }] = await Promise.all([
    startedBefore(tx, person.id, input.submission_id),
    questionsFor(tx, person, input, draw, random),
  ]);
  if (earlier) return earlier.id;
  if (questionIds.length === 0) throw noQuestions();
  return openRunningQuiz(
    tx,
    person,
    {
      ...about,
      mode: input.mode,
      language: input.language || person.language,
      focus_id: input.focus,
      difficulty: input.difficulty,
      submission_id: input.submission_id ?? null,
    },
    questionIds,
  );
}
