import { z } from 'zod';
import { call, done, page } from '~/domain/kit/contract';
import { tick } from './tick';

/** The version of the terms of use and the privacy notice. Everybody is asked again when it grows. 2 speaks of purchases, 3 of the country that prices them, 4 of what authors of virtual patients see. */
export const TERMS_VERSION = 4;
/** The day from which this version holds. */
export const TERMS_DATE = '2026-11-30';
/** Years of age for an account, and for calls and events with strangers. */
export const AGE_MIN = 16;
export const STRANGERS_AGE_MIN = 18;

/** What a person agrees to or confirms. Of ages, the day of the confirmation is kept and no date of birth. */
export const CONSENT_KINDS = ['terms', 'age-16', 'age-18'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const terms = page({ path: '/terms/', access: 'anyone', whileLeaving: true, summary: 'The terms of use.' });
export const privacyNotice = page({
  path: '/privacy/',
  access: 'anyone',
  whileLeaving: true,
  summary: 'The privacy notice: what is stored, why, for how long, and who sees it.',
});

export const giveConsent = call({
  method: 'POST',
  path: '/api/account/consent/',
  access: 'registered',
  summary: 'Accept the terms of use and the privacy notice in their present version, and confirm the minimum age.',
  input: z.object({ accept_terms: tick, confirm_age: tick }),
  output: done,
});
