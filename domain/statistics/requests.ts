import type { Metric } from '../acts/metrics';

/** Charts over time: their lines, each of a metric, with its name in `chartData`. `people`: the line counts people, not acts. */
export const TIME_CHARTS = {
  users_chart: [
    { id: 'active', metric: 'active', people: true },
    { id: 'registered', metric: 'registered', people: true },
  ],
  sessions_chart: [
    { id: 'sessions', metric: 'session', people: false },
    { id: 'session-people', metric: 'session', people: true },
  ],
  quizzes_done: [
    { id: 'quizzes', metric: 'quiz', people: false },
    { id: 'card-reviews', metric: 'cardReview', people: false },
  ],
  questions_done: [
    { id: 'questions', metric: 'question', people: false },
    { id: 'cards', metric: 'card', people: false },
  ],
  stations_done: [
    { id: 'stations', metric: 'station', people: false },
    { id: 'joined', metric: 'joined', people: false },
  ],
} as const satisfies Record<string, readonly { id: string; metric: Metric; people: boolean }[]>;
export type TimeChart = keyof typeof TIME_CHARTS;

/** Charts of shares over time: which of the things that began came to what they are for. */
export const SHARE_CHARTS = {
  practice_shares: [
    { id: 'groups', whole: 'group', part: 'groupFinished' },
    { id: 'searches', whole: 'search', part: 'found' },
  ],
} as const satisfies Record<string, readonly { id: string; whole: Metric; part: Metric }[]>;
export type ShareChart = keyof typeof SHARE_CHARTS;

export const CHARTS = [
  'users_chart',
  'sessions_chart',
  'quizzes_done',
  'questions_done',
  'stations_done',
  'practice_shares',
  'users_training_chart',
] as const satisfies readonly (TimeChart | ShareChart | 'users_training_chart')[];
export type Chart = (typeof CHARTS)[number];

/** Lists of people, which are recorded. */
export const PEOPLE_LISTS = ['user_training_list', 'user_country_list'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];
