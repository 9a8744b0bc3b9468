import { implement } from '../kit/live';
import { stationEditing } from './authoring/editing-contract';
import { stationFeedback } from './summary-contract';
import { editingOf, mayWatchEditing, presenceOf } from './authoring/editing';
import { feedbackOf, tookPart } from './feedback.query';

export const stationFeedbackLive = implement(stationFeedback, {
  snapshot: feedbackOf,
  mayWatch: (read, person, attemptId) => tookPart(read, person.id, attemptId),
});

export const stationEditingLive = implement(stationEditing, {
  snapshot: editingOf,
  mayWatch: mayWatchEditing,
  watching: (person, stationId) => presenceOf(stationId, person.id),
});

export const stationsLive = [stationFeedbackLive, stationEditingLive];
