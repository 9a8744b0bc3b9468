import { z } from 'zod';
import { PRODUCT_KINDS } from '~/domain/purchases/products/contract';

const slug = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(60);
const amount = z.number().int().positive().max(100_000_000);

const price = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  /** For every country without a price of its own. */
  elsewhere: z.boolean().default(false),
  yearly: amount,
  monthly: amount,
});

const product = z.strictObject({
  slug,
  kind: z.enum(PRODUCT_KINDS),
  name: z.string().trim().min(1).max(80),
  name_es: z.string().trim().min(1).max(80),
  about: z.string().trim().min(1).max(600),
  about_es: z.string().trim().min(1).max(600),
  picture: z
    .string()
    .regex(/^[a-z-]*$/)
    .default(''),
  entitlements: z
    .array(z.string().regex(/^(supporter|pack\.[a-z-]+)$/))
    .max(20)
    .default([]),
  free_packs: z.array(slug).default([]),
  /** By ISO 4217 currency. */
  prices: z.record(z.string().regex(/^[A-Z]{3}$/), price).default({}),
});

const coupon = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,30}$/),
  percent_off: z.number().int().min(1).max(100),
  products: z.array(slug).default([]),
  starts_at: z.iso.date(),
  ends_at: z.iso.date().optional(),
  /** Otherwise each person uses it once. */
  repeatable: z.boolean().default(false),
});

/** `infra/content/products.yaml`. */
export const productsContent = z.strictObject({ products: z.array(product).min(1), coupons: z.array(coupon) });
export type ParsedProducts = z.output<typeof productsContent>;
