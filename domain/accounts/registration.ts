/** What a registration must hold (spec 1 §5, spec 2 §5). Pure; runs in the browser too. */
import type { FieldError } from '../kit/errors';
import type { Parsed } from '../kit/contract';
import type { register } from './contract';
import { consentErrors } from './consent/consent-errors';
import { COUNTRIES } from './countries';
import { isEmail, isPassword, isUsername } from './credentials';
import {
  EDUCATIONAL_STAGES,
  missingTrainingField,
  requiredTrainingField,
  SCHOOL_YEARS,
  showsInstitutions,
  SPECIALTIES,
  type TrainingField,
  TRAINING_STAGES,
} from './training';
import { plainName } from './plain-name';

export const REGISTRATION_MESSAGES = {
  required: 'Please fill in all fields',
  usernameTaken: 'Username has already been taken',
  usernameInvalid: 'Username contains invalid characters',
  emailTaken: 'Email has already been taken',
  emailInvalid: 'Email contains invalid characters',
  emailsDiffer: 'Emails do not match',
  passwordWeak: 'A password has at least 8 characters, with at least one letter and one digit',
  passwordCommon: 'This password is too common',
  passwordsDiffer: 'Passwords do not match',
  unknownChoice: 'Choose one of the options',
} as const;

export type Registration = Parsed<typeof register.actions.submit>;

const REQUIRED = [
  'email',
  'email_confirm',
  'password',
  'password_confirm',
  'first_name',
  'last_name',
  'username',
  'country',
] as const;
/** An ISO 3166-1 alpha-2 code in capitals. */
export const isCountry = (code: string) => (COUNTRIES as readonly string[]).includes(code);

interface Training {
  training_stage?: number;
  medical_school_year?: number;
  specialty?: string;
  educational_stage?: number;
  institutions: string[];
}

/** The same without what the training stage does not ask for. */
export function tidyTraining<T extends Training>(form: T): T {
  const asked = requiredTrainingField(form.training_stage);
  const keep = <V>(field: TrainingField, value: V) => (asked === field ? value : undefined);
  return {
    ...form,
    medical_school_year: keep('medical_school_year', form.medical_school_year),
    specialty: keep('specialty', form.specialty),
    educational_stage: keep('educational_stage', form.educational_stage),
    institutions: showsInstitutions(form) ? form.institutions.map(plainName).filter((name) => name.length >= 2) : [],
  };
}

/** The same with what people add without meaning to taken away, and without what their training stage does not ask for. */
export function tidyRegistration(form: Registration): Registration {
  return {
    ...tidyTraining(form),
    email: form.email.trim(),
    email_confirm: form.email_confirm.trim(),
    first_name: plainName(form.first_name),
    last_name: plainName(form.last_name),
    country: form.country.trim().toUpperCase(),
  };
}

/** What is wrong with tidied training: a required field is empty, or something was chosen that is not offered. */
export function trainingErrors(form: Training): FieldError[] {
  const missing = missingTrainingField(form);
  if (missing) return [{ path: missing, message: REGISTRATION_MESSAGES.required }];
  const offered: [keyof Training, readonly unknown[]][] = [
    ['training_stage', TRAINING_STAGES],
    ['medical_school_year', SCHOOL_YEARS],
    ['specialty', SPECIALTIES],
    ['educational_stage', EDUCATIONAL_STAGES],
  ];
  return offered
    .filter(([field, options]) => form[field] !== undefined && !options.includes(form[field]))
    .map(([path]) => ({ path, message: REGISTRATION_MESSAGES.unknownChoice }));
}

/** What is wrong with a tidied registration by itself; whether its names are free is another question. Empty when nothing is. */
export function registrationErrors(form: Registration): FieldError[] {
  const errors: FieldError[] = REQUIRED.filter((field) => form[field] === '').map((path) => ({
    path,
    message: REGISTRATION_MESSAGES.required,
  }));
  const refuse = (path: keyof Registration, message: string) => void errors.push({ path, message });
  if (form.username !== '' && !isUsername(form.username)) refuse('username', REGISTRATION_MESSAGES.usernameInvalid);
  // The confirmation is compared only once the first address is valid (spec 2 §5).
  if (form.email !== '' && !isEmail(form.email)) refuse('email', REGISTRATION_MESSAGES.emailInvalid);
  else if (form.email_confirm !== '' && form.email.toLowerCase() !== form.email_confirm.toLowerCase())
    refuse('email_confirm', REGISTRATION_MESSAGES.emailsDiffer);
  if (form.password !== '' && !isPassword(form.password)) refuse('password', REGISTRATION_MESSAGES.passwordWeak);
  if (form.password_confirm !== '' && form.password !== form.password_confirm)
    refuse('password_confirm', REGISTRATION_MESSAGES.passwordsDiffer);
  if (form.country !== '' && !isCountry(form.country)) refuse('country', REGISTRATION_MESSAGES.unknownChoice);
  const wrong = [...errors, ...trainingErrors(form)];
  // Asked last, as in the form.
  return wrong.length > 0 ? wrong : consentErrors(form);
}
