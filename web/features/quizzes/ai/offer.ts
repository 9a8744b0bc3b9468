import type { Language } from '~/domain/accounts/contract';
import type { Wish } from './use-ask';
import type { AiQuizSetupData } from '~/domain/quizzes/generation/contract';

type Specialty = AiQuizSetupData['specialties'][number];

/** The specialties on which there is something in the chosen language, with how many questions of the bank, if it is the bank's. */
export function onOffer(
  specialties: readonly Specialty[],
  { generate_new_questions, language }: Pick<Wish, 'generate_new_questions' | 'language'>,
): { id: number; questions?: number }[] {
  if (generate_new_questions)
    return specialties.filter(({ writes }) => language !== '' && writes.includes(language)).map(({ id }) => ({ id }));
  return specialties
    .map(({ id, questions, by_language }) => ({
      id,
      questions: language === '' ? questions : (by_language[language] ?? 0),
    }))
    .filter(({ questions }) => questions > 0);
}

/** A wish that can be had: new questions are of one language, and a specialty that is not on offer any more is left. */
export function settled(wish: Wish, setup: AiQuizSetupData, locale: Language): Wish {
  const language = wish.generate_new_questions && wish.language === '' ? locale : wish.language;
  const stays = onOffer(setup.specialties, { ...wish, language }).some(({ id }) => id === wish.specialty);
  return { ...wish, language, ...(stays ? {} : { specialty: 0, topic: 0 }) };
}
