import { join } from 'node:path';
import { benchmarks } from '../bench/list';
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
 * `npm run bench`: the product beside bare programs that do the same work. `-- joins` runs one of them; `-- --quick` is
 * shorter; `-- --rate=50` is for a machine that is too slow or too busy; `-- --write` puts the tables into
 * `docs/performance.md`. `-- all` is every benchmark, quick and written; none is begun that might end after 12 minutes,
 * and those that are left out are named.
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
        console.log(`\n## ${report.benchmark.title}\n\n${report.benchmark.peer}\n\n${report.text}\n`);
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
    ...names.filter((name) => !benchmarks.some((one) => one.name === name)),
  ];
  if (unknown.length > 0)
    throw new UserFacingError(
      `Use: npm run bench -- [all] [--quick] [--write] [--rate=<joins a second>] [${benchmarks.map(({ name }) => name).join('] [')}]`,
    );
  return {
    plan: atRate(all ? ALL : given.includes('--quick') ? QUICK : FULL, rate ? Number(rate) : undefined),
    wanted: benchmarks.filter(({ name }) => all || names.length === 0 || names.includes(name)),
    write: all || given.includes('--write'),
    limit: all ? ALL_MINUTES * 60_000 : Infinity,
  };
}

void runMain(main);
