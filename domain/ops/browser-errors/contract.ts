import { z } from 'zod';
import { call, done, noInput } from '~/domain/kit/contract';

/** Kinds that are kept, and shown; the newest by when they were last seen. */
export const KINDS_KEPT = 200;
export const KINDS_SHOWN = 30;
/** Minutes of the two counts. */
export const LATELY_MINUTES = 15;
export const DAY_MINUTES = 24 * 60;
/** Reports of one person, or else one address, in an hour. */
export const REPORTS_PER_HOUR = 60;

const facts = {
  name: z.string().regex(/^[A-Za-z][\w.]{0,59}$/),
  /** Without texts, addresses and numbers: nothing that people wrote. */
  message: z.string().max(300),
  component: z
    .string()
    .regex(/^\w{1,60}$/)
    .nullable(),
  /** The route's pattern, never an address. */
  route: z.string().regex(/^(\*|\/[\w:/.-]{0,150})$/),
  /** The entry chunk of the build, as `index-1a2b3c4d`. */
  build: z.string().regex(/^[\w-]{1,60}$/),
  /** Family and main version. */
  browser: z.string().regex(/^[A-Za-z]{1,20}( \d{1,4})?$/),
  /** Positions in our own chunks, the innermost first. */
  stack: z.array(z.string().regex(/^[\w~.-]{1,120}\.js:\d{1,7}:\d{1,7}$/)).max(12),
};

export const reportBrowserError = call({
  method: 'POST',
  path: '/api/browser-errors/',
  access: 'anyone',
  whileLeaving: true,
  summary:
    'Something failed in a browser. Takes no text that people wrote; at most 60 an hour from one person or address.',
  input: z.object(facts),
  output: done,
  bodyLimit: 8 * 1024,
});

const kind = z.object({
  id: z.number().int(),
  ...facts,
  count: z.number().int(),
  first_seen: z.string(),
  last_seen: z.string(),
});
export type BrowserErrorKind = z.output<typeof kind>;

export const opsBrowserErrors = call({
  method: 'GET',
  path: '/ops/browser-errors/',
  access: 'staff',
  summary:
    'What failed in browsers: how often in the last 15 minutes and 24 hours, and the 30 kinds that were seen last. `browser` is the one that reported a kind last.',
  input: noInput,
  output: z.object({ last_15_minutes: z.number().int(), last_24_hours: z.number().int(), kinds: z.array(kind) }),
});
