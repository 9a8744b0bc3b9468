import { z } from 'zod';
import { action, asFormText, id, job, page } from '../../kit/contract';
import { PUSH_KINDS } from '../../kit/push-kinds';
import { ENDPOINT_MAX } from './push-endpoint';

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

const settings = z.object({
  /** By which the browser subscribes (RFC 8292), as base64url. */
  public_key: z.string(),
  /** Whether the session that asks gets messages on its device. */
  here: z.boolean(),
  /** On how many devices the person gets them. */
  devices: z.number().int(),
  /** The kinds that the person wants, on every device. */
  kinds: z.array(z.enum(PUSH_KINDS)),
});
export type PushSettings = z.output<typeof settings>;

export const pushPage = page({
  path: '/profile/details/push/',
  access: 'registered',
  summary: 'Messages that reach a device while the product is not open: on which devices, and which.',
  data: settings,
  actions: {
    subscribe: action({
      summary:
        'Send them to the browser of this session, as its `PushSubscription` says (W3C Push API). Ends with the session.',
      input: z.object({
        /** An https address of a known push service; 422 `push-service-unknown` otherwise. */
        endpoint: z.string().min(1).max(ENDPOINT_MAX),
        /** The public key of the browser, an uncompressed point of P-256. */
        p256dh: base64url(65),
        /** 16 bytes (RFC 8291, section 2). */
        auth: base64url(16),
      }),
      output: settings,
    }),
    unsubscribe: action({
      summary: 'Send none to the browser of this session.',
      input: z.object({}),
      output: settings,
    }),
    switch_kind: action({
      summary: 'Whether the person wants one kind, on every device.',
      input: z.object({ kind: z.enum(PUSH_KINDS), wanted: z.preprocess(asFormText, z.stringbool()) }),
      output: settings,
    }),
  },
});

export const sendPushJob = job({
  name: 'accounts.send-push',
  payload: z.object({
    subscription_id: id(),
    kind: z.enum(PUSH_KINDS),
    /** What it is about: an id of its kind. */
    about_id: id(),
    /** Epoch milliseconds; later nobody needs it. */
    until: z.number().int(),
  }),
  attempts: 5,
  backoff: 1_000,
  concurrency: 8,
  summary: 'Sends a message to one device by its push service, while it is of use.',
});
