import { IconHistory } from '@tabler/icons-react';
import { ListRow } from '~/web/ui/list-row';
import { NotificationList, type Notification } from '~/web/ui/notification-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { UnfinishedQuizzes } from '~/web/ui/unfinished-quizzes';
import { NOW } from '../still';
import type { Section } from '../section';

const before = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

const notification = (id: number, kind: Notification['kind'], read: boolean): Notification => ({
  id,
  kind,
  url: '/',
  values: { name: 'Diego Santos', station: 'Chest pain', reason: '', questions: '10', asked: '12', cards: '0' },
  read,
  created_at: before(id),
});

const quiz = { kind: 'bank' as const, mode: 0, url: '/', started_at: before(3) };

export const lists: Section = {
  id: 'lists',
  title: 'Lists',
  states: {
    'a row: with a mark and a result': () => (
      <ListRow
        to="/"
        title="Chest pain"
        about={<TimeAgo at={before(5)} />}
        mark={<IconHistory size={22} />}
        result="84%"
      />
    ),
    'a row: with its own words, no way to it': () => (
      <ListRow
        to=""
        title="Gilberto de la Fuente y Aguirre"
        text="A long line of what somebody has written, which goes on into the next line on a phone and stays readable there."
        about={<TimeAgo at={before(400)} />}
      />
    ),
    'notifications: unread, read, of an unknown kind': () => (
      <NotificationList
        items={[
          notification(1, 'feedback-ready', false),
          notification(5, 'quiz-ready', false),
          notification(30, 'deck-failed', true),
        ]}
        onOpen={() => undefined}
      />
    ),
    'quizzes that were begun': () => (
      <UnfinishedQuizzes
        onChanged={() => null}
        quizzes={[
          { ...quiz, quizlog_id: 1, title: 'Heart failure', specialty_id: 1, answered: 3, total: 10 },
          { ...quiz, quizlog_id: 2, kind: 'ai', title: '', specialty_id: 0, answered: 0, total: 20 },
        ]}
      />
    ),
  },
};
