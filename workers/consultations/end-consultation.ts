import { endInTime } from '~/domain/consultations/end-consultation';
import { endConsultationJob } from '~/domain/consultations/jobs';
import { handle } from '../registry';

export const endConsultation = handle(endConsultationJob, {
  run: ({ consultation_id }, { commit }) => commit((tx) => endInTime(tx, consultation_id)),
});
