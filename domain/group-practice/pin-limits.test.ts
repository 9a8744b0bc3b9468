import { isPin } from './pin';
import { attemptsInAnHour, drawPin, expectedIntrusions, PIN_ATTEMPTS } from './pin-limits';

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

  it('keep an attacker out: below 0.002 expected intrusions an hour with 1,000 live groups, from however many addresses', () => {
    // 120 wrong PINs of visitors and 160 of accounts are looked up in ten minutes. An hour touches seven such windows:
    // 1,960 tries at 1,000 right PINs of 10^9.
    expect(PIN_ATTEMPTS).toMatchObject({
      visitors: 60,
      visitorsWorked: 60,
      accounts: 80,
      accountsWorked: 80,
      window: 600,
    });
    expect(attemptsInAnHour(Number.POSITIVE_INFINITY)).toBe(1_960);
    const expected = expectedIntrusions({ addresses: Number.POSITIVE_INFINITY, sessions: 1_000 });
    expect(expected).toBeCloseTo(0.00196, 9);
    expect(expected).toBeLessThan(0.002);
    expect(expectedIntrusions({ addresses: 60, sessions: 1_000 })).toBe(expected);
    // One address alone stops at 70 in a window.
    expect(expectedIntrusions({ addresses: 1, sessions: 1_000 })).toBeCloseTo(0.00049, 9);
  });
});
