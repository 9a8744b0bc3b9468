import { saveConsents } from '~/domain/accounts/consent/consents';
import { CONSENT_KINDS, type ConsentKind } from '~/domain/accounts/consent/contract';
import type { Language, Role } from '~/domain/accounts/contract';
import { createGuest } from '~/domain/accounts/create-guest';
import { displayName, type Person, toPerson } from '~/domain/accounts/person';
import type { Deps } from '~/infra/process/deps';
import { NEEDS_SECOND_FACTOR } from '~/domain/accounts/security/role-rule';
import { hashPassword } from '~/infra/sessions/passwords';
import { anAuthenticator } from './second-factors';
import { noteActs } from '~/domain/acts/note-acts';
import { table } from '../table';

/** The password of everybody whom `aPerson` makes. */
export const TEST_PASSWORD = 'practise-2026';

let made = 0;
let passwordHash: Promise<string> | undefined;

interface PersonOptions {
  username?: string;
  email?: string;
  /** Whether the address is confirmed; it is if nothing is said. */
  confirmed?: boolean;
  first_name?: string;
  last_name?: string;
  roles?: Role[];
  language?: Language;
  /** None for somebody who is to be asked. */
  consents?: readonly ConsentKind[];
  /** Whether they have an authenticator app; without it, those have one whose roles need it. */
  secondFactor?: boolean;
}

/** Somebody with an account, a learner unless `roles` says otherwise; roles that need a second factor come with one. */
export async function aPerson(world: { deps: Deps }, options: PersonOptions = {}): Promise<Person> {
  made += 1;
  const {
    username = `person${made}`,
    first_name = `Person${made}`,
    last_name = 'Example',
    roles = ['learner'],
    language = 'en',
  } = options;
  const [account] = await table(world, 'accounts').insert({
    guest: false,
    username,
    email: options.email ?? `${username}@test.example`,
    email_confirmed_at: (options.confirmed ?? true) ? world.deps.clock.now() : null,
    password_hash: await (passwordHash ??= hashPassword(TEST_PASSWORD)),
    first_name,
    last_name,
    display_name: displayName(first_name, last_name),
    avatar: '',
    country: 'GB',
    training_stage: 3,
    roles,
    language,
  });
  await world.deps.read.query(noteActs('registered', 'SELECT id, created_at FROM accounts WHERE id = $1'), [
    account!.id,
  ]);
  await saveConsents(world.deps.read, account!.id, options.consents ?? CONSENT_KINDS);
  account!.second_factor = options.secondFactor ?? roles.some((role) => NEEDS_SECOND_FACTOR.includes(role));
  if (account!.second_factor) await anAuthenticator(world, account!);
  return toPerson(account!, world.deps.clock.now());
}

/** Somebody who takes part under a name only. */
export const aGuest = (world: { deps: Deps }, name = 'Guest', language: Language = 'en'): Promise<Person> =>
  world.deps.inTransaction((tx) => createGuest(tx, name, language));

/** Everything a registration form holds; `fields` replaces what a test is about. */
export function aRegistration(fields: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  const email = String(fields.email ?? `registrant${made}@test.example`);
  const password = String(fields.password ?? TEST_PASSWORD);
  return {
    email,
    email_confirm: email,
    password,
    password_confirm: password,
    first_name: 'Rosa',
    last_name: 'Quint',
    username: `registrant${made}`,
    country: 'GB',
    training_stage: 3,
    accept_terms: true,
    confirm_age: true,
    ...fields,
  };
}
