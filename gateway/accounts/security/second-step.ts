import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountForSignIn, type SigningIn } from '~/domain/accounts/account-for-login.query';
import { secondStep } from '~/domain/accounts/security/contract';
import { factorsOf } from '~/domain/accounts/security/factors.query';
import { notFound } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import type { Passkeys } from '~/infra/sessions/passkeys';
import { bindPage } from '../../bind';
import type { SessionStart } from './begin-session';
import type { CodeCheck } from './check-code';

/** The second step of signing in. Whose it is says the pending sign-in of the browser, and nothing that is sent. */
export function bindSecondStep(
  app: FastifyInstance,
  deps: Deps,
  parts: { start: SessionStart; checkCode: CodeCheck; passkeys: Passkeys },
): void {
  const { start, checkCode, passkeys } = parts;

  async function accountOf(accountId: number): Promise<SigningIn> {
    const account = await accountForSignIn(deps.read, accountId);
    if (!account) throw notFound();
    return account;
  }
  const pending = (request: FastifyRequest) => start.pending(request);

  bindPage(app, deps, secondStep, {
    data: async ({ request }) => {
      const { totp, passkeys: keys } = await factorsOf(deps.read, await pending(request));
      return { totp, passkeys: keys.length > 0 };
    },
    actions: {
      submit: async ({ input, query, request, reply }) => {
        const accountId = await pending(request);
        await checkCode(request, accountId, input.code);
        return start.afterSecondFactor(await accountOf(accountId), { request, reply, next: input.next ?? query.next });
      },
      passkey_options: async ({ request }) => passkeys.optionsToProve(request.host, await pending(request)),
      passkey: async ({ input, query, request, reply }) => {
        const accountId = await pending(request);
        await passkeys.prove(request.host, accountId, input.credential);
        return start.afterSecondFactor(await accountOf(accountId), { request, reply, next: input.next ?? query.next });
      },
    },
  });
}
