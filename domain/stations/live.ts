import { implement } from '../live';
import { stationFeedback } from './contract';
import { feedbackOf, tookPart } from './feedback.query';

export const stationFeedbackLive = implement(stationFeedback, {
  snapshot: feedbackOf,
  mayWatch: (read, person, attemptId) => tookPart(read, person.id, attemptId),
});

export const stationsLive = [stationFeedbackLive];
