import { useIntl } from 'react-intl';
import { focusKey, specialtyKey } from '~/domain/questions/specialties';

/** What the things are called that questions are filed under; empty for one that this version does not know. */
export function useNames() {
  const { formatMessage: say, messages } = useIntl();
  const named = (room: string, key: string | null) =>
    key && `questions.${room}.${key}` in messages ? say({ id: `questions.${room}.${key}` }) : '';
  return {
    specialty: (id: number) => named('specialty', specialtyKey(id)),
    focus: (id: number) => named('focus', focusKey(id)),
    difficulty: (level: number) => named('difficulty', String(level)),
    pack: (key: string) => named('pack', key),
    tagGroup: (key: string) => named('tag-group', key),
    tag: (key: string) => named('tag', key),
    anatomy: (key: string) => named('anatomy', key),
    science: (key: string) => named('science', key),
  };
}
export type Names = ReturnType<typeof useNames>;
