import { Account } from '~/domain/accounts/account.entity';
import { keepConsents } from '~/domain/accounts/consent/consents';
import { CONSENT_KINDS } from '~/domain/accounts/consent/contract';
import type { Role } from '~/domain/accounts/contract';
import { displayName } from '~/domain/accounts/person';
import type { Deps } from '../process/deps';
import { hashPassword } from '../sessions/passwords';

export const DEMO_PASSWORD = 'practise-2026';

/** Everybody is a learner; `role` is what else they are. Nobody of these names is meant. */
export const DEMO_PEOPLE: readonly {
  username: string;
  first_name: string;
  last_name: string;
  role?: Role;
  training_stage: number;
  medical_school_year?: number;
}[] = [
  { username: 'learner1', first_name: 'Maya', last_name: 'Okonjo', training_stage: 1, medical_school_year: 5 },
  { username: 'learner2', first_name: 'Tomás', last_name: 'Verdejo', training_stage: 1, medical_school_year: 4 },
  { username: 'learner3', first_name: 'Aisling', last_name: 'Farrow', training_stage: 1, medical_school_year: 3 },
  { username: 'learner4', first_name: 'Kenji', last_name: 'Arakida', training_stage: 2, medical_school_year: 5 },
  { username: 'learner5', first_name: 'Leila', last_name: 'Haddawi', training_stage: 2, medical_school_year: 2 },
  { username: 'learner6', first_name: 'Piotr', last_name: 'Zalewny', training_stage: 3 },
  { username: 'learner7', first_name: 'Nerea', last_name: 'Ibarlucea', training_stage: 1, medical_school_year: 6 },
  { username: 'learner8', first_name: 'Samuel', last_name: 'Thornbury', training_stage: 4 },
  {
    username: 'supporter1',
    first_name: 'Priya',
    last_name: 'Venkatan',
    role: 'supporter',
    training_stage: 1,
    medical_school_year: 5,
  },
  { username: 'author1', first_name: 'Helen', last_name: 'Marchwood', role: 'author', training_stage: 5 },
  { username: 'moderator1', first_name: 'Diego', last_name: 'Salvatierra', role: 'moderator', training_stage: 5 },
  { username: 'staff1', first_name: 'Ruth', last_name: 'Ellingham', role: 'staff', training_stage: 8 },
];

/** Adds the demo accounts that are not there yet; those that are stay as they are. */
export async function loadDemoAccounts(deps: Pick<Deps, 'read' | 'inEntityTransaction'>): Promise<void> {
  const usernames = DEMO_PEOPLE.map(({ username }) => username);
  const there = await deps.read.em
    .createQueryBuilder(Account, 'account')
    .select('account.username')
    .where('account.username = ANY(:usernames)', { usernames })
    .getMany();
  const missing = DEMO_PEOPLE.filter(({ username }) => !there.some((account) => account.username === username));
  if (missing.length === 0) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const accounts = missing.map(({ role, ...person }) => ({
    ...person,
    guest: false,
    email_confirmed_at: new Date(),
    email: `${person.username}@demo.example`,
    password_hash,
    display_name: displayName(person.first_name, person.last_name),
    demo: true,
    country: 'GB',
    roles: ['learner', ...(role ? [role] : [])] as Role[],
  }));
  // Two processes may load at once: the second one adds nothing.
  await deps.inEntityTransaction(async (tx) => {
    await tx.em.createQueryBuilder().insert().into(Account).values(accounts).orIgnore().execute();
    for (const { username } of accounts) {
      const account = await tx.em.findOneBy(Account, { username });
      if (account) await keepConsents(tx, account.id, CONSENT_KINDS);
    }
  });
}
