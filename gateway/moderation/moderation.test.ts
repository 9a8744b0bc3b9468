import { REPORT_NOTE_MAX, REPORTS_PER_PAGE } from '~/domain/moderation/contract';
import type { ReportKind } from '~/domain/reports/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPair } from '~/infra/tooling/testing/factories/audio-pairing';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aReport as aReportNow } from '~/infra/tooling/testing/factories/reports';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const LIST = '/ops/reports/';
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);

async function operator(first_name = 'Olga') {
  const client = await world.signedIn(await aPerson(world, { roles: ['staff'], first_name, last_name: 'Perez' }));
  return {
    client,
    list: async (search = '') => (await client.get(`${LIST}${search}`)).body,
    resolve: (kind: string, report_id: number, note?: string) =>
      client.post(LIST, { data_request: 'resolve', kind, report_id, note }),
    reopen: (kind: string, report_id: number) => client.post(LIST, { data_request: 'reopen', kind, report_id }),
  };
}

/** A report, made some minutes after the one before. */
const aReport = (kind: ReportKind, id: number, more?: { text?: string; reporter?: { id: number } }) => {
  world.clock.advance(60_000);
  return aReportNow(world, kind, id, more);
};

beforeEach(async () => {
  for (const table of ['report_acts', 'reports', 'pairing_reports']) await query(`DELETE FROM ${table}`);
});

describe('the list of reports', () => {
  it('has every kind, with what it is about, where that is, the reason, the text, who and when; the oldest first', async () => {
    const [question, generated, topic, station] = [
      await aQuestion(world, { question_text: '<p>Which <em>dose</em> is right?</p>' }),
      await aQuestion(world, { status: 'generated', generated_by: 'offline' }),
      await aTopic(world, { slug: 'gout', name: 'Gout' }),
      await aStation(world),
    ];
    await aReport('question_report', question.id, { text: 'The dose is wrong <b>here</b>.' });
    await aReport('question_report', generated.id);
    await aReport('notebook_report', topic.id);
    await aReport('station_report', station.id);
    await aReport('virtual_patient_report', station.id);
    await aReport('guide_report', 77);
    const { first, second } = await aPair(world);
    const { pairing_id } = await first.poll();
    world.clock.advance(60_000);
    await first.act('report', { pairing_id, reason: 'harassment', details: 'Shouted at me' });
    const { items, count, kinds } = await (await operator()).list();
    const url = `/osce-stations/${station.slug}/`;
    expect(items).toMatchObject([
      {
        kind: 'question_report',
        title: 'Which dose is right?',
        url: `/questions/${question.id}/edit/`,
        reason: 2,
        text: 'The dose is wrong <b>here</b>.',
        reporter: 'Rita M.',
        reporter_username: expect.any(String),
        resolved: null,
        reported_by: null,
      },
      // Staff cannot open a question that was generated for somebody.
      { kind: 'question_report', url: null },
      { kind: 'notebook_report', title: 'Gout', url: '/notebook/gout/' },
      { kind: 'station_report', title: station.name, url },
      { kind: 'virtual_patient_report', title: station.name, url },
      { kind: 'guide_report', title: '77', url: null },
      {
        kind: 'pairing_report',
        title: `${second.person.name} (${second.person.username})`,
        url: null,
        reason: 'harassment',
        text: 'Shouted at me',
        reporter: first.person.name,
        reported_by: 1,
      },
    ]);
    expect(count).toBe(7);
    expect(kinds).toEqual({
      question_report: 2,
      notebook_report: 1,
      station_report: 1,
      virtual_patient_report: 1,
      guide_report: 1,
      pairing_report: 1,
    });
  });

  it('is filtered by kind and state, ordered either way, and paged', async () => {
    const topic = await aTopic(world, { slug: 'asthma' });
    const ids: number[] = [];
    for (let made = 0; made < REPORTS_PER_PAGE + 2; made += 1)
      ids.push((await aReport('notebook_report', topic.id)).id);
    const question = await aReport('question_report', (await aQuestion(world)).id);
    const { list, resolve } = await operator();
    const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
    expect(idsOf(await list('?kind=notebook_report&page=2'))).toEqual(ids.slice(REPORTS_PER_PAGE));
    expect(idsOf(await list('?kind=notebook_report&order=newest'))).toEqual(
      ids.toReversed().slice(0, REPORTS_PER_PAGE),
    );
    expect(await list('?kind=question_report')).toMatchObject({ items: [{ id: question.id }], count: 1, pages: 1 });
    expect(await list('?page=2')).toMatchObject({ count: REPORTS_PER_PAGE + 3, pages: 2, page: 2 });
    await resolve('notebook_report', ids[0]!);
    expect(await list('?state=resolved')).toMatchObject({
      items: [{ id: ids[0] }],
      count: 1,
      kinds: { notebook_report: 1 },
    });
    expect(await list('?page=9')).toMatchObject({ items: [], count: REPORTS_PER_PAGE + 2, pages: 2 });
    expect((await (await operator()).client.get(`${LIST}?kind=nonsense`)).status).toBe(422);
  });
});

describe('resolving a report', () => {
  // rules: 2.7.34
  it('is kept with who, when and the note, can be undone, and every act is written down', async () => {
    const { id } = await aReport('station_report', (await aStation(world)).id);
    const [olga, pia] = [await operator('Olga'), await operator('Pia')];
    expect(await olga.resolve('station_report', id, '  The dose is mended. ')).toMatchObject({ status: 200 });
    expect((await olga.list('?state=resolved')).items).toMatchObject([
      { id, resolved: { who: 'Olga P.', at: world.clock.now().toISOString(), note: 'The dose is mended.' } },
    ]);
    expect((await pia.resolve('station_report', id)).body.type).toBe('/problems/report-resolved');
    expect((await pia.reopen('station_report', id)).status).toBe(200);
    expect((await pia.list()).items).toMatchObject([{ id, resolved: null }]);
    expect((await pia.reopen('station_report', id)).body.type).toBe('/problems/report-open');
    expect(await query('SELECT kind, report_id, act, account_name, note FROM report_acts ORDER BY id')).toEqual([
      { kind: 'station_report', report_id: id, act: 'resolve', account_name: 'Olga P.', note: 'The dose is mended.' },
      { kind: 'station_report', report_id: id, act: 'reopen', account_name: 'Pia P.', note: '' },
    ]);
    expect((await olga.client.get('/ops/')).body.audit.slice(0, 2)).toMatchObject([
      { who: 'Pia P.', act: 'reopen', queue: 'station_report', state: 'done' },
      { who: 'Olga P.', act: 'resolve' },
    ]);
  });

  it('of two operators at once is of one', async () => {
    const { id } = await aReport('notebook_report', (await aTopic(world)).id);
    const operators = [await operator('Olga'), await operator('Pia')];
    const answers = await Promise.all(operators.map(({ resolve }) => resolve('notebook_report', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await query('SELECT id FROM report_acts')).toHaveLength(1);
  });

  it('of a partner is the same', async () => {
    const { first } = await aPair(world);
    await first.act('report', { pairing_id: (await first.poll()).pairing_id, reason: 'spam', details: '' });
    const { list, resolve, reopen } = await operator();
    const [{ id }] = (await list()).items;
    expect((await resolve('pairing_report', id)).status).toBe(200);
    expect((await list('?state=resolved')).items).toMatchObject([
      { kind: 'pairing_report', resolved: { who: 'Olga P.' } },
    ]);
    expect((await reopen('pairing_report', id)).status).toBe(200);
    expect((await list()).count).toBe(1);
  });

  it('is refused for one that is not there, or of another kind, and for too long a note', async () => {
    const { id } = await aReport('notebook_report', (await aTopic(world)).id);
    const { resolve } = await operator();
    for (const [kind, which] of [
      ['notebook_report', 99_999],
      ['question_report', id],
      ['pairing_report', id],
    ] as const)
      expect((await resolve(kind, which)).body.type).toBe('/problems/report-not-found');
    expect((await resolve('notebook_report', id, 'x'.repeat(REPORT_NOTE_MAX + 1))).status).toBe(422);
    expect(await query('SELECT id FROM report_acts')).toEqual([]);
  });

  it('is not undone while the same person has reported the same thing again', async () => {
    const topic = await aTopic(world);
    const { id, reporter } = await aReport('notebook_report', topic.id);
    const { resolve, reopen } = await operator();
    await resolve('notebook_report', id);
    await aReport('notebook_report', topic.id, { reporter });
    expect((await reopen('notebook_report', id)).body.type).toBe('/problems/reported-again');
    expect(await query('SELECT id FROM report_acts')).toHaveLength(1);
  });

  it('changes the number that operators see', async () => {
    const { id } = await aReport('notebook_report', (await aTopic(world)).id);
    expect((await world.gateway.monitor.snapshot()).reports).toBe(1);
    await (await operator()).resolve('notebook_report', id);
    await world.gateway.monitor.report();
    expect((await world.gateway.monitor.snapshot()).reports).toBe(0);
  });
});
