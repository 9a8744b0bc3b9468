import { accountsRoom } from './accounts/room';
import { circuitRunsRoom } from './circuit-runs/room';
import { consultationsRoom } from './consultations/room';
import { eventsRoom } from './events/room';
import { flashcardsRoom } from './flashcards/room';
import { groupPracticeRoom } from './group-practice/room';
import { mailsRoom } from './mails/room';
import { leaderboardRoom } from './leaderboard/room';
import { learningRoom } from './learning/room';
import { moderationRoom } from './moderation/room';
import { opsRoom } from './ops/room';
import { purchasesRoom } from './purchases/room';
import { questionsRoom } from './questions/room';
import { quizzesRoom } from './quizzes/room';
import { searchRoom } from './search/room';
import { stationsRoom } from './stations/room';
import { statisticsRoom } from './statistics/room';
import type { WorkersRoom } from './registry';

/** What the workers have of every room that has jobs. */
export const rooms: readonly WorkersRoom[] = [
  accountsRoom,
  circuitRunsRoom,
  consultationsRoom,
  eventsRoom,
  flashcardsRoom,
  groupPracticeRoom,
  mailsRoom,
  leaderboardRoom,
  learningRoom,
  moderationRoom,
  opsRoom,
  purchasesRoom,
  questionsRoom,
  quizzesRoom,
  searchRoom,
  stationsRoom,
  statisticsRoom,
];

/** Every job's handler; the registry refuses to start when one is missing or there are two. */
export const handlers = rooms.flatMap((room) => room.handlers);
