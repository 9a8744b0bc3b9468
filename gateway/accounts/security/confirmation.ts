import type { FastifyInstance } from 'fastify';
import { confirm, confirmationPasskey, confirmationWays } from '~/domain/accounts/security/contract';
import { factorsOf } from '~/domain/accounts/security/factors.query';
import { passwordHashOf } from '~/domain/accounts/security/password-hash.query';
import { invalid } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { guessing } from '~/infra/redis/limits';
import type { Passkeys } from '~/infra/sessions/passkeys';
import { passwordFits } from '~/infra/sessions/passwords';
import { bindCall } from '../../bind';
import type { CodeCheck } from './check-code';

const passwordWrong = () => invalid('password-wrong', 'This password is incorrect.');

/** Proving once more who one is, before sensitive calls (`confirmed` of a contract). */
export function bindConfirmation(
  app: FastifyInstance,
  deps: Deps,
  { checkCode, passkeys }: { checkCode: CodeCheck; passkeys: Passkeys },
): void {
  /** @throws Problem `password-wrong`, `too-many` */
  async function checkPassword(accountId: number, password: string): Promise<void> {
    const giveBack = await app.limits.confirmationByPassword.take(accountId);
    await guessing(giveBack, 'password-wrong', async () => {
      if (!(await passwordFits(await passwordHashOf(deps.read, accountId), password))) throw passwordWrong();
    });
  }

  bindCall(app, deps, confirmationWays, async ({ person }) => {
    const { totp, passkeys: keys } = await factorsOf(deps.read, person.id);
    return { totp, passkeys: keys.length > 0 };
  });

  bindCall(app, deps, confirmationPasskey, ({ person, request }) => passkeys.optionsToProve(request.host, person.id));

  bindCall(app, deps, confirm, async ({ person, input, request }) => {
    if ('password' in input) await checkPassword(person.id, input.password);
    else if ('code' in input) await checkCode(request, person.id, input.code);
    else await passkeys.prove(request.host, person.id, input.credential);
    await app.sessions.confirm(request.claim!);
    return { ok: true } as const;
  });
}
