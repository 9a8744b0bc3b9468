import { useIntl } from 'react-intl';
import { focusKey, specialtyKey } from '~/domain/questions/specialties';

/** What specialties, focuses and difficulties are called; empty for one that this version does not know. */
export function useNames() {
  const { formatMessage: say } = useIntl();
  const named = (room: 'specialty' | 'focus', key: string | null) =>
    key ? say({ id: `questions.${room}.${key}` }) : '';
  return {
    specialty: (id: number) => named('specialty', specialtyKey(id)),
    focus: (id: number) => named('focus', focusKey(id)),
    difficulty: (level: number) => say({ id: `questions.difficulty.${level}` }),
  };
}
