import { specialtyKey } from '~/domain/questions/specialties';
import type { Sql } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { aQuestionEntry, aTopicEntry } from '../tooling/testing/factories/content';
import { aQuestion, aTopic } from '../tooling/testing/factories/questions';
import { openWorld } from '../tooling/testing/world';
import { sanitise } from '../html/sanitise';
import { loadContent } from './load';
import { type ParsedQuestion, type ParsedTopic, questionContent, topicContent } from './question-content';
import { readBank } from './read-questions';
import { table } from '~/infra/tooling/testing/table';

const bank = readBank();

describe('loading the bank', () => {
  const world = openWorld();
  const load = (topics: ParsedTopic[] = bank.topics, questions: ParsedQuestion[] = bank.questions) =>
    loadContent(world.deps, [], { topics, questions, papers: [] }, []);
  const TABLES = ['topics', 'questions', 'question_answers', 'question_events'];
  const everything = () =>
    Promise.all(TABLES.map((table) => world.deps.dataSource.query(`SELECT * FROM ${table} ORDER BY id`)));
  const topic = (fields: object = {}) => topicContent.parse(aTopicEntry(fields));
  const question = (fields: object = {}) => questionContent.parse(aQuestionEntry(fields));
  const stored = (slug = 'which-murmur') => table(world, 'questions').one({ content_key: slug });
  const answersOf = (question_id: number) => table(world, 'question_answers').find({ question_id }, 'position');
  const eventsOf = (question_id: number) => table(world, 'question_events').find({ question_id }, 'id');

  it('stores all of it, and a second time changes nothing', async () => {
    expect(await load()).toMatchObject({ topics: bank.topics.length, questions: bank.questions.length });
    const before = await everything();
    const answers = bank.questions.flatMap((one) => one.answers);
    expect(before.map((rows) => rows.length)).toEqual([
      bank.topics.length,
      bank.questions.length,
      answers.length,
      bank.questions.length,
    ]);
    expect(await load()).toMatchObject({ topics: 0, questions: 0 });
    expect(await everything()).toEqual(before);
  });

  it('stores what the files say', async () => {
    const specialties = new Map(bank.topics.map(({ slug, specialty }) => [slug, specialty]));
    for (const expected of bank.questions) {
      const row = await stored(expected.slug);
      const { slug } = await table(world, 'topics').one({ id: row.topic_id });
      expect([slug, specialtyKey(row.specialty_id)]).toEqual([expected.topic, specialties.get(expected.topic)]);
      expect(row).toMatchObject({
        question_type: expected.question_type,
        question_text: sanitise(expected.question_text),
        explanation_text: sanitise(expected.explanation_text),
        further_reading: expected.further_reading,
        sources: expected.sources,
        difficulty: expected.difficulty,
        language: expected.language,
        moderate: expected.moderate,
        selectable_answers:
          expected.question_type === 4
            ? expected.answers.length
            : expected.answers.filter((answer) => answer.correct).length,
        status: 'published',
        revision: 1,
        author_id: null,
        deleted_at: null,
      });
      expect((await answersOf(row.id)).map((one) => [one.answer_text, one.answer_correct, one.answer_label])).toEqual(
        expected.answers.map((one) => [one.text, one.correct, one.label]),
      );
      expect(await eventsOf(row.id)).toEqual([
        expect.objectContaining({
          kind: 'log',
          event: 'published',
          status: 'published',
          is_primary: true,
          account_id: null,
        }),
      ]);
    }
  });

  it('an edited question is the same one, a revision later, and says so in its history; answers that keep their text keep their id', async () => {
    await load([topic()], [question()]);
    const before = await stored();
    const old = new Map((await answersOf(before.id)).map((one) => [one.answer_text, one.id]));
    await world.deps.dataSource.query('UPDATE question_answers SET answer_count = 7 WHERE id = $1', [
      old.get('Mitral stenosis'),
    ]);
    world.clock.advance(60_000);
    const edited = question({
      question_text: '<p>Which murmur, then?</p>',
      answers: [
        { text: 'Mitral stenosis', correct: true },
        { text: 'Pulmonary stenosis', correct: true },
        { text: 'Aortic stenosis' },
        { text: 'Mitral regurgitation' },
      ],
    });
    expect(await load([topic()], [edited])).toMatchObject({ topics: 0, questions: 1 });
    const [kept] = await table(world, 'question_revisions').find({ question_id: before.id });
    expect(kept).toMatchObject({
      revision: 1,
      replaced_by: null,
      event: 'revised',
      body: {
        question_text: before.question_text,
        answers: expect.arrayContaining([expect.objectContaining({ answer_id: old.get('Mitral stenosis') })]),
      },
    });
    expect(await stored()).toMatchObject({
      id: before.id,
      revision: 2,
      question_text: '<p>Which murmur, then?</p>',
      selectable_answers: 2,
      shuffle: before.shuffle,
      created_at: before.created_at,
      updated_at: world.clock.now(),
    });
    const answers = await answersOf(before.id);
    expect(answers.map((one) => [one.answer_text, one.answer_correct, one.answer_count])).toEqual([
      ['Mitral stenosis', true, 7],
      ['Pulmonary stenosis', true, 0],
      ['Aortic stenosis', false, 0],
      ['Mitral regurgitation', false, 0],
    ]);
    for (const one of answers)
      if (one.answer_text !== 'Pulmonary stenosis') expect(one.id).toBe(old.get(one.answer_text));
    expect(
      (await eventsOf(before.id)).map(({ kind, event, status, is_primary }) => [kind, event, status, is_primary]),
    ).toEqual([
      ['log', 'published', 'published', true],
      ['change_log', 'revised', '', false],
    ]);
    expect(await load([topic()], [edited])).toMatchObject({ questions: 0 });
  });

  it('an answer that is there twice keeps both ids', async () => {
    const boxes = question({
      slug: 'two-boxes',
      question_type: 4,
      answers: [
        { label: 'First', text: 'Aspirin', correct: true },
        { label: 'Second', text: 'Aspirin', correct: true },
      ],
    });
    await load([topic()], [boxes]);
    const { id, selectable_answers } = await stored('two-boxes');
    expect(selectable_answers).toBe(2);
    const ids = (await answersOf(id)).map((one) => one.id);
    await load([topic()], [{ ...boxes, difficulty: 3 }]);
    expect((await answersOf(id)).map((one) => one.id)).toEqual(ids);
  });

  it('what is changed about a question by its readers stays', async () => {
    await load([topic()], [question({ slug: 'liked' })]);
    await world.deps.dataSource.query(
      `UPDATE questions SET upvotes = 3, times_answered = 9, times_correct = 4, comments_version = 2 WHERE content_key = 'liked'`,
    );
    await load([topic()], [question({ slug: 'liked', difficulty: 2 })]);
    expect(await stored('liked')).toMatchObject({
      difficulty: 2,
      upvotes: 3,
      times_answered: 9,
      times_correct: 4,
      comments_version: 2,
    });
  });

  it('stores sanitised texts', async () => {
    const evil = '<p onclick="x()">Begin.</p><script>alert(1)</script>';
    await load(
      [topic({ slug: 'evil', summary: `${evil}<mark class="marker-yellow x">Look</mark>` })],
      [question({ slug: 'evil', topic: 'evil', question_text: evil, explanation_text: evil })],
    );
    expect(await stored('evil')).toMatchObject({ question_text: '<p>Begin.</p>', explanation_text: '<p>Begin.</p>' });
    expect(await table(world, 'topics').one({ slug: 'evil' })).toMatchObject({
      summary: '<p>Begin.</p><mark class="marker-yellow">Look</mark>',
    });
  });

  it('leaves a deleted question deleted, and what somebody took over to them', async () => {
    await load([topic()], [question({ slug: 'gone' }), question({ slug: 'taken-over' })]);
    await world.deps.dataSource.query(`UPDATE questions SET deleted_at = now() WHERE content_key = 'gone'`);
    await world.deps.dataSource.query(`UPDATE questions SET content_hash = NULL WHERE content_key = 'taken-over'`);
    await aTopic(world, { slug: 'own', name: 'Mine' });
    const loaded = await load(
      [topic(), topic({ slug: 'own' })],
      [question({ slug: 'gone', difficulty: 3 }), question({ slug: 'taken-over', difficulty: 3 })],
    );
    expect(loaded).toMatchObject({ topics: 0, questions: 0 });
    expect(await stored('gone')).toMatchObject({ difficulty: 1, revision: 1, deleted_at: expect.any(Date) });
    expect(await table(world, 'topics').one({ slug: 'own' })).toMatchObject({ name: 'Mine' });
  });

  it('a topic that moves to another specialty takes every question of it along', async () => {
    await load([topic({ slug: 'moving' })], [question({ slug: 'moving', topic: 'moving' })]);
    const moving = await table(world, 'topics').one({ slug: 'moving' });
    const written = await aQuestion(world, { topic: moving });
    expect(
      await load(
        [topic({ slug: 'moving', specialty: 'respiratory' })],
        [question({ slug: 'moving', topic: 'moving' })],
      ),
    ).toMatchObject({ topics: 1, questions: 0 });
    expect(await stored('moving')).toMatchObject({ specialty_id: 2, revision: 1 });
    expect(await table(world, 'questions').one({ id: written.id })).toMatchObject({ specialty_id: 2 });
  });

  it('costs a fixed number of statements, however many questions there are', async () => {
    const many = Array.from({ length: 60 }, (_, index) => question({ slug: `many-${index}` }));
    const statements = async (questions: ParsedQuestion[]) => {
      let sent = 0;
      const run = {
        inTransaction: <T>(work: (tx: Transaction) => Promise<T>) =>
          world.deps.inTransaction((tx) => {
            const sql: Sql = {
              all: (one, values) => ((sent += 1), tx.sql.all(one, values)),
              one: (one, values) => ((sent += 1), tx.sql.one(one, values)),
            };
            return work({ ...tx, sql });
          }),
      };
      await loadContent(run, [], { topics: [topic()], questions, papers: [] }, []);
      return sent;
    };
    await load([topic()], []);
    const first = await statements(many.slice(0, 2));
    expect(await statements(many)).toBe(first);
  });
});
