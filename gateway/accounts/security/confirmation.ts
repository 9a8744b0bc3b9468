import type { FastifyInstance } from 'fastify';
import { confirm } from '~/domain/accounts/security/contract';
import { passwordHashOf } from '~/domain/accounts/security/password-hash.query';
import { invalid } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { guessing } from '~/infra/redis/limits';
import { passwordFits } from '~/infra/sessions/passwords';
import { bindCall } from '../../bind';

const passwordWrong = () => invalid('password-wrong', 'This password is incorrect.');

export function bindConfirmation(app: FastifyInstance, deps: Deps): void {
  /** @throws Problem `password-wrong`, `too-many` */
  async function checkPassword(accountId: number, password: string): Promise<void> {
    const giveBack = await app.limits.confirmationByPassword.take(accountId);
    await guessing(giveBack, 'password-wrong', async () => {
      if (!(await passwordFits(await passwordHashOf(deps.read, accountId), password))) throw passwordWrong();
    });
  }

  bindCall(app, deps, confirm, async ({ person, input, request }) => {
    await checkPassword(person.id, input.password);
    await app.sessions.confirm(request.claim!);
    return { ok: true } as const;
  });
}
