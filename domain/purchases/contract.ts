import { z } from 'zod';
import { action, page } from '../kit/contract';
import { country, PLANS, plan, PRODUCT_KINDS, productSlug } from './products/contract';

const count = () => z.number().int();
/** What a product gives, counted at this moment. */
const contents = z.object({
  /** Packs of questions; `free` ones belong to it and cost nothing. */
  packs: z.array(
    z.object({
      pack: z.string(),
      free: z.boolean(),
      questions: count(),
      /** Those of them that everybody may practise. */
      sample: count(),
      /** Those of them with a drawn figure. */
      diagrams: count(),
      languages: z.array(z.string()),
    }),
  ),
  /** What the supporter tier opens; null if it is not part of it. */
  supporter: z
    .object({ topics: count(), quizzes_a_day: count(), decks_a_day: count(), cards_in_deck: count() })
    .nullable(),
});

const offer = z.object({
  product: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  name: z.string(),
  about: z.string(),
  /** The name of a drawing; empty without one. */
  picture: z.string(),
  contents,
  /** `sold`: it has content and a price. `free`: all of it is free. `planned`: nothing of it exists yet. */
  state: z.enum(['sold', 'free', 'planned']),
  /** Whether something can be bought here at all at the moment. */
  on_sale: z.boolean(),
  plans: z.array(
    z.object({
      plan: z.enum(PLANS),
      months: count(),
      currency: z.string(),
      /** With tax, in the smallest unit of the currency. */
      amount: count(),
      /** The amount as it is shown to the reader (spec 2 §4). */
      displayPrice: z.string(),
      renewalTerm: z.enum(PLANS),
      /** The next renewal of what is bought now. */
      renews_at: z.string(),
    }),
  ),
  /** The country of the prices; empty if it is not known. */
  customer_country: z.string(),
  /** Whether the prices can be shown in GBP as well (spec 2 §9). */
  gbp_offered: z.boolean(),
  /** Products to choose between on this page: packs, the supporter tier, collections and bundles. */
  choices: z.array(
    z.object({ product: z.string(), name: z.string(), group: z.enum(['pack', 'supporter', 'collection']) }),
  ),
  /** What the person pays for already of what this gives: to buy it pays for those days again. */
  overlaps: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      /** The end of what is paid for; null if nothing is at the moment. */
      until: z.string().nullable(),
      renews: z.boolean(),
    }),
  ),
  /** A subscription that can become this, what that costs for each plan, and what is left of it, which is credited. */
  upgrade: z
    .object({
      subscription: z.string(),
      name: z.string(),
      currency: z.string(),
      credit: count(),
      plans: z.array(z.object({ plan: z.enum(PLANS), amount: count() })),
    })
    .nullable(),
  /** Whether a withdrawal pays for the days until it: the person withdrew from this in the last twelve months. */
  pays_used_days: z.boolean(),
  /** Whether the person has all of it. */
  owned: z.boolean(),
  /** Until when, by the grant that lasts longest; null without an end. */
  owned_until: z.string().nullable(),
  /** Whether the person asked to hear when it can be bought. */
  interested: z.boolean(),
});

export const purchasePage = page({
  path: '/purchase/:slug/',
  example: 'product',
  access: 'anyone',
  summary:
    'What a product gives, counted, and what it costs. Where nothing of it exists, people can ask to hear when it does.',
  spec: 'spec 1 §2, spec 2 §2, §9',
  params: z.object({ slug: productSlug }),
  query: z.object({
    plan,
    /** `GBP` shows the prices in it, outside GB, too. */
    currency: z.enum(['', 'GBP']).catch('').default(''),
    /** Where the prices are to be of, instead of the person's own country. */
    country: country.catch('').default(''),
  }),
  data: offer,
  actions: {
    register_interest: action({
      access: 'registered',
      summary: 'Ask to hear when the product can be bought. A second request changes nothing.',
      input: z.object({}),
      output: offer,
    }),
    withdraw_interest: action({
      access: 'registered',
      summary: 'Take the request back.',
      input: z.object({}),
      output: offer,
    }),
  },
});
