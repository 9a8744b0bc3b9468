import type { FastifyInstance, FastifyRequest } from 'fastify';
import { href } from '~/domain/kit/contract';
import { notFound } from '~/domain/kit/errors';
import { purchasePage } from '~/domain/purchases/contract';
import { myEntitlements } from '~/domain/purchases/entitlements/contract';
import { entitlementsOf } from '~/domain/purchases/entitlements/entitlements.query';
import { countryOf } from '~/domain/purchases/prices/country.query';
import { countContents } from '~/domain/purchases/products/contents.query';
import { requireProduct } from '~/domain/purchases/products/product.query';
import { registerInterest, withdrawInterest } from '~/domain/purchases/register-interest';
import type { Deps } from '~/infra/process/deps';
import { remember } from '~/infra/support/remembered';
import { bindPaymentsOps } from './ops';
import { bindPayment } from './payment';
import { bindWebhook } from './webhook';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { offerTo } from './offer';
import { bindPrices } from './prices';

/** Presses of one person in ten minutes. */
export const PRESSES = { points: 60, seconds: 600 };
/** How old what is counted may be, in milliseconds. */
const COUNTED_FOR = 10_000;

interface At {
  slug: string;
  country: string;
  currency: '' | 'GBP';
}

export function bindPurchases(app: FastifyInstance, deps: Deps): void {
  const presses = app.limits.limiter('purchase-interest', PRESSES.points, PRESSES.seconds);
  const counted = remember(
    { clock: deps.clock, for: COUNTED_FOR, most: 1 },
    async () => new Map([['all', await countContents(deps.read)]]),
  );

  bindPrices(app, deps);
  bindCall(app, deps, myEntitlements, async ({ person }) => {
    const known = await entitlementsOf(deps.read, person.id);
    if (!known) throw notFound();
    return known;
  });

  const offered = async (request: FastifyRequest, { slug, country, currency }: At) =>
    offerTo(
      deps.read,
      {
        person: request.person,
        slug,
        language: request.language,
        country: country || (await countryOf(deps.read, request.person)),
        currency,
      },
      (await counted(['all'])).get('all')!,
      deps.payments !== null,
    );

  bindPage(app, deps, purchasePage, {
    async preview({ params, language }) {
      const { name, about } = await requireProduct(deps.read, params.slug, language);
      return { title: name, description: about };
    },
    first: ({ product, choices }) => ({
      links: choices
        .filter((other) => other.product !== product)
        .map(({ product: slug, name }) => ({ href: href(purchasePage, { slug }), name })),
    }),
    data: ({ request, params, query }) => offered(request, { ...params, ...query }),
    actions: {
      async register_interest({ person, params, query, request }) {
        await presses.take(person.id);
        await requireProduct(deps.read, params.slug, request.language);
        await deps.inTransaction((tx) => registerInterest(tx, person, params.slug));
        return offered(request, { ...params, ...query });
      },
      async withdraw_interest({ person, params, query, request }) {
        await presses.take(person.id);
        await deps.inTransaction((tx) => withdrawInterest(tx, person, params.slug));
        return offered(request, { ...params, ...query });
      },
    },
  });
}

export const purchasesRoom: GatewayRoom = {
  name: 'purchases',
  bind(app, deps) {
    bindPurchases(app, deps);
    bindPayment(app, deps);
    bindWebhook(app, deps);
  },
  bindForStaff: bindPaymentsOps,
};
