import { z } from 'zod';
import { live } from '~/domain/kit/contract';

/** How far the last pass of the quality gate over the bank is. */
export const bankCheckSnapshot = z.object({
  version: z.number().int(),
  /** 0 before there was a pass. */
  id: z.number().int(),
  checked: z.number().int(),
  flagged: z.number().int(),
  started_at: z.string().nullable(),
  /** Null while it runs. */
  finished_at: z.string().nullable(),
});

export const bankCheck = live({
  name: 'quizzes.bank-check',
  key: z.literal('all'),
  snapshot: bankCheckSnapshot,
  poll: {
    every: 4_000,
    path: () => '/moderation/lists/ai-flagged/',
    body: () => ({ data_request: 'check_gate' }),
  },
  summary:
    'How far the last pass of the quality gate over the bank is, for moderators; there is one, with the key `all`.',
});
