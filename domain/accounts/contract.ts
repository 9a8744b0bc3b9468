import { z } from 'zod';
import { abilities } from '../kit/abilities';
import { action, call, formInt, id, live, page } from '../kit/contract';
import { assertion, credentialOptions } from './security/credential';
import { tick } from './consent/tick';
import { EMAIL_MAX, INSTITUTION_QUERY_MIN, PASSWORD_MAX, USERNAME_MAX } from './credentials';
import { type Language, LANGUAGES, type Role, ROLES } from '../kit/person';

export { type Language, LANGUAGES, type Role, ROLES };
/** The longest name of a guest, in characters. */
export const GUEST_NAME_MAX = 40;
/** Institutions that one person names. */
export const INSTITUTIONS_MAX = 10;

const next = z.string().max(2_000).optional();
/** Where to go now: an address of ours, never another site's. */
export const goTo = z.object({ next_url: z.string() });

const optionalNumber = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  formInt().positive().optional(),
);
const optionalText = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z.string().trim().max(200).optional(),
);

/** What somebody says of themselves when they register and on their profile. */
export const personalFields = {
  first_name: z.string().max(100).default(''),
  last_name: z.string().max(100).default(''),
  username: z.string().max(USERNAME_MAX).default(''),
  country: z.string().max(2).default(''),
  training_stage: optionalNumber,
  medical_school_year: optionalNumber,
  specialty: optionalText,
  educational_stage: optionalNumber,
  /** Names; unknown ones are kept as unverified. A form may send them more than once. */
  institutions: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string().trim().min(2).max(200)).max(INSTITUTIONS_MAX).default([]),
  ),
};

/** Somebody the product knows: with an account, or a guest under a name only. */
export const person = z.object({
  id: z.number().int(),
  /** What others see: first name and initial, or the name a guest gave. Never an e-mail address. */
  name: z.string(),
  /** An address of a picture, or empty. */
  avatar: z.string(),
  username: z.string().nullable(),
  guest: z.boolean(),
  roles: z.array(z.enum(ROLES)),
});

/** The group a person is in right now, so that every page can lead back to it. */
const activeGroup = z.object({ pin: z.string(), station_name: z.string(), state: z.string() });

export const session = call({
  method: 'GET',
  path: '/api/session/',
  access: 'anyone',
  whileLeaving: true,
  summary: 'Who is signed in, in which language, and the group they are in.',
  input: z.object({}),
  output: z.object({
    person: person.nullable(),
    abilities: abilities('publish', 'moderate', 'operate'),
    language: z.enum(LANGUAGES),
    /** Roles that are off until the person sets up a second factor. */
    roles_off: z.array(z.enum(ROLES)).optional(),
    group: activeGroup.nullable(),
    /** When the account is erased; null unless its deletion was asked for. */
    leaving_at: z.string().nullable(),
    /** The terms of use have changed, or were never accepted: the person is asked before the next page. */
    consent_due: z.boolean(),
    /** When it was answered, in epoch milliseconds: the page's clocks go by it. */
    server_time: z.number().int().optional(),
  }),
});

export const register = page({
  path: '/register/',
  access: 'anyone',
  summary: 'Registration in three steps. A guest who registers keeps what they did as a guest.',
  spec: 'spec 1 §2–5, spec 2 §5',
  query: z.object({ next }),
  actions: {
    submit: action({
      summary: 'Create the account and sign in.',
      input: z.object({
        email: z
          .string()
          .max(EMAIL_MAX + 100)
          .default(''),
        email_confirm: z
          .string()
          .max(EMAIL_MAX + 100)
          .default(''),
        password: z.string().max(PASSWORD_MAX).default(''),
        password_confirm: z.string().max(PASSWORD_MAX).default(''),
        ...personalFields,
        /** The terms of use and the privacy notice; and an age of 16. Nobody registers without. */
        accept_terms: tick,
        confirm_age: tick,
        next,
      }),
      output: goTo,
    }),
  },
});

export const login = page({
  path: '/login/',
  access: 'anyone',
  whileLeaving: true,
  plainForm: true,
  summary: 'Sign in by username or e-mail address.',
  query: z.object({ next }),
  actions: {
    submit: action({
      summary: 'Sign in; the session is a new one. Who has a second factor is led to the second step.',
      input: z.object({ username: z.string().max(EMAIL_MAX), password: z.string().max(PASSWORD_MAX), next }),
      output: goTo,
    }),
    passkey_options: action({
      summary: 'What to ask the browser for, to sign in with a passkey and no password.',
      input: z.object({}),
      output: credentialOptions,
    }),
    passkey: action({
      summary: 'Sign in with a passkey that names the person.',
      input: z.object({ credential: assertion, next }),
      output: goTo,
    }),
  },
});

export const logout = call({
  method: 'POST',
  path: '/logout/',
  access: 'anyone',
  whileLeaving: true,
  summary: 'Sign out.',
  input: z.object({ next }),
  output: goTo,
});

export const setLanguage = call({
  method: 'POST',
  path: '/i18n/setlang/',
  access: 'anyone',
  whileLeaving: true,
  plainForm: true,
  summary: 'Switch the language of the interface. A plain HTML form is answered 303 to `next`.',
  spec: 'spec 1 §7',
  input: z.object({ language: z.enum(LANGUAGES), next }),
  output: goTo,
});

export const checkUsername = call({
  method: 'POST',
  path: '/api/register/check_username/',
  access: 'anyone',
  summary: 'Whether a username or an e-mail address is still free. An empty one is not.',
  spec: 'spec 2 §7',
  input: z.object({ username: z.string().trim().max(EMAIL_MAX).default('') }),
  output: z.object({ status: z.enum(['available', 'unavailable']) }),
});

export const educationalInstitutions = call({
  method: 'GET',
  path: '/api/register/educational-institutions/',
  access: 'anyone',
  summary: 'Institutions whose name contains the text; at most 20, the verified and larger ones first.',
  spec: 'spec 2 §7',
  input: z.object({ q: z.string().trim().min(INSTITUTION_QUERY_MIN).max(100) }),
  output: z.object({
    institutions: z.array(z.object({ name: z.string(), is_verified: z.boolean(), user_count: z.number().int() })),
  }),
});

export const NOTIFICATION_KINDS = [
  'welcome',
  'feedback-ready',
  'feedback-failed',
  'quiz-ready',
  'quiz-failed',
  'deck-ready',
  'deck-failed',
  'result-handed-over',
  'role-given',
  'role-taken',
  'application-accepted',
  'application-refused',
  'application-reopened',
  'factor-added',
  'factor-removed',
  'factors-removed',
  'new-device',
  'deletion-requested',
  'comment-answered',
  'report-resolved',
  'export-ready',
  'export-failed',
  'deck-changed',
  'deck-invitation',
  'text-published',
  'text-returned',
  'text-proposed',
  'question-proposed',
  'questions-proposed',
  'question-accepted',
  'question-returned',
  'card-proposed',
  'card-accepted',
  'card-returned',
  'proposal-undone',
  'report-upheld',
  'report-kept',
  'moderated-hidden',
  'moderated-returned',
  'moderated-taken-down',
  'moderated-restored',
  'moderated-stays',
  'event-soon',
  'event-open',
  'event-moved',
  'event-cancelled',
  'event-hidden',
  'event-shown',
  'event-place',
  'event-place-lost',
  'event-host',
  'event-slides',
  'event-hidden-cancelled',
  'event-hidden-place',
  'event-hidden-place-lost',
  'event-hidden-host',
  'class-work',
  'class-work-moved',
  'class-removed',
  'class-closed',
  'moderated-changed',
  'fact-wrong',
  'sanction-warned',
  'sanction-muted',
  'sanction-suspended',
  'sanction-lifted',
  'tutor-approved',
  'tutor-refused',
  'product-sold',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notificationsSnapshot = z.object({
  version: z.number().int(),
  unread: z.number().int(),
  items: z.array(
    z.object({
      id: z.number().int(),
      /** `accounts.notification.<kind>` in `web/messages`, filled with `values`. */
      kind: z.enum(NOTIFICATION_KINDS),
      values: z.record(z.string(), z.string()),
      url: z.string(),
      read: z.boolean(),
      created_at: z.string(),
    }),
  ),
});

export const notificationsPage = page({
  path: '/notifications/',
  access: 'registered',
  summary: 'What happened while one was elsewhere; the newest 20.',
  data: notificationsSnapshot,
  actions: {
    check_notifications: action({ summary: 'Poll.', input: z.object({}), output: notificationsSnapshot }),
    mark_read: action({
      summary: 'Mark one as read, or all.',
      input: z.object({ notification_id: id().optional() }),
      output: notificationsSnapshot,
    }),
  },
});

export const notifications = live({
  name: 'accounts.notifications',
  key: id(),
  snapshot: notificationsSnapshot,
  poll: { every: 30_000, path: () => notificationsPage.path, body: () => ({ data_request: 'check_notifications' }) },
  summary: 'The notifications of one person; the key is their id.',
});

/** Accounts that one search finds. */
export const USERS_MAX = 20;

export const allUsers = call({
  method: 'GET',
  path: '/content/profile/all_users/',
  access: 'registered',
  summary:
    'People with an account whose name or username contains the text, for editors who credit somebody with a question; at most 20.',
  spec: 'spec 1 §6, §7',
  input: z.object({ q: z.string().trim().max(100).default('') }),
  output: z.object({
    users: z.array(z.object({ id: z.number().int(), username: z.string(), name: z.string(), avatar: z.string() })),
  }),
});
