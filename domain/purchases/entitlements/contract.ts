import { z } from 'zod';
import { call, id, job, live } from '~/domain/kit/contract';

const held = z.object({
  /** The product that it came from, by its address; empty if none was bought. */
  product: z.string(),
  /** What gave it: `role`, or the kind of its source, such as `charge` or `staff`. */
  source: z.string(),
  entitlements: z.array(z.string()),
  from: z.string().nullable(),
  until: z.string().nullable(),
});

const snapshot = z.object({
  version: z.number().int(),
  /** Everything of `GATED` and every `pack.<key>` that the person may do now. */
  abilities: z.array(z.string()),
  grants: z.array(held),
});

export const myEntitlements = call({
  method: 'POST',
  path: '/api/account/entitlements/',
  access: 'registered',
  summary: 'What one may do beyond an account, and what gives it.',
  input: z.object({}),
  output: snapshot,
});

export const accountEntitlements = live({
  name: 'account.entitlements',
  key: id(),
  snapshot,
  poll: { every: 30_000, path: () => myEntitlements.path, body: () => ({}) },
  summary: 'What a person may do beyond an account; the key is their id.',
});

export const applyGrantsJob = job({
  name: 'purchases.apply-grants',
  payload: z.object({ account_id: z.number().int() }),
  attempts: 8,
  backoff: 1_000,
  concurrency: 4,
  summary:
    'Ends the grants of a person that have run out, and lets every gateway and every open page know what they may do.',
});
