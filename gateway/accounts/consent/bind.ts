import type { FastifyInstance } from 'fastify';
import { giveConsents } from '~/domain/accounts/consent/consents';
import { giveConsent, privacyNotice, terms } from '~/domain/accounts/consent/contract';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage } from '../../bind';

export function bindConsent(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, terms, { actions: {} });
  bindPage(app, deps, privacyNotice, { actions: {} });
  bindCall(app, deps, giveConsent, async ({ person, input }) => {
    await deps.inTransaction((tx) => giveConsents(tx, person.id, input));
    return { ok: true } as const;
  });
}
