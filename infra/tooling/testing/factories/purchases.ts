import { loadProducts } from '~/infra/content/load-products';
import { readProducts } from '~/infra/content/read-products';
import type { Deps } from '~/infra/process/deps';

/** The purchase pages that the specification names (spec 1 §2). */
export const PURCHASE_PAGES = [
  'supporter',
  'bundles',
  'book',
  'osce-checklist-book',
  'ukmla-subscription',
  'data-interpretation-bundle',
  'psa-subscription',
  'ecg-cases',
  'blood-gas-cases',
  'blood-test-cases',
  'radiology-cases',
  'drug-calculation-cases',
] as const;

/** The products, prices and coupons of the starter content. */
export const theProducts = (world: { deps: Deps }): Promise<number> =>
  world.deps.inTransaction((tx) => loadProducts(tx, readProducts()));
