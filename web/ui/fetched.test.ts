/** @jest-environment jsdom */
import { patiently } from './fetched';

const TRY_EVERY = 2_000;

/** Fails as often as said, then answers. */
function failing(times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error(`try ${load.mock.calls.length}`);
    return 'here';
  });
  return load;
}

describe('what a page fetches when it is first shown', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => {
    jest.useFakeTimers();
    online.mockReturnValue(true);
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => online.mockRestore());

  it('is tried again every two seconds', async () => {
    const load = failing(2);
    const part = patiently(load);
    await jest.advanceTimersByTimeAsync(TRY_EVERY - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(TRY_EVERY + 1);
    await expect(part).resolves.toBe('here');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is given up after the third time, with what that said', async () => {
    const part = patiently(failing(9));
    const told = expect(part).rejects.toThrow('try 3');
    await jest.advanceTimersByTimeAsync(2 * TRY_EVERY);
    await told;
  });

  it('is not given up while there is no network', async () => {
    online.mockReturnValue(false);
    const load = failing(20);
    const part = patiently(load);
    await jest.advanceTimersByTimeAsync(20 * TRY_EVERY);
    await expect(part).resolves.toBe('here');
  });
});
