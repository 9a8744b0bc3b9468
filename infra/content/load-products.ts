import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { contentHash } from './content-hash';
import type { ParsedProducts } from './product-content';

const LOADER_VERSION = 1;
const MONTHS = { yearly: 12, monthly: 1 } as const;

const save = statement<{ slug: string }, [string]>(
  'content.save-products',
  `INSERT INTO products AS kept (slug, kind, name, name_es, about, about_es, picture, entitlements, free_packs, position, content_hash)
   SELECT slug, kind, name, name_es, about, about_es, picture, entitlements, free_packs, position, content_hash
     FROM jsonb_to_recordset($1::jsonb) AS listed (slug text, kind text, name text, name_es text, about text, about_es text, picture text, entitlements text[], free_packs text[], position smallint, content_hash text)
   ON CONFLICT (slug) DO UPDATE
     SET kind = excluded.kind, name = excluded.name, name_es = excluded.name_es, about = excluded.about, about_es = excluded.about_es, picture = excluded.picture,
         entitlements = excluded.entitlements, free_packs = excluded.free_packs, position = excluded.position, content_hash = excluded.content_hash, retired_at = NULL
     WHERE kept.content_hash <> excluded.content_hash OR kept.retired_at IS NOT NULL
   RETURNING slug`,
);
const retire = statement<{ slug: string }, [readonly string[], Date]>(
  'content.retire-products',
  'UPDATE products SET retired_at = $2 WHERE slug <> ALL ($1::text[]) AND retired_at IS NULL RETURNING slug',
);
const dropPrices = statement<never, [readonly string[]]>(
  'content.drop-prices',
  'DELETE FROM product_prices WHERE product = ANY ($1::text[])',
);
const addPrices = statement<never, [string]>(
  'content.add-prices',
  `INSERT INTO product_prices (product, plan, country, currency, amount, months)
   SELECT product, plan, country, currency, amount, months
     FROM jsonb_to_recordset($1::jsonb) AS listed (product text, plan text, country text, currency text, amount int, months smallint)`,
);
const saveCoupons = statement<{ code: string }, [string]>(
  'content.save-coupons',
  `INSERT INTO coupons AS kept (code, percent_off, products, starts_at, ends_at, repeatable)
   SELECT code, percent_off, products, starts_at, ends_at, coalesce(repeatable, false)
     FROM jsonb_to_recordset($1::jsonb) AS listed (code text, percent_off smallint, products text[], starts_at timestamptz, ends_at timestamptz, repeatable boolean)
   ON CONFLICT (code) DO UPDATE SET percent_off = excluded.percent_off, products = excluded.products, starts_at = excluded.starts_at, ends_at = excluded.ends_at, repeatable = excluded.repeatable
     WHERE (kept.percent_off, kept.products, kept.starts_at, kept.ends_at, kept.repeatable) IS DISTINCT FROM (excluded.percent_off, excluded.products, excluded.starts_at, excluded.ends_at, excluded.repeatable)
   RETURNING code`,
);

type Product = ParsedProducts['products'][number];

const pricesOf = ({ slug, prices }: Product) =>
  Object.entries(prices).flatMap(([currency, { countries, elsewhere, ...amounts }]) =>
    [...countries, ...(elsewhere ? [''] : [])].flatMap((country) =>
      (['yearly', 'monthly'] as const).map((plan) => ({
        product: slug,
        plan,
        country,
        currency,
        amount: amounts[plan],
        months: MONTHS[plan],
      })),
    ),
  );

/**
 * Brings products, prices and coupons to what the file says. A product that is not in it any more is retired: who has it keeps it.
 *
 * @returns how many products and coupons were made, changed or retired
 */
export async function loadProducts(tx: Transaction, { products, coupons }: ParsedProducts): Promise<number> {
  const rows = products.map((product, position) => ({
    ...product,
    prices: undefined,
    position,
    content_hash: contentHash(LOADER_VERSION, { product, position }),
  }));
  const changed = (await tx.sql.all(save, [JSON.stringify(rows)])).map(({ slug }) => slug);
  const retired = await tx.sql.all(retire, [products.map(({ slug }) => slug), tx.clock.now()]);
  if (changed.length > 0) {
    await tx.sql.all(dropPrices, [changed]);
    const prices = products.filter(({ slug }) => changed.includes(slug)).flatMap(pricesOf);
    await tx.sql.all(addPrices, [JSON.stringify(prices)]);
  }
  const couponsChanged = await tx.sql.all(saveCoupons, [
    JSON.stringify(coupons.map(({ ends_at = null, ...coupon }) => ({ ...coupon, ends_at }))),
  ]);
  return changed.length + retired.length + couponsChanged.length;
}
