import type { FieldError } from '~/domain/kit/errors';

export const CONSENT_MESSAGES = {
  terms: 'Accept the terms of use and the privacy notice',
  age: 'Confirm that you are 16 or older',
} as const;

/** What is missing of the ticks that an account needs. Pure; runs in the browser too. */
export const consentErrors = (given: { accept_terms: boolean; confirm_age: boolean }): FieldError[] => [
  ...(given.accept_terms ? [] : [{ path: 'accept_terms', message: CONSENT_MESSAGES.terms }]),
  ...(given.confirm_age ? [] : [{ path: 'confirm_age', message: CONSENT_MESSAGES.age }]),
];
