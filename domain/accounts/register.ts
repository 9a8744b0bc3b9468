import { type FieldError, invalid, type Problem } from '../kit/errors';
import type { EntityTransaction } from '../kit/transaction';
import { Account } from './account.entity';
import { keepConsents } from './consent/consents';
import type { Language } from './contract';
import { AccountInstitution } from './account-institution.entity';
import { sendConfirmation } from './email/send-confirmation';
import { accountRegistered, personChanged } from './events';
import { isTaken } from './is-taken.query';
import { keepInstitutions } from './keep-institutions';
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

async function save(tx: EntityTransaction, who: Person | null, account: Account): Promise<void> {
  // Only while it still is a guest's: a second click must not register the same account again.
  if (who?.guest) {
    const { affected } = await tx.em.update(Account, { id: who.id, guest: true }, account);
    if (affected === 1) {
      account.id = who.id;
      return;
    }
  }
  await tx.em.insert(Account, account);
}

/**
 * Makes a registered person. A guest becomes one under the same id, so that everything they did stays theirs (spec 1 §5, spec 2 §5).
 *
 * @param who the person who is signed in now
 * @throws Problem `registration-invalid` with the field that is already taken
 */
export async function register(
  tx: EntityTransaction,
  who: Person | null,
  { form, passwordHash, language }: NewAccount,
): Promise<Person> {
  const taken = [
    (await isTaken(tx, form.username)) ? USERNAME_TAKEN : null,
    (await isTaken(tx, form.email)) ? EMAIL_TAKEN : null,
  ].filter((error) => error !== null);
  if (taken.length > 0) throw registrationRefused(taken);
  const now = tx.clock.now();
  const account = tx.em.create(Account, {
    guest: false,
    username: form.username,
    email: form.email,
    password_hash: passwordHash,
    first_name: form.first_name,
    last_name: form.last_name,
    display_name: displayName(form.first_name, form.last_name),
    country: form.country,
    training_stage: form.training_stage,
    medical_school_year: form.medical_school_year ?? null,
    specialty: form.specialty ?? null,
    educational_stage: form.educational_stage ?? null,
    roles: ['learner'],
    language,
    updated_at: now,
  });
  try {
    await save(tx, who, account);
  } catch (error) {
    const taken = takenMeanwhile(error);
    throw taken ? registrationRefused([taken === 'email' ? EMAIL_TAKEN : USERNAME_TAKEN]) : error;
  }
  const institutions = await keepInstitutions(tx, form.institutions, form.country);
  await tx.em.insert(
    AccountInstitution,
    institutions.map((institution_id) => ({ account_id: account.id, institution_id })),
  );
  if (who?.guest) tx.announce(personChanged, { account_id: account.id });
  await sendConfirmation(tx, account.id);
  await keepConsents(tx, account.id, ['terms', 'age-16']);
  tx.announce(accountRegistered, { account_id: account.id });
  await notify(tx, { account_id: account.id, kind: 'welcome', values: { name: form.first_name }, url: '/' });
  return toPerson({ ...account, avatar: '', username: form.username, demo: false, second_factor: false }, now);
}
