import type { Language } from '~/domain/accounts/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { productNotFound } from '../refusals';
import type { PRODUCT_KINDS } from './contract';

export interface Product {
  product: string;
  kind: (typeof PRODUCT_KINDS)[number];
  name: string;
  about: string;
  picture: string;
  /** What a grant of it gives. */
  entitlements: string[];
  /** Packs that belong to it and are free. */
  free_packs: string[];
}

const all = statement<Product, [Language]>(
  'purchases.products',
  `SELECT slug AS product, kind, CASE $1 WHEN 'es' THEN name_es ELSE name END AS name, CASE $1 WHEN 'es' THEN about_es ELSE about END AS about,
          picture, entitlements, free_packs
     FROM products WHERE retired_at IS NULL ORDER BY position, slug`,
);

/** Every product that is shown, in its order. */
export const findProducts = (read: Pick<Reader, 'sql'>, language: Language): Promise<Product[]> =>
  read.sql.all(all, [language]);

/** @throws Problem not-found `product-not-found` */
export async function requireProduct(read: Pick<Reader, 'sql'>, slug: string, language: Language): Promise<Product> {
  const found = (await findProducts(read, language)).find(({ product }) => product === slug);
  if (!found) throw productNotFound();
  return found;
}
