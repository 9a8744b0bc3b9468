import type { FastifyInstance, FastifyRequest } from 'fastify';
import { totpSecretOf } from '~/domain/accounts/security/factors.query';
import { useRecoveryCode, useTotpStep } from '~/domain/accounts/security/use-factor';
import { invalid } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { guessing, takeAll } from '~/infra/redis/limits';
import { isRecoveryCode, recoveryCodeHash } from '~/infra/sessions/recovery-codes';
import { openTotpSeal, stepOfCode } from '~/infra/sessions/totp';
import { DEVICE_COOKIE, readDevice } from '../known-device';

export const codeWrong = () =>
  invalid('code-wrong', 'This code is not correct, or it was used already. Wait for the next one and try again.');

/** Checks a code of an authenticator app or a recovery code. Either counts once. */
export function openCodeCheck(app: FastifyInstance, deps: Deps) {
  const { limits } = app;
  const seal = openTotpSeal(deps.config);

  async function isTotp(accountId: number, code: string): Promise<boolean> {
    const sealed = await totpSecretOf(deps.read, accountId);
    const secret = sealed && seal.open(accountId, sealed);
    const step = secret ? stepOfCode(secret, code, deps.clock.now()) : null;
    return step !== null && useTotpStep(deps.read, accountId, step);
  }

  const isRecovery = (accountId: number, code: string): Promise<boolean> =>
    deps.inTransaction((tx) => useRecoveryCode(tx, accountId, recoveryCodeHash(accountId, code)));

  /**
   * There are a million codes, so wrong ones are few for each account, and no work buys more. A browser that the person has signed
   * in with before has tries of its own: somebody who knows their password cannot keep them out of it.
   */
  function take(request: FastifyRequest, accountId: number) {
    const device = readDevice(deps.config, request.cookies[DEVICE_COOKIE]);
    return takeAll(
      device?.accountId === accountId
        ? [
            [limits.codesByDevice, device.id],
            [limits.codesByDeviceDaily, device.id],
          ]
        : [
            [limits.codesByAccount, accountId],
            [limits.codesByAccountDaily, accountId],
          ],
    );
  }

  /** @throws Problem `code-wrong`, `too-many` */
  return async (request: FastifyRequest, accountId: number, code: string): Promise<void> => {
    const giveBack = await take(request, accountId);
    await guessing(giveBack, 'code-wrong', async () => {
      const right = isRecoveryCode(code) ? await isRecovery(accountId, code) : await isTotp(accountId, code);
      if (!right) throw codeWrong();
    });
  };
}

export type CodeCheck = ReturnType<typeof openCodeCheck>;
