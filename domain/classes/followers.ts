import { accountLeaves } from '../accounts/privacy/events';
import { reviewEnded } from '../flashcards/review/events';
import { follow } from '../kit/event';
import { answersCounted } from '../questions/analysis/events';
import { attemptRecorded } from '../stations/events';
import { leaveAllClasses } from './join-class';
import { closeClassesOf } from './open-class';
import { quizzesFinished, reviewOver, stationDone } from './work-done';

export const classesFollowers = [
  follow(answersCounted, (tx) => quizzesFinished(tx)),
  follow(attemptRecorded, (tx, { account_id, station_id }) => stationDone(tx, account_id, station_id)),
  follow(reviewEnded, (tx, { account_id }) => reviewOver(tx, account_id)),
  follow(accountLeaves, async (tx, { account_id }) => {
    await closeClassesOf(tx, account_id);
    await leaveAllClasses(tx, account_id);
  }),
];
