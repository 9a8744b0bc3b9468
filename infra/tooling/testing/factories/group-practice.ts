import type { Person } from '~/domain/accounts/person';
import { joinGroup } from '~/domain/group-practice/join-group';
import { prepareGroup } from '~/domain/group-practice/prepare-group';
import type { GroupRole } from '~/domain/group-practice/roles';
import { chooseRole } from '~/domain/group-practice/choose-role';
import { startGroup } from '~/domain/group-practice/start-group';
import { rolesOf } from '~/domain/group-practice/roles';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aStation } from './stations';

export interface TestGroup {
  pin: string;
  host: Person;
  /** Everyone in it, the host first. */
  members: Person[];
  station: Awaited<ReturnType<typeof aStation>>;
}

/** A group in its lobby: a host and `others` (by default two more people). */
export async function aGroup(
  world: World,
  options: { host?: Person; others?: Person[]; roles?: GroupRole[]; station?: TestGroup['station'] } = {},
): Promise<TestGroup> {
  const station = options.station ?? (await aStation(world));
  const host = options.host ?? (await aPerson(world));
  const others = options.others ?? [await aPerson(world), await aPerson(world)];
  const { pin } = await world.deps.inTransaction((tx) =>
    prepareGroup(tx, host, station.slug, { chatUrl: 'https://chat.example', singleStation: false }),
  );
  const members = [host, ...others];
  for (const person of others) {
    world.clock.advance(1);
    await world.deps.inTransaction((tx) => joinGroup(tx, person, pin));
  }
  for (const [index, role] of (options.roles ?? []).entries()) {
    await world.deps.inTransaction((tx) => chooseRole(tx, host, pin, { member_id: members[index]!.id, role }));
  }
  return { pin, host, members, station };
}

/** A group whose station runs: the host examines, the second is the candidate, the third the patient. */
export async function aRunningGroup(world: World, options: Parameters<typeof aGroup>[1] = {}): Promise<TestGroup> {
  const roles = options.roles ?? ['examiner', 'student', 'patient'];
  const group = await aGroup(world, { ...options, roles });
  const chosen = rolesOf(group.members.map((member, index) => ({ id: member.id, role: roles[index] ?? 'none' })));
  await world.deps.inTransaction((tx) => startGroup(tx, group.host, group.pin, chosen));
  return group;
}
