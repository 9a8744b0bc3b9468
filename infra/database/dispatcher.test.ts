import { chooseRole } from '~/domain/group-practice/choose-role';
import { groupLobby } from '~/domain/group-practice/contract';
import { lobbySnapshotOf } from '~/domain/group-practice/snapshots.query';
import { passHostingOnJob } from '~/domain/group-practice/jobs';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { aGroup } from '../tooling/testing/factories/group-practice';
import { TestSocket } from '../tooling/testing/socket';
import { openWorld } from '../tooling/testing/world';
import { createDispatcher } from './dispatcher';
import { type Owed, transactionRunner } from './transaction';

const world = openWorld();
const owed = async () =>
  (await world.deps.dataSource.query('SELECT kind, name, body FROM outbox ORDER BY id')) as {
    kind: string;
    name: string;
    body: unknown;
  }[];

describe('a transaction', () => {
  it('owes nothing when it is rolled back', async () => {
    const { pin, host } = await aGroup(world);
    await world.deps.dispatcher.settled();
    await expect(
      world.deps.inTransaction(async (tx) => {
        await chooseRole(tx, host, pin, { role: 'examiner' });
        tx.enqueue(passHostingOnJob, { session_id: 1, host_id: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await owed()).toEqual([]);
  });

  it('owes one announcement of a thing, however often it is said', async () => {
    const handedOn: { name: string; body: unknown }[] = [];
    const inTransaction = transactionRunner(world.deps.dataSource, world.clock, (rows) => void handedOn.push(...rows));
    await inTransaction(async (tx) => {
      tx.publish(groupLobby, '123456789');
      tx.publish(groupLobby, '123456789');
      tx.publish(groupLobby, '987654321');
      tx.revoke(groupLobby, '123456789', 7);
    });
    expect(handedOn.map(({ name, body }) => [name, body])).toEqual([
      ['group.lobby', { key: '123456789', person: 7 }],
      ['group.lobby', { key: '123456789' }],
      ['group.lobby', { key: '987654321' }],
    ]);
    await world.deps.dataSource.query('DELETE FROM outbox');
  });

  it('reads what it announces right behind its commit: the state that it made', async () => {
    const { pin, host } = await aGroup(world);
    const handedOn: Owed[] = [];
    const read = jest.fn((reader: Reader, _name: string, key: unknown) => lobbySnapshotOf(reader, String(key)));
    const inTransaction = transactionRunner(
      world.deps.dataSource,
      world.clock,
      (rows) => void handedOn.push(...rows),
      read,
    );
    await inTransaction((tx) => chooseRole(tx, host, pin, { role: 'patient' }));
    expect(await handedOn.find(({ name }) => name === groupLobby.name)!.news).toMatchObject({ patient: host.id });

    // Of what is rolled back nothing is read, and of much that is announced at once nothing ahead.
    read.mockClear();
    await expect(inTransaction((tx) => chooseRole(tx, { id: 0 }, pin, { role: 'student' }))).rejects.toThrow();
    await inTransaction(async (tx) => ['1', '2', '3', '4'].forEach((key) => tx.publish(groupLobby, key)));
    expect(read).not.toHaveBeenCalled();
    await world.deps.dataSource.query('DELETE FROM outbox');
  });

  it('loses neither itself nor its announcement by news that cannot be read behind the commit', async () => {
    const { pin, host, members } = await aGroup(world);
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(members[1]!));
    await socket.watch('group.lobby', pin);
    const broken = (reader: Reader) => reader.sql.one(statement<never, []>('test.broken', 'SELECT 1 / 0'), []);
    await transactionRunner(
      world.deps.dataSource,
      world.clock,
      world.deps.dispatcher.handOn,
      broken,
    )((tx) => chooseRole(tx, host, pin, { role: 'patient' }));
    expect((await socket.next(({ snapshot }) => snapshot.patient !== null)).snapshot.patient).toBe(host.id);
    await world.deps.dispatcher.settled();
    expect(await owed()).toEqual([]);
    socket.close();
  });

  it('fails aloud when a statement failed and the command went on regardless', async () => {
    await expect(
      world.deps.inTransaction(async (tx) => {
        tx.publish(groupLobby, '123456789');
        await tx.em.query('SELECT 1 / 0').catch(() => undefined);
      }),
    ).rejects.toThrow();
    await expect(
      world.deps.inTransaction(async (tx) => void (await tx.em.query('SELECT 1 / 0').catch(() => undefined))),
    ).rejects.toThrow('rolled back');
    expect(await owed()).toEqual([]);
    // The connection is as good as new for whoever has it next.
    expect(
      await Promise.all(
        Array.from({ length: 20 }, () => world.deps.inTransaction((tx) => tx.em.query('SELECT 1 AS one'))),
      ),
    ).toHaveLength(20);
  });

  it('is run again when Postgres could not serialise it', async () => {
    let tries = 0;
    const answer = await world.deps.inTransaction(async (tx) => {
      tries += 1;
      if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return tx.em.query('SELECT 1 AS one');
    });
    expect([tries, answer]).toEqual([3, [{ one: 1 }]]);
  });
});

describe('the dispatcher, killed between commit and publish', () => {
  it('leaves the announcement to the sweep of another process, and everyone still gets it', async () => {
    const { pin, host, members } = await aGroup(world);
    await world.deps.dispatcher.settled();
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(members[1]!));
    const { version } = await socket.watch('group.lobby', pin);

    // A process that dies right after its commit hands on nothing.
    const dies = transactionRunner(world.deps.dataSource, world.clock, () => undefined);
    await dies((tx) => chooseRole(tx, host, pin, { role: 'examiner' }));
    expect(await owed()).toHaveLength(2);

    expect(await world.deps.dispatcher.sweep()).toBe(0);
    world.clock.advance(2_001);
    const other = await world.anotherGateway();
    expect(await other.deps.dispatcher.sweep()).toBe(2);
    const push = await socket.next((one) => one.version > version);
    expect(push.snapshot.examiner).toBe(host.id);
    await other.deps.dispatcher.settled();
    expect(await owed()).toEqual([]);
    socket.close();
  });
});

it('tries news again soon when Redis took it neither the first time nor the next', async () => {
  const { pin, host } = await aGroup(world);
  await world.deps.dispatcher.settled();
  const { read, queues, log } = world.deps;
  const bus = { publish: () => Promise.reject(new Error('Redis is away')), subscribe: world.deps.bus.subscribe };
  const cutOff = createDispatcher({ read, bus, queues, log });
  await transactionRunner(
    world.deps.dataSource,
    world.clock,
    cutOff.handOn,
  )((tx) => chooseRole(tx, host, pin, { role: 'examiner' }));
  for (let times = 0; times < 3; times += 1) {
    await cutOff.settled();
    world.clock.advance(2_001);
    expect(await cutOff.sweep()).toBe(2);
  }
  await cutOff.settled();
  world.clock.advance(2_001);
  expect(await world.deps.dispatcher.sweep()).toBe(2);
  await world.deps.dispatcher.settled();
  expect(await owed()).toEqual([]);
});

it('announces the newest state once when changes come faster than they can be read', async () => {
  const { pin, host, members } = await aGroup(world);
  const socket = await TestSocket.open(await world.listen(), await world.signedIn(members[1]!));
  await socket.watch('group.lobby', pin);
  const roles = ['student', 'examiner', 'patient', 'observer', 'none', 'student'] as const;
  for (const role of roles) await world.deps.inTransaction((tx) => chooseRole(tx, host, pin, { role }));
  await world.deps.dispatcher.settled();
  const last = await socket.next(({ snapshot }) => snapshot.student === host.id && snapshot.version > 8);
  const versions = socket.pushes.map((push) => push.version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(last.version).toBe(Math.max(...versions));
  socket.close();
});
