/**
 * What people do with things of every kind: bookmark them and vote on them. A room says the address and what the specification
 * calls the id; the shape is the same. The commands are beside this file; `bindBookmark` and `bindVote` bind them in the
 * gateway, `web/parts/acts/` shows them.
 */
import { z } from 'zod';
import { formInt } from '~/domain/kit/contract';
import { call, id, type Access, type Call } from '../contract';

export type BookmarkAction = 'add' | 'remove';
/** For or against. */
export type Vote = 1 | -1;

/** Votes for and against a thing, and the person's own: 0 before they have voted. */
export interface Votes {
  vote: number;
  upvotes: number;
  downvotes: number;
}

interface About<F extends string> {
  path: string;
  summary: string;
  spec: string;
  /** `registered` if it is not said. What a guest does is limited per device. */
  access?: Extract<Access, 'guest' | 'registered'>;
  /** What the id is called on the wire. */
  idField: F;
}

type Ids<F extends string, T = number> = { [K in F]: T };

export type BookmarkCall<F extends string = string> = Call<
  z.ZodType<Ids<F> & { action: BookmarkAction }, Ids<F, unknown> & { action: BookmarkAction }>,
  z.ZodType<{ bookmarked: boolean }>
> & { readonly idField: F };

/** Puts a bookmark on a thing or takes it off. */
export const bookmarkCall = <const F extends string>({ idField, ...about }: About<F>): BookmarkCall<F> => ({
  ...call({
    method: 'POST',
    access: 'registered',
    input: z.object({ [idField]: id(), action: z.enum(['add', 'remove']) }) as unknown as BookmarkCall<F>['input'],
    output: z.object({ bookmarked: z.boolean() }),
    ...about,
  }),
  idField,
});

export type VoteCall<F extends string = string> = Call<
  z.ZodType<Ids<F> & { vote_type: Vote }, Ids<F, unknown> & { vote_type: unknown; data_request?: string }>,
  z.ZodType<Votes>
> & {
  readonly idField: F;
  readonly dataRequest?: string;
};

export type OpenVoteCall<F extends string = string> = Call<
  z.ZodType<Ids<F> & { vote_type?: Vote | undefined }, Ids<F, unknown> & { vote_type?: unknown }>,
  z.ZodType<Votes>
> & { readonly idField: F };

const voteType = formInt().pipe(z.union([z.literal(1), z.literal(-1)]));
const votes = z.object({ vote: z.number().int(), upvotes: z.number().int(), downvotes: z.number().int() });

/** Votes on a thing; the vote can be changed, and without a `vote_type` it is cleared. */
export const openVoteCall = <const F extends string>({ idField, ...about }: About<F>): OpenVoteCall<F> => ({
  ...call({
    method: 'POST',
    access: 'registered',
    input: z.object({ [idField]: id(), vote_type: voteType.optional() }) as unknown as OpenVoteCall<F>['input'],
    output: votes,
    ...about,
  }),
  idField,
});

/**
 * Votes on a thing, once.
 * @param about.dataRequest what the specification sends as `data_request` with it
 */
export const voteCall = <const F extends string>({
  idField,
  dataRequest,
  ...about
}: About<F> & { dataRequest?: string }): VoteCall<F> => ({
  ...call({
    method: 'POST',
    access: 'registered',
    input: z.object({
      ...(dataRequest === undefined ? {} : { data_request: z.literal(dataRequest).optional() }),
      [idField]: id(),
      vote_type: voteType,
    }) as unknown as VoteCall<F>['input'],
    output: votes,
    ...about,
  }),
  idField,
  dataRequest,
});
