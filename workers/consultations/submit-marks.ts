import { submitMarksJob } from '~/domain/consultations/jobs';
import { submitLeft } from '~/domain/consultations/marking/submit-consultation';
import { handle } from '../registry';

export const submitMarks = handle(submitMarksJob, {
  run: ({ consultation_id }, { commit }) => commit((tx) => submitLeft(tx, consultation_id)),
});
