import { WebSocket } from 'ws';
import { feedMessage, type FeedMessage, type OpsSnapshot, PLACES } from '~/domain/ops/contract';
import { writeFeedbackJob } from '~/domain/stations/jobs';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPair, aSeeker } from '~/infra/tooling/testing/factories/audio-pairing';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import { aFailedFeedbackJob, aFeedbackJob } from '~/infra/tooling/testing/factories/ops';
import type { TestClient } from '~/infra/tooling/testing/client';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { aWorker, queueNames } from '~/infra/tooling/testing/worker';
import { openWorld } from '~/infra/tooling/testing/world';
import { untilNextTick } from './feed';

const world = openWorld();
// Says that it lives, as often as it has to, however long a test takes.
beforeAll(() => world.gateway.monitor.start());
const open: { close(): void }[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.close()));

/** The feed as somebody hears it; rejects with the status that it was refused with. */
async function feedOf(client: TestClient, headers: Record<string, string> = {}) {
  const url = await world.listen();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ops/feed/`, {
    headers: { origin: url, cookie: client.cookieHeader, ...headers },
  });
  const heard: FeedMessage[] = [];
  let waiting: { matches: (message: FeedMessage) => boolean; resolve: (message: FeedMessage) => void }[] = [];
  socket.on('message', (text) => {
    const message = feedMessage.parse(JSON.parse(String(text)));
    heard.push(message);
    waiting = waiting.filter((one) => !(one.matches(message) && (one.resolve(message), true)));
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.on('error', reject);
  });
  open.push(socket);
  const next = (matches: (message: FeedMessage) => boolean) =>
    new Promise<FeedMessage>((resolve) => waiting.push({ matches, resolve }));
  /** The first state of later than now that is as wanted. */
  const state = async (matches: (snapshot: OpsSnapshot) => boolean) =>
    (
      (await next((message) => message.kind === 'now' && matches(message.snapshot))) as Extract<
        FeedMessage,
        { kind: 'now' }
      >
    ).snapshot;
  return { heard, next, state, closed };
}
const staff = async () => world.signedIn(await aPerson(world, { roles: ['staff'] }));

describe('the feed', () => {
  it('is not there for anybody but staff, nor for a page that is not ours', async () => {
    for (const client of [
      world.client(),
      await world.signedIn(await aGuest(world)),
      await world.signedIn(await aPerson(world, { roles: ['moderator'] })),
    ]) {
      await expect(feedOf(client)).rejects.toThrow('404');
    }
    const client = await staff();
    const url = await world.listen();
    for (const origin of ['https://evil.example', `${url}.evil.example`, 'null'])
      await expect(feedOf(client, { origin })).rejects.toThrow('403');
    // Socket.IO goes its own way beside it.
    open.push(await TestSocket.open(url, client));
  });

  it('speaks once a second, of everything', async () => {
    const { host } = await aGroup(world);
    await aPair(world);
    await (await aSeeker(world)).search();
    open.push(await TestSocket.open(await world.listen(), await world.signedIn(host)));
    const feed = await feedOf(await staff());
    const first = await feed.state(() => true);
    const second = await feed.state(({ at, processes }) => at > first.at && processes?.[0]?.sockets === 1);
    expect(second.at - first.at).toBeGreaterThan(500);
    expect([0, 1, 250, 999].map(untilNextTick)).toEqual([1_000, 999, 750, 1]);
    expect(feed.heard[0]!.kind).toBe('history');
    expect(second).toMatchObject({ postgres: { up: true }, redis: { up: true }, outbox: { overdue: 0 } });
    expect(second.postgres.connections).toBeGreaterThan(0);
    expect(second.redis.memory).toBeGreaterThan(0);
    expect(second.queues!.map(({ name }) => name)).toEqual(expect.arrayContaining(queueNames()));
    expect(second.processes).toMatchObject([{ kind: 'gateway', pid: process.pid, sockets: 1, watched: 0 }]);
    expect(Object.keys(second.people!)).toEqual([...PLACES]);
    // The pair has a lobby of its own, in which neither has shown up yet.
    expect(second.people).toEqual({ lobbies: expect.any(Number), searching: 1, paired: 2 });
  });

  it('has the history for a new viewer, each point once, also if several gateways write it', async () => {
    const other = await world.anotherGateway();
    await Promise.all([world.gateway.monitor.report(), other.gateway.monitor.report(), world.gateway.monitor.report()]);
    const [history] = (await feedOf(await staff()).then(
      async (feed) => (await feed.state(() => true), feed.heard),
    )) as [Extract<FeedMessage, { kind: 'history' }>];
    const slots = history.points.map(({ at }) => Math.floor(at / 5_000));
    expect(slots.length).toBeGreaterThan(0);
    expect(new Set(slots).size).toBe(slots.length);
    expect(history.points.at(-1)!.queues[writeFeedbackJob.name]).toMatchObject({
      waiting: expect.any(Number),
      wait: [expect.anything(), expect.anything()].map(() => null),
    });
  });

  it('ends when the session ends', async () => {
    const client = await staff();
    const feed = await feedOf(client);
    await client.post('/logout/');
    expect(await feed.closed).toBe(4401);
  });

  it('counts what workers do: waiting, failed, throughput, wait and run times of all of them, and pushes', async () => {
    const feed = await feedOf(await staff());
    const jobs = await Promise.all([aFeedbackJob(world), aFeedbackJob(world), aFeedbackJob(world)]);
    // On a busy machine a snapshot may be taken without what was not answered in time.
    const ours = ({ queues }: OpsSnapshot) => queues?.find(({ name }) => name === writeFeedbackJob.name);
    expect(ours(await feed.state((now) => ours(now)?.waiting === 3))!.oldest_waiting).toBeGreaterThanOrEqual(0);

    const socket = await TestSocket.open(await world.listen(), await world.signedIn(jobs[0]!.learner));
    open.push(socket);
    await socket.watch('station.feedback', jobs[0]!.attempt_id);
    const workers = await Promise.all([aWorker(world.deps), aWorker(world.deps)]);
    await feed.state((now) => ours(now)?.waiting === 0 && ours(now)?.active === 0);
    const after = await feed.state(
      (now) => ours(now)?.throughput === 3 && ours(now)?.run.count === 3 && now.processes !== null,
    );
    expect(ours(after)!.wait).toMatchObject({ count: 3, p50: expect.any(Number), p99: expect.any(Number) });
    expect(after.processes!.filter(({ kind }) => kind === 'workers')).toHaveLength(2);
    await Promise.all(workers.map((worker) => worker.close()));
    // A worker that says goodbye is gone at once.
    await feed.state((now) => now.processes !== null && now.processes.every(({ kind }) => kind !== 'workers'));

    await socket.next(({ snapshot }) => snapshot.writer === 'offline');
    await world.gateway.monitor.report();
    const pushed = await feed.state((now) => (now.push?.count ?? 0) > 0);
    expect(pushed.push!.p99).toBeGreaterThan(0);

    await aFailedFeedbackJob(world);
    expect((await feed.state((now) => ours(now)?.failed === 1)).outbox).toMatchObject({ failed: 1 });
  });
});
