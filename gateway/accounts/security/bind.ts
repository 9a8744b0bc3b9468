import type { FastifyInstance } from 'fastify';
import type { Deps } from '~/infra/process/deps';
import { openPasskeys } from '~/infra/sessions/passkeys';
import { openSessionStart } from './begin-session';
import { openCodeCheck } from './check-code';
import { bindConfirmation } from './confirmation';
import { bindDevices } from './devices';
import { bindFactors } from './factors';
import { bindSecondStep } from './second-step';

/** Everything about how people prove who they are beside the password. @returns what signing in goes on with */
export function bindSecurity(app: FastifyInstance, deps: Deps) {
  const passkeys = openPasskeys(deps);
  const start = openSessionStart(app, deps);
  const checkCode = openCodeCheck(app, deps);
  bindConfirmation(app, deps, { checkCode, passkeys });
  bindSecondStep(app, deps, { start, checkCode, passkeys });
  bindDevices(app, deps);
  bindFactors(app, deps, passkeys);
  return { start, passkeys };
}
