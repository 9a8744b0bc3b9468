import { firstWordsOf } from '~/domain/search/terms';
import { stationWritten } from '~/domain/stations/events';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aStationForm } from '~/infra/tooling/testing/factories/station-authoring';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const TIES = '/api/notebook/station-ties/';

async function anAuthor() {
  const person = await aPerson(world, { roles: ['learner', 'author'] });
  const client = await world.signedIn(person);
  const station = await aStation(world, { name: 'A tied case', owner_id: person.id });
  const [topic, guide] = [await aTopic(world), await aGuide(world)];
  await aSection(world, { guide });
  const tie = (topics: { id: number }[], guides: { id: number }[]) =>
    client.post(TIES, {
      station_id: station.id,
      topics: topics.map(({ id }) => id),
      guides: guides.map(({ id }) => id),
    });
  const tied = async () => {
    const { body } = await client.get(`${TIES}?station_id=${station.id}`);
    const of = (kind: string) => body[kind].flatMap((one: { id: number; tied: boolean }) => (one.tied ? [one.id] : []));
    return { topics: of('topics'), guides: of('guides') };
  };
  const reader = await world.signedIn(await aPerson(world));
  const reading = async () => (await reader.get(`/api/notebook/station-reading/?station_id=${station.id}`)).body;
  return { client, station, topic, guide, tie, tied, reader, reading };
}

describe('the topics and guides of a station that somebody writes', () => {
  it('are chosen by its author, and lead both ways', async () => {
    const { station, topic, guide, tie, tied, reader, reading } = await anAuthor();
    expect(await tied()).toEqual({ topics: [], guides: [] });
    expect((await tie([topic, topic], [guide])).status).toBe(200);
    expect(await tied()).toEqual({ topics: [topic.id], guides: [guide.id] });
    expect(await reading()).toEqual({
      guides: [{ name: guide.name, url: `/guides/${guide.slug}/` }],
      topics: [{ name: topic.name, url: `/notebook/${topic.slug}/?station=${station.id}` }],
    });
    const ties = (await reader.get(`/api/notebook/topic-ties/?topic_id=${topic.id}`)).body;
    expect(ties.stations).toMatchObject([{ name: 'A tied case' }]);
    expect((await reader.get(`/guides/${guide.slug}/`)).body.stations).toMatchObject([{ name: 'A tied case' }]);
    await tie([], [guide]);
    expect(await reading()).toMatchObject({ topics: [], guides: [{ name: guide.name }] });
  });

  it('must be there; nothing is kept of what is refused', async () => {
    const { topic, tie, tied } = await anAuthor();
    await tie([topic], []);
    expect(refusal(await tie([], [{ id: 999_999 }]))).toEqual([404, 'guide-not-found']);
    expect(refusal(await tie([{ id: 999_999 }], []))).toEqual([404, 'topic-not-found']);
    expect(await tied()).toEqual({ topics: [topic.id], guides: [] });
  });

  it('offer no topic that was merged into another', async () => {
    const { client, station, topic, tie, tied } = await anAuthor();
    const into = await aTopic(world);
    await world.deps.dataSource.query('INSERT INTO topic_addresses (slug, topic_id) VALUES ($1, $2)', [
      topic.slug,
      into.id,
    ]);
    const offered = (await client.get(`${TIES}?station_id=${station.id}`)).body.topics.map(
      (one: { id: number }) => one.id,
    );
    expect([offered.includes(topic.id), offered.includes(into.id)]).toEqual([false, true]);
    expect((await tie([into], [])).status).toBe(200);
    expect(await tied()).toEqual({ topics: [into.id], guides: [] });
  });

  it('are proposed by the terms of its name when it is saved, and stay as the author chose', async () => {
    const { client, topic } = await anAuthor();
    const terms = ['grumblosis', 'GRB'];
    await world.deps.dataSource.query(
      'INSERT INTO search_synonyms (terms, first_words, topic_id, changed_at) VALUES ($1, $2, $3, now())',
      [terms, firstWordsOf(terms), topic.id],
    );
    const { body } = await client.post('/sca-cases/create/', { ...aStationForm({ name: 'An adult with grumblosis' }) });
    const tied = async () =>
      (await client.get(`${TIES}?station_id=${body.station_id}`)).body.topics.flatMap(
        (one: { id: number; tied: boolean }) => (one.tied ? [one.id] : []),
      );
    expect(await tied()).toEqual([topic.id]);
    const found = await client.get('/search/?q=GRB&kind=station');
    expect(found.body.groups[0].items[0].id).toBe(body.station_id);
    const other = await aTopic(world);
    await client.post(TIES, { station_id: body.station_id, topics: [other.id], guides: [] });
    await world.deps.inTransaction(async (tx) => tx.announce(stationWritten, { station_id: body.station_id }));
    expect(await tied()).toEqual([other.id]);
  });
});
