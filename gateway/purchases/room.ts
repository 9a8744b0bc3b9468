import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { isRegistered, isSupporter } from '~/domain/accounts/policy';
import { purchasePage } from '~/domain/purchases/contract';
import { isInterested } from '~/domain/purchases/interests.query';
import type { Product } from '~/domain/purchases/products';
import { registerInterest, withdrawInterest } from '~/domain/purchases/register-interest';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';

/** Presses of one person in ten minutes. */
export const PRESSES = { points: 60, seconds: 600 };

export function bindPurchases(app: FastifyInstance, deps: Deps): void {
  const presses = app.limits.limiter('purchase-interest', PRESSES.points, PRESSES.seconds);

  const offerTo = async (person: Person | null, product: Product) => ({
    product,
    owned: isRegistered(person) && product === 'supporter' && isSupporter(person),
    interested: isRegistered(person) && (await isInterested(deps.read, person.id, product)),
  });

  bindPage(app, deps, purchasePage, {
    data: ({ request, params }) => offerTo(request.person, params.slug),
    actions: {
      async register_interest({ person, params }) {
        await presses.take(person.id);
        await deps.inTransaction((tx) => registerInterest(tx, person, params.slug));
        return offerTo(person, params.slug);
      },
      async withdraw_interest({ person, params }) {
        await presses.take(person.id);
        await deps.inTransaction((tx) => withdrawInterest(tx, person, params.slug));
        return offerTo(person, params.slug);
      },
    },
  });
}

export const purchasesRoom: GatewayRoom = { name: 'purchases', bind: bindPurchases };
