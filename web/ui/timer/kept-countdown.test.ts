/** @jest-environment jsdom */
import { forgetServerTime, noteServerTime, steadyNow } from '~/web/live/server-time';
import { forgetCountdown, keep, kept } from './kept-countdown';

const HOUR = 3_600_000;
const countdown = { total: 480_000, remaining: 480_000, startedAt: 1_800_000_000_000 };

/** A page of a device whose clock is so far ahead of the server's. */
function open(ahead: number): void {
  forgetServerTime();
  noteServerTime(steadyNow() - ahead);
}

beforeEach(() => sessionStorage.clear());
afterAll(forgetServerTime);

describe('a countdown that is kept over a reload', () => {
  it.each([2 * HOUR, -2 * HOUR, 300_000, -300_000])('goes on if the clock of the device was set by %i ms', (set) => {
    open(60_000);
    keep('station', countdown);
    open(60_000 + set);
    const { startedAt, ...rest } = kept('station')!;
    expect(rest).toEqual({ total: 480_000, remaining: 480_000 });
    // The steady clock of the new page begins with the device's.
    expect(Math.abs(startedAt! - countdown.startedAt - set)).toBeLessThan(5_000);
  });

  it('is as it was if the clock was not set, and if nothing is known of the server’s', () => {
    open(0);
    keep('station', countdown);
    open(2_000);
    expect(kept('station')).toEqual(countdown);
    forgetServerTime();
    expect(kept('station')).toEqual(countdown);
    forgetCountdown('station');
    expect(kept('station')).toBeNull();
  });
});
