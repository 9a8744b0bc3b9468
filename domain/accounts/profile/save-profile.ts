import { type FieldError, invalid, notAllowed, Problem } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { personChanged } from '../events';
import { isTaken } from '../is-taken.query';
import { saveInstitutions } from '../save-institutions';
import { displayName, type Person } from '../person';
import { mayAuthor } from '../policy';
import { REGISTRATION_MESSAGES } from '../registration';
import { takenMeanwhile } from '../taken-meanwhile';
import { profileOf } from './details.query';
import type { HiddenProfile } from './hide-profile';
import { differingFields, profileErrors, type ProfileField, type ProfileForm } from './rules';
import { noteActs } from '../../acts/note-acts';

const profileRefused = (errors: FieldError[]): Problem =>
  invalid('profile-invalid', [...new Set(errors.map(({ message }) => message))].join('. '), errors);
const usernameTaken = () => profileRefused([{ path: 'username', message: REGISTRATION_MESSAGES.usernameTaken }]);
const profileChanged = (fields: readonly ProfileField[]): Problem =>
  new Problem('conflict', 'profile-changed', 'Your profile was changed in another tab or on another device.', {
    errors: fields.map((path) => ({ path, message: 'differs' })),
  });

/** A moderator hid this name: another one may be chosen. */
const nameHidden = () => notAllowed('name-hidden', 'A moderator has hidden this name. Choose another one.');

const sameName = (one: Pick<HiddenProfile, 'first_name' | 'last_name'>, other: typeof one): boolean =>
  `${one.first_name} ${one.last_name}`.trim().toLowerCase() ===
  `${other.first_name} ${other.last_name}`.trim().toLowerCase();

const lock = statement<{ display_name: string; hidden_profile: HiddenProfile | null }, [number]>(
  'accounts.lock-profile',
  'SELECT display_name, hidden_profile FROM accounts WHERE id = $1 AND NOT guest FOR NO KEY UPDATE',
);

const save = statement<
  never,
  [
    number,
    string,
    string,
    string,
    string,
    string,
    number | null,
    number | null,
    string | null,
    number | null,
    string,
    boolean,
    Date,
  ]
>(
  'accounts.save-profile',
  `WITH saved AS (UPDATE accounts
      SET first_name = $2, last_name = $3, display_name = $4, username = $5, country = $6, training_stage = $7, medical_school_year = $8,
          specialty = $9, educational_stage = $10, bio = $11, public_creator = $12, updated_at = $13, profile_revision = profile_revision + 1
    WHERE id = $1 RETURNING id, updated_at)
   ${noteActs('accountChanged', 'SELECT id, updated_at FROM saved')}`,
);

const leaveOthers = statement<never, [number, number[]]>(
  'accounts.leave-other-institutions',
  'DELETE FROM account_institutions WHERE account_id = $1 AND institution_id <> ALL ($2::int[])',
);
const join = statement<never, [number, number[]]>(
  'accounts.join-institutions',
  'INSERT INTO account_institutions (account_id, institution_id) SELECT $1, unnest($2::int[]) ON CONFLICT DO NOTHING',
);

/**
 * Saves the profile that a person writes (spec 2 §5). A form that was saved already changes nothing.
 *
 * @param form tidied (`rules.ts`)
 * @throws Problem `profile-invalid` (422) with the fields; `profile-changed` (409) with the fields that differ, if the profile
 *   was changed since it was read; `name-hidden` (403) for a name that a moderator hides; `not-allowed` for a person who may not publish and asks to be shown as an author
 */
export async function saveProfile(tx: Transaction, person: Person, form: ProfileForm): Promise<void> {
  const errors = profileErrors(form);
  if (errors.length > 0) throw profileRefused(errors);
  const before = await tx.sql.one(lock, [person.id]);
  const stored = await profileOf(tx, person.id);
  const differing = differingFields({ ...stored, institutions: stored.institutions.map(({ name }) => name) }, form);
  if (differing.length === 0) return;
  if (form.revision !== undefined && stored.revision !== form.revision) throw profileChanged(differing);
  const publicCreator = form.public_creator ?? stored.public_creator;
  if (publicCreator !== stored.public_creator && !mayAuthor(person)) throw notAllowed();
  if (await isTaken(tx, form.username, person.id)) throw usernameTaken();

  const name = displayName(form.first_name, form.last_name);
  const hidden = before?.hidden_profile;
  if (hidden && sameName(form, hidden)) throw nameHidden();
  try {
    await tx.sql.all(save, [
      person.id,
      form.first_name,
      form.last_name,
      name,
      form.username,
      form.country,
      form.training_stage ?? null,
      form.medical_school_year ?? null,
      form.specialty ?? null,
      form.educational_stage ?? null,
      form.bio,
      publicCreator,
      tx.clock.now(),
    ]);
  } catch (error) {
    throw takenMeanwhile(error) === 'username' ? usernameTaken() : error;
  }
  if (differing.includes('institutions')) {
    const ids = await saveInstitutions(tx, form.institutions, form.country);
    await tx.sql.all(leaveOthers, [person.id, ids]);
    await tx.sql.all(join, [person.id, ids]);
  }
  // Of a stranger the first name alone is shown, so both count.
  if (name !== before?.display_name || form.first_name !== stored.first_name)
    tx.announce(personChanged, { account_id: person.id });
}
