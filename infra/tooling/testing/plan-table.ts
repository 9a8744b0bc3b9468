import { everySeekerHere } from '~/domain/audio-pairing/presence';
import { searchingCount } from '~/domain/audio-pairing/searching-count.query';
import { findPersonBySession } from '~/domain/accounts/person-by-session.query';
import { searchInstitutions } from '~/domain/accounts/search-institutions.query';
import { searchUsers } from '~/domain/accounts/search-users.query';
import { everyoneHere } from '~/domain/group-practice/presence';
import { peopleCounts } from '~/domain/ops/people.query';
import { takeCensus } from '~/domain/quizzes/generation/bank-census.query';
import { findChart } from '~/domain/learning/chart.query';
import { mistakesPage } from '~/domain/learning/mistakes/contract';
import { findMistakes } from '~/domain/learning/mistakes/find-mistakes.query';
import { findToday } from '~/domain/learning/today.query';
import { profileLists, todaySources } from '~/domain/rooms';
import { findFlashcardHome } from '~/domain/flashcards/home/find-home.query';
import { cardSelection } from '~/domain/flashcards/review/contract';
import { selectionOn } from '~/domain/flashcards/review/kinds';
import { countCards } from '~/domain/flashcards/review/draw-cards.query';
import { type Statement, statement } from '~/domain/kit/statement';
import { findStation } from '~/domain/stations/find-station.query';
import { listStations } from '~/domain/stations/list-stations.query';
import type { Person } from '~/domain/kit/person';
import type { Reader } from '~/domain/kit/transaction';
import { personOf } from './large';
import { LEARNER } from './large-learning';

const learner: Person = {
  id: LEARNER,
  name: 'Learner',
  avatar: '',
  username: 'user7',
  guest: false,
  roles: ['learner'],
  language: 'en',
};
const cardsFor = (read: Reader, chosen: object) =>
  countCards(read, LEARNER, selectionOn({ specialty: 0, topic: 0 }, cardSelection.parse(chosen)));
const deck = statement<{ id: number }, []>('plans.deck', `SELECT id FROM decks WHERE slug = 'large-1'`);
const review = statement<{ id: number }, [number]>(
  'plans.review',
  'SELECT id FROM flashcard_quizzes WHERE account_id = $1::int ORDER BY id LIMIT 1',
);
const anyOf = async (read: Reader, one: Statement<{ id: number }>): Promise<number> =>
  (await read.sql.one(one, one === review ? [LEARNER] : []))!.id;
const stations = { style: 2, label: 0, search: '', bookmarked: false, page: 1 };

/**
 * Queries that must not take longer the more there is, and how many rows each of their statements may look at in a
 * database of 50,000 of everything, with 2,000 lobbies.
 */
export const PLANS: readonly [
  name: string,
  most: number,
  query: (reader: Reader) => Promise<unknown>,
  /** Buffers of 8 kB that one statement may look at, if more than usual. */
  buffers?: number,
][] = [
  ['who a session belongs to', 2, (read) => findPersonBySession(read, 'large-4711')],
  ['institutions by a common part of their names', 1_100, (read) => searchInstitutions(read, 'univ')],
  ['institutions by a rare part', 1_100, (read) => searchInstitutions(read, 'c4ca4238')],
  ['institutions by two letters', 1_500, (read) => searchInstitutions(read, 'zq')],
  ['people by a common part of their names', 2_100, (read) => searchUsers(read, 'sof')],
  ['people by a rare part', 2_100, (read) => searchUsers(read, 'user4999')],
  ['people by two letters', 2_100, (read) => searchUsers(read, 'qz')],
  ['a station', 4, (read) => findStation(read, 'sca-cases', 'large-1001')],
  ['the first page of stations', 200, (read) => listStations(read, personOf(1), stations)],
  ['the tenth page of a label', 400, (read) => listStations(read, personOf(1), { ...stations, label: 4, page: 10 })],
  [
    'stations by a rare word',
    200,
    (read) => listStations(read, personOf(1), { ...stations, search: 'a person with c4ca4238' }),
  ],
  ['bookmarked stations', 400, (read) => listStations(read, personOf(1), { ...stations, bookmarked: true })],
  ['everyone in pairing', 100, (read) => everySeekerHere(read)],
  ['how many search', 40, (read) => searchingCount(read)],
  ['how many are where, for operators', 2_500, (read) => peopleCounts(read)],
  ['everyone in groups', 2_500, (read) => everyoneHere(read)],
  [
    'what to do today, of somebody with 2,000 answers',
    1_000,
    (read) => findToday(read, learner, todaySources.values()),
  ],
  ['the chart of a specialty', 300, (read) => findChart(read, learner, { specialty: 3, pack: '' })],
  // Bookmarks and discussions look for each of ten questions in the person's own quizzes: that grows with the person.
  ...[...profileLists.values()]
    .filter(({ list }) => !['bookmarks', 'discussions'].includes(list.list))
    .map(({ list, find }): (typeof PLANS)[number] => [
      `the list of ${list.list}, of somebody with 80 of everything`,
      2_000,
      (read) => find(read, learner, list.input.parse({})),
    ]),
  [
    'the mistakes of somebody with 1,600 answers',
    3_000,
    (read) => findMistakes(read, learner, mistakesPage.query.parse({})),
    // Each is looked up by its id: that grows with the person.
    3_000,
  ],
  [
    'the home of the flashcards, of somebody who learns 800 cards',
    3_000,
    (read) => findFlashcardHome(read, learner, { packs: [], topics: [] }),
    // Each is looked up by its id: that grows with the person.
    5_000,
  ],
  ['cards of a deck', 4_000, async (read) => cardsFor(read, { quiz_type: 1, deck_id: await anyOf(read, deck) })],
  ['cards that are due', 5_000, (read) => cardsFor(read, { quiz_type: 10 })],
  ['bookmarked cards', 1_000, (read) => cardsFor(read, { quiz_type: 6 })],
  [
    'cards that were wrong in a review',
    200,
    async (read) => cardsFor(read, { quiz_type: 12, of_review: await anyOf(read, review) }),
  ],
  ['the census of the bank', 1_000, (read) => takeCensus(read)],
];
