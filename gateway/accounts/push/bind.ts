import type { FastifyInstance } from 'fastify';
import { pushPage } from '~/domain/accounts/push/contract';
import { isPushEndpoint } from '~/domain/accounts/push/push-endpoint';
import { pushSettingsOf, switchPushKind } from '~/domain/accounts/push/settings';
import { endSubscription, putSubscription } from '~/domain/accounts/push/subscriptions';
import { invalid } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { isPublicKey } from '~/infra/push/keys';
import { bindPage } from '../../bind';

export function bindPush(app: FastifyInstance, deps: Deps): void {
  const settingsOf = async (accountId: number, sessionHash: string) => ({
    ...(await pushSettingsOf(deps.read, accountId, sessionHash)),
    public_key: await deps.pusher.publicKey(),
  });

  bindPage(app, deps, pushPage, {
    data: ({ person, request }) => settingsOf(person.id, request.claim!.tokenHash),
    actions: {
      subscribe: async ({ person, input, request }) => {
        const sessionHash = request.claim!.tokenHash;
        if (!isPushEndpoint(input.endpoint, deps.config.push.local?.origin))
          throw invalid(
            'push-service-unknown',
            'Notifications cannot be sent to this browser: its push service is not known.',
          );
        if (!isPublicKey(input.p256dh))
          throw invalid('push-key-wrong', 'Notifications cannot be sent to this browser: its key cannot be used.');
        await deps.inTransaction((tx) => putSubscription(tx, { sessionHash, accountId: person.id, ...input }));
        return settingsOf(person.id, sessionHash);
      },
      unsubscribe: async ({ person, request }) => {
        const sessionHash = request.claim!.tokenHash;
        await deps.inTransaction((tx) => endSubscription(tx, person.id, sessionHash));
        return settingsOf(person.id, sessionHash);
      },
      switch_kind: async ({ person, input, request }) => {
        await deps.inTransaction((tx) => switchPushKind(tx, person.id, input.kind, input.wanted));
        return settingsOf(person.id, request.claim!.tokenHash);
      },
    },
  });
}
