import { z } from 'zod';
import { call } from '../../kit/contract';

/** What a product is, which decides how its page looks. */
export const PRODUCT_KINDS = ['supporter', 'subscription', 'pack', 'collection', 'bundle', 'book'] as const;
/** Both renew by themselves: yearly for 12 months, monthly for 1 (spec 2 §9). */
export const PLANS = ['yearly', 'monthly'] as const;
export type Plan = (typeof PLANS)[number];
/** The currency that is offered outside GB, too (spec 2 §9). */
export const OTHER_CURRENCY = 'GBP';
export const productSlug = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(60);
/** ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z]{2})?$/);
export const plan = z.enum(PLANS).catch('yearly').default('yearly');

const money = z.object({
  /** With tax, in the smallest unit of the currency: pence, cents, yen. */
  gross: z.number().int(),
});

export const pricesCall = call({
  method: 'GET',
  path: '/api/prices/',
  access: 'anyone',
  summary:
    'What products cost in a country. The country decides only what is displayed; the billing address decides what is paid. Unknown coupons change nothing.',
  spec: 'spec 2 §7',
  input: z.object({
    /** Comma-joined addresses of products, at most 20. */
    product_ids: z.string().trim().min(1).max(1_000),
    customer_country: country.optional(),
    /** Comma-joined codes. */
    coupons: z.string().trim().max(200).default(''),
    plan,
    /** GBP for the price in it. Any other currency is ignored: the country decides. */
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/)
      .optional(),
  }),
  output: z.object({
    /** Empty if it is not known. */
    customer_country: z.string(),
    products: z.array(
      z.object({
        product_id: z.string(),
        product_title: z.string(),
        plan: z.enum(PLANS),
        months: z.number().int(),
        currency: z.string(),
        /** What is paid with the coupons, as it is shown to the reader, and how often (spec 2 §4). */
        displayPrice: z.string(),
        renewalTerm: z.enum(PLANS),
        /** What is paid with the coupons, and without. */
        price: money,
        list_price: money,
      }),
    ),
  }),
});
