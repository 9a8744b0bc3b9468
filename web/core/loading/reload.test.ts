/** @jest-environment jsdom */
import { isReloadPending, reloadFor, reloadGoesTo, reloadWaitsWhile } from './reload';

const BUILD = { status: 200, headers: new Headers({ 'content-type': 'application/javascript' }) };

describe('a chunk that is gone', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.fetch = async () => BUILD as Response;
  });
  afterEach(() => jest.useRealTimers());

  it('reloads nothing in the middle of a station or a quiz until it is over, and says so', async () => {
    let working = true;
    let asked = 0;
    // Where the page goes is asked for as it reloads. It stays where it is: jsdom goes nowhere else.
    reloadGoesTo(() => {
      asked += 1;
      return '#reloaded';
    });
    reloadWaitsWhile(() => working);
    void reloadFor('assets/gone-1a2b3c4d.js');
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([isReloadPending(), asked, window.location.hash]).toEqual([true, 0, '']);
    working = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect([asked, window.location.hash]).toEqual([1, '#reloaded']);
  });
});
