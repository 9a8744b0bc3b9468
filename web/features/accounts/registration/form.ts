/** The registration form as values and rules (spec 1 §5, spec 2 §5); nothing here knows React. */
import { CONSENT_MESSAGES } from '~/domain/accounts/consent/consent-errors';
import { isEmail, isPassword, isUsername } from '~/domain/accounts/credentials';
import { REGISTRATION_MESSAGES } from '~/domain/accounts/registration';
import { missingTrainingField, showsInstitutions } from '~/domain/accounts/training';

export interface RegistrationValues {
  email: string;
  email_confirm: string;
  password: string;
  password_confirm: string;
  first_name: string;
  last_name: string;
  username: string;
  country: string;
  training_stage: number | null;
  medical_school_year: number | null;
  specialty: string | null;
  educational_stage: number | null;
  institutions: string[];
  accept_terms: boolean;
  confirm_age: boolean;
}
export type Field = keyof RegistrationValues;
export type Step = 1 | 2 | 3;
export const STEPS: readonly Step[] = [1, 2, 3];

export const EMPTY: RegistrationValues = {
  email: '',
  email_confirm: '',
  password: '',
  password_confirm: '',
  first_name: '',
  last_name: '',
  username: '',
  country: '',
  training_stage: null,
  medical_school_year: null,
  specialty: null,
  educational_stage: null,
  institutions: [],
  accept_terms: false,
  confirm_age: false,
};

const FIELDS: Record<Step, readonly Field[]> = {
  1: ['email', 'email_confirm', 'password', 'password_confirm'],
  2: ['first_name', 'last_name', 'username'],
  3: [
    'country',
    'training_stage',
    'medical_school_year',
    'specialty',
    'educational_stage',
    'institutions',
    'accept_terms',
    'confirm_age',
  ],
};

/** What must be ticked at the last step. */
export const TICKS = ['accept_terms', 'confirm_age'] as const;
/** What is said of a required field that is left out. */
export const missingMessage = (field: Field): string =>
  (TICKS as readonly Field[]).includes(field) ? 'accounts.register.tick-needed' : 'accounts.register.fill-in';

export const fieldsOf = (step: Step): readonly Field[] => FIELDS[step];
export const stepOf = (field: string): Step =>
  STEPS.find((step) => (FIELDS[step] as readonly string[]).includes(field)) ?? 1;

const isBlank = (value: string) => value.trim() === '';

/** Required fields of a step that are still empty, in their order on the screen. */
export function missingFields(step: Step, values: RegistrationValues): Field[] {
  if (step === 3) {
    const training = missingTrainingField(values);
    return [
      ...(isBlank(values.country) ? (['country'] as const) : []),
      ...(training ? [training] : []),
      ...TICKS.filter((tick) => !values[tick]),
    ];
  }
  return FIELDS[step].filter((field) => typeof values[field] === 'string' && isBlank(values[field]));
}

export type FieldMessages = Partial<Record<Field, string>>;

/** Message keys by the words that the server uses for the same. */
const KEYS: Record<string, string> = {
  [REGISTRATION_MESSAGES.required]: 'accounts.register.fill-in',
  [REGISTRATION_MESSAGES.usernameTaken]: 'accounts.register.username-taken',
  [REGISTRATION_MESSAGES.usernameInvalid]: 'accounts.register.username-invalid',
  [REGISTRATION_MESSAGES.emailTaken]: 'accounts.register.email-taken',
  [REGISTRATION_MESSAGES.emailInvalid]: 'accounts.register.email-invalid',
  [REGISTRATION_MESSAGES.emailsDiffer]: 'accounts.register.emails-differ',
  [REGISTRATION_MESSAGES.passwordWeak]: 'accounts.register.password-weak',
  [REGISTRATION_MESSAGES.passwordCommon]: 'accounts.register.password-common',
  [REGISTRATION_MESSAGES.passwordsDiffer]: 'accounts.register.passwords-differ',
  [REGISTRATION_MESSAGES.unknownChoice]: 'accounts.register.unknown-choice',
  [CONSENT_MESSAGES.terms]: 'accounts.register.tick-needed',
  [CONSENT_MESSAGES.age]: 'accounts.register.tick-needed',
};

/** The key of a message of the server, or the message itself if it has none. */
export const messageKey = (message: string): string => KEYS[message] ?? message;

/** What is wrong with what was typed, as message keys; empty fields are not wrong yet. `taken` is what the live check said. */
export function wrongFields(values: RegistrationValues, taken: { email: boolean; username: boolean }): FieldMessages {
  const wrong: FieldMessages = {};
  const { email, email_confirm, password, password_confirm, username } = values;
  if (!isBlank(email) && !isEmail(email)) wrong.email = 'accounts.register.email-invalid';
  else if (taken.email) wrong.email = 'accounts.register.email-taken';
  // Compared only once the first address is valid.
  if (isEmail(email) && !isBlank(email_confirm) && email.trim().toLowerCase() !== email_confirm.trim().toLowerCase())
    wrong.email_confirm = 'accounts.register.emails-differ';
  if (password !== '' && !isPassword(password)) wrong.password = 'accounts.register.password-weak';
  if (password_confirm !== '' && password !== password_confirm)
    wrong.password_confirm = 'accounts.register.passwords-differ';
  if (!isBlank(username) && !isUsername(username.trim())) wrong.username = 'accounts.register.username-invalid';
  else if (taken.username) wrong.username = 'accounts.register.username-taken';
  return wrong;
}

/** What is sent: only what the chosen training stage asks for. */
export const toSubmit = (values: RegistrationValues, next: string | undefined) => ({
  ...values,
  email: values.email.trim(),
  email_confirm: values.email_confirm.trim(),
  username: values.username.trim(),
  institutions: showsInstitutions(values) ? values.institutions : [],
  next,
});
