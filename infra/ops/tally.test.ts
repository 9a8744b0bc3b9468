import { WINDOW_MS } from '~/domain/ops/contract';
import { openWorld } from '../tooling/testing/world';
import { readTallies, Tally } from './tally';

const world = openWorld();
/** No other test counts at this time. */
const NOW = Date.UTC(2001, 0, 1);

describe('what processes count', () => {
  it('is added up for a minute, and kept in Redis for two', async () => {
    const [one, other] = [new Tally(world.deps), new Tally(world.deps)];
    one.count('mended');
    other.count('mended');
    other.observe('walk', 40);
    await Promise.all([one.flush(NOW), other.flush(NOW)]);

    const counted = async (at: number) => (await readTallies(world.deps, at)).count('mended');
    expect(await counted(NOW)).toBe(2);
    expect((await readTallies(world.deps, NOW)).times('walk').count).toBe(1);
    expect(await counted(NOW + WINDOW_MS - 1)).toBe(2);
    expect(await counted(NOW + WINDOW_MS)).toBe(0);
    const kept = await world.deps.redis.ttl(world.deps.key(`ops:tally:${NOW / 5_000}`));
    expect(kept).toBeGreaterThan(60);
    expect(kept).toBeLessThanOrEqual(120);
  });

  it('is kept for the next time if Redis does not take it', async () => {
    const tally = new Tally({
      ...world.deps,
      redis: {
        multi: () => {
          throw new Error('away');
        },
      } as never,
    });
    tally.count('kept');
    await expect(tally.flush(NOW)).rejects.toThrow('away');
    await expect(tally.flush(NOW)).rejects.toThrow('away');
  });
});
