import { accountsRoom } from './accounts/room';
import { annotationsRoom } from './annotations/room';
import { audioPairingRoom } from './audio-pairing/room';
import { circuitRunsRoom } from './circuit-runs/room';
import { classesRoom } from './classes/room';
import { consultationsRoom } from './consultations/room';
import { discussionRoom } from './discussion/room';
import { eventsRoom } from './events/room';
import { flashcardsRoom } from './flashcards/room';
import { groupPracticeRoom } from './group-practice/room';
import { imagesRoom } from './images/room';
import { kudosRoom } from './kudos/room';
import { mailsRoom } from './mails/room';
import { leaderboardRoom } from './leaderboard/room';
import { learningRoom } from './learning/room';
import { moderationRoom } from './moderation/room';
import { notebookRoom } from './notebook/room';
import { opsRoom } from './ops/room';
import { promotionsRoom } from './promotions/room';
import { reviewRoom } from './review/room';
import { purchasesRoom } from './purchases/room';
import { questionsRoom } from './questions/room';
import { quizzesRoom } from './quizzes/room';
import { reportsRoom } from './reports/room';
import { searchRoom } from './search/room';
import { sharedResultsRoom } from './shared-results/room';
import { stationsRoom } from './stations/room';
import { statisticsRoom } from './statistics/room';
import { contracts, rooms as domainRooms } from '../domain/rooms';
import type { GatewayRoom } from './bind';

/** What the gateway has of every room of the product. */
export const rooms: readonly GatewayRoom[] = [
  accountsRoom,
  annotationsRoom,
  audioPairingRoom,
  circuitRunsRoom,
  classesRoom,
  consultationsRoom,
  discussionRoom,
  eventsRoom,
  flashcardsRoom,
  groupPracticeRoom,
  imagesRoom,
  kudosRoom,
  mailsRoom,
  leaderboardRoom,
  learningRoom,
  moderationRoom,
  notebookRoom,
  opsRoom,
  promotionsRoom,
  reviewRoom,
  purchasesRoom,
  questionsRoom,
  quizzesRoom,
  reportsRoom,
  searchRoom,
  sharedResultsRoom,
  stationsRoom,
  statisticsRoom,
];

/**
 * Rooms that do not match are refused at the start.
 *
 * @param bound the pages and calls that answer
 * @throws Error when a room is on one floor only, or a page or call of a contract is bound nowhere
 */
export function checkRooms(of: readonly GatewayRoom[], bound: ReadonlySet<unknown>): void {
  // A room that only other rooms use has nothing to bind.
  const answering = domainRooms.filter(({ contracts }) => Object.keys(contracts).length > 0);
  const [here, below] = [of.map(({ name }) => name), answering.map(({ name }) => name)];
  const alone = [...here.filter((name) => !below.includes(name)), ...below.filter((name) => !here.includes(name))];
  if (alone.length > 0) throw new Error(`rooms of the domain and of the gateway differ: ${alone.join(', ')}`);
  const unbound = contracts.flatMap((one) =>
    (one.kind === 'page' || one.kind === 'call') && !bound.has(one) ? [one.path] : [],
  );
  if (unbound.length > 0) throw new Error(`nothing answers ${unbound.join(', ')}`);
}
