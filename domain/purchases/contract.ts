import { z } from 'zod';
import { action, page } from '../kit/contract';
import { PRODUCTS } from './products';

const offer = z.object({
  product: z.enum(PRODUCTS),
  /** Whether the person has it. */
  owned: z.boolean(),
  /** Whether the person asked to hear when it can be bought. */
  interested: z.boolean(),
});

export const purchasePage = page({
  path: '/purchase/:slug/',
  access: 'anyone',
  summary: 'What a product gives. Nothing is sold yet: people can ask to hear when it is.',
  spec: 'spec 1 §2, spec 2 §2',
  params: z.object({ slug: z.enum(PRODUCTS) }),
  data: offer,
  actions: {
    register_interest: action({
      access: 'registered',
      summary: 'Ask to hear when the product can be bought. A second request changes nothing.',
      input: z.object({}),
      output: offer,
    }),
    withdraw_interest: action({
      access: 'registered',
      summary: 'Take the request back.',
      input: z.object({}),
      output: offer,
    }),
  },
});
