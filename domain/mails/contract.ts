import { z } from 'zod';
import { action, done, page } from '../kit/contract';
import { OPTIONAL_MAILS } from '../kit/mail';

/** Mails that the mailbox keeps; the oldest go first. */
export const MAILBOX_KEEPS = 500;
/** Mails that one look at the mailbox shows, the newest first. */
export const MAILBOX_SHOWS = 50;

export const mailboxPage = page({
  path: '/ops/mailbox/',
  access: 'staff',
  summary: 'The mails of a demo, which go to nobody. Where mails are sent, there is no such address.',
  query: z.object({
    /** Only mails to this address. */
    to: z.string().trim().max(254).optional(),
  }),
  data: z.object({
    mails: z.array(
      z.object({
        id: z.number().int(),
        message_id: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        /** The first address in the mail, as a path of this product; empty if there is none. */
        path: z.string(),
        /** RFC 8058, where the mail can be ended with one click. */
        list_unsubscribe: z.string(),
        received_at: z.string(),
      }),
    ),
  }),
});

export const unsubscribePage = page({
  path: '/unsubscribe/:token/',
  example: 'mailed link',
  access: 'anyone',
  signed: true,
  summary: 'Ends the mails that somebody once asked for, without signing in (RFC 8058).',
  params: z.object({ token: z.string().max(200) }),
  data: z.object({ kind: z.enum(OPTIONAL_MAILS), subscribed: z.boolean() }),
  actions: { submit: action({ summary: 'End them.', input: z.object({}), output: done }) },
});
