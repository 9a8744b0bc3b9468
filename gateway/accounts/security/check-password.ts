import type { FastifyInstance } from 'fastify';
import { passwordHashOf } from '~/domain/accounts/security/password-hash.query';
import { invalid } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { guessing } from '~/infra/redis/limits';
import { passwordFits } from '~/infra/sessions/passwords';

const passwordWrong = () => invalid('password-wrong', 'This password is incorrect.');

/**
 * @returns the hash that the password was compared with
 * @throws Problem `password-wrong`, `too-many`
 */
export async function checkPassword(
  app: FastifyInstance,
  deps: Pick<Deps, 'read'>,
  accountId: number,
  password: string,
): Promise<string> {
  const giveBack = await app.limits.confirmationByPassword.take(accountId);
  return guessing(giveBack, 'password-wrong', async () => {
    const hash = await passwordHashOf(deps.read, accountId);
    if (!(await passwordFits(hash, password)) || hash === null) throw passwordWrong();
    return hash;
  });
}
