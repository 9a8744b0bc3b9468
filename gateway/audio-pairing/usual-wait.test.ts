import { aPair, aSeeker } from '~/infra/tooling/testing/factories/audio-pairing';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld({ own: true });
const query = (sql: string, values: unknown[]) => world.deps.dataSource.query(sql, values);

/** A pair whose first had been waiting for so many seconds; the second was brought together with them at once. */
async function aPairAfter(seconds: number) {
  const pair = await aPair(world);
  await query(
    `UPDATE pairing_members one SET waiting_since = pairing.matched_at - $2::int * interval '1 second'
       FROM pairings pairing WHERE pairing.id = one.pairing_id AND one.account_id = $1`,
    [pair.first.person.id, seconds],
  );
  return pair;
}

it('tells who searches how long those waited who found a partner lately, once five did', async () => {
  await aStation(world, { style: 1 });
  const seeker = await aSeeker(world);
  const usual = async () => {
    const { state, usual_wait } = await seeker.search({ style: 4, language: 'es' });
    await seeker.stop();
    return [state, usual_wait];
  };
  for (const seconds of [600, 60, 240, 120]) await aPairAfter(seconds);
  expect(await usual()).toEqual(['searching', null]);
  const { first } = await aPairAfter(180);
  expect(await usual()).toEqual(['searching', 180]);
  expect(await seeker.poll()).toMatchObject({ state: 'idle', usual_wait: null });

  // The same search goes on when a partner did not stay: it had found one.
  world.clock.advance(120_000);
  const { first: another } = await aPairAfter(0);
  await query('UPDATE pairing_members SET left_at = now() WHERE account_id = $1', [first.person.id]);
  await query(
    `UPDATE pairing_members one SET account_id = $1, waiting_since = before.waiting_since
       FROM pairing_members before WHERE before.account_id = $1 AND one.account_id = $2`,
    [first.person.id, another.person.id],
  );
  expect(await usual()).toEqual(['searching', 180]);

  world.clock.advance(31 * 24 * 3_600_000);
  const later = await aSeeker(world);
  expect(await later.search()).toMatchObject({ state: 'searching', usual_wait: null });
});
