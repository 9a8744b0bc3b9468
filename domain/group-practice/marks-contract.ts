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

export const ticksSnapshot = z.object({
  /** The revision of the sheet; 0 while there is none. */
  version: z.number().int(),
  /** How many items the checklist has. */
  items: z.number().int(),
  /** Places of the ticked ones in the checklist, from 0. Nobody learns from them what the items are. */
  ticked: z.array(z.number().int()),
});

/** The ticks of a round, for those who may follow them (`followedRound`). */
export const keyOfTicks = (ofPin: string, round: number): string => `${ofPin}.${round}`;

export const checkTicks = call({
  method: 'POST',
  path: '/api/group-study/ticks/',
  access: 'guest',
  summary:
    'How many items the examiner has ticked, and which by their places; never for the candidate. Polled every 4 s while the socket is down.',
  input: z.object({ pin }),
  output: ticksSnapshot,
});

export const roundTicks = live({
  name: 'group.ticks',
  key: z.string().regex(/^\d{9}\.\d{1,9}$/),
  snapshot: ticksSnapshot,
  poll: { every: POLL_EVERY, path: () => checkTicks.path, body: (key) => ({ pin: key.split('.')[0] }) },
  summary: 'The ticks of a round that runs, for its examiner, the host and observers; the key is `<pin>.<round>`.',
});
