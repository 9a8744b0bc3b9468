import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/item-analysis';
import { aBank, aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';
import { BEGINNING } from './topic-text';

const world = openWorld();
const SECRET = 'Only supporters read this.';
const long = `<h3>Rate &amp; rhythm</h3><p>${'Atrial fibrillation is <strong>irregularly</strong> irregular. '.repeat(5)}</p><p>${SECRET}</p><script>alert(1)</script>`;
const read = async (person: { id: number }, slug: string) => (await world.signedIn(person)).get(`/notebook/${slug}/`);

describe('a topic of the notebook', () => {
  // rules: 2.1.2
  it('is shown whole to a supporter, sanitised', async () => {
    const sources = [
      {
        title: 'Atrial fibrillation (NG196)',
        publisher: 'NICE',
        year: 2021,
        url: 'https://www.nice.org.uk/guidance/ng196',
      },
    ];
    const topic = await aTopic(world, { slug: 'atrial-fibrillation', summary: long, sources });
    await aBank(world, 2, { topic });
    await aQuestion(world, { topic, status: 'draft' });
    await aQuestion(world, { topic, deleted_at: new Date() });
    for (const role of ['supporter', 'staff'] as const) {
      const { status, body } = await read(await aPerson(world, { roles: ['learner', role] }), topic.slug);
      expect(status).toBe(200);
      expect(body).toEqual({
        id: topic.id,
        hidden: false,
        slug: topic.slug,
        topic_name: topic.name,
        specialty_id: 1,
        text: long.replace('<script>alert(1)</script>', ''),
        check: { with_ai: false, checked_by: '', checked_on: '' },
        may_check: role === 'staff',
        text_version: expect.any(String),
        sources,
        terms: [],
        sections: [],
        linked_topics: [],
        passage: '',
        back_url: '',
        user_is_supporter: true,
        may_write: role === 'staff',
        questions: 2,
      });
    }
  });

  it('is shown to others by its beginning only, as text: whole words, at most 200 characters', async () => {
    const topic = await aTopic(world, { summary: long });
    const { body } = await read(await aPerson(world), topic.slug);
    expect(body.user_is_supporter).toBe(false);
    expect(body.text).toMatch(/^<p>Rate &amp; rhythm Atrial fibrillation is irregularly irregular\. [^<]*\S…<\/p>$/);
    const words = body.text.slice(3, -5).replace('&amp;', '&');
    expect(words.length).toBeLessThanOrEqual(BEGINNING);
    expect(words.length).toBeGreaterThan(BEGINNING - 20);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    const whole = `Rate & rhythm ${'Atrial fibrillation is irregularly irregular. '.repeat(5)}`;
    expect(whole.startsWith(`${words} `)).toBe(true);
  });

  it('shows markup that its beginning speaks of as text', async () => {
    const topic = await aTopic(world, {
      summary: '<p>pH &lt; 7.35 &lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;</p>',
    });
    const { body } = await read(await aPerson(world), topic.slug);
    expect(body.text).toBe('<p>pH &lt; 7.35 &lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;</p>');
  });

  it('cuts one endless word', async () => {
    const topic = await aTopic(world, { summary: `<p>${'x'.repeat(500)}</p>` });
    expect((await read(await aPerson(world), topic.slug)).body.text).toBe(`<p>${'x'.repeat(BEGINNING)}…</p>`);
  });

  it('is named in the language of the reader', async () => {
    const topic = await aTopic(world, { name: 'Stroke', name_es: 'Ictus' });
    expect((await read(await aPerson(world, { language: 'es' }), topic.slug)).body.topic_name).toBe('Ictus');
    expect((await read(await aPerson(world), topic.slug)).body.topic_name).toBe('Stroke');
  });

  it('says that its summary was written with AI until a clinician has checked it, also after an answer', async () => {
    const topic = await aTopic(world, { summary: '<p>In brief.</p>', content_hash: 'starter' });
    const question = await aQuestion(world, { topic });
    const learner = await aPerson(world);
    const quiz = await aTakenQuiz(world, { person: learner, questions: [question] });
    const told = async () => {
      const client = await world.signedIn(learner);
      return [
        (await client.get(`/notebook/${topic.slug}/`)).body.check,
        (await client.get(`/learn/quiz/${quiz.id}/summary/`)).body.summaries[0].check,
        /"check":(\{[^}]*\})/.exec(
          JSON.stringify((await client.get(`/quizlog/${quiz.id}/questions/?question_id=${question.id}`)).body),
        )![1],
      ];
    };
    const unchecked = { with_ai: true, checked_by: '', checked_on: '' };
    expect(await told()).toEqual([unchecked, unchecked, expect.stringContaining('"with_ai":true')]);
    const { text_version } = (await read(learner, topic.slug)).body;
    const CHECK = '/api/notebook/check-summary/';
    const sent = { topic_id: topic.id, text_version };
    expect((await (await world.signedIn(learner)).post(CHECK, sent)).status).toBe(403);
    const moderator = await aPerson(world, { roles: ['learner', 'moderator'] });
    const client = await world.signedIn(moderator);
    expect((await client.post(CHECK, { ...sent, text_version: 'another' })).status).toBe(409);
    const { status, body } = await client.post(CHECK, sent);
    const check = {
      with_ai: true,
      checked_by: moderator.name,
      checked_on: world.clock.now().toISOString().slice(0, 10),
    };
    expect([status, body]).toEqual([200, check]);
    expect(await told()).toEqual([check, check, expect.stringContaining(`"checked_by":"${moderator.name}"`)]);
  });

  it('is found by an address that it had before', async () => {
    const topic = await aTopic(world);
    await world.deps.dataSource.query(`INSERT INTO topic_addresses (slug, topic_id) VALUES ('old-name', $1)`, [
      topic.id,
    ]);
    expect((await read(await aPerson(world), 'old-name')).body.slug).toBe(topic.slug);
  });

  it('is not found where there is none, and asks to sign in', async () => {
    const { status, body } = await read(await aPerson(world), 'nothing-here');
    expect([status, body.type]).toEqual([404, '/problems/topic-not-found']);
    expect((await world.client().get('/notebook/nothing-here/')).status).toBe(401);
  });
});

// rules: 2.2.47
it('the notebook lists its topics by specialty, and searches them by name', async () => {
  const [kidney, lung] = [
    await aTopic(world, { name: 'Zealous kidneys', specialty_id: 9 }),
    await aTopic(world, { name: 'Zealous lungs', specialty_id: 10 }),
  ];
  await aBank(world, 1, { topic: kidney });
  await aBank(world, 1, { topic: lung });
  const client = await world.signedIn(await aPerson(world));
  const found = async (query: string) =>
    (await client.get(`/notebook/?${query}`)).body.topics
      .filter(({ topic_name }: { topic_name: string }) => topic_name.startsWith('Zealous'))
      .map(({ topic_name, specialty_id }: { topic_name: string; specialty_id: number }) => [topic_name, specialty_id]);
  const [ofKidneys, ofLungs] = [
    ['Zealous kidneys', 9],
    ['Zealous lungs', 10],
  ];
  expect(await found('')).toEqual([ofKidneys, ofLungs]);
  expect(await found('search=LOUS+lung')).toEqual([ofLungs]);
  expect(await found('search=spleen')).toEqual([]);
  expect(await found('specialty=9')).toEqual([ofKidneys]);
});
