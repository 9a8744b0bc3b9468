import { z } from 'zod';
import { call, live } from '../kit/contract';
import { html } from '../stations/contract-parts';
import { marks } from '../stations/checklist-contract';
import { pin, POLL_EVERY } from './contract';

export const marksSnapshot = z.object({
  /** The revision of the sheet; 0 while there is none. */
  version: z.number().int(),
  marks: marks.extend({ comments: html }).nullable(),
});

/** A person's own sheet of a round: nobody else watches it. */
export const keyOfMarks = (ofPin: string, round: number, personId: number): string => `${ofPin}.${round}.${personId}`;

export const checkMarks = call({
  method: 'POST',
  path: '/api/group-study/marks/',
  access: 'guest',
  summary: 'The marks of the round, for its examiner; polled every 4 s while the socket is down.',
  input: z.object({ pin }),
  output: marksSnapshot,
});

export const roundMarks = live({
  name: 'group.marks',
  key: z.string().regex(/^\d{9}\.\d{1,9}\.\d{1,9}$/),
  snapshot: marksSnapshot,
  poll: { every: POLL_EVERY, path: () => checkMarks.path, body: (key) => ({ pin: key.split('.')[0] }) },
  summary: 'What the examiner marked on any device; the key is `<pin>.<round>.<id of the examiner>`.',
});
