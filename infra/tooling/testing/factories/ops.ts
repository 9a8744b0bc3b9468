import type { Person } from '~/domain/accounts/person';
import { requestFeedback } from '~/domain/stations/request-feedback';
import { writeFeedback } from '~/workers/stations/write-feedback';
import { type Handler, runDelivery } from '~/workers/registry';
import type { World } from '../world';
import { aPerson } from './accounts';
import { anAttempt } from './stations';

export interface FailedJob {
  /** Of the outbox row. */
  id: number;
  attempt_id: number;
  learner: Person;
  station: string;
}

/** Feedback that somebody waits for; its job is in the queue. */
export async function aFeedbackJob(world: World): Promise<FailedJob> {
  const learner = await aPerson(world);
  const { id, station } = await anAttempt(world, { examiner: learner });
  await world.deps.inTransaction((tx) => requestFeedback(tx, learner, id));
  await world.deps.dispatcher.settled();
  const [row] = (await world.deps.dataSource.query(
    `SELECT id FROM outbox WHERE kind = 'job' AND body->>'attempt_id' = $1 ORDER BY id DESC LIMIT 1`,
    [String(id)],
  )) as { id: string }[];
  return { id: Number(row!.id), attempt_id: id, learner, station: station.name };
}

/** The same, given up after its last attempt. */
export async function aFailedFeedbackJob(
  world: World,
  failure = 'the provider could not be reached',
): Promise<FailedJob> {
  const job = await aFeedbackJob(world);
  const failing: Handler = { ...(writeFeedback as unknown as Handler), run: () => Promise.reject(new Error(failure)) };
  await runDelivery(
    world.deps,
    failing,
    { outbox_id: String(job.id), payload: { attempt_id: job.attempt_id } },
    true,
  ).catch(() => undefined);
  return job;
}
