import { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { session } from '~/domain/accounts/contract';
import { live } from '~/domain/kit/contract';
import { callKey } from './client';
import { GRACE, LINGER, LiveHub } from './live-hub';
import { ProblemError } from './problem-error';
import { liveKey } from './query-keys';
import { openGateway } from './testing/gateway';

const EVERY = 4_000;
const thing = live({
  name: 'test.thing',
  key: z.string(),
  snapshot: z.object({ version: z.number(), text: z.string() }),
  poll: { every: EVERY, path: (key) => `/things/${key}/`, body: (key) => ({ key }) },
  summary: 'A thing.',
});
const snapshot = (version: number, text = `v${version}`) => ({ version, text });
const answer = (version: number) => ({ ok: true, version, snapshot: snapshot(version) });
const push = (version: number, text?: string) => ({
  resource: thing.name,
  key: 'a',
  version,
  snapshot: snapshot(version, text),
});
const refusal = new ProblemError(404, 'not-found', 'There is nothing here.');

describe('with a gateway that answers', () => {
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  let cache: QueryClient;
  let hub: LiveHub;
  let sockets: Socket[];
  const polled = jest.fn<Promise<unknown>, [string, unknown]>();

  beforeEach(async () => {
    gateway = await openGateway();
    gateway.answer('a', answer(1));
    cache = new QueryClient();
    sockets = [];
    const open = () => {
      const socket = io(gateway.url, {
        path: '/socket.io/',
        transports: ['websocket'],
        reconnectionDelay: 10,
        forceNew: true,
      });
      sockets.push(socket);
      return socket;
    };
    hub = new LiveHub(cache, open, polled.mockReset().mockRejectedValue(ProblemError.offline()));
  });
  afterEach(async () => {
    jest.useRealTimers();
    hub.close();
    await gateway.close();
  });

  const held = () => cache.getQueryData(liveKey(thing.name, 'a'));
  /** Resolves as soon as the condition holds after some change of the hub or its cache. */
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!condition()) return;
        stop.forEach((end) => end());
        resolve();
      };
      const stop = [hub.subscribe(look), cache.getQueryCache().subscribe(look)];
      look();
    });
  const isLive = () => hub.stateOf(thing.name, 'a').connection === 'live';

  it('shows the snapshot that the watch is answered with, and says that it is live', async () => {
    hub.join(thing, 'a');
    await until(isLive);
    expect(held()).toEqual(snapshot(1));
  });

  it('watches all the same when what opens the socket has to be fetched first', async () => {
    let fetched: () => void = () => undefined;
    const fetching = new Promise<void>((resolve) => (fetched = resolve));
    hub.close();
    hub = new LiveHub(
      cache,
      () =>
        fetching.then(
          () =>
            sockets[
              sockets.push(io(gateway.url, { path: '/socket.io/', transports: ['websocket'], forceNew: true })) - 1
            ]!,
        ),
      polled,
    );
    hub.join(thing, 'a');
    const wire = hub.wire();
    expect(sockets).toEqual([]);
    expect(hub.stateOf(thing.name, 'a').connection).toBe('polling');
    fetched();
    await until(isLive);
    expect(held()).toEqual(snapshot(1));
    expect(await wire).toBe(sockets[0]);
    expect(sockets).toHaveLength(1);
  });

  it('never replaces a newer snapshot by an older one', async () => {
    hub.join(thing, 'a');
    await until(isLive);
    gateway.emit('live', push(5));
    gateway.emit('live', push(4));
    gateway.emit('live', push(5, 'the last word'));
    await until(() => (held() as { text: string }).text === 'the last word');
    expect(held()).toEqual(snapshot(5, 'the last word'));
    gateway.emit('live', push(3));
    gateway.emit('live', push(6));
    await until(() => (held() as { version: number }).version >= 6);
    expect(held()).toEqual(snapshot(6));
  });

  it('watches again on every reconnect and so misses nothing', async () => {
    hub.join(thing, 'a');
    await until(isLive);
    gateway.answer('a', answer(9));
    gateway.cut();
    await until(() => !isLive());
    await until(isLive);
    expect(held()).toEqual(snapshot(9));
    expect(gateway.watches).toHaveLength(2);
  });

  it('says with each connection which roles the page shows, and hears that they have changed', async () => {
    const show = (roles: string[]) => cache.setQueryData(callKey(session, {}), { person: { roles } });
    show([]);
    hub.join(thing, 'a');
    await until(isLive);
    show(['author']);
    gateway.cut();
    await until(() => !isLive());
    await until(isLive);
    expect(gateway.handshakes).toEqual([{ roles: [] }, { roles: ['author'] }]);
    const heard = new Promise<void>((resolve) => hub.onSentAway(resolve));
    gateway.emit('roles-changed', null);
    await heard;
  });

  it('shares one watch between all who want the same, and ends it after the last', async () => {
    const leave = [hub.join(thing, 'a'), hub.join(thing, 'a'), hub.join(thing, 'a')];
    await until(isLive);
    jest.useFakeTimers();
    leave[0]!();
    leave[0]!();
    leave[1]!();
    jest.advanceTimersByTime(LINGER * 2);
    expect(isLive()).toBe(true);
    leave[2]!();
    jest.advanceTimersByTime(LINGER);
    jest.useRealTimers();
    // The acknowledgement of a later watch shows that the unwatch before it has arrived.
    gateway.answer('b', answer(1));
    hub.join(thing, 'b');
    await until(() => hub.stateOf(thing.name, 'b').connection === 'live');
    expect(gateway.watches.map((watch) => watch.key)).toEqual(['a', 'b']);
    expect(gateway.unwatches).toEqual([{ resource: thing.name, key: 'a' }]);
  });

  it('keeps the watch when the next page wants the same thing at once', async () => {
    const leave = hub.join(thing, 'a');
    await until(isLive);
    jest.useFakeTimers();
    leave();
    jest.advanceTimersByTime(LINGER - 1);
    hub.join(thing, 'a');
    jest.advanceTimersByTime(LINGER * 2);
    expect(isLive()).toBe(true);
    expect(gateway.watches).toHaveLength(1);
  });

  it('does not poll while the socket is up', async () => {
    hub.join(thing, 'a');
    await until(isLive);
    jest.useFakeTimers();
    jest.advanceTimersByTime(EVERY * 3);
    expect(polled).not.toHaveBeenCalled();
  });

  it('says why when the gateway ends the watching', async () => {
    hub.join(thing, 'a');
    await until(isLive);
    gateway.emit('unwatched', {
      resource: thing.name,
      key: 'a',
      error: { type: '/problems/group-removed', status: 404, detail: 'You are no longer in this group.' },
    });
    await until(() => hub.stateOf(thing.name, 'a').error !== null);
    expect(hub.stateOf(thing.name, 'a').error).toMatchObject({ status: 404, code: 'group-removed' });
    gateway.emit('live', push(8));
    gateway.answer('b', answer(1));
    hub.join(thing, 'b');
    await until(() => hub.stateOf(thing.name, 'b').connection === 'live');
    expect(held()).toEqual(snapshot(1));
  });

  it('ends with the error when the watch is refused for good', async () => {
    gateway.answer('a', {
      ok: false,
      error: { type: '/problems/not-found', status: 404, detail: 'There is nothing here.' },
    });
    hub.join(thing, 'a');
    await until(() => hub.stateOf(thing.name, 'a').error !== null);
    expect(hub.stateOf(thing.name, 'a').error).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('asks at once when the device wakes up', async () => {
    hub.join(thing, 'a');
    await until(isLive);
    gateway.answer('a', answer(12));
    hub.wake();
    await until(() => (held() as { version: number }).version === 12);
    expect(sockets).toHaveLength(1);
  });

  it('is offline as soon as the device says so, and live again when it wakes', async () => {
    hub.join(thing, 'a');
    await until(isLive);
    hub.lose();
    expect(hub.stateOf(thing.name, 'a').connection).toBe('offline');
    hub.wake();
    await until(isLive);
  });

  it('stops polling as soon as the watch is answered', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    gateway.answer('a', answer(1));
    hub.join(thing, 'a');
    await until(isLive);
    hub.lose();
    hub.wake();
    await until(isLive);
    jest.advanceTimersByTime(EVERY * 3);
    expect(polled).not.toHaveBeenCalled();
  });
});

describe('while the socket is down', () => {
  let cache: QueryClient;
  let hub: LiveHub;
  const polled = jest.fn<Promise<unknown>, [string, unknown]>();

  beforeEach(() => {
    jest.useFakeTimers();
    cache = new QueryClient();
    hub = new LiveHub(cache, () => io('http://127.0.0.1:9', { autoConnect: false }), polled.mockReset());
  });
  afterEach(() => {
    hub.close();
    jest.useRealTimers();
  });

  it('polls the documented address with its body at its interval', async () => {
    polled.mockImplementation(async () => snapshot(polled.mock.calls.length));
    hub.join(thing, 'a');
    await jest.advanceTimersByTimeAsync(GRACE - 1);
    expect(polled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(polled).toHaveBeenCalledTimes(1);
    expect(polled).toHaveBeenCalledWith('/things/a/', { key: 'a' });
    await jest.advanceTimersByTimeAsync(EVERY - 1);
    expect(polled).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(polled).toHaveBeenCalledTimes(2);
    expect(cache.getQueryData(liveKey(thing.name, 'a'))).toEqual(snapshot(2));
    expect(hub.stateOf(thing.name, 'a')).toEqual({ connection: 'polling', error: null });
  });

  it.each([401, 403, 404])('stops with the error when the address answers %i', async (status) => {
    polled.mockRejectedValue(new ProblemError(status, 'refused', 'No.'));
    hub.join(thing, 'a');
    await jest.advanceTimersByTimeAsync(GRACE + EVERY * 5);
    expect(polled).toHaveBeenCalledTimes(1);
    expect(hub.stateOf(thing.name, 'a').error).toMatchObject({ status });
  });

  it('tries again when it is asked for anew after an error', async () => {
    polled.mockRejectedValueOnce(refusal).mockResolvedValue(snapshot(1));
    hub.join(thing, 'a');
    await jest.advanceTimersByTimeAsync(GRACE);
    expect(hub.stateOf(thing.name, 'a').error).toBe(refusal);
    hub.join(thing, 'a');
    await jest.advanceTimersByTimeAsync(GRACE);
    expect(hub.stateOf(thing.name, 'a')).toEqual({ connection: 'polling', error: null });
  });

  it('is offline while nothing answers, and goes on trying', async () => {
    polled
      .mockRejectedValueOnce(ProblemError.offline())
      .mockRejectedValueOnce(new ProblemError(502, 'status-502', ''))
      .mockResolvedValue(snapshot(1));
    hub.join(thing, 'a');
    await jest.advanceTimersByTimeAsync(GRACE);
    expect(hub.stateOf(thing.name, 'a').connection).toBe('offline');
    await jest.advanceTimersByTimeAsync(EVERY);
    expect(hub.stateOf(thing.name, 'a').connection).toBe('offline');
    await jest.advanceTimersByTimeAsync(EVERY);
    expect(hub.stateOf(thing.name, 'a').connection).toBe('polling');
  });

  it('stops where nothing more is to come, and goes on when something is', async () => {
    const feedback = {
      ...thing,
      name: 'feedback',
      poll: { ...thing.poll, settled: ({ version }: { version: number }) => version >= 2 },
    };
    polled.mockImplementation(async () => snapshot(polled.mock.calls.length));
    hub.join(feedback, 'a');
    await jest.advanceTimersByTimeAsync(GRACE + 5 * EVERY);
    expect(polled).toHaveBeenCalledTimes(2);
    cache.setQueryData(liveKey('feedback', 'a'), snapshot(1));
    hub.resume('feedback', 'a');
    hub.resume('feedback', 'a');
    polled.mockResolvedValue(snapshot(3));
    await jest.advanceTimersByTimeAsync(5 * EVERY);
    expect(polled).toHaveBeenCalledTimes(3);
  });

  it('goes on polling, not offline, when it polls too often', async () => {
    polled.mockRejectedValue(new ProblemError(429, 'too-many', 'Too many.'));
    hub.join(thing, 'a');
    await jest.advanceTimersByTimeAsync(GRACE + EVERY);
    expect(polled).toHaveBeenCalledTimes(2);
    expect(hub.stateOf(thing.name, 'a')).toEqual({ connection: 'polling', error: null });
  });

  it('polls no more once nobody wants it', async () => {
    polled.mockResolvedValue(snapshot(1));
    const leave = hub.join(thing, 'a');
    await jest.advanceTimersByTimeAsync(GRACE);
    leave();
    await jest.advanceTimersByTimeAsync(LINGER + EVERY * 3);
    expect(polled).toHaveBeenCalledTimes(1);
  });
});
