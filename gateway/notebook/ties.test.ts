import { randomUUID } from 'node:crypto';
import { EXAM } from '~/domain/quizzes/contract';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { anAttempt, aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = (sql: string, values: unknown[] = []) => world.deps.dataSource.query(sql, values);
const tie = (station: { id: number }, topic: { id: number }) =>
  query('INSERT INTO station_topics (station_id, topic_id) VALUES ($1, $2)', [station.id, topic.id]);

async function aReader(options: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(world, options);
  const client = await world.signedIn(person);
  const answer = async (question: TestQuestion, right: boolean) => {
    const quiz = await aQuiz(world, { person, questions: [question] });
    await client.post(quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.id,
      question_id: question.id,
      answer_id: (right ? question.right : question.wrong.slice(0, 1)).join(','),
    });
    return quiz;
  };
  const ties = async (topic: { id: number }) =>
    (await client.get(`/api/notebook/topic-ties/?topic_id=${topic.id}`)).body;
  const topicAt = async (topic: { slug: string }, from = '') =>
    (await client.get(`/notebook/${topic.slug}/${from}`)).body;
  return { person, client, answer, ties, topicAt };
}

describe('what belongs to a topic', () => {
  it('is its questions, with what one made of them; the stem of those that one has answered only', async () => {
    const topic = await aTopic(world);
    const right = await aQuestion(world, { topic, question_text: '<p>The right one</p>' });
    const wrong = await aQuestion(world, { topic, question_text: '<p>The wrong one</p>' });
    await aQuestion(world, { topic, question_text: '<p>The unseen one</p>' });
    await aQuestion(world, { topic, status: 'draft' });
    const { answer, ties } = await aReader();
    const quiz = await answer(right, true);
    const other = await answer(wrong, false);
    const { questions } = await ties(topic);
    const again = (id: number, question: TestQuestion) => `/quizlog/${id}/questions/?question_id=${question.id}`;
    expect(questions).toEqual({
      number: 3,
      language: 'en',
      answered: 2,
      right: 1,
      known: [
        { question_id: wrong.id, title: 'The wrong one', right: false, url: again(other.id, wrong) },
        { question_id: right.id, title: 'The right one', right: true, url: again(quiz.id, right) },
      ],
    });
    expect((await (await aReader()).ties(topic)).questions).toMatchObject({ number: 3, answered: 0, known: [] });
  });

  it('counts what a quiz on it can ask, and no premium question', async () => {
    const topic = await aTopic(world, { name: 'Counted' });
    await aQuestion(world, { topic });
    const asked = await aQuestion(world, { topic });
    const premium = await aQuestion(world, { topic, premium: true, packs: ['ecg-cases'] });
    const { client, answer, ties, topicAt } = await aReader({ roles: ['learner', 'supporter'] });
    await answer(asked, true);
    await answer(premium, false);
    const { known, ...counts } = (await ties(topic)).questions;
    expect(counts).toEqual({ number: 2, language: 'en', answered: 1, right: 1 });
    expect(known.map((one: { question_id: number }) => one.question_id)).toEqual([premium.id, asked.id]);
    expect((await topicAt(topic)).questions).toBe(2);
    const [shown] = (await client.get('/notebook/?search=counted')).body.topics;
    expect(shown).toMatchObject({ questions: 2, answered: 1, right: 1 });
    const quiz = await client.post('/learn/quiz/setup/', {
      data_request: 'submit',
      specialty: 1,
      topic: topic.id,
      language: 'en',
      number_of_questions: 50,
      mode: 1,
      submission_id: randomUUID(),
    });
    const drawn = await query('SELECT count(*)::int AS drawn FROM quiz_questions WHERE quiz_id = $1', [
      Number(/\d+/.exec(quiz.body.next_url)![0]),
    ]);
    expect(drawn).toEqual([{ drawn: 2 }]);
  });

  it('says nothing of a question that is in an exam which runs', async () => {
    const topic = await aTopic(world);
    const question = await aQuestion(world, { topic });
    const { person, answer, ties } = await aReader();
    await answer(question, true);
    expect((await ties(topic)).questions.answered).toBe(1);
    await aQuiz(world, { person, questions: [question], mode: EXAM });
    expect((await ties(topic)).questions).toMatchObject({ number: 1, answered: 0, right: 0, known: [] });
  });

  it('has questions of any language where there are none in the reader’s', async () => {
    const topic = await aTopic(world);
    await aQuestion(world, { topic });
    const { ties } = await aReader({ language: 'es' });
    expect((await ties(topic)).questions).toMatchObject({ number: 1, language: '' });
    await aQuestion(world, { topic, language: 'es' });
    expect((await ties(topic)).questions).toMatchObject({ number: 1, language: 'es' });
  });

  it('is its cards: those of packs and one’s own, not those of others', async () => {
    const topic = await aTopic(world);
    const { person, ties } = await aReader();
    const pack = await aDeck(world, { kind: 'pack', cards: 3, topic });
    await aDeck(world, { owner: person, cards: 1, topic });
    await aDeck(world, { cards: 4, topic, shared: true });
    const now = world.clock.now();
    await query(
      `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
       VALUES ($1, $2, 1, 1, 0, $4, true, 1, 5, $5), ($1, $3, 0, 1, 1, $4, false, 1, 5, $4)`,
      [person.id, pack.cards[0]!.id, pack.cards[1]!.id, now, new Date(now.getTime() + 86_400_000)],
    );
    expect((await ties(topic)).cards).toEqual({ number: 4, reviewed: 2, right: 1, due: 1 });
  });

  it('is its stations with one’s last score, and its guides', async () => {
    const topic = await aTopic(world);
    const [station, unpublished] = [await aStation(world, { name: 'A tied station' }), await aStation(world)];
    await tie(station, topic);
    await tie(unpublished, topic);
    await query('UPDATE stations SET published_at = NULL WHERE id = $1', [unpublished.id]);
    const guide = await aGuide(world, { name: 'A tied guide' });
    await aSection(world, { guide });
    await query('INSERT INTO guide_topics (guide_id, topic_id) VALUES ($1, $2)', [guide.id, topic.id]);
    const { person, ties } = await aReader();
    const before = await ties(topic);
    expect(before.stations).toEqual([{ name: 'A tied station', url: expect.stringContaining('/'), last_score: null }]);
    expect(before.guides).toEqual([{ name: 'A tied guide', description: '', url: `/guides/${guide.slug}/` }]);
    await anAttempt(world, { station, examiner: person, ticked: station.item_ids.length });
    expect((await ties(topic)).stations[0].last_score).toBe(100);
  });
});

describe('what leads to a topic', () => {
  const aTextOn = async () => {
    const topic = await aTopic(world);
    await aSection(world, {
      topic,
      key: 'signs',
      position: 1,
      text: '<p>A slow rising pulse and a quiet second sound.</p>',
    });
    await aSection(world, {
      topic,
      key: 'treatment',
      position: 2,
      text: '<p>Replace the valve before syncope comes.</p>',
    });
    return topic;
  };

  it('a question leads to its passage and back, once it is answered', async () => {
    const topic = await aTextOn();
    const question = await aQuestion(world, {
      topic,
      question_text: '<p>Syncope with a murmur. What next?</p>',
      explanation_text: '<p>The valve is replaced.</p>',
    });
    const { person, answer, topicAt } = await aReader();
    const from = `?question=${question.id}`;
    expect(await topicAt(topic, from)).toMatchObject({ passage: '', back_url: '' });
    const exam = await aQuiz(world, { person, questions: [question], mode: EXAM });
    expect(await topicAt(topic, from)).toMatchObject({
      passage: '',
      back_url: `${exam.path}?question_id=${question.id}`,
    });
    await query(`UPDATE quizzes SET state = 'finished', finished_at = now() WHERE id = $1`, [exam.id]);
    const quiz = await answer(question, false);
    expect(await topicAt(topic, from)).toMatchObject({
      passage: 'treatment',
      back_url: `/quizlog/${quiz.id}/questions/?question_id=${question.id}`,
    });
    // Of a text in another language, the focus of the question says most.
    await query(`UPDATE notebook_sections SET focus_id = 2 WHERE topic_id = $1 AND key = 'signs'`, [topic.id]);
    await query('UPDATE questions SET focus_id = 2, question_text = $2, explanation_text = $2 WHERE id = $1', [
      question.id,
      '<p>Nada de esto.</p>',
    ]);
    expect((await topicAt(topic, from)).passage).toBe('signs');
  });

  it('a card leads to its passage, unless it is somebody else’s', async () => {
    const topic = await aTextOn();
    const { person, topicAt } = await aReader();
    const own = await aDeck(world, { owner: person, cards: ['Sound of the second valve: quiet'], topic });
    const closed = await aDeck(world, { cards: ['Sound of the second valve: quiet'], topic });
    expect((await topicAt(topic, `?card=${own.cards[0]!.id}`)).passage).toBe('signs');
    expect((await topicAt(topic, `?card=${closed.cards[0]!.id}`)).passage).toBe('');
  });

  it('a station names its guides and topics, and leads to the passage; nothing to a draft', async () => {
    const topic = await aTextOn();
    const station = await aStation(world, { name: 'Syncope in a man with a valve disease' });
    await tie(station, topic);
    const guide = await aGuide(world, { name: 'Listening to the heart', stations: [station] });
    await aSection(world, { guide });
    const { client, topicAt } = await aReader();
    const reading = async () => (await client.get(`/api/notebook/station-reading/?station_id=${station.id}`)).body;
    const url = `/notebook/${topic.slug}/?station=${station.id}`;
    expect(await reading()).toEqual({
      guides: [{ name: 'Listening to the heart', url: `/guides/${guide.slug}/` }],
      topics: [{ name: topic.name, url }],
    });
    expect((await topicAt(topic, `?station=${station.id}`)).passage).toBe('treatment');
    await query('UPDATE stations SET published_at = NULL WHERE id = $1', [station.id]);
    expect(await reading()).toEqual({ guides: [], topics: [] });
  });
});
