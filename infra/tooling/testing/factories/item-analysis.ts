import type { Person } from '~/domain/accounts/person';
import { MARK_UNITS, REST_UNITS } from '~/domain/questions/analysis/item-statistics';
import { endQuiz } from '~/domain/quizzes/end-quiz';
import { submitFreeText } from '~/domain/quizzes/free-text';
import { skipQuestion } from '~/domain/quizzes/skip-question';
import { submitAnswer } from '~/domain/quizzes/submit-answer';
import type { Deps } from '~/infra/process/deps';
import type { TestQuestion } from './questions';
import { aQuiz, type TestQuiz } from './quizzes';

type World = { deps: Deps };

/** What somebody does with a question: their picks, `skip`, or nothing. */
export type Deed = readonly number[] | 'skip' | 'leave';

/** Does something with every question of a quiz. Of a free-text one the deed is the boxes marked as right. */
export async function answerAll(
  world: World,
  quiz: TestQuiz & { person: Person },
  deedFor: (question: TestQuestion, index: number) => Deed,
): Promise<void> {
  for (const [index, question] of quiz.questions.entries()) {
    const deed = deedFor(question, index);
    if (deed === 'leave') continue;
    const about = { quizlog_id: quiz.id, question_id: question.id };
    await world.deps.inTransaction<unknown>(async (tx) => {
      if (deed === 'skip') return skipQuestion(tx, quiz.person.id, quiz.id, question.id);
      if (question.question_type === 1) return submitAnswer(tx, quiz.person, { ...about, picked: [...deed] });
      return submitFreeText(tx, quiz.person, {
        ...about,
        self_marks: question.answers.map(({ id }) => ({
          answer_id: id,
          mark: deed.includes(id),
          free_text: 'as I see it',
        })),
      });
    });
  }
}

/** A quiz that somebody has taken to its end; every question right unless told otherwise. */
export async function aTakenQuiz(
  world: World,
  options: {
    person: Person;
    questions: TestQuestion[];
    mode?: 1 | 2;
    personalQuiz?: number;
    deedFor?: (question: TestQuestion, index: number) => Deed;
  },
): Promise<TestQuiz> {
  const { person, questions, mode = 1, personalQuiz, deedFor = (question) => question.right } = options;
  const quiz = {
    ...(await aQuiz(world, { person, questions, mode, ...(personalQuiz ? { kind: 'private' as const } : {}) })),
    person,
  };
  if (personalQuiz)
    await world.deps.read.query('UPDATE quizzes SET personal_quiz_id = $2 WHERE id = $1', [quiz.id, personalQuiz]);
  await answerAll(world, quiz, deedFor);
  await world.deps.inTransaction((tx) => endQuiz(tx, person.id, quiz.id));
  return quiz;
}

/** Somebody's personal quiz with these questions. */
export async function aPersonalQuizOf(
  world: World,
  owner: { id: number },
  questions: readonly { id: number }[],
  title = 'Chest pain',
): Promise<number> {
  const { query } = world.deps.read;
  const [{ id }] = await query(
    `INSERT INTO personal_quizzes (account_id, title, icon, colour, shared, created_at, changed_at) VALUES ($1, $2, 'heart', 'red', true, now(), now()) RETURNING id`,
    [owner.id, title],
  );
  await query(
    `INSERT INTO personal_quiz_questions (personal_quiz_id, question_id, position) SELECT $1, question, place - 1 FROM unnest($2::int[]) WITH ORDINALITY AS one (question, place)`,
    [id, questions.map((question) => question.id)],
  );
  return id;
}

interface PlaceRow {
  account_id: number;
  quiz_id: number;
  personal_quiz_id: number | null;
  question_id: number;
  revision: number;
  state: string;
  picked: number[];
  written: { answer_id: number; mark: boolean }[];
  mark: number | null;
}

const add = (tallies: Map<string, number>, ...key: unknown[]) =>
  tallies.set(JSON.stringify(key), (tallies.get(JSON.stringify(key)) ?? 0) + 1);
const sorted = (tallies: Map<string, number>) =>
  [...tallies]
    .map(([key, count]) => [...(JSON.parse(key) as unknown[]), count])
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The same tallies as those in the tables, in the same order, made anew from everything that was ever taken, quiz by quiz. */
export async function recount(world: World): Promise<{ ofQuestions: unknown[][]; ofQuizzes: unknown[][] }> {
  const rows: PlaceRow[] = await world.deps.read.query(
    `SELECT quiz.account_id, quiz.id AS quiz_id, quiz.personal_quiz_id, place.question_id, place.revision, place.state, place.picked, place.written, place.mark
       FROM quizzes quiz JOIN quiz_questions place ON place.quiz_id = quiz.id WHERE quiz.state = 'finished' AND quiz.answered > 0 ORDER BY quiz.finished_at, quiz.id, place.question_id`,
  );
  const [ofQuestions, ofQuizzes, met] = [new Map<string, number>(), new Map<string, number>(), new Set<string>()];
  for (const quizId of new Set(rows.map((row) => row.quiz_id))) {
    const places = rows.filter((row) => row.quiz_id === quizId);
    const { account_id, personal_quiz_id } = places[0]!;
    const answered = places.filter((place) => place.state === 'answered');
    const units = (place: PlaceRow) => Math.round((place.mark ?? 0) * MARK_UNITS);
    for (const place of answered) {
      const key = `${account_id} ${place.question_id} ${place.revision}`;
      if (met.has(key)) continue;
      met.add(key);
      const others = answered.filter((other) => other !== place).map(units);
      const rest =
        others.length === 0
          ? -1
          : Math.floor((REST_UNITS * others.reduce((sum, one) => sum + one, 0)) / others.length / MARK_UNITS + 0.5);
      const picked =
        place.picked.length > 0 ? place.picked : place.written.filter((box) => box.mark).map((box) => box.answer_id);
      add(
        ofQuestions,
        place.question_id,
        place.revision,
        [...picked].sort((a, b) => a - b),
        units(place),
        rest,
      );
    }
    if (personal_quiz_id === null || met.has(`${account_id} quiz ${personal_quiz_id}`)) continue;
    met.add(`${account_id} quiz ${personal_quiz_id}`);
    const total = places.reduce((sum, place) => sum + units(place), 0);
    const composition = [places.map((place) => place.question_id), places.map((place) => place.revision)];
    for (const place of places)
      add(ofQuizzes, personal_quiz_id, ...composition, place.question_id, units(place), total);
  }
  return { ofQuestions: sorted(ofQuestions), ofQuizzes: sorted(ofQuizzes) };
}

/** What the tables hold, in the order of `recount`. */
export async function countedSoFar(world: World): Promise<{ ofQuestions: unknown[][]; ofQuizzes: unknown[][] }> {
  const { query } = world.deps.read;
  const lines = async (text: string) =>
    ((await query(text)) as { line: unknown[] }[])
      .map(({ line }) => line)
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return {
    ofQuestions: await lines(
      'SELECT json_build_array(question_id, revision, picked, mark, rest, answers) AS line FROM question_tallies',
    ),
    ofQuizzes: await lines(
      `SELECT json_build_array(one.personal_quiz_id, one.questions, one.revisions, tally.question_id, tally.mark, tally.total, tally.attempts) AS line
         FROM personal_quiz_tallies tally JOIN personal_quiz_compositions one ON one.id = tally.composition_id`,
    ),
  };
}
