const NOW = 1_800_000_000_000;
/** The module remembers what it has learned: each test has its own. */
const fresh = () => {
  let loaded: typeof import('./server-time') | undefined;
  jest.isolateModules(() => (loaded = require('./server-time') as typeof import('./server-time')));
  return loaded!;
};

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

it('trusts the answer that was under way the shortest', () => {
  const { noteServerTime, serverNow } = fresh();
  noteServerTime(NOW + 90_000);
  jest.setSystemTime(NOW + 10_000);
  noteServerTime(NOW + 103_000);
  expect(serverNow()).toBe(NOW + 103_000);
  jest.setSystemTime(NOW + 20_000);
  noteServerTime(NOW + 105_000);
  expect(serverNow()).toBe(NOW + 113_000);
});

it('learns nothing from an answer that it reads again', () => {
  const { noteTimeOf, serverNow } = fresh();
  noteTimeOf({ clock: { server_time: NOW } });
  jest.setSystemTime(NOW + 90_000);
  noteTimeOf({ clock: { server_time: NOW } });
  expect(serverNow()).toBe(NOW + 90_000);
});

it('notices that the clock of the device was set', () => {
  const { noteTimeOf, serverNow } = fresh();
  noteTimeOf({ server_time: NOW });
  jest.setSystemTime(NOW + 3_600_000);
  noteTimeOf({ server_time: NOW + 1_000 });
  expect(serverNow()).toBe(NOW + 1_000);
});

export {};
