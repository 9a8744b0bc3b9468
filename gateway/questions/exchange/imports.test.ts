import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '~/domain/accounts/person';
import { IMPORTS_A_DAY } from '~/domain/questions/exchange/contract';
import { root } from '~/infra/process/root';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aGiftFile, aReadFile, aSentFile, leftOnDisk } from '~/infra/tooling/testing/factories/imports';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const START = '/questions/import/';
const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);
const questionsOf = ({ id }: Person) =>
  query<{ id: number } & Record<string, unknown>>(
    'SELECT id, question_text, status, topic_id, focus_id, difficulty, language, selectable_answers, author_id FROM questions WHERE author_id = $1 ORDER BY id',
    [id],
  );
const quizzesOf = ({ id }: Person) =>
  query<{ id: number; title: string; questions: number }>(
    'SELECT quiz.id, title, (SELECT count(*)::int FROM personal_quiz_questions placed WHERE placed.personal_quiz_id = quiz.id) AS questions FROM personal_quizzes quiz WHERE account_id = $1 ORDER BY id',
    [id],
  );
const aPersonalQuiz = async ({ id }: Person, title = 'Mine', questions: number[] = []) => {
  const [quiz] = await query<{ id: number }>(
    `INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at) VALUES ($1, $2, 'heart', 'teal', now(), now()) RETURNING id`,
    [id, title],
  );
  for (const [position, question] of questions.entries())
    await query('INSERT INTO personal_quiz_questions VALUES ($1, $2, $3)', [quiz!.id, question, position]);
  return quiz!.id;
};

describe('a file of questions', () => {
  it('is read, shown and, once that is confirmed, taken into a new quiz called after it', async () => {
    const sent = await aReadFile(world, {
      name: 'Cardiology week 3.gift.txt',
      file: `${aGiftFile(2)}\n\nBroken{\n\n::Essay::Write{}`,
    });
    const page = await sent.look();
    expect(page.import).toMatchObject({
      state: 'ready',
      accepted: 2,
      refused: 2,
      total: 4,
      done: 4,
      format: 'gift',
      file_name: 'Cardiology week 3.gift.txt',
      url: '',
    });
    expect(page).toMatchObject({
      into: 'quiz',
      quizzes: [{ title: 'Cardiology week 3', questions: 2, existing: false }],
    });
    // What cannot be taken comes first.
    expect(page.items.items).toMatchObject([
      { number: 3, line: 5, refusal: 'braces', title: 'Broken' },
      { number: 4, line: 7, refusal: 'type-not-supported', about: 'essay', title: 'Essay' },
      {
        number: 1,
        line: 1,
        refusal: null,
        notes: ['feedback-moved'],
        answers: [
          { answer_text: 'this', answer_correct: true },
          { answer_text: 'that', answer_correct: false },
          { answer_text: 'neither', answer_correct: false },
        ],
      },
      { number: 2 },
    ]);
    expect((await sent.look('?show=refused')).items).toMatchObject({ count: 2, pages: 1 });
    expect(await questionsOf(sent.person)).toEqual([]);
    expect((await sent.confirm()).body).toMatchObject({ state: 'taking', done: 0, total: 2 });
    expect(await world.drain()).toEqual([]);
    const [quiz] = await quizzesOf(sent.person);
    expect(quiz).toMatchObject({ title: 'Cardiology week 3', questions: 2 });
    expect((await sent.look()).import).toMatchObject({
      state: 'done',
      done: 2,
      url: `/teach/create-quiz/${quiz!.id}/`,
    });
    const questions = await questionsOf(sent.person);
    expect(questions).toMatchObject([
      { status: 'private', topic_id: sent.topic.id, focus_id: 1, difficulty: 2, language: 'en', selectable_answers: 1 },
      {},
    ]);
    expect(
      await query(
        'SELECT position, answer_text, answer_correct FROM question_answers WHERE question_id = $1 ORDER BY position',
        [questions[0]!.id],
      ),
    ).toEqual([
      { position: 0, answer_text: 'this', answer_correct: true },
      { position: 1, answer_text: 'that', answer_correct: false },
      { position: 2, answer_text: 'neither', answer_correct: false },
    ]);
    expect(await query('SELECT event, status FROM question_events WHERE question_id = $1', [questions[0]!.id])).toEqual(
      [{ event: 'written', status: 'private' }],
    );
  });

  it('of which one option is picked and any of several is right stays so when it is changed, and when it is taken out again', async () => {
    const person = await aPerson(world, { roles: ['author'] });
    const sent = await aReadFile(world, {
      person,
      file: 'Which is a beta blocker?{=Atenolol =Bisoprolol ~Ramipril}\n\nName one.{One}',
      fields: { into: 'bank' },
    });
    await sent.confirm();
    await world.drain();
    const [question, words] = await questionsOf(person);
    expect([question, words]).toMatchObject([
      { selectable_answers: 1 },
      { selectable_answers: 1, question_text: '<p>Name one.</p>' },
    ]);
    const { body } = await sent.client.get(`/questions/${question!.id}/edit/`);
    const saved = await sent.client.post(`/questions/${question!.id}/edit/`, {
      form: { ...body.form, explanation_text: '<p>Both end in -olol.</p>' },
      place: 'published',
      revision: body.revision,
    });
    expect(saved.status).toBe(200);
    expect((await questionsOf(person))[0]).toMatchObject({ id: question!.id, selectable_answers: 1 });
    expect((await sent.client.get('/questions/export/file/?format=gift')).body).toContain('=[plain]Bisoprolol');
    expect((await sent.client.get('/questions/export/file/?format=csv')).body).toContain(',1/2,');
  });

  it('is proposed for the bank where an author says so', async () => {
    const person = await aPerson(world, { roles: ['author'] });
    const moderator = await aPerson(world, { roles: ['moderator'] });
    const version = async () => (await query<{ version: number }>('SELECT version FROM moderation_queue'))[0]!.version;
    const before = await version();
    const sent = await aReadFile(world, { person, fields: { into: 'bank', difficulty: '3', language: 'es' } });
    await sent.confirm();
    await world.drain();
    // Moderators see it arrive, with one notice.
    expect(await version()).toBeGreaterThan(before);
    expect(
      await query(`SELECT "values", url FROM notifications WHERE account_id = $1 AND kind = 'questions-proposed'`, [
        moderator.id,
      ]),
    ).toEqual([{ values: { count: '3' }, url: '/moderation/lists/awaiting-verification/' }]);
    expect(await questionsOf(person)).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'draft', difficulty: 3, language: 'es' })),
    );
    expect(await quizzesOf(person)).toEqual([]);
    expect((await sent.look()).import.url).toBe('/questions/mine/?place=draft');
    expect((await sent.client.get('/questions/mine/')).body.items).toMatchObject(
      Array.from({ length: 3 }, () => ({ place: 'draft', proposal: 'proposed' })),
    );
  });

  it('is at home in the bank for authors only', async () => {
    const sent = await aSentFile(world, { fields: { into: 'bank' } });
    expect([sent.status, sent.body.type]).toEqual([403, '/problems/may-not-publish']);
    const author = await aReadFile(world, {
      person: await aPerson(world, { roles: ['author'] }),
      fields: { into: 'bank' },
    });
    await query(`UPDATE accounts SET roles = '{learner}' WHERE id = $1`, [author.person.id]);
    const later = await world.signedIn(author.person);
    expect((await later.post(author.path, { data_request: 'confirm' })).body.type).toBe('/problems/may-not-publish');
  });

  it('fills a quiz that is there, and spreads what it cannot hold over new ones', async () => {
    const person = await aPerson(world);
    const held = await aQuestion(world);
    const quiz = await aPersonalQuiz(person, 'Finals', [held.id]);
    const sent = await aReadFile(world, { person, file: aGiftFile(250), fields: { quiz: String(quiz) } });
    expect((await sent.look()).quizzes).toEqual([
      { title: 'Finals', questions: 99, existing: true },
      { title: 'Finals 2', questions: 76, existing: false },
      { title: 'Finals 3', questions: 75, existing: false },
    ]);
    await sent.confirm();
    await world.drain();
    expect(await quizzesOf(person)).toMatchObject([
      { id: quiz, questions: 100 },
      { title: 'Finals 2', questions: 76 },
      { title: 'Finals 3', questions: 75 },
    ]);
    expect((await sent.look()).import.url).toBe('/teach/create-quiz/');
    const order = await query<{ question_text: string }>(
      'SELECT question_text FROM personal_quiz_questions placed JOIN questions ON questions.id = question_id WHERE personal_quiz_id = $1 ORDER BY position',
      [quiz],
    );
    expect(order.slice(1).map(({ question_text }) => Number(/number (\d+)/.exec(question_text)![1]))).toEqual(
      Array.from({ length: 99 }, (_, index) => index + 1),
    );
  });

  it.each([
    ['GIFT', 'x.txt', aGiftFile(1), 'gift'],
    [
      'Moodle XML',
      'x.txt',
      '<?xml version="1.0"?><quiz><question type="truefalse"><questiontext><text>Moodle?</text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>',
      'moodle-xml',
    ],
    ['Aiken', 'x.csv', 'What is Aiken?\nA. a\nB. b\nANSWER: A\n', 'aiken'],
    ['CSV', 'x.xml', 'question_text;option_1;option_2;correct\nWhat is CSV?;a;b;1\n', 'csv'],
  ])('is recognised by its content, with any name: %s', async (_what, name, file, format) => {
    const { import: read } = await (await aReadFile(world, { name, file })).look();
    expect(read).toMatchObject({ state: 'ready', format, accepted: 1, refused: 0 });
  });

  it.each<[string, string | Buffer, Record<string, string>, string, number]>([
    ['bytes that are no text', Buffer.from([0x25, 0x50, 0x44, 0x46, 4]), { format: 'gift' }, 'not-text', 1],
    ['broken XML', '<quiz>\n<question></quiz>', {}, 'broken-file', 2],
    ['a billion laughs', '<!DOCTYPE q [<!ENTITY a "b">]><quiz>&a;</quiz>', {}, 'hostile-file', 1],
    ['no questions', '// nothing but words for nobody', { format: 'gift' }, 'no-questions', 0],
    ['too many questions', 'x{T}\n\n'.repeat(10_001), { format: 'gift' }, 'too-many-questions', 20_001],
    ['another format than it is said to be', 'x{T}', { format: 'csv' }, 'unknown-format', 1],
  ])('fails as a whole with %s, and leaves nothing', async (_what, file, fields, failure, line) => {
    const sent = await aReadFile(world, { file, fields });
    expect((await sent.look()).import).toMatchObject({ state: 'failed', failure, failure_line: line });
    expect(
      await query(
        'SELECT 1 FROM question_import_items WHERE import_id = $1 UNION ALL SELECT 1 FROM question_import_pieces WHERE import_id = $1',
        [sent.id],
      ),
    ).toEqual([]);
    expect((await sent.confirm()).body.type).toBe('/problems/import-not-ready');
  });

  it('has every picture kept that is one, and says which are none', async () => {
    const good = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const one = (stem: string, file: string) =>
      `<question type="truefalse"><questiontext format="html"><text><![CDATA[<p>${stem} <img src="@@PLUGINFILE@@/ecg.png"></p>]]></text><file name="ecg.png" encoding="base64">${file}</file></questiontext><answer fraction="100"><text>true</text></answer></question>`;
    const sent = await aReadFile(world, {
      file: `<quiz>${one('One', good)}${one('Two', good)}${one('Three', Buffer.from('no picture').toString('base64'))}</quiz>`,
    });
    const { items } = (await sent.look()).items;
    expect(items[0]).toMatchObject({ number: 3, refusal: 'picture-unreadable', about: 'ecg.png' });
    const [source] = /\/media\/images\/[^"]+/.exec(items[1].question_text)!;
    expect(items[2].question_text).toContain(source);
    expect((await sent.client.get(source!)).status).toBe(200);
    expect(await query('SELECT account_id FROM images WHERE key = $1', [source!.split('/').at(-1)])).toEqual([
      { account_id: sent.person.id },
    ]);
  });
});

describe('what is there already', () => {
  it('is refused: twice in the file, one’s own, and in the bank; what others keep for themselves is no business of ours', async () => {
    const person = await aPerson(world);
    const other = await aPerson(world);
    const answers = [{ text: 'a', correct: true }, { text: 'b' }];
    const mine = await aQuestion(world, {
      question_text: '<p>Own one?</p>',
      answers,
      status: 'private',
      author_id: person.id,
    });
    const bank = await aQuestion(world, { question_text: '<p>Bank   <strong>ONE</strong>?</p>', answers });
    await aQuestion(world, { question_text: '<p>Secret one?</p>', answers, status: 'private', author_id: other.id });
    await aQuestion(world, { question_text: '<p>Deleted one?</p>', answers, deleted_at: new Date() });
    const file = [
      'Own one?{=a ~b}',
      'Bank one?{~b =a}',
      'Bank one?{=b ~a}',
      'Secret one?{=a ~b}',
      'Deleted one?{=a ~b}',
      'New?{=a ~b}',
      'NEW?{ ~B =A }',
    ].join('\n\n');
    const { items } = (await (await aReadFile(world, { person, file })).look()).items;
    expect(
      items
        .filter((item: { refusal: string }) => item.refusal)
        .map(({ number, refusal, about }: Record<string, unknown>) => [number, refusal, about]),
    ).toEqual([
      [1, 'duplicate', String(mine.id)],
      [2, 'duplicate', String(bank.id)],
      [7, 'duplicate-in-file', '6'],
    ]);
    expect(items).toHaveLength(7);
  });

  it('by the time of the taking is refused, too', async () => {
    const person = await aPerson(world);
    const file = aGiftFile(2);
    const first = await aReadFile(world, { person, file });
    const second = await aReadFile(world, { person, file: `${file}\n\nOne more?{T}` });
    await first.confirm();
    await world.drain();
    await second.confirm();
    await world.drain();
    expect(await questionsOf(person)).toHaveLength(3);
    const page = await second.look('?show=refused');
    expect(page.import).toMatchObject({ state: 'done', accepted: 1, refused: 2 });
    expect(page.items.items).toMatchObject([
      { number: 1, refusal: 'duplicate' },
      { number: 2, refusal: 'duplicate' },
    ]);
  });
});

describe('sending a file', () => {
  it('is for people with an account, and so is everything that comes of it', async () => {
    expect((await world.client().get(START)).status).toBe(401);
    const guest = await world.signedIn(await aGuest(world));
    expect((await guest.upload(START, { field: 'file', bytes: Buffer.from('x') }, {})).status).toBe(403);
    const sent = await aReadFile(world);
    const stranger = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
    expect((await stranger.get(sent.path)).status).toBe(404);
    for (const data_request of ['confirm', 'cancel', 'status'])
      expect((await stranger.post(sent.path, { data_request })).body).toMatchObject({
        status: 404,
        type: '/problems/import-not-found',
      });
  });

  it.each<[string, Parameters<typeof aSentFile>[1], number, string]>([
    ['an empty file', { file: '' }, 422, 'file-missing'],
    ['a format that cannot be told', { file: 'just words' }, 422, 'format-unknown'],
    [
      'an Excel workbook',
      {
        name: 'bank.csv',
        file: Buffer.from('PK\u0003\u0004\u0014\u0000[Content_Types].xml\u0000xl/workbook.xml', 'latin1'),
      },
      422,
      'excel-workbook',
    ],
    [
      'a workbook, with any chosen format',
      {
        file: Buffer.from('PK\u0003\u0004\u0014\u0000[Content_Types].xml\u0000xl/workbook.xml', 'latin1'),
        fields: { format: 'csv' },
      },
      422,
      'excel-workbook',
    ],
    ['UTF-16 without its mark', { file: Buffer.from('x{T}', 'utf16le') }, 422, 'utf-16-without-mark'],
    ['an archive', { file: Buffer.from('PK\u0003\u0004\u0014\u0000a.txt', 'latin1') }, 422, 'zip-archive'],
    ['QTI', { file: readFileSync(join(root, 'infra/formats/testing/qti-item.xml')) }, 422, 'qti'],
    ['a format that is none', { fields: { format: 'word' } }, 422, 'invalid-input'],
    ['a topic that is not there', { fields: { topic: '999999' } }, 422, 'unknown-choice'],
    ['a focus that is none', { fields: { focus: '77' } }, 422, 'unknown-choice'],
    ['somebody else’s quiz', { fields: { quiz: '999999' } }, 404, 'quiz-not-found'],
  ])('is refused: %s', async (_what, options, status, code) => {
    const sent = await aSentFile(world, options);
    expect([sent.status, sent.body.type]).toEqual([status, `/problems/${code}`]);
    expect(await query('SELECT id FROM question_imports WHERE account_id = $1', [sent.person.id])).toEqual([]);
    expect(await leftOnDisk()).toEqual([]);
  });

  it('without a file, or as JSON, is refused', async () => {
    const topic = await aTopic(world);
    const client = await world.signedIn(await aPerson(world));
    expect((await client.post(START, { topic: topic.id, focus: 1, file: 'x{T}' })).body.type).toBe(
      '/problems/file-missing',
    );
  });

  it.each([[65 * 1024 * 1024], [70 * 1024 * 1024], [5_000 * 1024 * 1024]])(
    'of more than 64 MB is refused by what it says of itself: %i bytes',
    async (size) => {
      const client = await world.signedIn(await aPerson(world));
      const { status, body } = await client.upload(
        START,
        { field: 'file', bytes: Buffer.from('x{T}') },
        {},
        { headers: { 'content-length': String(size) } },
      );
      expect([status, body]).toEqual([
        413,
        {
          type: '/problems/file-too-large',
          title: 'too large',
          status: 413,
          detail: 'The file is too large. The limit is 64 MB.',
          limit: 64 * 1024 * 1024,
        },
      ]);
    },
  );

  it('of some megabytes is kept in pieces, and nothing stays on the disk', async () => {
    const file = `x{T####${'long '.repeat(400_000)}}\n\n${aGiftFile(1)}`;
    const sent = await aSentFile(world, { file });
    const pieces = await query<{ bytes: Buffer }>(
      'SELECT bytes FROM question_import_pieces WHERE import_id = $1 ORDER BY position',
      [sent.id],
    );
    expect(pieces.length).toBeGreaterThan(2);
    expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()).toBe(file);
    expect(await leftOnDisk()).toEqual([]);
    await world.drain();
    expect((await sent.look()).items.items).toMatchObject([
      { number: 1, refusal: 'text-too-long' },
      { number: 2, refusal: null },
    ]);
    expect(await query('SELECT 1 FROM question_import_pieces WHERE import_id = $1', [sent.id])).toEqual([]);
  });

  it('twice with the same id is once', async () => {
    const person = await aPerson(world);
    const topic = await aTopic(world);
    const fields = { submission_id: randomUUID() };
    const first = await aSentFile(world, { person, topic, fields });
    const again = await aSentFile(world, { person, topic, fields });
    expect(again.id).toBe(first.id);
    expect(await query('SELECT id FROM question_imports WHERE account_id = $1', [person.id])).toHaveLength(1);
  });

  it('is one at a time for a person, and so many a day', async () => {
    const person = await aPerson(world);
    const first = await aSentFile(world, { person });
    const second = await aSentFile(world, { person });
    expect([second.status, second.body.type]).toEqual([409, '/problems/import-running']);
    await first.cancel();
    const third = await aSentFile(world, { person });
    expect(third.status).toBe(200);
    await world.drain();
    await query(
      `INSERT INTO question_imports (account_id, file_name, format, destination, defaults, state, created_at) SELECT $1, 'x', 'gift', 'quiz', '{}', 'done', $2 FROM generate_series(1, $3)`,
      [person.id, world.clock.now(), IMPORTS_A_DAY - 2],
    );
    const last = await aSentFile(world, { person });
    expect([last.status, last.body.type, Number(last.headers['retry-after'])]).toEqual([
      429,
      '/problems/imports-used-up',
      24 * 3600,
    ]);
  });

  it('offers one’s quizzes and topics, and shows the last files', async () => {
    const person = await aPerson(world, { language: 'es' });
    const quiz = await aPersonalQuiz(person, 'Finals');
    const topic = await aTopic(world, { name_es: 'Corazón' });
    const sent = await aReadFile(world, { person, topic, name: 'C:\\exams\\a\u202eb.txt' });
    const { body } = await sent.client.get(START);
    expect(body).toMatchObject({
      quizzes: [{ id: quiz, title: 'Finals' }],
      abilities: { publish: false, edit_for_all: false },
      imports: [{ import_id: sent.id, file_name: 'ab.txt', state: 'ready' }],
    });
    expect(body.topics).toContainEqual({ id: topic.id, specialty_id: 1, name: 'Corazón' });
  });
});

describe('an import', () => {
  it('that is cancelled leaves nothing, and is not taken', async () => {
    const sent = await aReadFile(world);
    expect((await sent.cancel()).body).toEqual({ next_url: START });
    expect((await sent.confirm()).body.type).toBe('/problems/import-not-ready');
    expect((await sent.look()).items.items).toEqual([]);
    expect((await sent.client.get(START)).body.imports).toEqual([]);
    const reading = await aSentFile(world);
    await reading.cancel();
    expect(await world.drain()).toEqual([]);
    expect((await reading.look()).import.state).toBe('cancelled');
  });

  it('that is confirmed twice is taken once, and cannot be cancelled any more', async () => {
    const sent = await aReadFile(world);
    await Promise.all([sent.confirm(), sent.confirm()]);
    expect((await sent.cancel()).body.type).toBe('/problems/import-taking');
    await world.drain();
    expect((await sent.confirm()).body.state).toBe('done');
    await world.drain();
    expect(await questionsOf(sent.person)).toHaveLength(3);
    await sent.cancel();
    expect((await sent.look()).import.state).toBe('done');
  });

  it('with nothing to take is not taken', async () => {
    const sent = await aReadFile(world, { file: 'x{}' });
    expect((await sent.confirm()).body.type).toBe('/problems/nothing-to-import');
  });

  it('is thrown away after a day; what was taken stays', async () => {
    const [ready, done] = [await aReadFile(world), await aReadFile(world)];
    await done.confirm();
    await world.drain();
    world.clock.advance(24 * 60 * 60 * 1_000 - 1_000);
    await world.drain();
    expect((await ready.look()).items.count).toBe(3);
    world.clock.advance(2_000);
    expect(await world.drain()).toEqual([]);
    expect((await ready.look()).import.state).toBe('cancelled');
    expect((await done.look()).import).toMatchObject({ state: 'done', accepted: 3 });
    expect(await query('SELECT 1 FROM question_import_items WHERE import_id = ANY($1)', [[ready.id, done.id]])).toEqual(
      [],
    );
    expect(await questionsOf(done.person)).toHaveLength(3);
  });
});
