import { Client } from 'pg';
import { fillLarge } from './large';
import { learningFills } from './large-learning';
import { PLANS } from './plan-table';
import { plansOf } from './plans';
import { openWorld } from './world';

/** Tables below this may be read from end to end: an index would not be quicker. */
const SMALL = 1_000;
const MANY = 50_000;
/** Buffers of 8 kB that one statement may look at, however few rows it finds there. */
const BUFFERS = 500;

describe(`with ${MANY.toLocaleString('en')} rows of everything`, () => {
  let client: Client;
  let large: Set<string>;

  // Before the world's own end, which drops the database.
  afterAll(() => client.end());
  // Plans depend on how large the tables are, and have been.
  const world = openWorld({ own: true });

  beforeAll(async () => {
    client = new Client({ connectionString: world.deps.config.databaseUrl });
    await client.connect();
    const size = {
      accounts: MANY,
      institutions: MANY,
      stations: MANY,
      sessions: MANY,
      liveSessions: 2_000,
      questions: MANY,
    };
    await fillLarge(client, size);
    for (const fill of learningFills(size)) await client.query(fill);
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ relname: string }>(
      `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= ${SMALL}`,
    );
    large = new Set(rows.map(({ relname }) => relname));
  }, 300_000);

  it.each(PLANS)(
    '%s: no statement scans a table, or looks at more than %d rows or many buffers',
    async (_, most, query, buffers = BUFFERS) => {
      const plans = await plansOf(client, world.clock, query);
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) {
        const scanned = plan.sequential.filter((table) => large.has(table));
        // What is wrong is said with the whole plan.
        expect(scanned.length > 0 || plan.rowsRead > most || plan.buffers > buffers ? plan : 'frugal').toBe('frugal');
      }
    },
  );
});
