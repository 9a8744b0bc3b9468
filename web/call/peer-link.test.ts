import { PATIENCE, QUIET_FOR, YIELDS_FOR } from './link-phase';
import { PeerLink, type PeerLinkOptions } from './peer-link';
import type { Signal } from './signal';
import { FakeNetwork, FakeTrack } from './testing/fake-peer-connection';

let network: FakeNetwork;
let uninstall: () => void;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  network = new FakeNetwork();
  uninstall = network.install();
});
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

/** Everything that is on its way arrives. */
const quiet = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

interface Side {
  link: PeerLink;
  sent: Signal[];
  changes: number;
}

/** Two sides whose signals reach each other in order, unless they are held back. */
class Wire {
  held = false;
  private readonly sides = new Map<'a' | 'b', Side>();

  open(name: 'a' | 'b', options: Partial<PeerLinkOptions> = {}): Side {
    this.sides.get(name)?.link.close();
    const side: Side = { sent: [], changes: 0, link: undefined as unknown as PeerLink };
    side.link = new PeerLink({
      polite: name === 'a',
      configuration: {},
      track: new FakeTrack().asTrack(),
      send: (signal) => {
        side.sent.push(signal);
        if (!this.held) queueMicrotask(() => void this.sides.get(name === 'a' ? 'b' : 'a')?.link.receive(signal));
      },
      changed: () => (side.changes += 1),
      ...options,
    });
    this.sides.set(name, side);
    return side;
  }
}

async function connected(): Promise<{ wire: Wire; a: Side; b: Side }> {
  const wire = new Wire();
  const [a, b] = [wire.open('a'), wire.open('b')];
  await quiet();
  expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
  return { wire, a, b };
}

describe('two sides', () => {
  const offers = ({ sent }: Side) => sent.filter(({ description }) => description?.type === 'offer');

  it('are connected by an offer of the impolite one: taking back a first offer leaves Chromium without candidates', async () => {
    const { a, b } = await connected();
    jest.advanceTimersByTime(YIELDS_FOR);
    await quiet();
    expect([offers(a), offers(b)].map(({ length }) => length)).toEqual([0, 1]);
    expect([a.link.stream, b.link.stream]).not.toContain(null);
  });

  it('are connected by an offer of the polite one when none has come for a while', async () => {
    const wire = new Wire();
    const a = wire.open('a');
    await quiet();
    jest.advanceTimersByTime(YIELDS_FOR - 1);
    await quiet();
    expect(offers(a)).toEqual([]);
    jest.advanceTimersByTime(1);
    await quiet();
    expect(offers(a)).toHaveLength(1);
    const b = wire.open('b', { invited: true });
    await b.link.receive(offers(a)[0]!);
    await quiet();
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
  });

  it('are connected and hear each other when both make a first offer at once', async () => {
    const wire = new Wire();
    const a = wire.open('a');
    jest.advanceTimersByTime(YIELDS_FOR);
    const b = wire.open('b');
    await quiet();
    expect(offers(a)).toHaveLength(1);
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
    expect([a.link.stream, b.link.stream]).not.toContain(null);
    // The polite one gave way: one answer, and one negotiation.
    expect(a.sent.filter(({ description }) => description?.type === 'answer')).toHaveLength(1);
    expect(b.sent.filter(({ description }) => description?.type === 'answer')).toHaveLength(0);
  });

  it.each(['a', 'b'] as const)('are connected when %s only comes later', async (late) => {
    const wire = new Wire();
    const first = wire.open(late === 'a' ? 'b' : 'a');
    await quiet();
    const second = wire.open(late);
    await quiet();
    // What was sent to somebody who was not there yet is lost.
    jest.advanceTimersByTime(PATIENCE);
    await quiet();
    expect([first.link.phase, second.link.phase]).toEqual(['connected', 'connected']);
  });

  it.each<[string, boolean, boolean]>([
    ['the polite one', true, false],
    ['the other one', false, true],
    ['both', true, true],
  ])('are connected when only listening: %s', async (_, aListens, bListens) => {
    const wire = new Wire();
    const a = wire.open('a', aListens ? { track: null } : {});
    const b = wire.open('b', bListens ? { track: null } : {});
    await quiet();
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
  });

  it('know early candidates again when their description has come', async () => {
    const { link } = new Wire().open('a');
    await link.receive({ candidate: { candidate: 'candidate:1', sdpMid: '0', usernameFragment: '99-1' } });
    await link.receive({
      description: { type: 'offer', sdp: 'v=0\r\no=- 99 1 IN IP4 127.0.0.1\r\na=ice-ufrag:99-1\r\na=mids:1\r\n' },
    });
    expect(network.connections[0]!.candidates).toHaveLength(1);
  });

  it('use the servers they were given', () => {
    const iceServers = [{ urls: 'turn:127.0.0.1:3478', username: 'u', credential: 'c' }];
    new Wire().open('a', { configuration: { iceServers } });
    expect(network.connections[0]!.configuration.iceServers).toBe(iceServers);
  });
});

describe('when the network changes', () => {
  it('a moment of quiet passes by itself', async () => {
    const { a, b } = await connected();
    const told = a.sent.length;
    network.reachable = false;
    expect(a.link.phase).toBe('reconnecting');
    network.reachable = true;
    jest.advanceTimersByTime(QUIET_FOR * 2);
    await quiet();
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
    expect(a.sent).toHaveLength(told);
  });

  it('looks for another way after three seconds', async () => {
    const { a, b } = await connected();
    network.reachable = false;
    const told = a.sent.length;
    jest.advanceTimersByTime(QUIET_FOR - 1);
    await quiet();
    expect(a.sent).toHaveLength(told);
    jest.advanceTimersByTime(1);
    network.reachable = true;
    await quiet();
    expect(a.sent.length).toBeGreaterThan(told);
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
  });

  it('looks for another way at once when an attempt failed, or when told to', async () => {
    const { a } = await connected();
    network.reachable = false;
    const told = a.sent.length;
    network.giveUp();
    await quiet();
    expect(a.sent.length).toBeGreaterThan(told);
    network.reachable = true;
    await quiet();
    const before = a.sent.length;
    a.link.restart();
    await quiet();
    expect(a.sent.length).toBeGreaterThan(before);
    expect(a.link.phase).toBe('connected');
  });

  it('says after fifteen seconds that there is no way, and goes on trying', async () => {
    network.reachable = false;
    const wire = new Wire();
    const [a, b] = [wire.open('a'), wire.open('b')];
    await quiet();
    jest.advanceTimersByTime(PATIENCE - 1);
    expect(a.link.phase).toBe('connecting');
    jest.advanceTimersByTime(1);
    expect([a.link.phase, b.link.phase]).toEqual(['no-route', 'no-route']);
    network.reachable = true;
    await quiet();
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
  });

  it('recovers from a signal that was lost', async () => {
    const wire = new Wire();
    wire.held = true;
    const [a, b] = [wire.open('a'), wire.open('b')];
    await quiet();
    wire.held = false;
    jest.advanceTimersByTime(PATIENCE);
    await quiet();
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
  });
});

describe('when the other side begins anew', () => {
  it.each(['a', 'b'] as const)('by reloading (%s), the two are connected again', async (who) => {
    const { wire, a, b } = await connected();
    const stays = who === 'a' ? b : a;
    const comes = wire.open(who);
    await quiet();
    // The polite one leaves the first offer to the other for a while, which knows of nothing.
    if (who === 'a') jest.advanceTimersByTime(YIELDS_FOR);
    await quiet();
    expect([stays.link.phase, comes.link.phase]).toEqual(['connected', 'connected']);
  });

  it.each(['a', 'b'] as const)('while %s looks for another way, the two are connected again', async (who) => {
    const { wire, a, b } = await connected();
    const [stays, name] = who === 'a' ? [a, 'b' as const] : [b, 'a' as const];
    stays.link.restart();
    const comes = wire.open(name);
    await quiet();
    jest.advanceTimersByTime(PATIENCE);
    await quiet();
    expect([stays.link.phase, comes.link.phase]).toEqual(['connected', 'connected']);
  });
});

describe('any signal', () => {
  it.each<[string, Signal]>([
    ['nonsense for a description', { description: { type: 'offer', sdp: 'nonsense' } }],
    [
      'an answer that nobody asked for',
      { description: { type: 'answer', sdp: 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\n' } },
    ],
    ['a candidate of nothing', { candidate: { candidate: 'x', usernameFragment: 'none' } }],
    ['nothing', {}],
  ])('%s does no lasting harm', async (_, signal) => {
    const { a, b } = await connected();
    await a.link.receive(signal);
    await quiet();
    jest.advanceTimersByTime(PATIENCE);
    await quiet();
    expect([a.link.phase, b.link.phase]).toEqual(['connected', 'connected']);
  });

  it('does nothing once it is closed', async () => {
    const { a, b } = await connected();
    a.link.close();
    const told = a.sent.length;
    b.link.restart();
    await quiet();
    jest.advanceTimersByTime(PATIENCE * 2);
    await quiet();
    expect(a.sent).toHaveLength(told);
    expect(network.connections.filter(({ signalingState }) => signalingState !== 'closed')).toHaveLength(1);
  });
});

describe('another microphone', () => {
  it('takes over without a new connection', async () => {
    const { a } = await connected();
    const track = new FakeTrack().asTrack();
    await a.link.speakWith(track);
    expect(network.connections).toHaveLength(2);
    expect(network.connections[0]!.getTransceivers()[0]!.sender.track).toBe(track);
  });
});
