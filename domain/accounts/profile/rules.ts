/** What a profile must hold (spec 2 §5). Pure; runs in the browser too. */
import type { FieldError } from '../../kit/errors';
import type { Parsed } from '../../kit/contract';
import { plainText } from '../../kit/html/plain-text';
import { isUsername } from '../credentials';
import { plainName } from '../plain-name';
import { isCountry, REGISTRATION_MESSAGES, tidyTraining, trainingErrors } from '../registration';
import { BIO_MAX, type profileDetails } from './contract';

export type ProfileForm = Parsed<typeof profileDetails.actions.submit>;

export const BIO_TOO_LONG = `A text of at most ${BIO_MAX} characters`;

/** The same with what people add without meaning to taken away, and without what their training stage does not ask for. */
export function tidyProfile(form: ProfileForm): ProfileForm {
  return {
    ...tidyTraining(form),
    first_name: plainName(form.first_name),
    last_name: plainName(form.last_name),
    username: form.username.trim(),
    country: form.country.trim().toUpperCase(),
    bio: plainText(form.bio),
  };
}

/** What is wrong with a tidied profile by itself; whether the username is free is another question. Empty when nothing is. */
export function profileErrors(form: ProfileForm): FieldError[] {
  const errors: FieldError[] = (['first_name', 'last_name', 'username', 'country'] as const)
    .filter((field) => form[field] === '')
    .map((path) => ({ path, message: REGISTRATION_MESSAGES.required }));
  const refuse = (path: keyof ProfileForm, message: string) => void errors.push({ path, message });
  if (form.username !== '' && !isUsername(form.username)) refuse('username', REGISTRATION_MESSAGES.usernameInvalid);
  if (form.country !== '' && !isCountry(form.country)) refuse('country', REGISTRATION_MESSAGES.unknownChoice);
  if (form.bio.length > BIO_MAX) refuse('bio', BIO_TOO_LONG);
  return [...errors, ...trainingErrors(form)];
}

/** The fields that are compared when two tabs change one profile. */
export const PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'username',
  'country',
  'training_stage',
  'medical_school_year',
  'specialty',
  'educational_stage',
  'institutions',
  'bio',
  'public_creator',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A profile as it is stored, as it is sent, or as it is in a form. */
export type ComparedProfile = { readonly [F in ProfileField]?: unknown };

const asText = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((name) => String(name).toLowerCase())
        .sort()
        .join('\n')
    : String(value ?? '');

/** Whether two values of a field are the same: institutions in any order and case, nothing as an empty text. */
export const isSameValue = (one: unknown, other: unknown): boolean => asText(one) === asText(other);

/** The fields in which two profiles differ. What one of them does not say at all is not compared. */
export const differingFields = (one: ComparedProfile, other: ComparedProfile): ProfileField[] =>
  PROFILE_FIELDS.filter(
    (field) =>
      !(field === 'public_creator' && (one[field] === undefined || other[field] === undefined)) &&
      !isSameValue(one[field], other[field]),
  );
