import { ProblemError } from '../live/problem-error';
import { CallEngine } from './call-engine';
import { worstLink } from './call-state';
import { FakeNetwork, FakeStream, FakeTrack } from './testing/fake-peer-connection';
import { FakeRoom } from './testing/fake-room';

const PIN = '482913507';
let network: FakeNetwork;
let uninstall: () => void;
let engines: Map<number, CallEngine>;
let room: FakeRoom;
let loud: Set<MediaStream>;
let mayPlay: boolean;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  network = new FakeNetwork();
  uninstall = network.install();
  engines = new Map();
  loud = new Set();
  mayPlay = true;
  room = new FakeRoom(PIN, (call) => engines.forEach((engine) => engine.meet(call)));
});
afterEach(() => {
  engines.forEach((engine) => engine.leave());
  uninstall();
  jest.useRealTimers();
});

const quiet = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
const aMicrophone = () => {
  const track = new FakeTrack();
  return { track, stream: new FakeStream([track.asTrack()]) as unknown as MediaStream };
};

function engineOf(person: number): CallEngine {
  const engine = new CallEngine({
    channel: () => room.channelOf(person),
    openEar: (stream) => ({ level: () => (loud.has(stream) ? 0.3 : 0), close: () => undefined }),
    openLoudspeaker: () => ({ play: async () => mayPlay, close: () => undefined }),
  });
  engines.set(person, engine);
  return engine;
}

async function joined(person: number, microphone: MediaStream | null = aMicrophone().stream): Promise<CallEngine> {
  const engine = engineOf(person);
  await engine.join({ pin: PIN, personId: person, muted: false, microphone });
  await quiet();
  return engine;
}
const linksOf = (engine: CallEngine) => [...engine.current().links.values()];

describe('joining', () => {
  it('connects each of four with each', async () => {
    const all = [await joined(1), await joined(2), await joined(3), await joined(4)];
    for (const engine of all) expect(linksOf(engine)).toEqual(['connected', 'connected', 'connected']);
  });

  it('works without a microphone', async () => {
    const [speaker, listener] = [await joined(1), await joined(2, null)];
    expect(listener.current().listening).toBe(true);
    expect([worstLink(speaker.current().links), worstLink(listener.current().links)]).toEqual([
      'connected',
      'connected',
    ]);
    expect(room.participants.map(({ muted }) => muted)).toEqual([false, true]);
    await listener.speakWith(aMicrophone().stream);
    expect(room.updates).toEqual([false]);
  });

  it('uses the servers that the gateway gave, and fresh ones later', async () => {
    room.iceServers = [{ urls: ['turn:one'], username: 'u1', credential: 'c1' }];
    await joined(1);
    await joined(2);
    expect(network.connections.every(({ configuration }) => configuration.iceServers === room.iceServers)).toBe(true);
    room.iceServers = [{ urls: ['turn:one'], username: 'u2', credential: 'c2' }];
    jest.advanceTimersByTime(3_600_000);
    await quiet();
    expect(network.connections.every(({ configuration }) => configuration.iceServers === room.iceServers)).toBe(true);
  });

  it('ends with the reason when it is refused', async () => {
    room.refusal = new ProblemError(409, 'call-full', '');
    const { track, stream } = aMicrophone();
    const engine = await joined(1, stream);
    expect(engine.current()).toMatchObject({ phase: 'out', ended: room.refusal });
    expect(track.readyState).toBe('ended');
  });

  it('is tried again when the gateway does not answer', async () => {
    const engine = engineOf(1);
    room.lose(1);
    await engine.join({ pin: PIN, personId: 1, muted: false, microphone: null });
    expect(engine.current().phase).toBe('joining');
    room.restore(1);
    await quiet();
    expect(engine.current().phase).toBe('in');
  });

  it('knows a participant who joined while its own answer, which does not name them, was under way', async () => {
    let arrive = () => {};
    room.onTheWay = new Promise((resolve) => (arrive = resolve));
    const first = engineOf(1);
    void first.join({ pin: PIN, personId: 1, muted: false, microphone: aMicrophone().stream });
    await quiet();
    room.onTheWay = Promise.resolve();
    const second = await joined(2);
    expect(first.current().phase).toBe('joining');
    arrive();
    await quiet();
    expect([linksOf(first), linksOf(second)]).toEqual([['connected'], ['connected']]);
  });

  it('parts from nobody because of a list that is older than the one it has', async () => {
    const [first, before] = [await joined(1), room.call];
    await joined(2);
    const connections = network.connections.length;
    first.meet(before);
    await quiet();
    expect(linksOf(first)).toEqual(['connected']);
    expect(network.connections).toHaveLength(connections);
  });

  it('does not connect two pages of the same person', async () => {
    await joined(1);
    const second = engineOf(1);
    await second.join({ pin: PIN, personId: 1, muted: false, microphone: null });
    await quiet();
    expect(linksOf(second)).toEqual([]);
  });
});

describe('leaving', () => {
  it('stops the microphone and is seen by the others at once', async () => {
    const { track, stream } = aMicrophone();
    const [stays, goes] = [await joined(1), await joined(2, stream)];
    goes.leave();
    await quiet();
    expect(track.readyState).toBe('ended');
    expect(goes.current().phase).toBe('out');
    expect(linksOf(stays)).toEqual([]);
    expect(network.connections.filter(({ signalingState }) => signalingState !== 'closed')).toEqual([]);
  });

  it('and coming back connects again, also when the others never saw one go', async () => {
    const [stays, goes] = [await joined(1), await joined(2)];
    goes.leave();
    await goes.join({ pin: PIN, personId: 2, muted: false, microphone: aMicrophone().stream });
    await quiet();
    expect([linksOf(stays), linksOf(goes)]).toEqual([['connected'], ['connected']]);
  });
});

describe('when the gateway goes away', () => {
  it('the sound goes on, and the place in the call is the same afterwards', async () => {
    const [one, two] = [await joined(1), await joined(2)];
    const before = one.current().connectionId;
    room.lose(1);
    expect(one.current().phase).toBe('rejoining');
    expect(linksOf(one)).toEqual(['connected']);
    room.restore(1);
    await quiet();
    expect(one.current()).toMatchObject({ phase: 'in', connectionId: before });
    expect([linksOf(one), linksOf(two)]).toEqual([['connected'], ['connected']]);
    expect(network.connections).toHaveLength(2);
  });

  it('the sound goes on when the gateway has given one up, and signalling comes back under it', async () => {
    const [one, two] = [await joined(1), await joined(2)];
    room.lose(1);
    room.ranOut(1);
    await quiet();
    jest.advanceTimersByTime(60_000);
    await quiet();
    expect([linksOf(one), linksOf(two)]).toEqual([['connected'], ['connected']]);
    room.restore(1);
    await quiet();
    expect(one.current().phase).toBe('in');
    expect([linksOf(one), linksOf(two)]).toEqual([['connected'], ['connected']]);
    expect(network.connections).toHaveLength(2);
  });

  it('somebody whom the gateway has given up is parted from once no sound flows', async () => {
    const [one, two] = [await joined(1), await joined(2)];
    room.lose(1);
    room.ranOut(1);
    await quiet();
    one.leave();
    network.reachable = false;
    two.networkChanged();
    await quiet();
    expect(linksOf(two)).toEqual([]);
  });

  it('what was to be said about the way is said afterwards', async () => {
    const [one, two] = [await joined(1), await joined(2)];
    room.lose(1);
    network.reachable = false;
    one.networkChanged();
    await quiet();
    const told = room.signals.length;
    network.reachable = true;
    room.restore(1);
    await quiet();
    expect(room.signals.length).toBeGreaterThan(told);
    expect([linksOf(one), linksOf(two)]).toEqual([['connected'], ['connected']]);
  });
});

it('joins again when the gateway has forgotten it', async () => {
  const [one, two] = [await joined(1), await joined(2)];
  room.forget(1);
  network.reachable = false;
  one.networkChanged();
  await quiet();
  network.reachable = true;
  jest.advanceTimersByTime(2_000);
  await quiet();
  expect([linksOf(one), linksOf(two)]).toEqual([['connected'], ['connected']]);
  expect(room.joins).toBe(3);
});

describe('the microphone', () => {
  it('is muted for the others and for the list', async () => {
    const { track, stream } = aMicrophone();
    const engine = await joined(1, stream);
    engine.mute(true);
    expect([track.enabled, engine.current().muted, room.updates]).toEqual([false, true, [true]]);
    engine.mute(false);
    expect([track.enabled, room.updates]).toEqual([true, [true, false]]);
  });

  it('stays muted when it is exchanged', async () => {
    const engine = await joined(1);
    engine.mute(true);
    const { track, stream } = aMicrophone();
    await engine.speakWith(stream);
    expect(track.enabled).toBe(false);
  });

  it('that goes away is missed until there is another one', async () => {
    const { track, stream } = aMicrophone();
    const engine = await joined(1, stream);
    track.dispatchEvent(new Event('ended'));
    expect(engine.current().microphoneLost).toBe(true);
    await engine.speakWith(aMicrophone().stream);
    expect(engine.current()).toMatchObject({ microphoneLost: false, listening: false });
  });
});

describe('who is speaking', () => {
  it('is said of oneself and of the others, and taken back after a silence', async () => {
    const mine = aMicrophone();
    const [one, two] = [await joined(1, mine.stream), await joined(2)];
    loud.add(mine.stream);
    jest.advanceTimersByTime(300);
    expect([...one.current().speaking]).toEqual([one.current().connectionId]);
    expect(two.current().speaking.size).toBe(0);
    loud.clear();
    jest.advanceTimersByTime(1_000);
    expect(one.current().speaking.size).toBe(0);
  });
});

it('says when the browser plays no sound, until it does', async () => {
  mayPlay = false;
  const one = await joined(1);
  await joined(2);
  expect(one.current().soundBlocked).toBe(true);
  mayPlay = true;
  await one.letSoundBeHeard();
  expect(one.current().soundBlocked).toBe(false);
});

it('takes no signals for another group', async () => {
  const engine = await joined(1);
  engine.meet({
    pin: '111111111',
    version: 9,
    participants: [{ connection_id: 'x', person_id: 5, name: 'X', muted: false }],
  });
  expect(linksOf(engine)).toEqual([]);
});
