import { passHostingOnJob } from '~/domain/group-practice/jobs';
import { passHostingOnIfAway } from '~/domain/group-practice/presence';
import { handle } from '../registry';

export const passHostingOn = handle(passHostingOnJob, {
  run: ({ session_id, host_id }, { commit }) => commit((tx) => passHostingOnIfAway(tx, session_id, host_id)),
});
