import type { WebRoom } from '../core/room';
import { accountsRoom } from '../features/accounts/room';
import { annotationsRoom } from '../features/annotations/room';
import { audioPairingRoom } from '../features/audio-pairing/room';
import { circuitRunsRoom } from '../features/circuit-runs/room';
import { classesRoom } from '../features/classes/room';
import { consultationsRoom } from '../features/consultations/room';
import { eventsRoom } from '../features/events/room';
import { flashcardsRoom } from '../features/flashcards/room';
import { groupPracticeRoom } from '../features/group-practice/room';
import { homeRoom } from '../features/home/room';
import { kudosRoom } from '../features/kudos/room';
import { mailsRoom } from '../features/mails/room';
import { leaderboardRoom } from '../features/leaderboard/room';
import { learningRoom } from '../features/learning/room';
import { moderationRoom } from '../features/moderation/room';
import { notebookRoom } from '../features/notebook/room';
import { opsRoom } from '../features/ops/room';
import { promotionsRoom } from '../features/promotions/room';
import { purchasesRoom } from '../features/purchases/room';
import { questionsRoom } from '../features/questions/room';
import { quizzesRoom } from '../features/quizzes/room';
import { searchRoom } from '../features/search/room';
import { sharedResultsRoom } from '../features/shared-results/room';
import { stationsRoom } from '../features/stations/room';
import { statisticsRoom } from '../features/statistics/room';

/** What the browser has of every room that has pages. */
export const rooms: readonly WebRoom[] = [
  accountsRoom,
  annotationsRoom,
  audioPairingRoom,
  circuitRunsRoom,
  classesRoom,
  consultationsRoom,
  eventsRoom,
  flashcardsRoom,
  groupPracticeRoom,
  homeRoom,
  kudosRoom,
  mailsRoom,
  leaderboardRoom,
  learningRoom,
  moderationRoom,
  notebookRoom,
  opsRoom,
  promotionsRoom,
  purchasesRoom,
  questionsRoom,
  quizzesRoom,
  searchRoom,
  sharedResultsRoom,
  stationsRoom,
  statisticsRoom,
];
