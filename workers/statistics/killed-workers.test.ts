import { setTimeout as pause } from 'node:timers/promises';
import { METRICS } from '~/domain/acts/metrics';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aBank } from '~/infra/tooling/testing/factories/questions';
import { rebuilt, countRows } from '~/infra/tooling/testing/factories/statistics';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { aWorkerProcess } from '~/infra/tooling/testing/worker-process';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = <T>(text: string): Promise<T[]> => world.deps.dataSource.query(text);
const waiting = async () =>
  (await sql<{ left: number }>('SELECT count(*)::int AS left FROM statistics_events'))[0]!.left;

/** Waits for what a process does, however long that takes on this machine. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

/** Holds counting after it claimed events, until it is released: it waits for a table lock of this test. */
async function heldWhileCounting(): Promise<() => Promise<void>> {
  const runner = world.deps.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  await runner.query('LOCK TABLE statistics_counts IN EXCLUSIVE MODE');
  return async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
}
const someoneWaits = async () =>
  (
    await sql<{ waits: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE relation = 'statistics_counts'::regclass AND NOT granted) AS waits`,
    )
  )[0]!.waits;

it('a worker that is killed while it counts neither loses nor doubles an answer', async () => {
  await rebuilt(world);
  const questions = await aBank(world, 3);
  const people = await Promise.all([1, 2, 3].map(() => aPerson(world)));
  for (const person of people) await aTakenQuiz(world, { person, questions });
  const letGo = await heldWhileCounting();
  const first = await aWorkerProcess(world, 'statistics-worker-1');
  let second: Awaited<ReturnType<typeof aWorkerProcess>> | null = null;
  try {
    // It has taken the events and is about to add them up.
    await until(someoneWaits);
    await first.kill();
    await letGo();
    for (const person of people) await aTakenQuiz(world, { person, questions });
    second = await aWorkerProcess(world, 'statistics-worker-2');
    await until(async () => (await waiting()) === 0);
    const counts = (await countRows(world)).filter(
      ({ metric, span, country, stage }) =>
        metric === METRICS.question && span === 3 && country === '*' && stage === -1,
    );
    expect(counts.map(({ count, people: who }) => [count, who])).toEqual([[18, 3]]);
    const before = await countRows(world);
    await second.stop();
    await rebuilt(world);
    expect(await countRows(world)).toEqual(before);
  } finally {
    await first.stop();
    await second?.stop();
  }
});
