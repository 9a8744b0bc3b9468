import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aSeeker } from '~/infra/tooling/testing/factories/audio-pairing';
import { aClass } from '~/infra/tooling/testing/factories/classes';
import { aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { aModerator, reported } from '~/infra/tooling/testing/moderating';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const LIST = '/ops/reports/';
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const told = ({ id }: { id: number }) =>
  query<{ kind: string; values: Record<string, string>; url: string }>(
    `SELECT kind, "values", url FROM notifications WHERE account_id = $1 AND kind LIKE 'report%' ORDER BY id`,
    [id],
  );
const staff = () => aModerator(world, ['staff']);

/** Somebody who has just reported their practice partner. */
async function aReportedPartner(partnerRoles: ('learner' | 'staff')[] = ['learner']) {
  // They meet in a station.
  await aStation(world);
  const pair = { first: await aSeeker(world), second: await aSeeker(world, { roles: partnerRoles }) };
  await pair.first.search();
  await pair.second.search();
  const { pairing_id } = await pair.first.poll();
  const report = (reason: string, details: string) => pair.first.act('report', { pairing_id, reason, details });
  expect(await report('harassment', 'Shouted at me')).toMatchObject({ status: 200 });
  const row = async () =>
    (
      await query<{ id: number; case_id: number; open: boolean; details: string }>(
        'SELECT id, case_id, resolved_at IS NULL AS open, details FROM pairing_reports WHERE pairing_id = $1',
        [pairing_id],
      )
    )[0]!;
  return { reporter: pair.first.person, partner: pair.second.person, report, row };
}

beforeEach(async () => {
  for (const table of ['report_acts', 'reports', 'pairing_reports']) await query(`DELETE FROM ${table}`);
});

describe('a report of one’s own work', () => {
  it('is told to its author by no answer, also where they moderate', async () => {
    const author = await aPerson(world, { roles: ['learner', 'author', 'moderator'] });
    const question = await aQuestion(world, { author_id: author.id });
    const { person } = await aMetQuestion(world, { question });
    await reported(world, person, 'question', question.id);
    const historyOf = async (reader: { id: number }) => {
      const quiz = await aQuiz(world, { person: reader, questions: [question] });
      const { body } = await (
        await world.signedIn(reader)
      ).post(quiz.path, {
        data_request: 'answer_submit',
        quizlog_id: quiz.id,
        question_id: question.id,
        answer_id: question.right.join(','),
      });
      return body.question_history.map(({ type }: { type: string }) => type);
    };
    expect(await historyOf(await aPerson(world, { roles: ['learner', 'moderator'] }))).toContain('report');
    expect(await historyOf(author)).not.toContain('report');
  });

  it('is in the list of all reports for other staff alone, who alone resolve and reopen it', async () => {
    const [own, other] = [await staff(), await staff()];
    const question = await aQuestion(world, { author_id: own.person.id });
    const { person } = await aMetQuestion(world, { question });
    await reported(world, person, 'question', question.id);
    const [{ id }] = (await query<{ id: number }>('SELECT id FROM reports')) as [{ id: number }];
    const list = async ({ client }: typeof own) => (await client.get(LIST)).body;
    expect(await list(own)).toMatchObject({ items: [], count: 0, kinds: {} });
    expect(await list(other)).toMatchObject({ items: [{ id }], count: 1, kinds: { question_report: 1 } });
    const act = ({ client }: typeof own, data_request: string) =>
      client.post(LIST, { data_request, kind: 'question_report', report_id: id });
    expect(refusal(await act(own, 'resolve'))).toEqual([403, 'own-case']);
    expect((await act(other, 'resolve')).status).toBe(200);
    expect(refusal(await act(own, 'reopen'))).toEqual([403, 'own-case']);
    expect(await query('SELECT id FROM report_acts')).toHaveLength(1);
  });

  it('by a practice partner is not theirs to read or resolve either', async () => {
    const { partner, row } = await aReportedPartner(['learner', 'staff']);
    const client = await world.signedIn(partner);
    expect((await client.get(LIST)).body).toMatchObject({ items: [], count: 0 });
    const { id: report_id } = await row();
    expect(refusal(await client.post(LIST, { data_request: 'resolve', kind: 'pairing_report', report_id }))).toEqual([
      403,
      'own-case',
    ]);
  });
});

describe('a report of a practice partner', () => {
  it('is pushed to moderators when it arrives and when it is resolved, which its reporter is told', async () => {
    const { client } = await staff();
    const socket = await TestSocket.open(await world.listen(), client);
    const before = await socket.watch('moderation.queue', 'all');
    const { reporter, partner, row } = await aReportedPartner();
    const { id, case_id } = await row();
    const listed = { id: case_id, kind: 'person', reports: 1 };
    const arrived = await socket.next(
      ({ resource, version }) => resource === 'moderation.queue' && version > before.version,
    );
    expect(arrived.snapshot.items).toContainEqual(expect.objectContaining(listed));
    await socket.watch('moderation.case', case_id);
    expect((await client.post(LIST, { data_request: 'resolve', kind: 'pairing_report', report_id: id })).status).toBe(
      200,
    );
    const closed = await socket.next(({ resource, snapshot }) => resource === 'moderation.case' && !snapshot.waiting);
    expect(closed.snapshot.reports).toMatchObject([{ id: -id, open: false }]);
    socket.close();
    expect(await told(reporter)).toEqual([{ kind: 'report-resolved', values: { thing: '' }, url: '/notifications/' }]);
    expect(await told(partner)).toEqual([]);
  });

  it('that is made again after it was resolved waits again, as one that nobody has read', async () => {
    const { report, row } = await aReportedPartner();
    const { decide, open } = await aModerator(world);
    const first = await row();
    const seen = await open(first.case_id);
    await decide(first.case_id, 'keep', { reason: '' });
    const decided = await open(first.case_id);
    await report('other', 'Called me at night');
    const again = await row();
    expect(again).toMatchObject({ open: true, details: 'Called me at night' });
    expect(await open(first.case_id)).toMatchObject({ waiting: true, reports: [{ text: 'Called me at night' }] });
    // Who decides on what they saw before does not close it.
    expect((await decide(first.case_id, 'keep', { reason: '', seen: decided })).body).toMatchObject({ waiting: true });
    expect(seen.reports[0]!.id).not.toBe(-again.id);
    expect((await decide(first.case_id, 'keep', { reason: '' })).body).toMatchObject({ waiting: false });
  });
});

describe('the list of all reports', () => {
  it('names things of every kind and leads to their cases', async () => {
    const reporter = await aPerson(world);
    const [topic, guide] = [await aTopic(world, { slug: 'gout' }), await aGuide(world, { name: 'Falls' })];
    const section = await aSection(world, { topic, title: 'Doses' });
    const deck = await aDeck(world, { shared: true, name: 'Hands', cards: ['Which nerve?'] });
    const { id: classId } = await aClass(world, { members: [reporter] });
    const cases = [
      await reported(world, reporter, 'guide', guide.id),
      await reported(world, reporter, 'section', section.id),
      await reported(world, reporter, 'deck', deck.id),
      await reported(world, reporter, 'flashcard', deck.cards[0]!.id),
      await reported(world, reporter, 'class', classId),
    ];
    const { client } = await staff();
    const { items } = (await client.get(`${LIST}?order=oldest`)).body;
    const byCase = new Map(items.map((one: { case_id: number }) => [one.case_id, one]));
    expect(cases.map((id) => byCase.get(id))).toMatchObject([
      { title: 'Falls', url: `/guides/${guide.slug}/` },
      { title: 'Doses', url: '/notebook/gout/' },
      { title: 'Hands', url: null },
      { title: 'Which nerve?', url: null },
      { title: 'Year 4, cardiology', url: null },
    ]);
  });

  it('tells each reporter what it was about, and leads back to it', async () => {
    const reporter = await aPerson(world);
    const deck = await aDeck(world, { shared: true, name: 'Hands', cards: ['Which nerve?'] });
    const guide = await aGuide(world, { name: 'Sleep' });
    await reported(world, reporter, 'deck', deck.id);
    await reported(world, reporter, 'flashcard', deck.cards[0]!.id);
    await reported(world, reporter, 'guide', guide.id);
    const { client } = await staff();
    const { items } = (await client.get(LIST)).body;
    for (const { kind, id } of items)
      expect((await client.post(LIST, { data_request: 'resolve', kind, report_id: id })).status).toBe(200);
    const news = await told(reporter);
    expect(news.map(({ values, url }) => [values.thing, url]).sort()).toEqual(
      [
        ['Hands', `/flashcards/decks/${deck.id}/`],
        ['Which nerve?', `/flashcards/decks/${deck.id}/`],
        ['Sleep', `/guides/${guide.slug}/`],
      ].sort(),
    );
  });
});
