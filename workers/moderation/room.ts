import { isAccountSuspended } from '~/domain/accounts/sanctions/in-force';
import { tellMetJob, tellSomeWhoMet } from '~/domain/moderation/decisions/tell-met';
import { endSessionsJob } from '~/domain/moderation/people/contract';
import { openSessions } from '~/infra/sessions/sessions';
import { handle, workersRoom } from '../registry';

const tellMet = handle(tellMetJob, {
  run: ({ act_id }, { commit }) =>
    commit(async (tx) => {
      if (await tellSomeWhoMet(tx, act_id)) tx.enqueue(tellMetJob, { act_id });
    }),
});

const endSessions = handle(endSessionsJob, {
  async run({ account_id }, { deps }) {
    if (await isAccountSuspended(deps.read, account_id)) await openSessions(deps).revokeAll(account_id);
  },
});

export const moderationRoom = workersRoom('moderation', [tellMet, endSessions]);
