/** What the purchase pages are about, by the last part of their address (spec 1 §2); named `purchases.product.<slug>`. Runs in the browser too. */
export const PRODUCTS = [
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
export type Product = (typeof PRODUCTS)[number];
