import { z } from 'zod';
import { id, job } from '../kit/contract';

/** An answer is wanted while somebody listens: what fails is tried again soon, or never. */
export const answerTurnJob = job({
  name: 'consultations.answer-turn',
  payload: z.object({ turn_id: id() }),
  attempts: 2,
  backoff: 500,
  concurrency: 8,
  summary: 'Answer what was said to a virtual patient.',
});

export const endConsultationJob = job({
  name: 'consultations.end-consultation',
  payload: z.object({ consultation_id: id() }),
  attempts: 5,
  backoff: 1_000,
  concurrency: 4,
  summary: 'Ends a consultation when its clock does.',
});

export const submitMarksJob = job({
  name: 'consultations.submit-marks',
  payload: z.object({ consultation_id: id() }),
  attempts: 5,
  backoff: 5_000,
  concurrency: 2,
  summary: 'Submits a consultation that was left in marking for a day, with the marks as they stand.',
});
