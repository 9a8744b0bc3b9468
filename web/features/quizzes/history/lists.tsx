import { IconCrown, IconHistory, IconListNumbers } from '@tabler/icons-react';
import { href } from '~/domain/kit/contract';
import { EXAM, LEITNER, quizSetup, STUDY } from '~/domain/quizzes/contract';
import { premiumQuizzesTaken, quizzesCreated, quizzesTaken } from '~/domain/quizzes/history/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { type ListFilter, showList, type WebProfileList } from '~/web/core/profile-lists';
import { lazily } from '~/web/ui/fetched';

const TakenRow = lazily(async () => (await import('./taken-row')).TakenRow);

const FILTERS: readonly ListFilter[] = [
  {
    id: 'learning.filter.specialty',
    options: [
      { id: 'learning.filter.all', set: {} },
      ...SPECIALTIES.map(({ id, key }) => ({ id: `questions.specialty.${key}`, set: { specialty: String(id) } })),
    ],
  },
  {
    id: 'learning.filter.mode',
    options: [
      { id: 'learning.filter.all', set: {} },
      { id: 'quizzes.setup.mode.study', set: { mode: String(STUDY) } },
      { id: 'quizzes.setup.mode.exam', set: { mode: String(EXAM) } },
      { id: 'quizzes.setup.mode.leitner', set: { mode: String(LEITNER) } },
    ],
  },
  {
    id: 'learning.filter.score',
    options: [
      { id: 'learning.filter.all', set: {} },
      { id: 'learning.filter.unfinished', set: { progress: 'unfinished' } },
      { id: 'learning.filter.score.low', set: { score_to: '49.99' } },
      { id: 'learning.filter.score.middle', set: { score_from: '50', score_to: '69.99' } },
      { id: 'learning.filter.score.high', set: { score_from: '70' } },
    ],
  },
  {
    id: 'learning.filter.time',
    options: [
      { id: 'learning.filter.all', set: {} },
      ...[7, 30, 90, 365].map((days) => ({ id: `learning.filter.days.${days}`, set: { days: String(days) } })),
    ],
  },
];

export const quizzesLists: readonly WebProfileList[] = [
  showList({
    list: quizzesTaken,
    place: 10,
    id: 'learning.list.quizzes',
    icon: IconHistory,
    Row: TakenRow,
    filters: FILTERS,
    begin: href(quizSetup),
  }),
  showList({
    list: quizzesCreated,
    place: 50,
    id: 'learning.list.quizzes-created',
    icon: IconListNumbers,
    Row: lazily(async () => (await import('./created-row')).CreatedRow),
    begin: href(personalQuizzes),
  }),
  showList({
    list: premiumQuizzesTaken,
    place: 80,
    id: 'learning.list.premium-quizzes',
    icon: IconCrown,
    Row: TakenRow,
    begin: href(quizSetup),
  }),
];
