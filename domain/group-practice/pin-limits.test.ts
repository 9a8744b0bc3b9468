import { isPin } from './pin';
import { drawPin, expectedIntrusions, PIN_ATTEMPTS } from './pin-limits';

describe('PINs', () => {
  it('are nine digits, leading zeros included', () => {
    for (let draw = 0; draw < 2_000; draw += 1) expect(isPin(drawPin())).toBe(true);
  });

  it('are spread over the whole range', () => {
    const draws = Array.from({ length: 5_000 }, () => Number(drawPin()[0]));
    for (let digit = 0; digit < 10; digit += 1) {
      // 500 are expected of each first digit; six standard deviations are about 127.
      expect(Math.abs(draws.filter((drawn) => drawn === digit).length - 500)).toBeLessThan(130);
    }
  });

  it('do not let somebody with 1,000 accounts and an hour into any of 100 live sessions', () => {
    expect(PIN_ATTEMPTS.window).toBe(3_600);
    // 1,000 accounts could try 10,000 times in a window, and without them as often as there are addresses. However many
    // those are, accounts are stopped at 5,000 and visitors at 3,000, and an hour that touches two windows allows twice that:
    // 16,000 tries of 10^9 PINs, of which 100 are right.
    expect(PIN_ATTEMPTS).toMatchObject({ person: 10, address: 100, accounts: 5_000, visitors: 3_000 });
    const expected = expectedIntrusions({ accounts: 1_000, addresses: Number.POSITIVE_INFINITY, sessions: 100 });
    expect(expected).toBeCloseTo(0.0016, 6);
    // The same with any number of accounts.
    expect(expectedIntrusions({ accounts: 1_000_000, addresses: Number.POSITIVE_INFINITY, sessions: 100 })).toBeCloseTo(0.0016, 6);
    // From one address, they are stopped at 100.
    expect(expectedIntrusions({ accounts: 1_000, addresses: 1, sessions: 100 })).toBeCloseTo(0.00002, 9);
  });
});
