import { PolledSnapshots } from './polled-snapshots';

interface Lobby {
  version: number;
  members: number[];
}

/** Loads that end when the test says so. */
function loads() {
  const pending: { end(snapshot: Lobby | null): void; fail(): void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<Lobby | null>((resolve, reject) =>
        pending.push({ end: resolve, fail: () => reject(new Error('away')) }),
      ),
  );
  return { load, pending };
}

const news = (snapshot: Lobby) => ({
  kind: 'live' as const,
  resource: 'lobby',
  key: 1,
  version: snapshot.version,
  snapshot,
});
const of = (member: number) => (lobby: Lobby) => lobby.members.includes(member);
const ready = (lobby: Lobby | null) => () => Promise.resolve(lobby);
const never = () => Promise.reject(new Error('it was read again'));

describe('polls', () => {
  let now = 0;
  let polled: PolledSnapshots;
  beforeEach(() => {
    now = 1_000_000;
    polled = new PolledSnapshots(() => now);
  });
  const first: Lobby = { version: 3, members: [1, 2] };

  it('within five seconds are answered from what was read', async () => {
    expect(await polled.read('lobby:1', of(1), ready(first))).toBe(first);
    now += 4_999;
    expect(await polled.read('lobby:1', of(2), never)).toBe(first);
    now += 1;
    const later = { version: 4, members: [1] };
    expect(await polled.read('lobby:1', of(1), ready(later))).toBe(later);
  });

  it('are answered the newest that was announced, whatever was read', async () => {
    await polled.read('lobby:1', of(1), ready(first));
    const second = { version: 4, members: [1, 2, 3] };
    polled.heard('lobby:1', news(second));
    polled.heard('lobby:1', news(first));
    expect(await polled.read('lobby:1', of(3), never)).toBe(second);
  });

  it('that read while a newer state is announced do not bring the older one back', async () => {
    const { load, pending } = loads();
    const asked = polled.read('lobby:1', of(1), load);
    const second = { version: 4, members: [1, 2, 3] };
    polled.heard('lobby:1', news(second));
    pending[0]!.end(first);
    await asked;
    expect(await polled.read('lobby:1', of(1), never)).toBe(second);
  });

  it('of many at once read once', async () => {
    const { load, pending } = loads();
    const asked = [1, 2, 1, 2].map((member) => polled.read('lobby:1', of(member), load));
    pending[0]!.end(first);
    expect(await Promise.all(asked)).toEqual([first, first, first, first]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('of somebody whom what is kept does not know are answered by the truth', async () => {
    await polled.read('lobby:1', of(1), ready(first));
    expect(await polled.read('lobby:1', of(9), ready(first))).toBeNull();
    const joined = { version: 4, members: [1, 2, 9] };
    expect(await polled.read('lobby:1', of(9), ready(joined))).toBe(joined);
  });

  it('that could not be read are read again, by those who waited as well', async () => {
    const { load, pending } = loads();
    const asked = polled.read('lobby:1', of(1), load);
    const waiting = polled.read('lobby:1', of(1), ready(first));
    pending[0]!.fail();
    await expect(asked).rejects.toThrow('away');
    expect(await waiting).toBe(first);
  });

  it('are read anew after announcements may have been missed', async () => {
    await polled.read('lobby:1', of(1), ready(first));
    polled.forget();
    expect(polled.has('lobby:1')).toBe(false);
    const later = { version: 9, members: [1] };
    expect(await polled.read('lobby:1', of(1), ready(later))).toBe(later);
  });

  it('keep a bounded number of topics in mind', async () => {
    for (let index = 0; index <= 2_000; index += 1) await polled.read(`lobby:${index}`, of(1), ready(first));
    expect(polled.has('lobby:0')).toBe(false);
    expect(polled.has('lobby:2000')).toBe(true);
  });
});
