import { z } from 'zod';
import { type Call, call, listOf, pageNumber, type Parsed } from './contract';

/** Items on one page of most lists (spec 2 §9). */
export const PROFILE_PAGE = 10;

export type Item = z.ZodType;
export type Filters = z.ZodRawShape;
type Asked<F extends Filters> = z.ZodObject<{ page: typeof pageNumber } & F>;
type Answer<I extends Item> = ReturnType<typeof listOf<I>>;

/** A list of the page of one's own learning, `/profile/`. It is a call as well: `?page=` from 1, and its filters. */
export interface ProfileList<I extends Item = Item, F extends Filters = Filters> extends Call<Asked<F>, Answer<I>> {
  /** Its name in the address of the page, as `?list=<name>`. */
  readonly list: string;
}

/**
 * Declares a list of `/profile/`. A room exports it from a contract, implements it in `room.ts` (`profileLists`), and shows it in
 * `web/features/<room>/room.tsx`.
 *
 * @param definition.filters must each have a default
 */
export const profileList = <I extends Item, F extends Filters = {}>(definition: {
  list: string;
  summary: string;
  spec?: string;
  item: I;
  filters?: F;
}): ProfileList<I, F> => ({
  ...call({
    method: 'GET',
    path: `/api/profile/lists/${definition.list}/`,
    access: 'registered',
    summary: definition.summary,
    spec: definition.spec,
    input: z.object({ page: pageNumber, ...(definition.filters as F) }) as unknown as Asked<F>,
    output: listOf(definition.item),
  }),
  list: definition.list,
});

/** What is asked for, and what is found. */
export type AskedOf<L extends ProfileList> = Parsed<L>;
export type FoundOf<L extends ProfileList> = z.input<L['output']>;
/** An item as the browser reads it. */
export type ItemOf<L extends ProfileList> = z.output<L['output']>['items'][number];
