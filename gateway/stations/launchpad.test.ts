import { freeCollidingSlugs, reservedSlugs, wordsUnderBases } from '~/domain/stations/authoring/reserved-slugs';
import { paths } from '~/domain/rooms';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStationForm } from '~/infra/tooling/testing/factories/station-authoring';
import { aStation, aVirtualPatient, anAttempt } from '~/infra/tooling/testing/factories/stations';
import { stationWritersOf } from '~/infra/tooling/testing/factories/writing-stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const { aWriter } = stationWritersOf(world);
const slugOf = async (id: number) =>
  (await world.deps.dataSource.query('SELECT slug FROM stations WHERE id = $1', [id]))[0].slug;

describe('the launchpad of a bank', () => {
  it('tells visitors what the bank holds, and suggests stations that its reader has not taken, the best liked first', async () => {
    const liked = await aStation(world, { style: 3, label: 5, name: 'B liked' });
    const plain = await aStation(world, { style: 3, label: 2, name: 'A plain' });
    await aStation(world, { style: 3, label: 2, name: 'Private', published_at: null });
    const person = await aPerson(world);
    await (await world.signedIn(person)).post('/api/stations/vote/', { kit_id: liked.id, vote_type: 1 });
    const visitor = await world.client().get('/nursing-toc/launchpad/');
    expect(visitor).toMatchObject({
      status: 200,
      body: {
        style: 3,
        stations: 2,
        patients: 0,
        practised: 0,
        labels: [
          { label: 2, count: 1 },
          { label: 5, count: 1 },
        ],
      },
    });
    expect(visitor.body.suggested.map(({ id }: { id: number }) => id)).toEqual([liked.id, plain.id]);
    await anAttempt(world, { station: liked, candidate: person });
    const after = (await (await world.signedIn(person)).get('/nursing-toc/launchpad/')).body;
    expect(after).toMatchObject({ practised: 1, suggested: [{ id: plain.id }] });
  });

  it('shows virtual patients of the reader’s language first on the page of practice with AI', async () => {
    const patients = await Promise.all(
      (['en', 'es'] as const).map((language) => aVirtualPatient(world, { style: 4, language, name: `In ${language}` })),
    );
    const spanish = await world.signedIn(await aPerson(world, { language: 'es' }));
    const { status, body } = await spanish.get('/ecoe-stations/geeky-ai/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ style: 4, patients: patients.length, speaker: 'offline' });
    expect(body.shown.map(({ language }: { language: string }) => language)).toEqual(['es', 'en']);
    expect((await world.client().get('/ecoe-stations/launchpad/')).body.patients).toBe(2);
    expect((await world.client().get('/osce-stations/geeky-ai/')).body.patients).toBe(0);
  });
});

describe('the slugs of stations', () => {
  it('are never the address of a page: the list comes from the contracts', async () => {
    expect(wordsUnderBases(['/:base/one/', '/ecoe-stations/two/:id/', '/:base/:slug/three/', '/four/'])).toEqual(
      new Set(['one', 'two']),
    );
    expect(reservedSlugs()).toEqual(wordsUnderBases(paths));
    for (const word of ['launchpad', 'geeky-ai', 'virtual-patient-launchpad', 'create', 'circuits', 'summary'])
      expect(reservedSlugs()).toContain(word);
    const { client } = await aWriter('author');
    const { body } = await client.post('/osce-stations/create/', { ...aStationForm({ name: 'Geeky AI' }) });
    expect(await slugOf(body.station_id ?? body.id)).toBe('geeky-ai-2');
  });

  it('are refused by the database as well', async () => {
    for (const slug of reservedSlugs())
      await expect(aStation(world, { slug })).rejects.toThrow('stations_slug_not_reserved');
  });

  it('that a new address takes are moved at the start, once, to the next free one', async () => {
    const station = await aStation(world, { slug: 'brand-new-page' });
    await aStation(world, { slug: 'brand-new-page-2' });
    const words = wordsUnderBases(['/:base/brand-new-page/']);
    const run = () => world.deps.inTransaction((tx) => freeCollidingSlugs(tx, words));
    const [first, second] = await Promise.all([run(), run()]);
    expect([...first, ...second]).toEqual([{ id: station.id, from: 'brand-new-page', to: 'brand-new-page-3' }]);
    expect(await slugOf(station.id)).toBe('brand-new-page-3');
    expect((await world.client().get('/osce-stations/brand-new-page-3/')).status).toBe(200);
  });
});
