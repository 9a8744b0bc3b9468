import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import { aRun } from '~/infra/tooling/testing/factories/circuit-runs';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

it('rounds follow each other one by one, also where time goes on while the server works', async () => {
  const run = await aRun(world);
  const host = await world.signedIn(run.host);
  const still = world.clock.now.bind(world.clock);
  // As a real clock does: no two looks at it are the same.
  jest.spyOn(world.clock, 'now').mockImplementation(() => {
    world.clock.advance(1);
    return still();
  });
  const act = async (data_request: string, input: object = {}): Promise<RunSnapshot> =>
    (await host.post(`/circuit-runs/${run.pin}/`, { data_request, ...input })).body;
  const seen = [await act('begin')];
  for (const round of [1, 2, 3])
    for (const phase of ['reading', 'station', 'feedback']) seen.push(await act('skip', { round, phase }));
  expect(seen.map(({ round, phase }) => `${round} ${phase}`)).toEqual(
    [1, 2, 3]
      .flatMap((round) => ['reading', 'station', 'feedback'].map((phase) => `${round} ${phase}`))
      .concat('3 null'),
  );
});
