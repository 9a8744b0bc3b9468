import type { Person } from '~/domain/accounts/person';
import { uploadImage } from '~/domain/images/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aReadFile } from '~/infra/tooling/testing/factories/imports';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { openWorld } from '~/infra/tooling/testing/world';
import { downloadName } from '~/gateway/download-name';

const CHECK = '/api/questions/export-check/';
const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);
const quizOf = async ({ id }: Person, title: string, questions: number[]) => {
  const [quiz] = await query<{ id: number }>(
    `INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at) VALUES ($1, $2, 'heart', 'teal', now(), now()) RETURNING id`,
    [id, title],
  );
  for (const [position, question] of questions.entries())
    await query('INSERT INTO personal_quiz_questions VALUES ($1, $2, $3)', [quiz!.id, question, position]);
  return quiz!.id;
};

describe('an export', () => {
  it('says before what a format cannot hold, and what is lost on the way', async () => {
    const person = await aPerson(world);
    const own = { author_id: person.id, status: 'private' as const, sources: [] };
    await aQuestion(world, own);
    const boxes = await aQuestion(world, { ...own, type: 4 });
    const several = await aQuestion(world, {
      ...own,
      answers: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
    });
    await aQuestion(world, {
      ...own,
      question_text: '<p>See <img src="/media/images/x.png" /></p>',
      sources: [{ title: 'x', publisher: '', year: 2020, url: '' }],
    });
    await aQuestion(world, { ...own, deleted_at: new Date() });
    const client = await world.signedIn(person);
    const check = async (format: string) => (await client.get(`${CHECK}?format=${format}`)).body;
    expect(await check('csv')).toEqual({
      questions: 4,
      unable: [],
      unable_count: 0,
      without: [
        { reason: 'pictures-linked', questions: 1 },
        { reason: 'sources', questions: 1 },
      ],
      file_url: '/questions/export/file/?format=csv',
    });
    expect(await check('moodle-xml')).toMatchObject({
      questions: 3,
      unable: [{ question_id: boxes.id, reason: 'several-boxes' }],
      without: [{ reason: 'sources', questions: 1 }],
    });
    expect(await check('gift')).toMatchObject({
      questions: 3,
      without: [{ reason: 'pictures-linked' }, { reason: 'sources' }],
    });
    const aiken = await check('aiken');
    expect(aiken.questions).toBe(1);
    expect(aiken.unable.map(({ question_id, reason }: Record<string, unknown>) => [question_id, reason])).toEqual([
      [boxes.id, 'several-boxes'],
      [several.id, 'several-right'],
      [several.id + 1, 'pictures-left-out'],
    ]);
  });

  it.each([
    ['gift', 'text/plain; charset=utf-8', 'gift.txt'],
    ['moodle-xml', 'application/xml; charset=utf-8', 'xml'],
    ['csv', 'text/csv; charset=utf-8', 'csv'],
    ['aiken', 'text/plain; charset=utf-8', 'txt'],
  ])('of a quiz is a file in its order, which somebody else brings in again: %s', async (format, type, extension) => {
    const person = await aPerson(world);
    const topic = await aTopic(world);
    const [first, second] = [
      await aQuestion(world, { topic, author_id: person.id, status: 'private', difficulty: 3 }),
      await aQuestion(world, { topic, author_id: person.id, status: 'private' }),
    ];
    const quiz = await quizOf(person, 'Finals: “ward”/7', [second.id, first.id]);
    const client = await world.signedIn(person);
    const { file_url } = (await client.get(`${CHECK}?format=${format}&quiz=${quiz}`)).body;
    const { status, headers, body } = await client.get(file_url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-store']);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Finals ward 7.${extension}"; filename*=UTF-8''Finals%20%E2%80%9Cward%E2%80%9D%207.${extension}`,
    );
    const sent = await aReadFile(world, { file: body, topic: await aTopic(world) });
    await sent.confirm();
    await world.drain();
    const taken = await query<{ question_text: string; difficulty: number; topic_id: number }>(
      'SELECT question_text, difficulty, topic_id FROM questions WHERE author_id = $1 ORDER BY id',
      [sent.person.id],
    );
    expect(taken.map(({ question_text }) => question_text)).toEqual([second.question_text, first.question_text]);
    if (format !== 'aiken')
      expect(taken).toMatchObject([
        { difficulty: 1, topic_id: topic.id },
        { difficulty: 3, topic_id: topic.id },
      ]);
  });

  it('with pictures can be imported again: the pictures keep their bytes', async () => {
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    const sources = await Promise.all(
      (['jpeg', 'png', 'webp'] as const).map(
        async (format) =>
          (await client.upload(uploadImage.path, { field: 'upload', bytes: await aPicture(format, { width: 61 }) }))
            .body.url as string,
      ),
    );
    const questions = [];
    for (const source of sources)
      questions.push(
        await aQuestion(world, {
          author_id: person.id,
          status: 'private',
          question_text: `<p>What is this? <img src="${source}" /></p>`,
        }),
      );
    const { body } = await client.get('/questions/export/file/?format=moodle-xml');
    const sent = await aReadFile(world, { person, file: body });
    const { items } = (await sent.look()).items;
    expect(items.map(({ refusal, about }: Record<string, string>) => [refusal, Number(about)])).toEqual(
      questions.map(({ id }) => ['duplicate', id]),
    );
    // Somebody else takes them with the very same pictures.
    const other = await aReadFile(world, { file: body });
    expect(
      (await other.look()).items.items.map(
        ({ question_text }: Record<string, string>) => /src="([^"]+)"/.exec(question_text!)?.[1],
      ),
    ).toEqual(sources);
  });

  it('holds what one has written: others’ questions in one’s quiz stay theirs', async () => {
    const person = await aPerson(world);
    const [own, theirs] = [
      await aQuestion(world, { author_id: person.id, sources: [] }),
      await aQuestion(world, { author_id: (await aPerson(world)).id }),
    ];
    const quiz = await quizOf(person, 'Mixed', [own.id, theirs.id]);
    const client = await world.signedIn(person);
    expect((await client.get(`${CHECK}?format=gift&quiz=${quiz}`)).body).toMatchObject({
      questions: 1,
      unable: [{ question_id: theirs.id, reason: 'not-yours' }],
    });
    const { body } = await client.get(`/questions/export/file/?format=gift&quiz=${quiz}`);
    expect(body).toContain('Stem');
    expect(body.match(/\{\n/g)).toHaveLength(1);
  });

  it('of somebody else’s quiz is not there, and of nobody’s is closed', async () => {
    const quiz = await quizOf(await aPerson(world), 'Theirs', []);
    const client = await world.signedIn(await aPerson(world));
    for (const path of [`${CHECK}?format=gift&quiz=${quiz}`, `/questions/export/file/?format=gift&quiz=${quiz}`]) {
      expect([(await client.get(path)).status, (await world.client().get(path)).status]).toEqual([404, 401]);
    }
    expect((await client.get('/questions/export/file/?format=word')).status).toBe(422);
  });

  it('has its pictures inside, where the format holds them', async () => {
    const person = await aPerson(world);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const client = await world.signedIn(person);
    const { url } = (await client.upload('/content/image/ckeditor_image_upload/', { field: 'upload', bytes: png }))
      .body;
    await aQuestion(world, { author_id: person.id, question_text: `<p>See <img src="${url}" /></p>` });
    const { body } = await client.get('/questions/export/file/?format=moodle-xml');
    expect(body).toContain(`<img src="@@PLUGINFILE@@/${url.split('/').at(-1)}" />`);
    const again = await aReadFile(world, { file: body });
    expect((await again.look()).items.items[0].question_text).toContain(`<img src="${url}" />`);
  });
});

it.each([
  ['../../etc/passwd', 'etc passwd.csv'],
  ['a"\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.csv'],
  ['...', 'questions.csv'],
  ['漢字', 'questions.csv'],
  ['Años', 'Anos.csv'],
])('a download is called by a safe name: %s', (name, plain) => {
  const header = downloadName(name, 'csv');
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(header).toContain(`filename="${plain}"`);
});
