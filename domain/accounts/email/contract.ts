import { z } from 'zod';
import { action, call, done, noInput, page } from '../../kit/contract';
import { EMAIL_MAX, PASSWORD_MAX } from '../credentials';

/** Hours that a link which confirms an address works. */
export const CONFIRM_HOURS = 24;
/** Minutes that a link to a new password works. */
export const RESET_MINUTES = 30;
/** Days in which the old address can take a change back. */
export const UNDO_DAYS = 7;
/** Confirmations that one address gets in an hour, and links to a new password. */
export const MAILS_HOURLY = 3;

/** `used`: a link works once. `void`: the address or the password has changed since, or the change of address was given up. */
export const LINK_STATES = ['open', 'used', 'expired', 'void'] as const;
export type LinkState = (typeof LINK_STATES)[number];

const token = z.object({ token: z.string().max(200) });
const email = z
  .string()
  .max(EMAIL_MAX + 100)
  .transform((value) => value.trim());
const password = z.string().max(PASSWORD_MAX);

export const confirmEmailPage = page({
  path: '/confirm-email/:token/',
  example: 'mailed link',
  access: 'anyone',
  summary: 'Where the link in a confirmation leads: for the address of a new account, and for a new address.',
  params: token,
  data: z.object({
    state: z.enum(LINK_STATES),
    email: z.string(),
    /** Whether it is a new address in place of another. */
    change: z.boolean(),
  }),
  actions: { submit: action({ summary: 'Confirm the address.', input: noInput, output: done }) },
});

export const undoEmailChangePage = page({
  path: '/undo-email-change/:token/',
  example: 'mailed link',
  access: 'anyone',
  summary:
    'Where the link in the mail to the old address leads: takes a change of address back and signs out everywhere.',
  params: token,
  data: z.object({
    state: z.enum(LINK_STATES),
    /** The address that the account gets again. */
    email: z.string(),
    new_email: z.string(),
  }),
  actions: { submit: action({ summary: 'Take the change back.', input: noInput, output: done }) },
});

export const forgottenPasswordPage = page({
  path: '/forgotten-password/',
  access: 'anyone',
  summary: 'Asks for a link to a new password. The answer is the same whether there is such an account.',
  actions: {
    submit: action({
      summary: 'Send a link to the address of the account.',
      input: z.object({ username: z.string().trim().min(1).max(EMAIL_MAX) }),
      output: done,
    }),
  },
});

export const resetPasswordPage = page({
  path: '/reset-password/:token/',
  example: 'mailed link',
  access: 'anyone',
  summary: 'Sets a new password with a link from a mail. It signs nobody in, and signs out everywhere.',
  params: token,
  data: z.object({
    state: z.enum(LINK_STATES),
    /** Whose password it is, for password managers; empty if the link is closed. */
    username: z.string(),
  }),
  actions: {
    submit: action({
      summary: 'Set the new password.',
      input: z.object({ password, password_confirm: password }),
      output: done,
    }),
  },
});

/** The address of the person who asks, and a change of it that waits to be confirmed. */
const emailStatus = z.object({
  email: z.string(),
  confirmed: z.boolean(),
  /** The address that a mail went to, and until when its link works. */
  pending: z.object({ email: z.string(), expires_at: z.string() }).nullable(),
});

export const accountEmail = call({
  method: 'GET',
  path: '/api/account/email/',
  access: 'registered',
  summary: "The address of one's own account.",
  input: noInput,
  output: emailStatus,
});

export const changeEmail = call({
  method: 'POST',
  path: '/api/account/email/',
  access: 'registered',
  confirmed: true,
  summary:
    'Asks for another address. A mail to the new one confirms it; a mail to the old one can take it back for 7 days.',
  input: z.object({ email }),
  output: emailStatus,
});

export const cancelEmailChange = call({
  method: 'POST',
  path: '/api/account/email/cancel/',
  access: 'registered',
  summary: 'Gives up a change of address that nobody has confirmed.',
  input: noInput,
  output: emailStatus,
});

export const sendConfirmation = call({
  method: 'POST',
  path: '/api/account/email/confirmation/',
  access: 'registered',
  summary: 'Sends the link that confirms the address of the account again, at most three times an hour.',
  input: noInput,
  output: emailStatus,
});

export const changePassword = call({
  method: 'POST',
  path: '/api/account/password/',
  access: 'registered',
  summary: 'Sets a new password with the old one, and signs out every other device.',
  input: z.object({ old_password: password, password, password_confirm: password }),
  output: done,
});
