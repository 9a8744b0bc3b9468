import type { TestServers } from '../testing/servers';
import { measurements } from './list';
import { SMOKE } from './plan';
import { runBenchmarks } from './run-benchmarks';

/** Those with a large database take too long here, and browser tests cover the pages. */
const SHORT = measurements.filter(({ name, groups }) => groups || name === 'outbox');

describe('benchmarks in their shortest form', () => {
  const reports = new Map<string, string>();
  let failures: Error[] = [];

  beforeAll(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const servers: TestServers = {
      databaseUrl: process.env.TEST_DATABASE_URL!,
      redisUrl: process.env.TEST_REDIS_URL!,
      stop: async () => undefined,
    };
    ({ failures } = await runBenchmarks(servers, SHORT, SMOKE, ({ measurement, text }) =>
      reports.set(measurement.name, text),
    ));
  }, 900_000);

  it('end without a lost join, push, poll or job', () => expect(failures).toEqual([]));

  it.each(SHORT.map(({ name }) => name))('%s prints its tables and its aims', (name) => {
    const text = reports.get(name) ?? '';
    expect(text).toMatch(/^\| .*(product|outbox|peer).*\|$/m);
    expect(text).toMatch(/^\| aim +\| +wanted \| +measured \| +met \|$/m);
    expect(text).not.toMatch(/undefined|NaN/);
  });
});
