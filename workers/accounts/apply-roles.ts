import { applyRolesJob } from '~/domain/accounts/roles/contract';
import { personTopic } from '~/domain/kit/live';
import { openSessions } from '~/infra/sessions/sessions';
import { handle } from '../registry';

/**
 * Every gateway knows the person's roles from here on. Their sockets are closed: what they watch is checked again when they are
 * back, and their pages ask for the session again.
 */
export const applyRoles = handle(applyRolesJob, {
  async run({ account_id }, { deps }) {
    await openSessions(deps).forgetPerson(account_id);
    await deps.bus.publish(personTopic(account_id), { kind: 'sign-out' });
  },
});
