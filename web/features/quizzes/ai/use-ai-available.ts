import type { Output } from '~/domain/kit/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { useAnswer } from '~/web/live/client';
import type { Wish } from './use-ask';

export type AiAvailable = Output<typeof aiQuizSetup.actions.available_questions>;

/** How many questions there are on a choice that the person has not had; undefined before a specialty is chosen, and until it is counted. */
export function useAiAvailable({
  specialty,
  topic,
  focus,
  language,
  generate_new_questions,
}: Wish): AiAvailable | undefined {
  const choice = { specialty, topic, focus, language, generate_new_questions };
  return useAnswer(aiQuizSetup, 'available_questions', {}, choice, { enabled: specialty !== 0 }).data;
}
