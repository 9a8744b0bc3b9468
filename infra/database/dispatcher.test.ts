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
import type { OutboxRow } from './outbox';
import { openTransactions } from './transaction';

const world = openWorld();
const outbox = async () =>
  (await world.deps.dataSource.query('SELECT kind, name, body FROM outbox ORDER BY id')) as {
    kind: string;
    name: string;
    body: unknown;
  }[];

const fails = statement<never, []>('test.fails', 'SELECT 1 / 0');
const one = statement<{ one: number }, []>('test.one', 'SELECT 1 AS one');
const transactionId = statement<{ id: string; backend: number }, []>(
  'test.transaction-id',
  'SELECT pg_current_xact_id()::text AS id, pg_backend_pid() AS backend',
);

describe('a transaction', () => {
  it('writes no outbox rows when it is rolled back', async () => {
    const { pin, host } = await aGroup(world);
    await world.deps.dispatcher.settled();
    await expect(
      world.deps.inTransaction(async (tx) => {
        await chooseRole(tx, host, pin, { role: 'examiner' });
        tx.enqueue(passHostingOnJob, { session_id: 1, host_id: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await outbox()).toEqual([]);
  });

  it('has each of its jobs queued once, also if others commit in the same turn', async () => {
    const hosts = [1, 2, 3, 4, 5];
    await Promise.all(
      hosts.map((host_id) =>
        world.deps.inTransaction(async (tx) => tx.enqueue(passHostingOnJob, { session_id: 1, host_id })),
      ),
    );
    await world.deps.dispatcher.settled();
    const queued = await world.deps.queues.queue(passHostingOnJob.name).getJobs(['waiting']);
    expect(queued.map(({ data }) => data.payload.host_id).sort()).toEqual(hosts);
    await world.deps.dataSource.query('DELETE FROM outbox');
  });

  it('writes one row for a thing, however often it is published', async () => {
    const dispatched: OutboxRow[] = [];
    const { inTransaction } = openTransactions(world.deps.dataSource, {
      clock: world.clock,
      dispatch: (rows) => void dispatched.push(...rows),
    });
    await inTransaction(async (tx) => {
      tx.publish(groupLobby, '123456789');
      tx.publish(groupLobby, '123456789');
      tx.publish(groupLobby, '987654321');
      tx.revoke(groupLobby, '123456789', 7);
    });
    expect(dispatched.map(({ name, body }) => [name, body])).toEqual([
      ['group.lobby', { key: '123456789', person: 7 }],
      ['group.lobby', { key: '123456789' }],
      ['group.lobby', { key: '987654321' }],
    ]);
    await world.deps.dataSource.query('DELETE FROM outbox');
  });

  it('reads what it publishes right behind its commit: the state that it made', async () => {
    const { pin, host } = await aGroup(world);
    const dispatched: OutboxRow[] = [];
    const readSnapshot = jest.fn((reader: Reader, _name: string, key: unknown) => lobbySnapshotOf(reader, String(key)));
    const { inTransaction } = openTransactions(world.deps.dataSource, {
      clock: world.clock,
      dispatch: (rows) => void dispatched.push(...rows),
      readSnapshot,
    });
    await inTransaction((tx) => chooseRole(tx, host, pin, { role: 'patient' }));
    expect(await dispatched.find(({ name }) => name === groupLobby.name)!.snapshot).toMatchObject({ patient: host.id });

    // Nothing is read for a transaction that is rolled back, or for many publications at once.
    readSnapshot.mockClear();
    await expect(inTransaction((tx) => chooseRole(tx, { id: 0 }, pin, { role: 'student' }))).rejects.toThrow();
    await inTransaction(async (tx) => ['1', '2', '3', '4'].forEach((key) => tx.publish(groupLobby, key)));
    expect(readSnapshot).not.toHaveBeenCalled();
    await world.deps.dataSource.query('DELETE FROM outbox');
  });

  it('commits and publishes when the snapshot cannot be read behind the commit', async () => {
    const { pin, host, members } = await aGroup(world);
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(members[1]!));
    await socket.watch('group.lobby', pin);
    const broken = (reader: Reader) => reader.sql.one(statement<never, []>('test.broken', 'SELECT 1 / 0'), []);
    const { inTransaction } = openTransactions(world.deps.dataSource, {
      clock: world.clock,
      dispatch: world.deps.dispatcher.dispatch,
      readSnapshot: broken,
    });
    await inTransaction((tx) => chooseRole(tx, host, pin, { role: 'patient' }));
    expect((await socket.next(({ snapshot }) => snapshot.patient !== null)).snapshot.patient).toBe(host.id);
    await world.deps.dispatcher.settled();
    expect(await outbox()).toEqual([]);
    socket.close();
  });

  describe('a transaction', () => {
    it('fails when a statement failed and the command went on', async () => {
      await expect(
        world.deps.inTransaction(async (tx) => {
          tx.publish(groupLobby, '123456789');
          await tx.sql.all(fails, []).catch(() => undefined);
        }),
      ).rejects.toThrow();
      await expect(
        world.deps.inTransaction(async (tx) => void (await tx.sql.all(fails, []).catch(() => undefined))),
      ).rejects.toThrow('rolled back');
      expect(await outbox()).toEqual([]);
      // The connections can be used again.
      expect(
        await Promise.all(Array.from({ length: 20 }, () => world.deps.inTransaction((tx) => tx.sql.one(one, [])))),
      ).toHaveLength(20);
    });

    it('is run again when PostgreSQL could not serialise it', async () => {
      let tries = 0;
      const answer = await world.deps.inTransaction(async (tx) => {
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return tx.sql.one(one, []);
      });
      expect([tries, answer]).toEqual([3, { one: 1 }]);
    });

    it('uses one connection, which is in a transaction', async () => {
      const ids = await world.deps.inTransaction(async (tx) => [
        await tx.sql.one(transactionId, []),
        await tx.sql.one(transactionId, []),
      ]);
      expect(ids[0]).toEqual({ id: expect.stringMatching(/^\d+$/), backend: expect.any(Number) });
      expect(ids[1]).toEqual(ids[0]);
    });
  });
});

describe('the dispatcher, killed between commit and publish', () => {
  it('leaves the announcement to the sweep of another process, and everyone still gets it', async () => {
    const { pin, host, members } = await aGroup(world);
    await world.deps.dispatcher.settled();
    const socket = await TestSocket.open(await world.listen(), await world.signedIn(members[1]!));
    const { version } = await socket.watch('group.lobby', pin);

    // A process that dies right after its commit dispatches nothing.
    const dying = openTransactions(world.deps.dataSource, { clock: world.clock, dispatch: () => undefined });
    await dying.inTransaction((tx) => chooseRole(tx, host, pin, { role: 'examiner' }));
    expect(await outbox()).toHaveLength(2);

    expect(await world.deps.dispatcher.sweep()).toBe(0);
    world.clock.advance(2_001);
    const other = await world.anotherGateway();
    expect(await other.deps.dispatcher.sweep()).toBe(2);
    const push = await socket.next((one) => one.version > version);
    expect(push.snapshot.examiner).toBe(host.id);
    await other.deps.dispatcher.settled();
    expect(await outbox()).toEqual([]);
    socket.close();
  });
});

it('queues a job within seconds though the process that swept it dies too, and looks again only later', async () => {
  await world.deps.dispatcher.settled();
  const { read, bus, queues, log } = world.deps;
  const unheard = openTransactions(world.deps.dataSource, { clock: world.clock, dispatch: () => undefined });
  await unheard.inTransaction(async (tx) => tx.enqueue(passHostingOnJob, { session_id: 1, host_id: 1 }));
  // It dies after it has taken the row and before the job is in the queue.
  const dying = createDispatcher({ read, bus, queues: { ...queues, add: () => new Promise(() => undefined) }, log });
  world.clock.advance(2_001);
  expect(await dying.sweep()).toBe(1);
  world.clock.advance(2_001);
  expect(await world.deps.dispatcher.sweep()).toBe(1);
  await world.deps.dispatcher.settled();
  const [row] = await world.deps.dataSource.query('SELECT id FROM outbox');
  expect(await queues.queue(passHostingOnJob.name).getJob(`outbox-${row.id}`)).toBeTruthy();
  world.clock.advance(29_000);
  expect(await world.deps.dispatcher.sweep()).toBe(0);
  world.clock.advance(3_002);
  expect(await world.deps.dispatcher.sweep()).toBe(1);
  await world.deps.dispatcher.settled();
  world.clock.advance(32_000);
  expect(await world.drain()).toEqual([]);
});

it('publishes again soon when Redis failed the first time and the next', async () => {
  const { pin, host } = await aGroup(world);
  await world.deps.dispatcher.settled();
  const { read, queues, log } = world.deps;
  const bus = { publish: () => Promise.reject(new Error('Redis is away')), subscribe: world.deps.bus.subscribe };
  const cutOff = createDispatcher({ read, bus, queues, log });
  const { inTransaction } = openTransactions(world.deps.dataSource, { clock: world.clock, dispatch: cutOff.dispatch });
  await inTransaction((tx) => chooseRole(tx, host, pin, { role: 'examiner' }));
  for (let times = 0; times < 3; times += 1) {
    await cutOff.settled();
    world.clock.advance(2_001);
    expect(await cutOff.sweep()).toBe(2);
  }
  await cutOff.settled();
  world.clock.advance(2_001);
  expect(await world.deps.dispatcher.sweep()).toBe(2);
  await world.deps.dispatcher.settled();
  expect(await outbox()).toEqual([]);
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
