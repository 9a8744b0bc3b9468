import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '~/domain/accounts/contract';
import { confirmCards } from '~/domain/flashcards/generation/confirm-cards';
import { createGenerationJob, deckGenerationPage } from '~/domain/flashcards/generation/contract';
import { cancelDeckGeneration } from '~/domain/flashcards/generation/end-generation';
import { findDeckGeneration } from '~/domain/flashcards/generation/generation.query';
import { countMistakes } from '~/domain/flashcards/generation/known-questions.query';
import { deckQuota, requestDeck, requestDeckAgain } from '~/domain/flashcards/generation/request-deck';
import { href } from '~/domain/kit/contract';
import { aiTopics } from '~/domain/quizzes/generation/ai-choice.query';
import { specialtyKey } from '~/domain/questions/specialties';
import { stockOfQuestions, writerOfQuestions } from '~/infra/ai/writer';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';

/** Askings for a deck by one person in an hour: a failed one gives the quota back, and may have cost money all the same. */
const ASKINGS = { points: 40, seconds: 3_600 };

export function bindDeckGeneration(app: FastifyInstance, deps: Deps): void {
  const { read, config } = deps;
  const askings = app.limits.limiter('deck-generation', ASKINGS.points, ASKINGS.seconds);
  const addressOf = (generation_id: number) => href(deckGenerationPage, { generation_id });

  bindPage(app, deps, createGenerationJob, {
    async data({ person }) {
      const [topics, { left, a_day, writing }, ...counts] = await Promise.all([
        aiTopics(read, person.language),
        deckQuota(read, person),
        ...LANGUAGES.map((language) => countMistakes(read, person.id, language)),
      ]);
      const stock = stockOfQuestions(config.ai);
      return {
        specialties: [...new Set(topics.map(({ specialty_id }) => specialty_id))].map((id) => {
          const key = specialtyKey(id);
          return { id, writes: key === null ? [] : stock.languages(key) };
        }),
        topics,
        mistakes: Object.fromEntries(LANGUAGES.map((language, index) => [language, counts[index]!])),
        left,
        a_day,
        writing: writing === null ? null : { generation_id: writing, url: addressOf(writing) },
        writer: writerOfQuestions(config.ai),
      };
    },
    actions: {
      async submit({ person, input }) {
        await askings.take(person.id);
        return { next_url: addressOf(await deps.inTransaction((tx) => requestDeck(tx, person, input))) };
      },
    },
  });

  bindPage(app, deps, deckGenerationPage, {
    data: ({ person, params }) => findDeckGeneration(read, person, params.generation_id),
    actions: {
      check_generation_status: async ({ person, params }) =>
        (await findDeckGeneration(read, person, params.generation_id)).generation,
      async cancel({ person, params: { generation_id } }) {
        await deps.inTransaction((tx) => cancelDeckGeneration(tx, person, generation_id));
        return (await findDeckGeneration(read, person, generation_id)).generation;
      },
      async try_again({ person, params: { generation_id } }) {
        await findDeckGeneration(read, person, generation_id);
        await askings.take(person.id);
        await deps.inTransaction((tx) => requestDeckAgain(tx, person, generation_id));
        return (await findDeckGeneration(read, person, generation_id)).generation;
      },
      async confirm({ person, params: { generation_id }, input }) {
        await deps.inTransaction((tx) => confirmCards(tx, person, generation_id, input.flashcard_id ?? null));
        return (await findDeckGeneration(read, person, generation_id)).generation;
      },
    },
  });
}
