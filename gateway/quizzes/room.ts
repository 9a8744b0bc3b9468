import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { href, type SentPageData } from '~/domain/kit/contract';
import { Problem } from '~/domain/kit/errors';
import { may } from '~/domain/purchases/entitlements/may';
import { closeExam } from '~/domain/quizzes/close-exam';
import * as contract from '~/domain/quizzes/contract';
import { countQuestions } from '~/domain/quizzes/count-questions.query';
import { endQuiz } from '~/domain/quizzes/end-quiz';
import { findReview } from '~/domain/quizzes/find-review.query';
import { findRun } from '~/domain/quizzes/find-run.query';
import { findSummary } from '~/domain/quizzes/find-summary.query';
import { flagQuestion } from '~/domain/quizzes/flag-question';
import { showFreeText, submitFreeText } from '~/domain/quizzes/free-text';
import { noteLateAnswer } from '~/domain/quizzes/note-late-answer';
import { otherQuiz, quizFinished, timeIsUp } from '~/domain/quizzes/refusals';
import { skipQuestion } from '~/domain/quizzes/skip-question';
import { startQuiz } from '~/domain/quizzes/start-quiz';
import { submitAnswer } from '~/domain/quizzes/submit-answer';
import { findUnfinished } from '~/domain/quizzes/unfinished.query';
import type { Transaction } from '~/domain/kit/transaction';
import { writeJson } from '~/domain/kit/written-json';
import type { Deps } from '~/infra/process/deps';
import type { BankCounts } from './bank-counts';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { showQuestions } from '../questions/shown-questions';
import { bankCounts } from './bank-counts';
import { bindAiQuizzes } from './generation/bind';
import { bindPacks } from './packs/bind';
import { bindPersonalQuizzes } from './personal/bind';

/** Quizzes that one person may start in an hour: each writes up to a hundred rows. */
const STARTS = { points: 300, seconds: 3_600 };

const isTimeUp = (error: unknown): boolean => error instanceof Problem && error.code === timeIsUp().code;
const isOver = (error: unknown): boolean =>
  isTimeUp(error) || (error instanceof Problem && error.code === quizFinished().code);

/** Reads and changes of quizzes, by which an exam is handed in when its clock has ended. */
function openQuizzes(deps: Deps) {
  const closeNow = (quizId: number) => deps.inTransaction((tx) => closeExam(tx, quizId));

  /** An exam whose clock has ended is handed in before it is read. */
  async function reading<T>(quizId: number, find: () => Promise<T>): Promise<T> {
    try {
      return await find();
    } catch (error) {
      if (!isTimeUp(error)) throw error;
    }
    await closeNow(quizId);
    return find();
  }

  /** A change that comes too late finds the exam handed in. */
  async function changing<T>(quizId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await deps.inTransaction(work);
    } catch (error) {
      if (isTimeUp(error)) await closeNow(quizId);
      throw error;
    }
  }

  return { reading, changing };
}
type Quizzes = ReturnType<typeof openQuizzes>;

function bindSetup(app: FastifyInstance, deps: Deps, counts: BankCounts): void {
  const starts = app.limits.limiter('quiz-starts', STARTS.points, STARTS.seconds);
  bindPage(app, deps, contract.quizSetup, {
    async data({ person, query }) {
      const [bank, known, unfinished] = await Promise.all([
        counts.census(),
        counts.known(person.id, true),
        findUnfinished(deps.read, person),
      ]);
      const counted = countQuestions(
        bank,
        known,
        { ...contract.selection.parse(query), language: person.language },
        contract.STUDY,
      );
      return {
        specialties: bank.specialties,
        topics: bank.topics(person.language),
        languages: bank.languages,
        counts: counted,
        unfinished,
        exam_seconds: contract.EXAM_SECONDS,
      };
    },
    actions: {
      async available_questions({ person, input }) {
        const [bank, known] = await Promise.all([counts.census(), counts.known(person.id)]);
        return countQuestions(bank, known, { ...input, language: input.language ?? person.language }, input.mode);
      },
      async submit({ person, input }) {
        await starts.take(person.id);
        const quizlog_id = await deps.inTransaction((tx) => startQuiz(tx, person, input));
        return { next_url: href(contract.quizRun, { quizlog_id }) };
      },
    },
  });
}

function bindRun(app: FastifyInstance, deps: Deps, { reading, changing }: Quizzes): void {
  const shown = showQuestions(deps);
  const runOf = async (person: Person, quizId: number, at: { from?: number; question_id?: number }) => {
    const { questions, ...run } = await reading(quizId, () => findRun(deps.read, person, quizId, at));
    return { ...run, questions: await shown.placed(person, questions) };
  };

  bindPage(app, deps, contract.quizRun, {
    data: ({ person, params, query }) => runOf(person, params.quizlog_id, query),
    // Without a topic it is called by a specialty, or a mixture: words that the app has.
    first: ({ quiz }) => ({ heading: quiz.title }),
    actions: {
      questions: ({ person, params, input }) => runOf(person, params.quizlog_id, input),
      async answer_submit({ person, params, input: { answer_id, ...input } }) {
        requireSame(params, input);
        const told = await changing(input.quizlog_id, (tx) =>
          submitAnswer(tx, person, { ...input, picked: answer_id }),
        ).catch(async (error: unknown) => {
          if (isOver(error)) await deps.inTransaction((tx) => noteLateAnswer(tx, person.id, input));
          throw error;
        });
        return told ? shown.answered(person, told) : { saved: true as const };
      },
      async free_text_show({ person, params, input }) {
        requireSame(params, input);
        return shown.answered(person, await changing(input.quizlog_id, (tx) => showFreeText(tx, person, input)));
      },
      async free_text_submit({ person, params, input }) {
        requireSame(params, input);
        const { told, finished } = await changing(input.quizlog_id, (tx) => submitFreeText(tx, person, input));
        return {
          ...(await shown.answered(person, told)),
          ...(finished ? { next_url: href(contract.quizSummary, params) } : {}),
        };
      },
    },
  });

  bindCall(app, deps, contract.skipQuestion, async ({ person, input: { quizlog_id, question_id } }) => ({
    remaining: await changing(quizlog_id, (tx) => skipQuestion(tx, person.id, quizlog_id, question_id)),
  }));

  bindCall(app, deps, contract.flagQuestion, async ({ person, input: { quizlog_id, question_id, flagged } }) => {
    await changing(quizlog_id, (tx) => flagQuestion(tx, person.id, quizlog_id, question_id, flagged));
    return { flagged };
  });

  bindCall(app, deps, contract.endQuiz, async ({ person, input }) => ({
    quizlog_id: await deps.inTransaction((tx) => endQuiz(tx, person.id, input.quizlog_id, input.seconds)),
  }));
}

function bindResults(app: FastifyInstance, deps: Deps, { reading }: Quizzes): void {
  const { read } = deps;
  const shown = showQuestions(deps);
  bindPage(app, deps, contract.quizSummary, {
    async data({ person, params, query }) {
      const summary = await reading(params.quizlog_id, () =>
        findSummary(read, person, params.quizlog_id, { page: query.page, print: query.print ?? false }),
      );
      return writeJson<SentPageData<typeof contract.quizSummary>>({
        ...summary,
        questions: writeJson(summary.questions),
        summaries: shown.summaries(person, summary.summaries),
        user_is_supporter: may(person, 'summaries.full'),
        sheets: summary.sheets.length === 0 ? [] : await shown.placed(person, summary.sheets),
      });
    },
    actions: {},
  });

  bindPage(app, deps, contract.quizReview, {
    async data({ person, params, query }) {
      const { question, ...review } = await reading(params.quizlog_id, () =>
        findReview(read, person, params.quizlog_id, query.question_id),
      );
      const [placed] = await shown.placed(person, [question]);
      return { ...review, question: placed! };
    },
    actions: {},
  });
}

export function bindQuizzes(app: FastifyInstance, deps: Deps, counts: BankCounts): void {
  const quizzes = openQuizzes(deps);
  bindSetup(app, deps, counts);
  bindRun(app, deps, quizzes);
  bindResults(app, deps, quizzes);
}

/** What was meant for another quiz must not land in this one. */
function requireSame(params: { quizlog_id: number }, input: { quizlog_id: number }): void {
  if (params.quizlog_id !== input.quizlog_id) throw otherQuiz();
}

export const quizzesRoom: GatewayRoom = {
  name: 'quizzes',
  bind(app, deps) {
    const counts = bankCounts(deps);
    bindQuizzes(app, deps, counts);
    bindAiQuizzes(app, deps, counts);
    bindPersonalQuizzes(app, deps);
    bindPacks(app, deps);
  },
};
