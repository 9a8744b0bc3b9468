import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStation, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const api = (name: string) => `/api/stations/circuits/${name}/`;

async function aBuilder() {
  const person = await aPerson(world);
  const client = await world.signedIn(person);
  return {
    person,
    client,
    add: (stations: { id: number }[], label: string) =>
      client.post(api('add'), { kit_ids: stations.map(({ id }) => id), label }),
    list: async (base = 'osce-stations') =>
      (await client.get(`/${base}/circuits/`)).body.circuits as {
        id: number;
        label: string;
        slug: string;
        stations: number;
      }[],
  };
}
async function stations(count: number, more: object = {}) {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await aStation(world, more));
  return made;
}

describe('adding to a circuit (spec 3 §7: JSON with kit_ids and label)', () => {
  // rules: 3.1.5, 3.3.15
  it('makes it when there is none with that label, and adds to it when there is, each station once, in their order', async () => {
    const { add, client, list } = await aBuilder();
    const [a, b, c] = await stations(3);
    const { body } = await add([b!, a!], ' Finals ');
    expect(body).toEqual({ circuit: { id: expect.any(Number), label: 'Finals', slug: 'finals' }, added: 2 });
    expect((await add([a!, c!], 'FINALS')).body).toMatchObject({ circuit: { id: body.circuit.id }, added: 1 });
    expect(await list()).toMatchObject([{ label: 'Finals', slug: 'finals', stations: 3 }]);
    expect(
      (await client.get('/osce-stations/circuits/finals/')).body.stations.map(({ id }: { id: number }) => id),
    ).toEqual([b!.id, a!.id, c!.id]);
  });

  // rules: 3.5.27
  it("'Adding to a circuit does nothing when no stations are chosen' (spec 3 §5)", async () => {
    const { add, list } = await aBuilder();
    expect(await add([], 'Finals')).toMatchObject({ status: 200, body: { circuit: null, added: 0 } });
    expect(await list()).toEqual([]);
  });

  it('twice in the same instant makes one circuit', async () => {
    const { add, list } = await aBuilder();
    const [a, b] = await stations(2);
    await Promise.all([add([a!], 'Finals'), add([b!], 'finals'), add([a!], 'Finals!')]);
    expect((await list()).map(({ slug, stations: count }) => [slug, count]).sort()).toEqual([
      ['finals', expect.any(Number)],
      ['finals-2', expect.any(Number)],
    ]);
  });

  it('refuses a deleted station, several kinds of station, no label, and more than 60', async () => {
    const { add, list } = await aBuilder();
    const [gone] = await stations(1, { deleted_at: new Date() });
    const [one] = await stations(1);
    const [gp] = await stations(1, { style: 2 });
    expect((await add([one!, gone!], 'x')).body.type).toBe('/problems/station-gone');
    expect((await add([one!, gp!], 'x')).body.type).toBe('/problems/circuit-styles-mixed');
    expect((await add([one!], '  ')).body.type).toBe('/problems/circuit-needs-label');
    const [first, second] = [await stations(60), await stations(1)];
    expect((await add(first, 'Full')).status).toBe(200);
    expect((await add(second, 'Full')).body.type).toBe('/problems/circuit-full');
    expect((await list()).map(({ label, stations: count }) => [label, count])).toEqual([['Full', 60]]);
  });
});

describe('a circuit', () => {
  it('says how long each station takes: what its author set, else the defaults (spec 3 §9)', async () => {
    const { add, client } = await aBuilder();
    await add(
      [
        await aStation(world, { candidate_minutes: 1, examiner_minutes: 5 }),
        await aStation(world, { long_case: true }),
      ],
      'Finals',
    );
    const { stations: shown } = (await client.get('/osce-stations/circuits/finals/')).body;
    expect(
      shown.map((one: { candidate_minutes: number; examiner_minutes: number }) => [
        one.candidate_minutes,
        one.examiner_minutes,
      ]),
    ).toEqual([
      [1, 5],
      [2, 15],
    ]);
  });

  // rules: 3.7.4
  it('is renamed, and answers the slug of its new address (spec 3 §7)', async () => {
    const { add, client } = await aBuilder();
    const [station] = await stations(1);
    const { circuit } = (await add([station!], 'Finals')).body;
    await add([station!], 'Other');
    expect((await client.post(api('rename'), { circuit_id: circuit.id, label: 'Mock exam' })).body).toEqual({
      slug: 'mock-exam',
    });
    expect((await client.get('/osce-stations/circuits/mock-exam/')).body.circuit.label).toBe('Mock exam');
    expect((await client.get('/osce-stations/circuits/finals/')).status).toBe(404);
    expect((await client.post(api('rename'), { circuit_id: circuit.id, label: 'OTHER' })).body.type).toBe(
      '/problems/circuit-label-taken',
    );
    expect((await client.post(api('rename'), { circuit_id: circuit.id, label: ' ' })).status).toBe(422);
  });

  // rules: 3.2.2, 3.7.5
  it('is deleted, and one lands on /osce-stations/circuits/ (spec 3 §2)', async () => {
    const { add, client, list } = await aBuilder();
    const { circuit } = (await add(await stations(1, { style: 3 }), 'Finals')).body;
    expect((await client.post(api('delete'), { circuit_id: circuit.id })).body).toEqual({
      next_url: '/osce-stations/circuits/',
    });
    expect(await list('nursing-toc')).toEqual([]);
    expect((await client.post(api('delete'), { circuit_id: circuit.id })).status).toBe(404);
  });

  // rules: 3.2.3, 3.7.6
  it('is gone with its last station, and one lands on /osce-stations/circuits/ (spec 3 §2)', async () => {
    const { add, client, list } = await aBuilder();
    const [a, b] = await stations(2);
    const { circuit } = (await add([a!, b!], 'Finals')).body;
    const remove = async (kit_id: number) =>
      (await client.post(api('remove-kit'), { kit_id, circuit_id: circuit.id })).body;
    expect(await remove(a!.id)).toEqual({ deleted: false, next_url: null });
    expect(await remove(a!.id)).toEqual({ deleted: false, next_url: null });
    expect(await remove(b!.id)).toEqual({ deleted: true, next_url: '/osce-stations/circuits/' });
    expect(await list()).toEqual([]);
  });

  it('says which of its stations are gone, and lets them be taken out', async () => {
    const { add, client } = await aBuilder();
    const [a, b] = await stations(2);
    const { circuit } = (await add([a!, b!], 'Finals')).body;
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [a!.id]);
    expect((await client.get('/osce-stations/circuits/finals/')).body).toMatchObject({
      stations: [{ id: b!.id }],
      gone: [{ id: a!.id, name: a!.name }],
    });
    expect((await client.post(api('remove-kit'), { kit_id: a!.id, circuit_id: circuit.id })).body.deleted).toBe(false);
  });

  // rules: 3.9.16
  it("has a chart 'from 6 weeks ago to Now' of the person's tries at its stations (spec 3 §9)", async () => {
    const { add, client, person, list } = await aBuilder();
    const [a, b, elsewhere] = await stations(3);
    await anAttempt(world, { station: a!, examiner: person, ticked: 4 });
    world.clock.advance(2 * 7 * 86_400_000);
    await anAttempt(world, { station: a!, examiner: person, ticked: 1 });
    await anAttempt(world, { station: b!, examiner: person, ticked: 2 });
    await anAttempt(world, { station: b!, ticked: 4 });
    await anAttempt(world, { station: elsewhere!, examiner: person, ticked: 4 });
    await add([a!, b!], 'Finals');
    const { weekly } = (await client.get('/osce-stations/circuits/finals/')).body;
    expect(weekly.map(({ you }: { you: number | null }) => you)).toEqual([null, null, null, null, 100, null, 37.5]);
    expect(await list()).toMatchObject([{ stations: 2, tried: 2, mean: 37.5 }]);
  });
});
