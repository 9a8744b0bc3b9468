import { useIntl } from 'react-intl';
import { FREE_TEXT } from '~/domain/questions/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import type { PersonalQuestion } from '~/domain/quizzes/personal/contract';

/** How a question is named in a list: its first words, and what it is about. */
export function useQuestionWords() {
  const { formatMessage: say } = useIntl();
  return {
    title: ({ title, available }: Pick<PersonalQuestion, 'title' | 'available'>) =>
      available ? title : say({ id: 'teach.question.gone' }),
    about({ specialty_id, topic_name, question_type }: PersonalQuestion) {
      const specialty = specialtyKey(specialty_id);
      return [
        specialty && say({ id: `questions.specialty.${specialty}` }),
        topic_name,
        question_type === FREE_TEXT && say({ id: 'teach.question.free-text' }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
