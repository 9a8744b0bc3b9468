import { anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld({ own: true });

/** A submitted station whose feedback is waited for, unless it says something else. */
async function feedback(more: { seconds?: number; writer?: 'offline' | 'model'; version?: number } = {}) {
  const { id, examiner } = await anAttempt(world);
  const { seconds = null, writer = seconds === null ? null : 'offline', version = seconds === null ? 1 : 2 } = more;
  await world.deps.dataSource.query(
    `INSERT INTO station_feedback (attempt_id, state, text, writer, version, created_at, updated_at)
     VALUES ($1, CASE WHEN $2::int IS NULL THEN 'waiting' ELSE 'ready' END, CASE WHEN $3::text IS NULL THEN '' ELSE '<p>Good.</p>' END, $3, $4, $5::timestamptz, $5::timestamptz + coalesce($2::int, 0) * interval '1 second')
     ON CONFLICT (attempt_id) DO UPDATE SET state = excluded.state, text = excluded.text, writer = excluded.writer, version = excluded.version, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [id, seconds, writer, version, world.clock.now()],
  );
  const client = await world.signedIn(examiner);
  return async () =>
    (await client.post(`/osce-stations/summary/${id}`, { data_request: 'ai_feedback' })).body as {
      show_waiting: boolean;
      usual_seconds: number | null;
    };
}

it('tells who waits what the last ones took, once five are known', async () => {
  const waiting = await feedback();
  const ready = await feedback({ seconds: 30 });
  for (const seconds of [10, 20, 40]) await feedback({ seconds });
  // Asked for more than once: how long each time took is not known.
  await feedback({ seconds: 9_000, version: 4 });
  expect(await waiting()).toMatchObject({ show_waiting: true, usual_seconds: null });
  await feedback({ seconds: 300, writer: 'model' });
  expect(await waiting()).toMatchObject({ show_waiting: true, usual_seconds: 30 });
  expect(await ready()).toMatchObject({ show_waiting: false, usual_seconds: null });
});

it('of the model tells who waits for the model after the offline writer', async () => {
  const waiting = await feedback({ writer: 'offline', version: 3 });
  for (const seconds of [40, 50, 70, 80]) await feedback({ seconds, writer: 'model' });
  await feedback({ seconds: 1 });
  expect(await waiting()).toMatchObject({ show_waiting: true, usual_seconds: 70 });
});
