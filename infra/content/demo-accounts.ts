import { saveConsents } from '~/domain/accounts/consent/consents';
import { CONSENT_KINDS } from '~/domain/accounts/consent/contract';
import type { Role } from '~/domain/accounts/contract';
import { displayName } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import { noteActs } from '~/domain/acts/note-acts';
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

const existing = statement<{ username: string | null }, [string[]]>(
  'content.demo-accounts',
  'SELECT username FROM accounts WHERE username = ANY ($1::text[])',
);
const insert = statement<{ id: number }, [people: string, passwordHash: string]>(
  'content.insert-demo-accounts',
  `WITH made AS (
     INSERT INTO accounts (guest, demo, username, email, email_confirmed_at, password_hash, first_name, last_name, display_name, country, training_stage, medical_school_year, roles)
     SELECT false, true, person.username, person.username || '@demo.example', now(), $2, person.first_name, person.last_name, person.display_name, 'GB',
            person.training_stage, person.medical_school_year, person.roles
       FROM jsonb_to_recordset($1::jsonb) AS person (username text, first_name text, last_name text, display_name text, training_stage smallint, medical_school_year smallint, roles text[])
     ON CONFLICT DO NOTHING RETURNING id, created_at),
   noted AS (${noteActs('registered', 'SELECT id, created_at FROM made')})
   SELECT id FROM made`,
);

/** Adds the demo accounts that are not there yet; those that are stay as they are. */
export async function loadDemoAccounts(deps: Pick<Deps, 'read' | 'inTransaction'>): Promise<void> {
  const there = (await deps.read.sql.all(existing, [DEMO_PEOPLE.map(({ username }) => username)])).map(
    ({ username }) => username,
  );
  const missing = DEMO_PEOPLE.filter(({ username }) => !there.includes(username));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people = missing.map(({ role, ...person }) => ({
    ...person,
    display_name: displayName(person.first_name, person.last_name),
    roles: ['learner', ...(role ? [role] : [])],
  }));
  // Two processes may load at once: the second one adds nothing.
  await deps.inTransaction(async (tx) => {
    for (const { id } of await tx.sql.all(insert, [JSON.stringify(people), passwordHash]))
      await saveConsents(tx, id, CONSENT_KINDS);
  });
}
