import type { FastifyInstance } from 'fastify';
import { href } from '~/domain/kit/contract';
import { findableQuestions, writableQuestions } from '~/domain/quizzes/ai-available.query';
import { aiTopics } from '~/domain/quizzes/generation/ai-choice.query';
import { specialtyKey } from '~/domain/questions/specialties';
import type { BankCensus } from '~/domain/quizzes/generation/bank-census.query';
import { quizRun } from '~/domain/quizzes/contract';
import { findGeneration } from '~/domain/quizzes/generation/find-generation.query';
import { generateAgain } from '~/domain/quizzes/generation/generate-again';
import { aiQuizSetup, aiQuizWaiting, LENGTHS } from '~/domain/quizzes/generation/contract';
import { generationQuota } from '~/domain/quizzes/generation/quota.query';
import type { QuestionStock } from '~/domain/quizzes/generation/question-writer';
import { requestAiQuiz, type RequestedQuiz } from '~/domain/quizzes/generation/request-ai-quiz';
import { stockOfQuestions, writerOfQuestions } from '~/infra/ai/writer';
import type { Deps } from '~/infra/process/deps';
import type { BankCounts } from '../bank-counts';
import { bindPage } from '~/gateway/bind';

/** Askings for an AI quiz by one person in an hour: a failed one gives the quota back, and may have cost money all the same. */
const ASKINGS = { points: 40, seconds: 3_600 };

const addressOf = ({ id, generates }: RequestedQuiz): string =>
  href(generates ? aiQuizWaiting : quizRun, { quizlog_id: id });

function specialtyOnOffer(id: number, census: BankCensus, stock: QuestionStock) {
  const key = specialtyKey(id);
  const { questions, by_language } = census.specialties.find((one) => one.id === id) ?? {
    questions: 0,
    by_language: {},
  };
  return { id, questions, by_language, writes: key === null ? [] : stock.languages(key) };
}

export function bindAiQuizzes(app: FastifyInstance, deps: Deps, counts: BankCounts): void {
  const { read } = deps;
  const askings = app.limits.limiter('ai-quiz-person', ASKINGS.points, ASKINGS.seconds);

  bindPage(app, deps, aiQuizSetup, {
    async data({ person }) {
      const [census, topics, { left, a_day, writing }] = await Promise.all([
        counts.census(),
        aiTopics(read, person.language),
        generationQuota(read, person),
      ]);
      const stock = stockOfQuestions(deps.config.ai);
      return {
        specialties: [...new Set(topics.map(({ specialty_id }) => specialty_id))].map((id) =>
          specialtyOnOffer(id, census, stock),
        ),
        topics,
        lengths: [...LENGTHS],
        left,
        a_day,
        writing: writing === null ? null : { quizlog_id: writing, url: href(aiQuizWaiting, { quizlog_id: writing }) },
        writer: writerOfQuestions(deps.config.ai),
      };
    },
    actions: {
      async available_questions({ person, input: { generate_new_questions, language = person.language, ...choice } }) {
        if (generate_new_questions)
          return writableQuestions(
            read,
            person,
            { ...choice, language: language || person.language },
            stockOfQuestions(deps.config.ai),
          );
        const [census, known] = await Promise.all([counts.census(), counts.known(person.id)]);
        return findableQuestions(read, { ...choice, language }, census, known);
      },
      async submit({ person, input }) {
        await askings.take(person.id);
        return {
          next_url: addressOf(
            await deps.inTransaction((tx) => requestAiQuiz(tx, person, input, stockOfQuestions(deps.config.ai))),
          ),
        };
      },
    },
  });

  bindPage(app, deps, aiQuizWaiting, {
    data: ({ person, params }) => findGeneration(read, person, params.quizlog_id),
    actions: {
      check_quizlog_status: async ({ person, params }) =>
        (await findGeneration(read, person, params.quizlog_id)).generation,
      async try_again({ person, params }) {
        await findGeneration(read, person, params.quizlog_id);
        await askings.take(person.id);
        await deps.inTransaction((tx) => generateAgain(tx, person, params.quizlog_id));
        return (await findGeneration(read, person, params.quizlog_id)).generation;
      },
    },
  });
}
