import type { FastifyInstance } from 'fastify';
import { notFound, Problem } from '~/domain/kit/errors';
import { webhookPath } from '~/domain/purchases/payment/contract';
import { requestSync } from '~/domain/purchases/payment/customers';
import { BadEvent, BadSignature } from '~/domain/purchases/payment/provider';
import type { Deps } from '~/infra/process/deps';
import { registerScope } from '../plugins/scope';

const BODY_MAX = 256 * 1024;

/**
 * An event says only whose state to look at: a job reads what the provider has at that moment. So it makes no difference in which
 * order events come, how often, or whether.
 */
export function bindWebhook(app: FastifyInstance, deps: Deps): void {
  void registerScope(app, 'payment-events', async (scope) => {
    // The signature is of the very bytes that were sent.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(
      webhookPath,
      {
        bodyLimit: BODY_MAX,
        config: { signed: true },
        schema: { summary: 'Events of the payment provider, signed by it.', tags: ['purchases'] },
      },
      async (request) => {
        if (!deps.payments) throw notFound();
        const signature = request.headers['stripe-signature'];
        const provider = await deps.payments();
        let customer: string | null;
        try {
          customer = provider.customerOfEvent(
            typeof request.body === 'string' ? request.body : '',
            typeof signature === 'string' ? signature : '',
          );
        } catch (error) {
          if (error instanceof BadEvent) throw new Problem('malformed', 'bad-event', 'This is not an event.');
          if (!(error instanceof BadSignature)) throw error;
          throw new Problem('malformed', 'bad-signature', 'The signature of this event is not valid.');
        }
        if (customer !== null) {
          const about = customer;
          await deps.inTransaction((tx) => requestSync(tx, about));
        }
        return { received: true };
      },
    );
  });
}
