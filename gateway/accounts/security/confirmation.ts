import type { FastifyInstance } from 'fastify';
import { confirm, confirmationPasskey, confirmationWays } from '~/domain/accounts/security/contract';
import { factorsOf } from '~/domain/accounts/security/factors.query';
import type { Deps } from '~/infra/process/deps';
import type { Passkeys } from '~/infra/sessions/passkeys';
import { bindCall } from '../../bind';
import type { CodeCheck } from './check-code';
import { checkPassword } from './check-password';

/** Proving once more who one is, before sensitive calls (`confirmed` of a contract). */
export function bindConfirmation(
  app: FastifyInstance,
  deps: Deps,
  { checkCode, passkeys }: { checkCode: CodeCheck; passkeys: Passkeys },
): void {
  bindCall(app, deps, confirmationWays, async ({ person }) => {
    const { totp, passkeys: keys } = await factorsOf(deps.read, person.id);
    return { totp, passkeys: keys.length > 0 };
  });

  bindCall(app, deps, confirmationPasskey, ({ person, request }) => passkeys.optionsToProve(request.host, person.id));

  bindCall(app, deps, confirm, async ({ person, input, request }) => {
    if ('password' in input) await checkPassword(app, deps, person.id, input.password);
    else if ('code' in input) await checkCode(request, person.id, input.code);
    else await passkeys.prove(request.host, person.id, input.credential);
    await app.sessions.confirm(request.claim!);
    return { ok: true } as const;
  });
}
