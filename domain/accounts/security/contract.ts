import { z } from 'zod';
import { action, call, done, id, page } from '../../kit/contract';
import { PASSWORD_MAX } from '../credentials';
import { assertion, credentialOptions, newCredential } from './credential';

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 60;
/** Passkeys of one account. */
export const PASSKEYS_MAX = 20;
/** Minutes between the password and the second step. */
export const PENDING_MINUTES = 10;

/** A code of an authenticator app, or a recovery code. */
const code = z.string().trim().min(1).max(40);

export const confirmationWays = call({
  method: 'GET',
  path: '/api/account/confirmation/',
  access: 'registered',
  whileLeaving: true,
  summary: 'The ways in which the person can prove who they are; the password is always one.',
  input: z.object({}),
  output: z.object({ totp: z.boolean(), passkeys: z.boolean() }),
});

export const confirmationPasskey = call({
  method: 'POST',
  path: '/api/account/confirmation/passkey/',
  access: 'registered',
  whileLeaving: true,
  summary: 'What to ask a passkey of the person for, for `/api/account/confirm/`.',
  input: z.object({}),
  output: credentialOptions,
});

export const confirm = call({
  method: 'POST',
  path: '/api/account/confirm/',
  access: 'registered',
  whileLeaving: true,
  summary:
    'Proves once more who is asking, by password, by a code of the authenticator app or by passkey. Calls that are sensitive go on for ten minutes in this session; without it they answer 403 `confirmation-needed`.',
  input: z.union([
    z.object({ password: z.string().min(1).max(PASSWORD_MAX) }),
    z.object({ code }),
    z.object({ credential: assertion }),
  ]),
  output: done,
});

const devicesData = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Names, such as `Firefox` and `Windows`; empty if the browser does not say. */
      browser: z.string(),
      system: z.string(),
      created_at: z.string(),
      /** To within some minutes. */
      last_used_at: z.string(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type DevicesData = z.output<typeof devicesData>;

export const devices = page({
  path: '/profile/security/devices/',
  access: 'registered',
  summary: 'Where the person is signed in, the last used first.',
  data: devicesData,
  actions: {
    end: action({
      summary: 'Sign out one of them. Its sockets are closed at once.',
      input: z.object({ session_id: z.string().min(1).max(100) }),
      output: devicesData,
    }),
    end_others: action({ summary: 'Sign out all but this one.', input: z.object({}), output: devicesData }),
  },
});

export const SECURITY_ACTS = [
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'codes-made',
  'code-used',
  'removed-by-operator',
] as const;
export type SecurityAct = (typeof SECURITY_ACTS)[number];

const factors = z.object({
  /** An authenticator app is set up. */
  totp: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.number().int(), name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() }),
  ),
  recovery_codes_left: z.number().int(),
  /** A role of the person needs a second factor. */
  required: z.boolean(),
  /** What was changed last, the newest first; at most ten. */
  acts: z.array(z.object({ act: z.enum(SECURITY_ACTS), about: z.string(), created_at: z.string() })),
});
export type Factors = z.output<typeof factors>;

const changed = z.object({
  factors,
  /** Made just now and shown this once; empty if none were made. */
  recovery_codes: z.array(z.string()),
});
const passkeyName = z.string().trim().min(1).max(PASSKEY_NAME_MAX);

export const secondFactor = page({
  path: '/profile/security/second-factor/',
  access: 'registered',
  summary: 'The second step of signing in: an authenticator app, passkeys and recovery codes.',
  data: factors,
  actions: {
    start_totp: action({
      summary: 'A new secret for an authenticator app. Nothing changes until a code of it comes with `add_totp`.',
      confirmed: true,
      input: z.object({}),
      output: z.object({
        /** In base32. */
        secret: z.string(),
        /** `otpauth://`, for a QR code. */
        address: z.string(),
        /** Comes back with `add_totp` within an hour. */
        setup: z.string(),
      }),
    }),
    add_totp: action({
      summary: 'Set up the authenticator app with a code that it shows.',
      confirmed: true,
      input: z.object({ setup: z.string().min(1).max(400), code }),
      output: changed,
    }),
    remove_totp: action({
      summary: 'Remove the authenticator app.',
      confirmed: true,
      input: z.object({}),
      output: changed,
    }),
    passkey_options: action({
      summary: 'What to ask the browser for, to make a passkey.',
      confirmed: true,
      input: z.object({}),
      output: credentialOptions,
    }),
    add_passkey: action({
      summary: 'Add the passkey that the browser has made.',
      confirmed: true,
      input: z.object({ name: passkeyName, credential: newCredential }),
      output: changed,
    }),
    rename_passkey: action({
      summary: 'Give a passkey another name.',
      input: z.object({ passkey_id: id(), name: passkeyName }),
      output: changed,
    }),
    remove_passkey: action({
      summary: 'Remove a passkey.',
      confirmed: true,
      input: z.object({ passkey_id: id() }),
      output: changed,
    }),
    new_recovery_codes: action({
      summary: 'Ten new recovery codes. Those of before are void.',
      confirmed: true,
      input: z.object({}),
      output: changed,
    }),
  },
});

const next = z.string().max(2_000).optional();
const goTo = z.object({ next_url: z.string() });

export const secondStep = page({
  path: '/login/second-step/',
  access: 'anyone',
  whileLeaving: true,
  summary: 'The second step of signing in, within ten minutes of the password.',
  query: z.object({ next }),
  data: z.object({ totp: z.boolean(), passkeys: z.boolean() }),
  actions: {
    submit: action({
      summary: 'Sign in with a code of the authenticator app or a recovery code.',
      input: z.object({ code, next }),
      output: goTo,
    }),
    passkey_options: action({
      summary: 'What to ask a passkey of the person for.',
      input: z.object({}),
      output: credentialOptions,
    }),
    passkey: action({
      summary: 'Sign in with a passkey.',
      input: z.object({ credential: assertion, next }),
      output: goTo,
    }),
  },
});
