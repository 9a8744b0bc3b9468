import { join } from 'node:path';
import { benchmarks, measurements, measurementsOf } from '../bench/list';
import { ALL, atRate, FULL, QUICK } from '../bench/plan';
import { runBenchmarks } from '../bench/run-benchmarks';
import { writeReport } from '../bench/write-docs';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { startTestServers } from '../testing/servers';
import { dataDir, root } from './paths';
import { step } from './progress';
import { runMain, stopSignal } from './until-stopped';

/** What a developer has set for `npm start` is not for the benchmarks. */
const NOT_OURS =
  /^(DATABASE_|REDIS_|RATE_LIMIT_|AI_|SPEECH_|PORT$|HOST$|PUBLIC_URL$|SESSION_SECRET$|DEMO$|TRUST_PROXY$|LOG_LEVEL$|CHAT_URL$|STUN_|TURN_)/;
/** How long `all` may take. */
const ALL_MINUTES = 12;
const DOCS = join(root, 'docs', 'performance.md');

/**
 * `npm run bench`: the product beside bare programs that do the same work. `-- joins` runs one benchmark, `-- idle-sockets` one
 * of its measurements. `-- --quick` is shorter; `-- --rate=50` is for a slow or busy machine; `-- --write` puts the figures into
 * `docs/performance.md`. `-- all` runs everything, quick and written. It starts nothing that might end after 12 minutes and
 * names what it leaves out.
 */
async function main(): Promise<number> {
  const { plan, wanted, write, limit } = readArguments(process.argv.slice(3));
  const stopped = stopSignal();
  for (const name of Object.keys(process.env)) if (NOT_OURS.test(name)) delete process.env[name];
  process.env.DATA_DIR = join(dataDir(), 'bench');

  let stop = async (): Promise<void> => undefined;
  const run = async (): Promise<number> => {
    const servers = await step('PostgreSQL and Redis of their own', (log) => startTestServers({ durable: true, log }));
    stop = servers.stop;
    const { failures, leftOut } = await runBenchmarks(
      servers,
      wanted,
      plan,
      (report) => {
        console.log(`\n## ${report.measurement.title}\n\n${report.measurement.peer}\n\n${report.text}\n`);
        if (write) writeReport(DOCS, report);
      },
      limit,
    );
    if (leftOut.length > 0)
      console.log(
        `Left out for want of time: npm run bench -- --quick --write ${leftOut.map(({ name }) => name).join(' ')}\n`,
      );
    return failures.length > 0 ? 1 : 0;
  };
  try {
    return await Promise.race([run(), stopped.then(() => 130)]);
  } finally {
    await stop();
  }
}

function readArguments(given: string[]) {
  const all = given.includes('all');
  const rate = given.map((one) => /^--rate=([1-9]\d*)$/.exec(one)?.[1]).find(Boolean);
  const names = given.filter((one) => !one.startsWith('--') && one !== 'all');
  const unknown = [
    ...given.filter((one) => one.startsWith('--') && !/^--(quick|write|rate=[1-9]\d*)$/.test(one)),
    ...names.filter((name) => measurementsOf(name).length === 0),
  ];
  if (unknown.length > 0)
    throw new UserFacingError(
      `Use: npm run bench -- [all] [--quick] [--write] [--rate=<joins a second>] [${Object.keys(benchmarks).join('] [')}]`,
    );
  return {
    plan: atRate(all ? ALL : given.includes('--quick') ? QUICK : FULL, rate ? Number(rate) : undefined),
    wanted: all || names.length === 0 ? measurements : [...new Set(names.flatMap(measurementsOf))],
    write: all || given.includes('--write'),
    limit: all ? ALL_MINUTES * 60_000 : Infinity,
  };
}

void runMain(main);
