import { z } from 'zod';
import { action, asFormText, call, done, formInt, page } from '../../kit/contract';
import { IMAGE_BYTES_MAX } from '../../images/contract';
import { goTo, personalFields } from '../contract';
import { PRIVACY_PATH, privacyActions, privacyData } from '../privacy/contract';

/** The longest text that somebody says of themselves, in characters. */
export const BIO_MAX = 1_000;
/** The edge of a picture as it is kept, in pixels. */
export const AVATAR_EDGE = 256;

const flag = z.preprocess((value) => (value === null ? undefined : asFormText(value)), z.stringbool().optional());

/** My learning. The specification posts a person's settings here (`email_preferences`, `clear_data`, `delete_account`). */
export const profile = page({
  path: '/profile/',
  access: 'registered',
  summary: "One's own learning, and the actions on one's account.",
  spec: 'spec 2 §2, §7',
  actions: {
    email_preferences: action({
      summary: 'Which e-mails one wants. What is left out stays as it is.',
      spec: 'spec 2 §7',
      input: z.object({ receive_marketing_emails: flag, receive_following_emails: flag }),
      /** The preferences that are on now, by the names of their fields, with a comma between them. */
      output: z.object({ field_str: z.string() }),
    }),
    clear_data: action({
      summary: 'Clear one’s learning records. What others share stays theirs.',
      spec: 'spec 2 §7',
      input: z.object({}),
      output: goTo,
    }),
    delete_account: action({
      confirmed: true,
      summary: 'Delete the account in 14 days, until when one may come back. Signs out everywhere.',
      spec: 'spec 2 §7',
      input: z.object({}),
      output: goTo,
    }),
  },
});

const institution = z.object({ name: z.string(), is_verified: z.boolean(), user_count: z.number().int() });

const details = z.object({
  /** Grows with every change to what `submit` saves. */
  revision: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  country: z.string(),
  training_stage: z.number().int().nullable(),
  medical_school_year: z.number().int().nullable(),
  specialty: z.string().nullable(),
  educational_stage: z.number().int().nullable(),
  institutions: z.array(institution),
  bio: z.string(),
  public_creator: z.boolean(),
  /** An address of a picture, or empty. */
  avatar: z.string(),
  receive_marketing_emails: z.boolean(),
  receive_following_emails: z.boolean(),
});

export const profileDetails = page({
  path: '/profile/details/',
  access: 'registered',
  summary: "One's name, training and picture, and what others see of them.",
  spec: 'spec 2 §3, §5',
  data: details,
  actions: {
    submit: action({
      summary:
        'Save the profile. 409 `profile-changed` where it was changed since it was read at `revision`; `errors` names the fields that differ.',
      spec: 'spec 2 §5',
      input: z.object({
        /** Without it, the save is unconditional. */
        revision: formInt().nonnegative().optional(),
        ...personalFields,
        bio: z
          .string()
          .max(2 * BIO_MAX)
          .default(''),
        /** Whether one is shown as an author; for those who may publish. Left out, it stays as it is. */
        public_creator: flag,
      }),
      output: details,
    }),
  },
});

export const profileSecurity = page({
  path: '/profile/security/',
  access: 'registered',
  summary: 'How one signs in.',
});

export const profilePrivacy = page({
  path: PRIVACY_PATH,
  access: 'registered',
  whileLeaving: true,
  summary: "One's data: taking it along, clearing it, deleting the account.",
  data: privacyData,
  actions: privacyActions,
});

export const setAvatar = call({
  method: 'POST',
  path: '/api/profile/avatar/',
  access: 'registered',
  summary: `Use a picture as one's avatar, sent as the multipart field \`upload\`. It is cut to a square of ${AVATAR_EDGE} pixels around its middle and written anew; the picture before is deleted.`,
  input: z.object({}),
  output: z.object({ avatar: z.string() }),
  bodyLimit: IMAGE_BYTES_MAX + 64 * 1024,
});

export const removeAvatar = call({
  method: 'POST',
  path: '/api/profile/avatar/remove/',
  access: 'registered',
  summary: 'Delete the avatar; initials are shown instead.',
  input: z.object({}),
  output: done,
});

/** The path of an avatar, open to anyone who has it. Each picture has its own. */
export const AVATAR_PATH = '/media/avatars/:key';
export const AVATAR_KEY = /^[a-f0-9]{32}\.webp$/;
