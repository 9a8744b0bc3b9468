import { type FieldError, invalid, type Problem } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { saveConsents } from './consent/consents';
import type { Language } from './contract';
import { sendConfirmation } from './email/send-confirmation';
import { accountRegistered, personChanged } from './events';
import { isTaken } from './is-taken.query';
import { saveInstitutions } from './save-institutions';
import { notify } from './notify';
import { displayName, type Person, toPerson } from './person';
import { REGISTRATION_MESSAGES, type Registration } from './registration';
import { takenMeanwhile } from './taken-meanwhile';

export interface NewAccount {
  /** Tidied and without errors (`registration.ts`). */
  form: Registration;
  passwordHash: string;
  language: Language;
}

export const registrationRefused = (errors: FieldError[]): Problem =>
  invalid('registration-invalid', [...new Set(errors.map((error) => error.message))].join('. '), errors);

const USERNAME_TAKEN: FieldError = { path: 'username', message: REGISTRATION_MESSAGES.usernameTaken };
const EMAIL_TAKEN: FieldError = { path: 'email', message: REGISTRATION_MESSAGES.emailTaken };

type Values = [
  username: string,
  email: string,
  passwordHash: string,
  firstName: string,
  lastName: string,
  displayName: string,
  country: string,
  trainingStage: number | null,
  medicalSchoolYear: number | null,
  specialty: string | null,
  educationalStage: number | null,
  language: Language,
  now: Date,
];
const COLUMNS =
  'username, email, password_hash, first_name, last_name, display_name, country, training_stage, medical_school_year, specialty, educational_stage, language, updated_at, guest, roles';
const GIVEN = `$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, false, '{learner}'`;

const make = statement<{ id: number }, Values>(
  'accounts.register',
  `INSERT INTO accounts (${COLUMNS}) VALUES (${GIVEN}) RETURNING id`,
);
// Only while it still is a guest's: a second click must not register the same account again.
const makeOfGuest = statement<{ id: number }, [...Values, number]>(
  'accounts.register-guest',
  `UPDATE accounts SET (${COLUMNS}) = (${GIVEN}) WHERE id = $14 AND guest RETURNING id`,
);
const join = statement<never, [number, number[]]>(
  'accounts.register-institutions',
  'INSERT INTO account_institutions (account_id, institution_id) SELECT $1::int, unnest($2::int[])',
);

async function save(tx: Transaction, who: Person | null, values: Values): Promise<number> {
  const row = who?.guest ? await tx.sql.one(makeOfGuest, [...values, who.id]) : null;
  return (row ?? (await tx.sql.one(make, values))!).id;
}

/**
 * Makes a registered person. A guest becomes one under the same id, so that everything they did stays theirs (spec 1 §5, spec 2 §5).
 *
 * @param who the person who is signed in now
 * @throws Problem `registration-invalid` with the field that is already taken
 */
export async function register(
  tx: Transaction,
  who: Person | null,
  { form, passwordHash, language }: NewAccount,
): Promise<Person> {
  const taken = [
    (await isTaken(tx, form.username)) ? USERNAME_TAKEN : null,
    (await isTaken(tx, form.email)) ? EMAIL_TAKEN : null,
  ].filter((error) => error !== null);
  if (taken.length > 0) throw registrationRefused(taken);
  const now = tx.clock.now();
  const name = displayName(form.first_name, form.last_name);
  let id: number;
  try {
    id = await save(tx, who, [
      form.username,
      form.email,
      passwordHash,
      form.first_name,
      form.last_name,
      name,
      form.country,
      form.training_stage ?? null,
      form.medical_school_year ?? null,
      form.specialty ?? null,
      form.educational_stage ?? null,
      language,
      now,
    ]);
  } catch (error) {
    const taken = takenMeanwhile(error);
    throw taken ? registrationRefused([taken === 'email' ? EMAIL_TAKEN : USERNAME_TAKEN]) : error;
  }
  const institutions = await saveInstitutions(tx, form.institutions, form.country);
  await tx.sql.all(join, [id, institutions]);
  if (who?.guest) tx.announce(personChanged, { account_id: id });
  await sendConfirmation(tx, id);
  await saveConsents(tx, id, ['terms', 'age-16']);
  tx.announce(accountRegistered, { account_id: id });
  await notify(tx, { account_id: id, kind: 'welcome', values: { name: form.first_name }, url: '/' });
  return toPerson(
    {
      id,
      display_name: name,
      avatar: '',
      username: form.username,
      guest: false,
      roles: ['learner'],
      language,
      demo: false,
      second_factor: false,
    },
    now,
  );
}
