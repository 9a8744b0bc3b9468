import { isAccountSuspended } from '~/domain/accounts/sanctions/in-force';
import { notifyViewersJob, notifySomeViewers } from '~/domain/moderation/decisions/notify-viewers';
import { endSessionsJob } from '~/domain/moderation/sanctions/contract';
import { openSessions } from '~/infra/sessions/sessions';
import { handle, workersRoom } from '../registry';

const notifyViewers = handle(notifyViewersJob, {
  run: ({ act_id }, { commit }) =>
    commit(async (tx) => {
      if (await notifySomeViewers(tx, act_id)) tx.enqueue(notifyViewersJob, { act_id });
    }),
});

const endSessions = handle(endSessionsJob, {
  async run({ account_id }, { deps }) {
    if (await isAccountSuspended(deps.read, account_id)) await openSessions(deps).revokeAll(account_id);
  },
});

export const moderationRoom = workersRoom('moderation', [notifyViewers, endSessions]);
