import pino from 'pino';
import { addressKey, LIMITS, openLimits, takeAll } from './limits';
import { connectRedis } from './redis';
import { openWorld } from '../tooling/testing/world';

describe('one key for one subscriber', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));
});

test('the numbers: points and seconds', () => {
  expect(LIMITS).toEqual({
    signInByAddress: [400, 900],
    signInByAddressWorked: [2_000, 900],
    signInByNameAndAddress: [10, 900],
    signInByNameAndAddressWorked: [100, 900],
    signInByName: [50, 900],
    signInByNameWorked: [500, 900],
    signInByDevice: [10, 900],
    registration: [500, 3_600],
    registrationWorked: [2_000, 3_600],
    usernameCheck: [600, 60],
    institutionSearch: [600, 60],
    imageUploads: [200, 86_400],
    passkeySignIn: [1_000, 900],
    codesByAccount: [20, 3_600],
    codesByAccountDaily: [60, 86_400],
    codesByDevice: [10, 900],
    codesByDeviceDaily: [60, 86_400],
    confirmationByPassword: [10, 900],
    emailChange: [10, 3_600],
    forgottenPassword: [200, 3_600],
    forgottenPasswordWorked: [1_000, 3_600],
  });
});

describe('limits', () => {
  const world = openWorld({ rateLimit: { person: 6, address: 3 } });
  const limits = () => openLimits(world.deps);
  const outcomes = async (tries: number, take: () => Promise<unknown>) => {
    const settled = await Promise.allSettled(Array.from({ length: tries }, take));
    return {
      passed: settled.filter((one) => one.status === 'fulfilled').length,
      refusals: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])),
    };
  };

  test('as many pass as there are points, also when all try at once; the others get the time to wait', async () => {
    const { passed, refusals } = await outcomes(15, () => limits().limiter('exact', 10, 60).take('rosa'));
    expect(passed).toBe(10);
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 429, code: 'too-many' });
      expect(refusal.options.retryAfter).toBeGreaterThanOrEqual(1);
      expect(refusal.options.retryAfter).toBeLessThanOrEqual(60);
    }
  });

  test('a window ends, and its points are there again', async () => {
    const limiter = limits().limiter('window', 2, 60);
    await outcomes(5, () => limiter.take('rosa'));
    const { refusals } = await outcomes(1, () => limiter.take('rosa'));
    world.clock.advance(refusals[0].options.retryAfter * 1_000);
    expect((await outcomes(5, () => limiter.take('rosa'))).passed).toBe(2);
  });

  test('a limit of one name or key is not that of another', async () => {
    await limits().limiter('one', 1, 60).take('rosa');
    await limits().limiter('one', 1, 60).take('diego');
    await limits().limiter('other', 1, 60).take('rosa');
    await expect(limits().limiter('one', 1, 60).take('rosa')).rejects.toMatchObject({ status: 429 });
  });

  test('what is given back can be taken again, and no more than that', async () => {
    const limiter = limits().limiter('back', 2, 60);
    const giveBack = await limiter.take('rosa');
    expect(await limiter.share('rosa')).toBe(0.5);
    await giveBack();
    await giveBack();
    expect(await limiter.share('rosa')).toBe(0);
    expect((await outcomes(4, () => limiter.take('rosa'))).passed).toBe(2);
  });

  test('a point goes back to the window it was taken from, and adds none to the next', async () => {
    const limiter = limits().limiter('back-late', 2, 60);
    const giveBack = await limiter.take('rosa');
    world.clock.advance(60_000);
    await limiter.take('rosa');
    await giveBack();
    expect(await limiter.share('rosa')).toBe(0.5);
  });

  test('where one of several refuses, the others get their points back', async () => {
    const [wide, narrow] = [limits().limiter('wide', 5, 60), limits().limiter('narrow', 1, 60)];
    await takeAll([
      [wide, 'all'],
      [narrow, 'rosa'],
    ]);
    await expect(
      takeAll([
        [wide, 'all'],
        [narrow, 'rosa'],
      ]),
    ).rejects.toMatchObject({ status: 429 });
    expect(await wide.share('all')).toBeCloseTo(0.2);
  });

  test('requests are counted by person, else by address', async () => {
    const { general } = limits();
    expect((await outcomes(8, () => general({ personId: 1 }))).passed).toBe(6);
    expect((await outcomes(8, () => general({ address: '192.0.2.7' }))).passed).toBe(3);
    expect((await outcomes(1, () => general({ personId: 2 }))).passed).toBe(1);
  });

  test('the requests of one person on several gateways come out of the same points', async () => {
    const [one, other] = [limits(), limits()];
    expect((await outcomes(6, () => one.general({ personId: 5 }))).passed).toBe(6);
    // Half of the points are counted on a gateway before Redis is asked: no more than those.
    expect((await outcomes(8, () => other.general({ personId: 5 }))).passed).toBe(3);
  });

  test('without Redis the general limit lets pass and says so; the others refuse', async () => {
    const lines: string[] = [];
    const away = connectRedis('redis://127.0.0.1:1').on('error', () => undefined);
    try {
      const without = openLimits({
        ...world.deps,
        redis: away,
        log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
      });
      expect((await outcomes(10, () => without.general({ personId: 3 }))).passed).toBe(10);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('requests pass');
      await expect(without.signInByAddress.take('192.0.2.7')).rejects.toMatchObject({
        status: 503,
        code: 'unavailable',
      });
      await expect(without.limiter('pin', 5, 60).take('rosa')).rejects.toMatchObject({ status: 503 });
    } finally {
      away.disconnect();
    }
  });
});
