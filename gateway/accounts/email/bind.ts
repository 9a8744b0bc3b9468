import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cancelEmailChange, changeEmail } from '~/domain/accounts/email/change-email';
import { confirmEmail, undoEmailChange } from '~/domain/accounts/email/confirm-email';
import * as contract from '~/domain/accounts/email/contract';
import { emailStatus } from '~/domain/accounts/email/email-status.query';
import { findLink, linkState, refuseClosed } from '~/domain/accounts/email/links';
import { commonPasswordErrors } from '~/infra/sessions/common-passwords';
import { changePassword, checkNewPassword, endSessionsOf, resetPassword } from '~/domain/accounts/email/new-password';
import { requestPassword } from '~/domain/accounts/email/password-requests';
import { sendConfirmationAgain } from '~/domain/accounts/email/send-confirmation';
import { readLinkToken } from '~/infra/mail/link-token';
import type { Deps } from '~/infra/process/deps';
import { addressKey, type Limiter } from '~/infra/redis/limits';
import { hashPassword } from '~/infra/sessions/passwords';
import { bindCall, bindPage } from '../../bind';
import { Admission } from '../../plugins/admission';
import { checkPassword } from '../security/check-password';

const DONE = { ok: true } as const;

/** The pages that the links of mails lead to. They work without signing in: the token says who may. */
function bindLinks(app: FastifyInstance, deps: Deps): void {
  const idOf = (token: string) => readLinkToken(deps.config.sessionSecret, token);

  bindPage(app, deps, contract.confirmEmailPage, {
    data: async ({ params }) => {
      const link = await findLink(deps.read, idOf(params.token), ['confirm', 'change']);
      const state = linkState(link, deps.clock.now());
      return { state, email: link.email, change: link.purpose === 'change' };
    },
    actions: {
      submit: async ({ params }) => {
        await deps.inTransaction((tx) => confirmEmail(tx, idOf(params.token)));
        return DONE;
      },
    },
  });

  bindPage(app, deps, contract.undoEmailChangePage, {
    data: async ({ params }) => {
      const link = await findLink(deps.read, idOf(params.token), ['undo']);
      return { state: linkState(link, deps.clock.now()), email: link.email, new_email: link.new_email ?? '' };
    },
    actions: {
      submit: async ({ params }) => {
        const ended = await deps.inTransaction(async (tx) =>
          endSessionsOf(tx, await undoEmailChange(tx, idOf(params.token))),
        );
        await app.sessions.end(ended);
        return DONE;
      },
    },
  });
}

function bindForgottenPassword(app: FastifyInstance, deps: Deps): void {
  const { limits } = app;
  const take = async (request: FastifyRequest, purpose: string, free: Limiter, worked: Limiter) => {
    const address = addressKey(request.ip);
    const admission = await Admission.of(app, request, purpose);
    await admission.take([[free, address]], [[worked, address]]);
  };

  bindPage(app, deps, contract.forgottenPasswordPage, {
    actions: {
      submit: async ({ input, request }) => {
        await take(request, 'forgotten-password', limits.forgottenPassword, limits.forgottenPasswordWorked);
        await deps.inTransaction((tx) => requestPassword(tx, input.username));
        return DONE;
      },
    },
  });

  bindPage(app, deps, contract.resetPasswordPage, {
    data: async ({ params }) => {
      const link = await findLink(deps.read, readLinkToken(deps.config.sessionSecret, params.token), ['reset']);
      const state = linkState(link, deps.clock.now());
      return { state, username: state === 'open' ? (link.username ?? '') : '' };
    },
    actions: {
      submit: async ({ params, input }) => {
        const id = readLinkToken(deps.config.sessionSecret, params.token);
        // Before anything is hashed: a made-up or old link costs nothing.
        refuseClosed(await findLink(deps.read, id, ['reset']), deps.clock.now());
        checkNewPassword(input, commonPasswordErrors(input.password));
        const hash = await hashPassword(input.password);
        await app.sessions.end(await deps.inTransaction((tx) => resetPassword(tx, id, hash)));
        return DONE;
      },
    },
  });
}

function bindOwnAddress(app: FastifyInstance, deps: Deps): void {
  bindCall(app, deps, contract.accountEmail, async ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return emailStatus(deps.read, person.id);
  });

  bindCall(app, deps, contract.changeEmail, async ({ person, input }) => {
    await app.limits.emailChange.take(person.id);
    await deps.inTransaction((tx) => changeEmail(tx, person, input.email));
    return emailStatus(deps.read, person.id);
  });

  bindCall(app, deps, contract.cancelEmailChange, async ({ person }) => {
    await deps.inTransaction((tx) => cancelEmailChange(tx, person));
    return emailStatus(deps.read, person.id);
  });

  bindCall(app, deps, contract.sendConfirmation, async ({ person }) => {
    await deps.inTransaction((tx) => sendConfirmationAgain(tx, person.id));
    return emailStatus(deps.read, person.id);
  });

  bindCall(app, deps, contract.changePassword, async ({ person, input, request }) => {
    const oldHash = await checkPassword(app, deps, person.id, input.old_password);
    checkNewPassword(input, commonPasswordErrors(input.password));
    const newHash = await hashPassword(input.password);
    const session = request.claim?.tokenHash ?? '';
    const change = { accountId: person.id, oldHash, newHash, session };
    await app.sessions.end(await deps.inTransaction((tx) => changePassword(tx, change)));
    return DONE;
  });
}

export function bindEmail(app: FastifyInstance, deps: Deps): void {
  bindLinks(app, deps);
  bindForgottenPassword(app, deps);
  bindOwnAddress(app, deps);
}
