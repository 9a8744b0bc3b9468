import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { isRegistered, isSupporter } from '~/domain/accounts/policy';
import { notFound } from '~/domain/kit/errors';
import { purchasePage } from '~/domain/purchases/contract';
import { myEntitlements } from '~/domain/purchases/entitlements/contract';
import { entitlementsOf } from '~/domain/purchases/entitlements/entitlements.query';
import { isInterested } from '~/domain/purchases/interests.query';
import type { Product } from '~/domain/purchases/products';
import { registerInterest, withdrawInterest } from '~/domain/purchases/register-interest';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, type GatewayRoom } from '../bind';

/** Presses of one person in ten minutes. */
export const PRESSES = { points: 60, seconds: 600 };

export function bindPurchases(app: FastifyInstance, deps: Deps): void {
  const presses = app.limits.limiter('purchase-interest', PRESSES.points, PRESSES.seconds);

  const offerTo = async (person: Person | null, product: Product) => ({
    product,
    owned: isRegistered(person) && product === 'supporter' && isSupporter(person),
    interested: isRegistered(person) && (await isInterested(deps.read, person.id, product)),
  });

  bindCall(app, deps, myEntitlements, async ({ person }) => {
    const known = await entitlementsOf(deps.read, person.id);
    if (!known) throw notFound();
    return known;
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
