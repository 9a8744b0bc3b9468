/** Asking the host to be let in, while too many wrong PINs are tried for a typed one to be looked up. */
import { z } from 'zod';
import { asFormText, call, id, live } from '../kit/contract';
import { pin, POLL_EVERY } from './contract';

/** Most knocks that a host sees at once. */
export const KNOCKS_SHOWN = 40;

export const knocksSnapshot = z.object({
  version: z.number().int(),
  /** The oldest first. */
  knocks: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      guest: z.boolean(),
      /** In epoch milliseconds. */ expires_at: z.number().int(),
    }),
  ),
});
export type KnocksSnapshot = z.output<typeof knocksSnapshot>;

export const checkKnocks = call({
  method: 'POST',
  path: '/api/group-study/knocks/',
  access: 'guest',
  summary: 'Who asks to come into the group; polled every 4 s while the socket is down.',
  input: z.object({ pin }),
  output: knocksSnapshot,
});

export const answerKnock = call({
  method: 'POST',
  path: '/api/group-study/answer-knock/',
  access: 'guest',
  summary: 'Let somebody in who asks, or send them away; the host only.',
  input: z.object({ pin, knock_id: id(), let_in: z.preprocess(asFormText, z.stringbool()) }),
  output: knocksSnapshot,
});

export const groupKnocks = live({
  name: 'group.knocks',
  key: pin,
  snapshot: knocksSnapshot,
  poll: { every: POLL_EVERY, path: () => checkKnocks.path, body: (key) => ({ pin: key }) },
  summary: 'Who asks to come into the group.',
});
