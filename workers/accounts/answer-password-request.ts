import { answerPasswordRequestJob } from '~/domain/accounts/email/jobs';
import { answerPasswordRequest as answer } from '~/domain/accounts/email/password-requests';
import { handle } from '../registry';

export const answerPasswordRequest = handle(answerPasswordRequestJob, {
  run: ({ request_id }, { commit }) => commit((tx) => answer(tx, request_id)),
});
