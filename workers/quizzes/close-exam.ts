import { closeExam as closeInTime } from '~/domain/quizzes/close-exam';
import { closeExamJob } from '~/domain/quizzes/jobs';
import { handle } from '../registry';

export const closeExam = handle(closeExamJob, {
  run: ({ quiz_id }, { commit }) => commit((tx) => closeInTime(tx, quiz_id)),
});
