import { keyOfTicks } from '~/domain/group-practice/marks-contract';
import type { GroupRole } from '~/domain/group-practice/roles';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aRunningGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import { examining } from '~/infra/tooling/testing/factories/round-marks';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { as, away, do: act, save, submit } = examining(world);
type Person = TestGroup['host'];

/** A group that runs, and a socket of each of its members. */
async function running(...roles: GroupRole[]) {
  const others = await Promise.all(roles.slice(1).map(() => aPerson(world)));
  const group = await aRunningGroup(world, { others, roles });
  const key = keyOfTicks(group.pin, 1);
  const url = await world.listen();
  const sockets = await Promise.all(group.members.map(async (member) => TestSocket.open(url, await as(member))));
  const polled = async (person: Person) => (await as(person)).post('/api/group-study/ticks/', { pin: group.pin });
  const close = () => sockets.forEach((socket) => socket.close());
  return { group, key, sockets, polled, close, items: group.station.item_ids };
}

describe('the ticks of a round', () => {
  it.each<[GroupRole[], boolean[]]>([
    [
      ['none', 'student', 'examiner', 'observer', 'patient', 'none'],
      [true, false, true, true, false, false],
    ],
    [
      ['student', 'examiner'],
      [false, true],
    ],
    [
      ['patient', 'student', 'examiner'],
      [true, false, true],
    ],
  ])('are followed by examiner, host and observers, never by the candidate: %j', async (roles, may) => {
    const { group, key, sockets, polled, close } = await running(...roles);
    expect(await Promise.all(sockets.map(async (socket) => (await socket.watch('group.ticks', key)).ok))).toEqual(may);
    expect(await Promise.all(group.members.map(async (member) => (await polled(member)).status))).toEqual(
      may.map((one) => (one ? 200 : 404)),
    );
    expect((await polled(await aPerson(world))).status).toBe(404);
    close();
  });

  it('come to those who watch, as places in the checklist and nothing more', async () => {
    const { group, key, sockets, polled, close, items } = await running('examiner', 'student', 'observer');
    const [, , observer] = sockets;
    expect((await observer!.watch('group.ticks', key)).snapshot).toEqual({
      version: 0,
      items: items.length,
      ticked: [],
    });
    await save(group, group.host, { ticked: [items[2]!, items[0]!], revision: 1, turn: 0 });
    await world.drain();
    const shown = { version: 1, items: items.length, ticked: [0, 2] };
    expect((await observer!.next(({ version }) => version === 1)).snapshot).toEqual(shown);
    expect((await polled(group.host)).body).toEqual(shown);
    close();
  });

  it('stop for a person who becomes the candidate or leaves, before the next tick', async () => {
    const { group, key, sockets, close, items } = await running('examiner', 'student', 'observer', 'observer');
    const [examiner, candidate, , leaver] = group.members as [Person, Person, Person, Person];
    const [, , second, third] = sockets;
    for (const socket of [second!, third!]) expect((await socket.watch('group.ticks', key)).ok).toBe(true);
    await away(group, candidate, 60);
    expect((await act(group.members[2]!, group.pin, 'choose_role', { role: 'student' })).status).toBe(200);
    expect((await act(leaver, group.pin, 'leave')).status).toBe(200);
    await save(group, examiner, { ticked: [items[0]!], revision: 1, turn: 0 });
    await world.drain();
    for (const socket of [second!, third!]) {
      await socket.flushed();
      expect(socket.pushes).toEqual([]);
      expect((await socket.watch('group.ticks', key)).ok).toBe(false);
    }
    // The candidate of before has become an observer.
    expect((await sockets[1]!.watch('group.ticks', key)).ok).toBe(false);
    close();
  });

  it('are over with the round, and are no other round’s', async () => {
    const { group, sockets, polled, close, items } = await running('examiner', 'student');
    expect((await sockets[0]!.watch('group.ticks', keyOfTicks(group.pin, 2))).ok).toBe(false);
    await submit(group, group.host, [items[0]!]);
    expect((await polled(group.host)).status).toBe(404);
    close();
  });
});
