import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';

export interface Coupon {
  code: string;
  percent_off: number;
  /** Empty for all of them. */
  products: string[];
}

const known = statement<Coupon, [readonly string[], Date]>(
  'purchases.coupons',
  `SELECT code, percent_off::int, products FROM coupons
    WHERE code = ANY ($1::text[]) AND starts_at <= $2 AND (ends_at IS NULL OR ends_at > $2) ORDER BY percent_off DESC, code`,
);

/** Those of the codes that hold now, the one that takes off most first. Codes are not case-sensitive. */
export const findCoupons = (read: Reader, codes: readonly string[]): Promise<Coupon[]> =>
  read.sql.all(known, [codes.map((code) => code.trim().toUpperCase()), read.clock.now()]);

/** The best of them for a product: coupons do not add up. */
export const couponFor = (coupons: readonly Coupon[], product: string): Coupon | undefined =>
  coupons.find(({ products }) => products.length === 0 || products.includes(product));

/** What is left to pay, in the smallest unit; half of one is rounded down, in favour of who pays. */
export const reduced = (amount: number, percentOff: number): number =>
  Math.ceil((amount * (100 - percentOff)) / 100 - 0.5);
