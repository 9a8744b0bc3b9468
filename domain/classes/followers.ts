import { accountLeaves } from '../accounts/privacy/events';
import { reviewEnded } from '../flashcards/review/events';
import { follow } from '../kit/event';
import { answersCounted } from '../questions/analysis/events';
import { attemptRecorded } from '../stations/events';
import { leaveAllClasses } from './join-class';
import { closeClassesOf } from './open-class';
import { quizzesFinished, reviewsOver, stationDone } from './work-done';

export const classesFollowers = [
  follow(answersCounted, (tx, { quiz_ids }) => quizzesFinished(tx, quiz_ids)),
  follow(attemptRecorded, (tx, { account_id, station_id }) => stationDone(tx, account_id, station_id)),
  follow(reviewEnded, (tx, { account_id, review_ids }) => reviewsOver(tx, account_id, review_ids)),
  follow(accountLeaves, async (tx, { account_id }) => {
    await closeClassesOf(tx, account_id);
    await leaveAllClasses(tx, account_id);
  }),
];
