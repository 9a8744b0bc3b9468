import { randomUUID } from 'node:crypto';
import { keyOf, moderationProposal, type Proposed } from '~/domain/review/contract';
import { PUBLISHED_IN_A_ROW } from '~/domain/review/good-standing';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { aForm } from '~/infra/tooling/testing/factories/writing-questions';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const REVIEW = '/api/moderation/proposals/';
const UNDO = '/api/moderation/proposals/undo/';
const REASON = 'Say where this figure is from.';

async function withRole(role: 'author' | 'moderator') {
  const person = await aPerson(world, { roles: ['learner', role] });
  return { person, client: await world.signedIn(person) };
}
type Somebody = Awaited<ReturnType<typeof withRole>>;

interface Subject {
  of: Proposed;
  url: string;
  /** What a decision names beside itself: what it was when it was read. */
  version(): Promise<Record<string, number>>;
  /** What readers see of it; null if they see nothing. */
  readers(): Promise<string | null>;
}
const decide = async ({ client }: Somebody, subject: Subject, data_request: string, more: object = {}) =>
  client.post(subject.url, { data_request, ...(await subject.version()), ...more });
const review = async ({ client }: Somebody, { of }: Subject) => (await client.post(REVIEW, { ...of })).body;
const undo = ({ client }: Somebody, { of }: Subject, decision_id: number) => client.post(UNDO, { ...of, decision_id });

/** A question that an author proposes, new or as a change of a published one. */
async function aQuestionProposal(author: Somebody, isNew: boolean): Promise<Subject> {
  const { body } = await author.client.post('/questions/create/', {
    form: await aForm(world, { question_text: '<p>As it was before.</p>' }),
    place: 'published',
  });
  const id = body.question_id as number;
  const proposal = async () =>
    (
      await query<{ id: number; version: number }>(
        'SELECT id, version FROM question_proposals WHERE question_id = $1 ORDER BY id DESC LIMIT 1',
        [id],
      )
    )[0]!;
  if (!isNew) {
    const first = await proposal();
    await (
      await withRole('moderator')
    ).client.post(`/questions/proposals/${first.id}/`, { data_request: 'publish', version: first.version });
    const { form, revision } = (await author.client.get(`/questions/${id}/edit/`)).body;
    const changed = { ...form, question_text: '<p>As it is proposed.</p>' };
    await author.client.post(`/questions/${id}/edit/`, { form: changed, place: 'published', revision });
  }
  const { id: entity_id } = await proposal();
  return {
    of: { kind: 'question', entity_id },
    url: `/questions/proposals/${entity_id}/`,
    version: async () => ({ version: (await proposal()).version }),
    async readers() {
      const [row] = await query<{ status: string; text: string }>(
        'SELECT status, question_text AS text FROM questions WHERE id = $1',
        [id],
      );
      return row!.status === 'published' ? row!.text : null;
    },
  };
}

async function aCardProposal(author: Somebody): Promise<Subject> {
  const pack = await aDeck(world, { kind: 'pack', cards: 1 });
  const submission_id = randomUUID();
  const card = { front: '<p>Which nerve?</p>', back: '<p>The median nerve.</p>', tags: '', submission_id };
  await author.client.post('/flashcards/create-card/', { ...card, pack: pack.id });
  const row = async () =>
    (
      await query<{ id: number; revision: number; there: boolean; removed_in: number | null }>(
        'SELECT id, revision, deleted_at IS NULL AS there, removed_in FROM flashcards WHERE submission_id = $1',
        [submission_id],
      )
    )[0]!;
  const { id } = await row();
  return {
    of: { kind: 'flashcard', entity_id: id },
    url: `/moderation/flashcards/${id}/`,
    version: async () => ({ revision: (await row()).revision }),
    async readers() {
      const { there, removed_in } = await row();
      return there && removed_in === null ? card.front : null;
    },
  };
}

async function aTextProposal(author: Somebody, isNew: boolean): Promise<Subject> {
  const topic = await aTopic(world);
  const section = isNew ? null : await aSection(world, { topic, title: 'As it was before' });
  const { body } = await author.client.post(`/notebook/${topic.slug}/edit/`, {
    data_request: 'submit',
    title: 'As it is proposed',
    ...{ focus_id: 3, section_colour: 'red', section_icon: 'heart', text: '<p>Aspirin.</p>' },
    sources: [{ title: 'Guideline', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng185' }],
    submission_id: randomUUID(),
    ...(section && { section_id: section.id }),
  });
  const url = body.next_url as string;
  const entity_id = Number(url.split('/').at(-2));
  return {
    of: { kind: 'text', entity_id },
    url,
    version: async () => ({
      version: (
        await query<{ version: number }>('SELECT version FROM notebook_proposals WHERE id = $1', [entity_id])
      )[0]!.version,
    }),
    async readers() {
      const shown = (await (await world.signedIn(await aPerson(world))).get(`/notebook/${topic.slug}/`)).body.sections;
      return shown[0]?.title ?? null;
    },
  };
}

const SUBJECTS: [string, (author: Somebody) => Promise<Subject>][] = [
  ['a new question', (author) => aQuestionProposal(author, true)],
  ['a changed question', (author) => aQuestionProposal(author, false)],
  ['a card', aCardProposal],
  ['a new text', (author) => aTextProposal(author, true)],
  ['a changed text', (author) => aTextProposal(author, false)],
];

describe.each(SUBJECTS)('%s that is proposed', (_name, propose) => {
  it('keeps every decision, and the last one can be undone: readers see what they saw before', async () => {
    const [author, first, second] = [
      await withRole('author'),
      await withRole('moderator'),
      await withRole('moderator'),
    ];
    const subject = await propose(author);
    const before = await subject.readers();
    expect((await review(first, subject)).decisions).toEqual([]);

    expect((await decide(first, subject, 'send_back', { reason: REASON })).status).toBe(200);
    const returned = await review(second, subject);
    expect(returned.decisions).toMatchObject([{ act: 'send_back', who: { id: first.person.id }, reason: REASON }]);
    expect((await undo(second, subject, returned.undoable)).body).toMatchObject({ undoable: null });

    expect((await decide(first, subject, 'publish')).status).toBe(200);
    const published = await subject.readers();
    expect(published).not.toBe(before);
    const { undoable, decisions } = await review(second, subject);
    expect(decisions.map(({ act, undone }: { act: string; undone: boolean }) => [act, undone])).toEqual([
      ['publish', false],
      ['undo', false],
      ['send_back', true],
    ]);
    expect(refusal(await undo(second, subject, decisions[2].id))).toEqual([409, 'decision-not-undoable']);
    expect((await undo(second, subject, undoable)).status).toBe(200);
    expect(await subject.readers()).toBe(before);
    expect(refusal(await undo(first, subject, undoable))).toEqual([409, 'decision-not-undoable']);
    const news = await query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE account_id = $1 AND kind = 'proposal-undone'`,
      [author.person.id],
    );
    expect(news).toHaveLength(2);

    // It waits as it did, and a second person may publish it again.
    expect((await second.client.get(subject.url)).body.may_decide).toBe(true);
    expect((await decide(second, subject, 'publish')).status).toBe(200);
    expect(await subject.readers()).toBe(published);
    const { items } = (await first.client.get('/moderation/lists/logs/')).body;
    expect(items.filter(({ url }: { url: string }) => url === subject.url)).toHaveLength(5);
  });

  it('shows its history to those who may decide, not to its author or to learners', async () => {
    const author = await withRole('author');
    const subject = await propose(author);
    for (const { client } of [author, { client: await world.signedIn(await aPerson(world)) }]) {
      expect(refusal(await client.post(REVIEW, { ...subject.of }))).toEqual([404, 'proposal-not-reviewed']);
      expect(refusal(await client.post(UNDO, { ...subject.of, decision_id: 1 }))).toEqual([
        404,
        'proposal-not-reviewed',
      ]);
    }
  });

  it('says so to who decides faster than one can read, and keeps it', async () => {
    const [author, hasty, careful] = [
      await withRole('author'),
      await withRole('moderator'),
      await withRole('moderator'),
    ];
    const subject = await propose(author);
    await hasty.client.get(subject.url);
    await careful.client.get(subject.url);
    const { body } = await decide(hasty, subject, 'send_back', { reason: REASON });
    expect(body.hurry).toMatchObject({ took: 0, reading: expect.any(Number) });
    const { decisions, undoable } = await review(careful, subject);
    expect(decisions[0].hurry).toEqual(body.hurry);
    await undo(careful, subject, undoable);
    world.clock.advance(120_000);
    expect((await decide(careful, subject, 'publish')).body.hurry).toBeUndefined();
    expect((await review(careful, subject)).decisions[0].hurry).toBeNull();
  });
});

it('the history of a question says that a decision was undone, and by whom', async () => {
  const [author, moderator] = [await withRole('author'), await withRole('moderator')];
  const subject = await aQuestionProposal(author, true);
  await decide(moderator, subject, 'publish');
  await undo(moderator, subject, (await review(moderator, subject)).undoable);
  const { log } = (await author.client.get(subject.url)).body;
  expect(log[0]).toMatchObject({ event: 'undone', user: moderator.person.name });
  expect(log.filter(({ event }: { event: string }) => event === 'proposed')).toMatchObject([
    { user: author.person.name },
  ]);
});

it('two who have the same proposal open see each other, and what the other decides', async () => {
  const [author, first, second] = [await withRole('author'), await withRole('moderator'), await withRole('moderator')];
  const subject = await aTextProposal(author, false);
  const address = await world.listen();
  const one = await TestSocket.open(address, first.client);
  const other = await TestSocket.open(address, second.client);
  try {
    await one.watch(moderationProposal.name, keyOf(subject.of));
    const both = one.next(({ snapshot }) => snapshot.readers.length === 2);
    await other.watch(moderationProposal.name, keyOf(subject.of));
    expect((await both).snapshot.readers.map(({ id }: { id: number }) => id)).toEqual([
      first.person.id,
      second.person.id,
    ]);
    const decided = other.next(({ snapshot }) => snapshot.decisions.length === 1);
    await decide(first, subject, 'send_back', { reason: REASON });
    expect((await decided).snapshot.decisions[0]).toMatchObject({ act: 'send_back', who: { id: first.person.id } });
  } finally {
    one.close();
    other.close();
  }
});

it('nothing is undone that was changed since', async () => {
  const [author, moderator] = [await withRole('author'), await withRole('moderator')];
  const subject = await aQuestionProposal(author, true);
  await decide(moderator, subject, 'publish');
  const { undoable } = await review(moderator, subject);
  const [{ id }] = (await query<{ id: number }>('SELECT question_id AS id FROM question_proposals WHERE id = $1', [
    subject.of.entity_id,
  ])) as [{ id: number }];
  const { form, revision } = (await moderator.client.get(`/questions/${id}/edit/`)).body;
  const changed = { ...form, question_text: '<p>Put right by a moderator.</p>' };
  await moderator.client.post(`/questions/${id}/edit/`, { form: changed, place: 'published', revision });
  expect(refusal(await undo(moderator, subject, undoable))).toEqual([409, 'decision-not-undoable']);
});

it('texts are checked by an author, too, once enough of theirs were published in a row', async () => {
  const [author, good, moderator] = [await withRole('author'), await withRole('author'), await withRole('moderator')];
  const subject = await aTextProposal(author, true);
  const publishedOf = async (person: Somebody) => decide(moderator, await aTextProposal(person, true), 'publish');
  for (let nth = 0; nth < PUBLISHED_IN_A_ROW; nth += 1) {
    expect((await good.client.get(subject.url)).status).toBe(404);
    await publishedOf(good);
  }
  expect((await good.client.get(subject.url)).body.may_decide).toBe(true);
  expect((await good.client.get('/notebook/writing/?list=waiting')).body.may_decide).toBe(true);
  const { items } = (await good.client.get('/api/learning/today/')).body;
  expect(items).toContainEqual(
    expect.objectContaining({
      url: '/notebook/writing/?list=waiting',
      values: expect.objectContaining({ list: 'texts' }),
    }),
  );
  // One that is sent back counts against them until others follow.
  await decide(moderator, await aTextProposal(good, true), 'send_back', { reason: REASON });
  expect((await good.client.get(subject.url)).status).toBe(404);
  world.clock.advance(1_000);
  for (let nth = 0; nth < PUBLISHED_IN_A_ROW; nth += 1) await publishedOf(good);
  expect((await decide(good, subject, 'publish')).status).toBe(200);
});

describe('a new section whose publication was undone', () => {
  const published = async () => {
    const [author, moderator] = [await withRole('author'), await withRole('moderator')];
    const subject = await aTextProposal(author, true);
    const publish = async () => (await decide(moderator, subject, 'publish')).body;
    return { moderator, subject, publish, section: (await publish()).section_id as number };
  };
  const keyAndPage = async (id: number) =>
    (
      await query<{ key: string; slug: string; shown: boolean }>(
        'SELECT section.key, topic.slug, section.retired_at IS NULL AS shown FROM notebook_sections section JOIN topics topic ON topic.id = section.topic_id WHERE section.id = $1',
        [id],
      )
    )[0]!;

  it('comes back with its bookmarks and its address, and can be undone again', async () => {
    const { moderator, subject, publish, section } = await published();
    const { key, slug } = await keyAndPage(section);
    const reader = await world.signedIn(await aPerson(world));
    await reader.post('/api/notebook/bookmark/', { section_id: section, action: 'add' });
    const seen = async () =>
      (await reader.get(`/notebook/${slug}/`)).body.sections.map(
        (one: { id: number; key: string; bookmarked: boolean }) => [one.id, one.key, one.bookmarked],
      );
    expect(await seen()).toEqual([[section, key, true]]);
    for (let times = 0; times < 2; times += 1) {
      await undo(moderator, subject, (await review(moderator, subject)).undoable);
      expect(await seen()).toEqual([]);
      expect(await subject.readers()).toBeNull();
      expect((await publish()).section_id).toBe(section);
      expect(await seen()).toEqual([[section, key, true]]);
    }
  });

  it('gets another key where its own was taken meanwhile', async () => {
    const { moderator, subject, publish, section } = await published();
    const { key } = await keyAndPage(section);
    await undo(moderator, subject, (await review(moderator, subject)).undoable);
    const [{ topic_id }] = (await query<{ topic_id: number }>('SELECT topic_id FROM notebook_sections WHERE id = $1', [
      section,
    ])) as [{ topic_id: number }];
    await aSection(world, { topic: { id: topic_id } as never, key });
    await publish();
    expect(await keyAndPage(section)).toMatchObject({ key: `${key}-2`, shown: true });
  });
});

it('a text of the starter content is that again once its replacement is undone: it says that no clinician has read it', async () => {
  const [author, moderator] = [await withRole('author'), await withRole('moderator')];
  const subject = await aTextProposal(author, false);
  const of = [subject.of.entity_id];
  const SECTION = 'SELECT section_id FROM notebook_proposals WHERE id = $1';
  await query(`UPDATE notebook_sections SET content_hash = 'starter' WHERE id = (${SECTION})`, of);
  const withAi = async () =>
    (await query(`SELECT content_hash IS NOT NULL AS with_ai FROM notebook_sections WHERE id = (${SECTION})`, of))[0];
  await decide(moderator, subject, 'publish');
  expect(await withAi()).toEqual({ with_ai: false });
  await undo(moderator, subject, (await review(moderator, subject)).undoable);
  expect(await withAi()).toEqual({ with_ai: true });
});
