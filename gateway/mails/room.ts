import type { FastifyInstance } from 'fastify';
import { isSubscribed, unsubscribe } from '~/domain/accounts/email/unsubscribe';
import { notFound } from '~/domain/kit/errors';
import * as contract from '~/domain/mails/contract';
import { newestInMailbox } from '~/domain/mails/mailbox.query';
import { readSubscriptionId } from '~/domain/mails/subscription-id';
import { readLinkToken } from '~/infra/mail/link-token';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';
import { registerScope } from '../plugins/scope';

/** @throws Problem `not-found` for a token that we never made, or of somebody who is gone */
async function subscriptionOf({ config, read }: Deps, token: string) {
  const subscription = readSubscriptionId(readLinkToken(config.sessionSecret, token) ?? '');
  const subscribed = subscription && (await isSubscribed(read, subscription.accountId, subscription.kind));
  if (!subscription || subscribed === null) throw notFound();
  return { ...subscription, subscribed };
}

function bindUnsubscribe(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, contract.unsubscribePage, {
    data: async ({ params }) => {
      const { kind, subscribed } = await subscriptionOf(deps, params.token);
      return { kind, subscribed };
    },
    actions: {
      submit: async ({ params }) => {
        const { accountId, kind } = await subscriptionOf(deps, params.token);
        await deps.inTransaction((tx) => unsubscribe(tx, accountId, kind));
        return { ok: true } as const;
      },
    },
  });
}

/** The path of the first address in a text; empty if there is none. The host is dropped: this gateway answers for every host. */
const pathIn = (text: string): string => /https?:\/\/[^\s/]+(\/\S*)/.exec(text)?.[1] ?? '';

async function bindMailbox(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerScope(app, 'mailbox', async (mailbox) => {
    mailbox.addHook('preHandler', async (_request, reply) => {
      if (deps.config.mail.mailbox) return;
      reply.callNotFound();
      return reply;
    });
    bindPage(mailbox, deps, contract.mailboxPage, {
      data: async ({ query }) => {
        const mails = await newestInMailbox(deps.read, query.to ?? '');
        return {
          mails: mails.map(({ to_address, received_at, ...mail }) => ({
            ...mail,
            to: to_address,
            path: pathIn(mail.text),
            received_at: received_at.toISOString(),
          })),
        };
      },
      actions: {},
    });
  });
}

export const mailsRoom: GatewayRoom = {
  name: 'mails',
  bind: bindUnsubscribe,
  bindForStaff: bindMailbox,
};
