import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { joinClass } from '~/domain/classes/join-class';
import { openClass } from '~/domain/classes/open-class';
import { askToTutor, decideTutor } from '~/domain/classes/tutors';
import type { World } from '../world';
import { aPerson } from './accounts';

/** Somebody whom staff have approved. */
export async function aTutor(world: World): Promise<Person> {
  const [tutor, staff] = [await aPerson(world), await aPerson(world, { roles: ['learner', 'staff'] })];
  await world.deps.inTransaction((tx) => askToTutor(tx, tutor, 'I teach fourth-year students.'));
  await world.deps.inTransaction((tx) => decideTutor(tx, staff, tutor.id, 'approved'));
  return tutor;
}

/** A class and its members. */
export async function aClass(
  world: World,
  options: { tutor?: Person; members?: Person[] } = {},
): Promise<{ id: number; pin: string; tutor: Person }> {
  const tutor = options.tutor ?? (await aTutor(world));
  const id = await world.deps.inTransaction((tx) =>
    openClass(tx, tutor, { name: 'Year 4, cardiology', submission_id: randomUUID() }),
  );
  const [{ pin }] = await world.deps.dataSource.query('SELECT pin FROM classes WHERE id = $1', [id]);
  for (const member of options.members ?? []) await world.deps.inTransaction((tx) => joinClass(tx, member, pin));
  return { id, pin, tutor };
}
