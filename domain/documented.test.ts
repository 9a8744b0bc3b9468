/** Addresses and constants that the specification names, as it writes them. What else a test of the contracts says would follow a change. */
import { quizGeneration } from './quizzes/generation/contract';
import { pairingMatch } from './audio-pairing/contract';
import { DECK_COLOURS, CARDS_MAX } from './flashcards/decks/contract';
import { groupLobby, groupStatus } from './group-practice/contract';
import { IMAGE_SIZES } from './images/contract';
import type { Page } from './kit/contract';
import { MARKERS } from './kit/html/vocabulary';
import { LISTS } from './moderation/lists/contract';
import { FREE_TEXT, MULTIPLE_CHOICE } from './questions/contract';
import { contracts } from './rooms';
import { STATION_BASES } from './stations/styles';
import { stationFeedback } from './stations/summary-contract';

/** Parameters of addresses have other names in the documents. */
const plain = (path: string): string => path.replaceAll(/:\w+|\{\w+\}/g, '*');
const ofBases = (path: string): string[] => STATION_BASES.map((base) => plain(path.replace(/:base|\{base\}/, base)));
const pages = contracts.flatMap((one) => (one.kind === 'page' ? ofBases((one as Page).path) : []));
const calls = [
  ...contracts.flatMap((one) => (one.kind === 'call' ? [`${one.method} ${plain(one.path)}`] : [])),
  ...pages.map((path) => `GET ${path}`),
];
const missing = (from: readonly string[], named: readonly string[]) =>
  named.filter((one) => !from.includes(plain(one)));

// rules: 1.2.1, 1.2.5, 1.2.6, 1.2.8, 1.2.9, 1.2.10, 1.2.11, 1.2.13
it('the pages of quizzes and promotions have their addresses', () => {
  const named = [
    '/learn/quiz/{quizlog_id}/summary/',
    '/quizlog/{quizlog_id}/questions/',
    '/questions/{question_id}/comments/',
    '/ai-quiz/setup/',
    '/flashcards/pack/create-generation-job/',
    '/ecoe-stations/',
    '/ecoe-stations/virtual-patient-launchpad/',
    '/ecoe-stations/launchpad/',
    '/ecoe-stations/create/',
    '/insights/ecoe-stations/',
    '/osce-stations/',
    '/osce-stations/launchpad/',
    '/osce-stations/geeky-ai/',
    '/events/',
    '/tutor/',
  ];
  expect(missing(pages, named)).toEqual([]);
});

// rules: 1.5.18, 1.7.2, 1.7.3, 1.7.4, 1.7.8, 1.7.9, 1.7.10, 1.7.14
it('the calls of quizzes have their addresses', () => {
  const named = [
    'POST /api/quiz/question/bookmark/',
    'POST /content/quiz/discussion/',
    'GET /api/quiz/reference-ranges/',
    'POST /api/quiz/question/vote/',
    'POST /api/quiz/skip-question/',
    'POST /api/quiz/end-quiz/',
    'GET /content/profile/all_users/',
    'POST /content/image/ckeditor_image_upload/',
  ];
  expect(missing(calls, named)).toEqual([]);
});

// rules: 2.2.1, 2.2.8, 2.2.37, 2.2.44
it('the pages of flashcards, accounts and staff have their addresses', () => {
  const named = [
    '/teach/create-quiz/{quizId}/',
    '/login/',
    '/register/',
    '/profile/',
    '/flashcards/setup/',
    '/flashcards/create-deck/',
    '/flashcards/deck-summary/{quizlogId}',
  ];
  expect(missing(pages, named)).toEqual([]);
});

// rules: 2.7.5, 2.7.6, 2.7.11, 2.7.12, 2.7.15, 2.7.20, 2.7.21, 2.7.22, 2.7.23, 2.7.24, 2.7.25, 2.7.32
it('the calls of flashcards, accounts and staff have their addresses', () => {
  const named = [
    'POST /api/register/check_username/',
    'GET /api/register/educational-institutions/',
    'POST /payment/last-four/',
    'POST /payment/cancel-subscription/',
    'POST /content/staff/statistics/',
    'GET /api/flashcards/{id}/summaries/',
    'POST /api/flashcards/submit-answer/',
    'POST /api/flashcards/bookmark/',
    'POST /api/flashcards/vote/',
    'POST /api/flashcards/report/',
    'POST /api/flashcards/end-review/',
    'POST /api/notebook/bookmark/',
  ];
  expect(missing(calls, named)).toEqual([]);
});

// rules: 3.2.1, 3.2.2, 3.2.4, 3.2.5, 3.2.6
it('the pages of stations have their addresses under each base', () => {
  expect(STATION_BASES).toEqual(['osce-stations', 'sca-cases', 'nursing-toc', 'ecoe-stations']);
  const named = [
    '/osce-stations/personal/',
    '/osce-stations/circuits/',
    ...['{slug}/', '{slug}/checklist/', '{slug}/patient/', '{slug}/student/', 'summary/{quizlog_id}'].flatMap((path) =>
      ofBases(`/{base}/${path}`),
    ),
  ];
  expect(missing(pages, named)).toEqual([]);
});

// rules: 3.7.1, 3.7.2, 3.7.4, 3.7.5, 3.7.6, 3.7.7, 3.7.8, 3.7.10, 3.7.11, 3.7.13, 3.7.14
it('the calls of stations have their addresses', () => {
  const named = [
    'POST /content/annotation/api/',
    'POST /api/stations/bookmark/',
    'POST /api/stations/circuits/rename/',
    'POST /api/stations/circuits/delete/',
    'POST /api/stations/circuits/remove-kit/',
    'POST /api/stations/circuits/add/',
    'POST /api/stations/vote/',
    'POST /api/group-study/prep/',
    'POST /api/group-study/check/',
    'POST /api/group-study/start/',
    'POST /api/group-study/status/',
  ];
  expect(missing(calls, named)).toEqual([]);
});

// rules: 2.2.23, 2.2.29, 2.2.30, 2.2.31, 2.2.32
it('the lists of moderators have their names', () => {
  const named = [
    'flashcard-bank',
    'logs',
    'bank-stats',
    'category-analytics',
    'specialty-analytics',
    'discussion-bank',
    'awaiting-verification',
    'under-review',
    'moderators-court',
    'authors-court',
    'problem-questions',
    'ai-flagged',
    'osce-contributors',
    'osce-stations',
  ];
  expect(missing(LISTS, named)).toEqual([]);
});

// rules: 1.4.23, 1.9.2, 3.7.12, 3.7.16, 3.7.18, 3.7.27, 3.9.12, 3.9.13
it('the polls come every 4 s of groups, pairings and generated quizzes, and every 2 s of feedback', () => {
  expect([groupLobby, groupStatus, pairingMatch, quizGeneration].map(({ poll }) => poll.every)).toEqual([
    4_000, 4_000, 4_000, 4_000,
  ]);
  expect(stationFeedback.poll.every).toBe(2_000);
});

// rules: 3.4.29
it('the feedback is polled only while it is awaited', () => {
  const feedback = { version: 1, ai_feedback: '', failure: null, writer: null, may_ask: false };
  const settled = (show_waiting: boolean) =>
    stationFeedback.poll.settled!({ ...feedback, show_waiting } as Parameters<
      NonNullable<typeof stationFeedback.poll.settled>
    >[0]);
  expect([settled(true), settled(false)]).toEqual([false, true]);
});

// rules: 1.3.2, 1.9.7
it('the question types are 1 and 4', () => expect([MULTIPLE_CHOICE, FREE_TEXT]).toEqual([1, 4]));

// rules: 1.5.19, 1.9.14
it('the sizes of pictures are original, 75, 50 and 25 percent', () => expect(IMAGE_SIZES).toEqual([100, 75, 50, 25]));

// rules: 1.9.15
it('the markers are yellow, pink and green', () => expect(MARKERS).toEqual(['yellow', 'pink', 'green']));

// rules: 2.9.20
it('the colours of a deck are 14', () => expect(new Set(DECK_COLOURS).size).toBe(14));

// rules: 2.9.12
it('the cards of a deck are 100 at most without the supporter tier', () => expect(CARDS_MAX).toBe(100));
