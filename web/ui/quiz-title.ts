import { useIntl } from 'react-intl';
import { specialtyKey } from '~/domain/questions/specialties';

/** What a quiz is called: its topic, else its specialty, else that it is a mixture. */
export function useQuizTitle(): (quiz: { title: string; specialty_id: number }) => string {
  const { formatMessage: say } = useIntl();
  return ({ title, specialty_id }) => {
    const specialty = specialtyKey(specialty_id);
    return title || say({ id: specialty ? `questions.specialty.${specialty}` : 'quizzes.unfinished.mixed' });
  };
}
