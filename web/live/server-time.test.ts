/** @jest-environment jsdom */
const NOW = 1_800_000_000_000;
/** The module remembers what it has learned: each test has its own. */
const fresh = () => {
  let loaded: typeof import('./server-time') | undefined;
  jest.isolateModules(() => (loaded = require('./server-time') as typeof import('./server-time')));
  return loaded!;
};
const pass = (milliseconds: number) => void jest.advanceTimersByTime(milliseconds);
const hide = () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
};

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

it('trusts the answer that was under way the shortest', () => {
  const { noteServerTime, serverNow } = fresh();
  noteServerTime(NOW + 90_000);
  pass(10_000);
  noteServerTime(NOW + 101_500);
  expect(serverNow()).toBe(NOW + 101_500);
  pass(10_000);
  noteServerTime(NOW + 105_000);
  expect(serverNow()).toBe(NOW + 111_500);
});

it('learns nothing from an answer that it reads again', () => {
  const { noteTimeOf, serverNow } = fresh();
  noteTimeOf({ clock: { server_time: NOW } });
  pass(90_000);
  noteTimeOf({ clock: { server_time: NOW } });
  expect(serverNow()).toBe(NOW + 90_000);
});

it.each([-7_200_000, -300_000, 300_000, 7_200_000])(
  'goes on evenly when the clock of the device is set by %s ms',
  (jump) => {
    const { noteServerTime, serverNow, steadyNow } = fresh();
    noteServerTime(NOW);
    const before = steadyNow();
    jest.setSystemTime(NOW + jump);
    pass(1_000);
    expect(serverNow()).toBe(NOW + 1_000);
    expect(steadyNow() - before).toBe(1_000);
  },
);

it('counts the time in which the device slept, once the server tells', () => {
  const { noteServerTime, serverNow, serverOffset, steadyNow } = fresh();
  noteServerTime(NOW);
  const [before, offset] = [steadyNow(), serverOffset()];
  hide();
  // Twenty minutes, of which the device has counted one second.
  pass(1_000);
  noteServerTime(NOW + 1_200_000);
  expect(serverNow()).toBe(NOW + 1_200_000);
  expect(steadyNow() - before).toBe(1_200_000);
  expect(serverOffset()).toBe(offset);
});

it('follows a server whose clock was set back', () => {
  const { noteServerTime, serverNow } = fresh();
  noteServerTime(NOW);
  pass(3_600_000);
  noteServerTime(NOW + 1_000);
  expect(serverNow()).toBe(NOW + 1_000);
});

export {};

it.each([
  ['slept', 1_200_000, true],
  ['had its clock set back', -3_600_000, true],
  ['stayed awake', 0, false],
])('knows of a device that %s while the page was hidden', (_, jump, moved) => {
  const { hasClockMoved } = fresh();
  pass(60_000);
  hide();
  pass(60_000);
  jest.setSystemTime(Date.now() + jump);
  expect(hasClockMoved()).toBe(moved);
});
