/** @jest-environment jsdom */
import { CHECK_EVERY, checkNowAndThen } from './version-checks';

let seen: DocumentVisibilityState = 'visible';
const turn = (to: DocumentVisibilityState) => {
  seen = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a new version of an app that stays open', () => {
  let checks = 0;
  let end: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
    [checks, seen] = [0, 'visible'];
    end = checkNowAndThen({
      update: async () => {
        checks += 1;
        throw new TypeError('There is no network');
      },
    });
  });
  afterEach(() => {
    end();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is looked for every hour, also after a look without a network', () => {
    jest.advanceTimersByTime(CHECK_EVERY - 1);
    expect(checks).toBe(0);
    jest.advanceTimersByTime(1 + 2 * CHECK_EVERY);
    expect(checks).toBe(3);
  });

  it('is not looked for while nobody looks, and then at once where an hour has passed', () => {
    turn('hidden');
    jest.advanceTimersByTime(3 * CHECK_EVERY);
    expect(checks).toBe(0);
    turn('visible');
    turn('hidden');
    turn('visible');
    expect(checks).toBe(1);
  });
});
