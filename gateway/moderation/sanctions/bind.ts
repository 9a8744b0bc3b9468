import type { FastifyInstance } from 'fastify';
import { notFound } from '~/domain/kit/errors';
import { ownSanctionsPage, personPage, suspendedPage } from '~/domain/moderation/sanctions/contract';
import { askAboutSanction, liftSanction, sanctionPerson } from '~/domain/moderation/sanctions/sanction';
import { findSanctioned, ownSanctions } from '~/domain/moderation/sanctions/sanctions.query';
import type { Deps } from '~/infra/process/deps';
import { readSuspendedToken } from '~/infra/sessions/suspended-token';
import { bindPage } from '../../bind';

/** What somebody who is suspended may ask in an hour, by their account. */
const ASKS = { points: 20, seconds: 3_600 };

/** Warnings, mutes and suspensions: for moderators, and for whom they are about. */
export function bindSanctions(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const asks = app.limits.limiter('sanction-asks', ASKS.points, ASKS.seconds);

  bindPage(app, deps, personPage, {
    data: ({ person, params }) => findSanctioned(read, person, params.account_id),
    actions: {
      async sanction({ person, params, input }) {
        await deps.inTransaction((tx) => sanctionPerson(tx, person, params.account_id, input));
        // The job does the same if this gateway ends now.
        if (input.kind === 'suspend') await app.sessions.revokeAll(params.account_id);
        return findSanctioned(read, person, params.account_id);
      },
      async lift({ person, params, input }) {
        await deps.inTransaction((tx) => liftSanction(tx, person, params.account_id, input.sanction_id, input.reason));
        return findSanctioned(read, person, params.account_id);
      },
    },
  });

  const own = async (accountId: number) => ({ sanctions: await ownSanctions(read, accountId) });
  async function askFor(accountId: number, input: { sanction_id: number; words: string }) {
    await asks.take(accountId);
    await deps.inTransaction((tx) => askAboutSanction(tx, accountId, input.sanction_id, input.words));
    return own(accountId);
  }

  bindPage(app, deps, ownSanctionsPage, {
    data: ({ person }) => own(person.id),
    actions: { ask: ({ person, input }) => askFor(person.id, input) },
  });

  /** @throws Problem not-found for a token that is none or too old */
  function accountOf(token: string): number {
    const accountId = readSuspendedToken(deps, token);
    if (accountId === null) throw notFound();
    return accountId;
  }
  bindPage(app, deps, suspendedPage, {
    data: ({ params }) => own(accountOf(params.token)),
    actions: { ask: ({ params, input }) => askFor(accountOf(params.token), input) },
  });
}
