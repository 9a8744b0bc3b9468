import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { isRegistered } from '~/domain/accounts/policy';
import type { PageData } from '~/domain/kit/contract';
import type { Reader } from '~/domain/kit/transaction';
import { SUPPORTER_CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { DECKS_A_DAY } from '~/domain/flashcards/generation/contract';
import type { purchasePage } from '~/domain/purchases/contract';
import { type Ability, SUPPORTER } from '~/domain/purchases/entitlements/abilities';
import { entitlementsOf } from '~/domain/purchases/entitlements/entitlements.query';
import { may } from '~/domain/purchases/entitlements/may';
import { money } from '~/domain/purchases/money';
import { isInterested } from '~/domain/purchases/interests.query';
import { standingOf, type StandingBefore } from '~/domain/purchases/payment/standing.query';
import { findPrices, findPricesIn } from '~/domain/purchases/prices/price.query';
import { type Contents, packsOf, stateOf } from '~/domain/purchases/products/contents.query';
import { OTHER_CURRENCY } from '~/domain/purchases/products/contract';
import { nextRenewal } from '~/domain/purchases/products/renewal';
import { findProducts, type Product } from '~/domain/purchases/products/product.query';
import { productNotFound } from '~/domain/purchases/refusals';
import { GENERATIONS_A_DAY } from '~/domain/quizzes/generation/contract';

type Offer = PageData<typeof purchasePage>;

export interface Asked {
  person: Person | null;
  slug: string;
  language: Language;
  /** The country of the prices; empty if it is unknown. */
  country: string;
  currency: '' | 'GBP';
}

const abilityOf = (entitlement: string): Ability =>
  entitlement === SUPPORTER ? 'notebook.full' : (entitlement as `pack.${string}`);

const owns = (person: Person | null, { entitlements }: Product): boolean =>
  entitlements.length > 0 && entitlements.every((one) => may(person, abilityOf(one)));

/** The end of what gives all of a product: the latest, null without one. What was bought ends with what is paid for. */
async function ownedUntil(
  read: Reader,
  person: Person,
  { entitlements }: Product,
  bought: StandingBefore['held'],
): Promise<string | null> {
  const grants = (await entitlementsOf(read, person.id))?.grants ?? [];
  const now = read.clock.now();
  const ends = entitlements.map((one) => {
    const giving = grants.filter((grant) => grant.entitlements.includes(one));
    if (giving.some(({ until }) => until === null)) return null;
    const paid = bought.filter((held) => held.entitlements.includes(one) && held.until !== null && held.until > now);
    const days = [
      ...paid.map(({ until }) => until!.toISOString()),
      // A renewal that is late has paid for nothing yet.
      ...giving.filter(({ source }) => source !== 'charge' || paid.length === 0).map(({ until }) => until!),
    ];
    return days.sort().at(-1) ?? null;
  });
  return ends.filter((end) => end !== null).sort()[0] ?? null;
}

const groupOf = ({ kind }: Product): Offer['choices'][number]['group'] | null =>
  kind === 'pack'
    ? 'pack'
    : kind === 'supporter'
      ? 'supporter'
      : kind === 'collection' || kind === 'bundle'
        ? 'collection'
        : null;

const contentsOf = (product: Product, contents: Contents): Offer['contents'] => ({
  packs: packsOf(product, contents),
  supporter: product.entitlements.includes(SUPPORTER)
    ? {
        topics: contents.topics,
        quizzes_a_day: GENERATIONS_A_DAY.supporter,
        decks_a_day: DECKS_A_DAY.supporter,
        cards_in_deck: SUPPORTER_CARDS_MAX,
      }
    : null,
});

async function upgradeTo(
  read: Reader,
  slug: string,
  country: string,
  { subscription, product, currency, credit }: NonNullable<StandingBefore['upgrade']>,
  nameOf: (product: string) => string,
): Promise<Offer['upgrade']> {
  const plans = await findPricesIn(read, { products: [slug], country, currency });
  if (plans.length === 0) return null;
  const prices = plans.map(({ plan, amount }) => ({ plan, amount }));
  return { subscription, name: nameOf(product), currency, credit, plans: prices };
}

/** What a product gives and costs. @throws Problem not-found `product-not-found` */
export async function offerTo(
  read: Reader,
  { person, slug, language, country, currency }: Asked,
  contents: Contents,
  onSale: boolean,
): Promise<Offer> {
  const products = await findProducts(read, language);
  const product = products.find((one) => one.product === slug);
  if (!product) throw productNotFound();
  const [plans, interested, standing] = await Promise.all([
    findPrices(read, { products: [slug], country, currency: currency || undefined }),
    isRegistered(person) && isInterested(read, person.id, slug),
    isRegistered(person) ? standingOf(read, person.id, slug) : null,
  ]);
  const nameOf = (one: string) => products.find(({ product: other }) => other === one)?.name ?? one;
  const state = stateOf(product, contents, plans.length > 0);
  const owned = owns(person, product);
  const { entitlements: _entitlements, free_packs: _free, ...shown } = product;
  return {
    ...shown,
    contents: contentsOf(product, contents),
    state,
    on_sale: onSale && state === 'sold',
    plans:
      state === 'sold'
        ? plans.map(({ product: _product, ...one }) => ({
            ...one,
            displayPrice: money(one.amount, one.currency, language),
            renewalTerm: one.plan,
            renews_at: nextRenewal(read.clock.now(), one.months).toISOString(),
          }))
        : [],
    customer_country: country,
    gbp_offered:
      state === 'sold' && country !== 'GB' && (currency === OTHER_CURRENCY || plans[0]?.currency !== OTHER_CURRENCY),
    choices: products.flatMap((one) => {
      const group = groupOf(one);
      return group === null ? [] : { product: one.product, name: one.name, group };
    }),
    overlaps: (standing?.overlaps ?? [])
      .filter((one) => one.product !== slug)
      .map((one) => ({
        product: one.product,
        name: nameOf(one.product),
        until: one.until?.toISOString() ?? null,
        renews: one.renews,
      })),
    upgrade:
      standing?.upgrade && state === 'sold' ? await upgradeTo(read, slug, country, standing.upgrade, nameOf) : null,
    pays_used_days: standing?.pays_used_days ?? false,
    owned,
    owned_until: owned && person ? await ownedUntil(read, person, product, standing?.held ?? []) : null,
    interested,
  };
}
