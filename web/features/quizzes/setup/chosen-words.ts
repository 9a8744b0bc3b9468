import { useIntl } from 'react-intl';
import { EXAM, LEITNER, STUDY, type QuizSetupData } from '~/domain/quizzes/contract';
import { useNames } from '../names';
import type { Choices } from './choices';

export const MODE_WORDS = { [STUDY]: 'study', [LEITNER]: 'leitner', [EXAM]: 'exam' } as const;

/** What is chosen, in a few words: what the questions are about, what else they are narrowed to, and the mode. */
export function useChosenWords(chosen: Choices, { topics, languages }: QuizSetupData): string {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const { specialty, topic, focus, difficulty, language, preferences, mode } = chosen;
  return [
    topics.find(({ id }) => id === topic)?.name ||
      names.specialty(specialty) ||
      say({ id: 'quizzes.setup.specialty.all' }),
    names.focus(focus),
    difficulty > 0 && names.difficulty(difficulty),
    languages.length > 1 && language && say({ id: `app.language.${language}` }),
    preferences !== 'all' && say({ id: `quizzes.setup.preferences.${preferences}` }),
    say({ id: `quizzes.setup.mode.${MODE_WORDS[mode]}` }),
  ]
    .filter(Boolean)
    .join(' · ');
}
