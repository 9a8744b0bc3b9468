import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import { addPersonalQuestion } from '~/domain/quizzes/personal/add-question';
import { quizRun } from '~/domain/quizzes/contract';
import { deletePersonalQuiz } from '~/domain/quizzes/personal/delete-quiz';
import { makePersonalQuiz } from '~/domain/quizzes/personal/make-quiz';
import { personalQuizEditor, personalQuizEntry, personalQuizzes } from '~/domain/quizzes/personal/contract';
import { findEdited, findEditor } from '~/domain/quizzes/personal/editor.query';
import { findEntry } from '~/domain/quizzes/personal/entry.query';
import { findPersonalQuizzes } from '~/domain/quizzes/personal/quizzes.query';
import { removePersonalQuestion } from '~/domain/quizzes/personal/remove-question';
import { reorderPersonalQuiz } from '~/domain/quizzes/personal/reorder-quiz';
import { savePersonalQuiz } from '~/domain/quizzes/personal/save-quiz';
import { searchForQuiz } from '~/domain/quizzes/personal/search-for-quiz.query';
import { startPersonalQuiz } from '~/domain/quizzes/personal/start-quiz';
import type { Transaction } from '~/domain/kit/transaction';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '~/gateway/bind';

/** Personal quizzes that one person may make in an hour. */
const MAKES = { points: 60, seconds: 3_600 };
/** Runs of personal quizzes that one person may begin in an hour: each writes up to a hundred rows. */
const STARTS = { points: 300, seconds: 3_600 };
/** Searches of one person in a minute: each reads the bank. */
const SEARCHES = { points: 120, seconds: 60 };

export function bindPersonalQuizzes(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const makes = app.limits.limiter('personal-quizzes', MAKES.points, MAKES.seconds);
  const starts = app.limits.limiter('personal-quiz-starts', STARTS.points, STARTS.seconds);
  const searches = app.limits.limiter('personal-quiz-searches', SEARCHES.points, SEARCHES.seconds);

  /** A change, and the quiz as it is after it. */
  async function edited(person: Person, quizId: number, change: (tx: Transaction) => Promise<void>) {
    await deps.inTransaction(change);
    return findEdited(read, person, quizId);
  }

  bindPage(app, deps, personalQuizzes, {
    data: ({ person, query }) => findPersonalQuizzes(read, person, query.page),
    actions: {
      async submit({ person, input }) {
        await makes.take(person.id);
        const quizId = await deps.inTransaction((tx) => makePersonalQuiz(tx, person, input));
        return { next_url: href(personalQuizEditor, { quizId }) };
      },
    },
  });

  bindPage(app, deps, personalQuizEditor, {
    data: ({ person, params }) => findEditor(read, person, params.quizId),
    actions: {
      submit: ({ person, params: { quizId }, input }) =>
        edited(person, quizId, (tx) => savePersonalQuiz(tx, person, quizId, input)),
      add_question: ({ person, params: { quizId }, input }) =>
        edited(person, quizId, (tx) => addPersonalQuestion(tx, person, quizId, input.question_id)),
      delete_question: ({ person, params: { quizId }, input }) =>
        edited(person, quizId, (tx) => removePersonalQuestion(tx, person, quizId, input.question_id)),
      reorder_quiz: ({ person, params: { quizId }, input }) =>
        edited(person, quizId, (tx) => reorderPersonalQuiz(tx, person, quizId, input['question-order'])),
      async search_questions({ person, params, input }) {
        await searches.take(person.id);
        return { questions: await searchForQuiz(read, person, params.quizId, input) };
      },
      async delete_quiz({ person, params }) {
        await deps.inTransaction((tx) => deletePersonalQuiz(tx, person, params.quizId));
        return { next_url: href(personalQuizzes) };
      },
    },
  });

  bindPage(app, deps, personalQuizEntry, {
    data: ({ person, params }) => findEntry(read, person, params.quizId),
    actions: {
      async submit({ person, params, input }) {
        await starts.take(person.id);
        const quizlog_id = await deps.inTransaction((tx) => startPersonalQuiz(tx, person, params.quizId, input));
        return { next_url: href(quizRun, { quizlog_id }) };
      },
    },
  });
}
