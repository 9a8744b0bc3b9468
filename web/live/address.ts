import type { z } from 'zod';
import { href, type Page } from '~/domain/kit/contract';

export type QueryValue = string | number | boolean | null | undefined;
type Keys<S extends z.ZodType> = keyof z.output<S> & string;

/** Where a page is. `params` fill the path, `query` is what stands behind the question mark. */
export interface Address<P extends Page> {
  params?: Record<Keys<P['params']>, string | number>;
  query?: Partial<Record<Keys<P['query']>, QueryValue>>;
}
export type ActionName<P extends Page> = keyof P['actions'] & string;

export const addressOf = <P extends Page>(contract: P, address: Address<P>): string =>
  href(contract, address.params, address.query as Record<string, QueryValue> | undefined);
