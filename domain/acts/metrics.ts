/** What is counted of people, as it is stored in `statistics_events.kind` and `metric`. */
export const METRICS = {
  /** Did anything of what follows. Follows from the others, and is no event. */
  active: 1,
  registered: 2,
  /** Signed in, on one more device or again. */
  session: 3,
  /** Ended a quiz in which they answered something. */
  quiz: 4,
  /** Answered a question; of an exam when it is handed in. */
  question: 5,
  /** Reviewed a card. Imported reviews do not count. */
  card: 6,
  /** Ended a review of cards. */
  cardReview: 7,
  /** Took a station as candidate. */
  station: 8,
  /** Joined a group that somebody else hosts. */
  joined: 9,
  /** Hosts a group that a second person joined. */
  group: 10,
  /** Of those groups, one that finished its first station; in the bucket in which the second person came. */
  groupFinished: 11,
  /** Began to search for a partner. */
  search: 12,
  /** Of those searches, one that found a partner; in the bucket in which it began. */
  found: 13,
} as const;
export type Metric = keyof typeof METRICS;

/** No figure, but a change of the country, training stage or roles of an account. */
export const ACCOUNT_CHANGED = 0;

const codes = (...metrics: Metric[]): readonly number[] => metrics.map((metric) => METRICS[metric]);

/** Metrics whose events refer to a quiz, by which the person is found. */
export const OF_QUIZZES = codes('quiz', 'question');
/** What somebody does who is active. */
export const ACTIVE = codes(
  'registered',
  'session',
  'quiz',
  'question',
  'card',
  'cardReview',
  'station',
  'joined',
  'group',
  'search',
);
/** Metrics whose rows last as long as the person wants them to: a rebuild counts them again. */
export const LASTING = codes('registered', 'quiz', 'question', 'card', 'cardReview', 'station');

/** What may be the first thing that somebody does, in this order if two began in one hour. */
export const FIRST = codes('question', 'card', 'station', 'joined', 'group', 'search');

/** Countries and training stages together; the roll-ups hold these sums as well. Who has not said has the country '' and the stage 0. */
export const ALL_COUNTRIES = '*';
export const ALL_STAGES = -1;
