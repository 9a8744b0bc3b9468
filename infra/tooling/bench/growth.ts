import type { Client } from 'pg';
import { migrate } from '~/infra/database/migrate';
import { systemClock } from '~/infra/process/deps';
import { fillLarge } from '../testing/large';
import { PLANS } from '../testing/plan-table';
import { plansOf, type StatementPlan } from '../testing/plans';
import { fillBank } from './bank';
import type { Context, Measurement, Result } from './benchmark';
import { table, whole } from './tables';
import { freshDatabase, openDatabase } from './side';

/** Beside the bank of 100,000 questions with 1,000,000 answers of 2,000 people. */
const SIZE = {
  accounts: 200_000,
  institutions: 5_000,
  stations: 3_020,
  sessions: 100_000,
  liveSessions: 2_000,
  questions: 0,
};
/** Tables below this may be read from end to end. */
const SMALL = 1_000;

interface GrowthRow extends StatementPlan {
  query: string;
  /** Large tables that it read from end to end. */
  scanned: string[];
}

async function explainAll(client: Client): Promise<GrowthRow[]> {
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= ${SMALL}`,
  );
  const large = new Set(rows.map(({ relname }) => relname));
  const found: GrowthRow[] = [];
  for (const [query, , run] of PLANS) {
    for (const plan of await plansOf(client, systemClock, run))
      found.push({ ...plan, query, scanned: plan.sequential.filter((name) => large.has(name)) });
  }
  return found;
}

async function measureGrowth({ servers, say }: Context): Promise<GrowthRow[]> {
  const databaseUrl = await freshDatabase(servers, 'bench_growth');
  await migrate(databaseUrl);
  const client = await openDatabase(databaseUrl);
  try {
    say('filling the database');
    await fillLarge(client, SIZE);
    await fillBank(client);
    say('explaining');
    return await explainAll(client);
  } finally {
    await client.end();
  }
}

function report(rows: readonly GrowthRow[]): Result {
  const line = ({ query, name, rowsRead, buffers, milliseconds, scanned, scans }: GrowthRow, index: number) => [
    rows[index - 1]?.query === query ? '' : query,
    name,
    whole(rowsRead),
    whole(buffers),
    milliseconds.toFixed(2),
    scanned.join(' ') || '–',
    [...new Set(scans)].join(', '),
  ];
  const text = [
    `${whole(SIZE.accounts + 2_000)} accounts, ${whole(SIZE.institutions)} institutions, ${whole(SIZE.stations)} stations, ${whole(SIZE.sessions)} group sessions (${whole(SIZE.liveSessions)} of them live), 100,000 questions, 1,000,000 answers. Rows and index entries looked at, 8 kB buffers, milliseconds.`,
    table(['query', 'statement', 'rows', 'buffers', 'ms', 'whole table', 'plan'], rows.map(line)),
  ].join('\n\n');
  const scanning = rows.filter(({ scanned }) => scanned.length > 0).length;
  return { text, figures: [[{ what: 'statements that read a large table from end to end', most: 0 }, scanning]] };
}

/** What the statements that must not grow do in a large database. */
export const growth: Measurement = {
  name: 'growth',
  longest: 120_000,
  title: 'Plans in a large database',
  peer: 'There is no peer; no statement may read a table that grows from end to end.',
  run: async (context) => report(await measureGrowth(context)),
};
