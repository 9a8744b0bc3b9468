import type { QuizKind } from '~/domain/questions/quiz-kinds';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aQuestion, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { openWorld } from '~/infra/tooling/testing/world';
import type { Topic } from '~/infra/tooling/testing/rows';

describe('the feedback on an answered question', () => {
  const world = openWorld();
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);

  async function toldTo(person: { id: number }, question: TestQuestion, kind: QuizKind = 'bank') {
    const quiz = await aQuiz(world, { person, questions: [question], kind });
    const client = await world.signedIn(person);
    const { body } = await client.post(quiz.path, {
      data_request: 'answer_submit',
      quizlog_id: quiz.id,
      question_id: question.id,
      answer_id: question.right.join(','),
    });
    return body;
  }

  describe('the author', () => {
    // rules: 1.2.21, 1.3.13
    it('has a panel: picture, names, stage, school, votes for all of their questions, and never an e-mail address', async () => {
      const author = await aPerson(world, {
        roles: ['learner', 'author', 'supporter'],
        email: 'author@secret.example',
      });
      await sql(`UPDATE accounts SET bio = 'Writes.', public_creator = true, avatar = '/media/a.png' WHERE id = $1`, [
        author.id,
      ]);
      const [{ id: school }] = await sql(
        `INSERT INTO institutions (name, is_verified) VALUES ('Leeds', true) RETURNING id`,
      );
      const [{ id: later }] = await sql(
        `INSERT INTO institutions (name, is_verified) VALUES ('York', true) RETURNING id`,
      );
      await sql(`INSERT INTO account_institutions (account_id, institution_id) VALUES ($1, $2), ($1, $3)`, [
        author.id,
        later,
        school,
      ]);
      const question = await aQuestion(world, { author_id: author.id, upvotes: 3 });
      await aQuestion(world, { author_id: author.id, upvotes: 4, downvotes: 2 });
      const body = await toldTo(await aPerson(world), question);
      expect(body.author_data).toEqual({
        avatar_url: '/media/a.png',
        first_name: expect.stringContaining('Person'),
        last_name: 'Example',
        username: author.username,
        training_stage: 3,
        school: 'Leeds',
        total_upvotes: 7,
        bio: 'Writes.',
        supporter: true,
        public_creator: true,
      });
      expect(JSON.stringify(body)).not.toContain('secret.example');
    });

    // rules: 1.6.8
    it('is hidden on premium questions, and where there is none', async () => {
      const author = await aPerson(world);
      expect(
        (await toldTo(await aPerson(world), await aQuestion(world, { author_id: author.id, premium: true })))
          .author_data,
      ).toBeNull();
      expect((await toldTo(await aPerson(world), await aQuestion(world))).author_data).toBeNull();
    });
  });

  describe('the history', () => {
    let question: TestQuestion;
    let reporter: Awaited<ReturnType<typeof aPerson>>;
    beforeAll(async () => {
      question = await aQuestion(world);
      const editor = await aPerson(world, { roles: ['moderator'], first_name: 'Maria', last_name: 'Editor' });
      reporter = await aPerson(world, { first_name: 'Remi', last_name: 'Porter' });
      const at = (minute: number) => `2026-01-01T10:0${minute}:00Z`;
      await sql(
        `INSERT INTO question_events (question_id, kind, account_id, event, status, is_primary, created_at) VALUES ($1, 'log', $2, 'Published', 'published', true, $3), ($1, 'change_log', NULL, 'Key corrected', '', false, $4),
          ($1, 'log', $2, 'returned', 'returned', false, $4), ($1, 'log', $2, 'undone', 'proposed', false, $4)`,
        [question.id, editor.id, at(0), at(1)],
      );
      await sql(
        `INSERT INTO comments (question_id, account_id, comment_type, text, deleted_at, created_at) VALUES
         ($1, $2, 'standard', 'Is 2 < 3?', NULL, $4), ($1, $3, 'standard', 'Taken back', now(), $5), ($1, $3, 'draft', 'Only for us', NULL, $6)`,
        [question.id, reporter.id, editor.id, at(2), at(3), at(4)],
      );
      await sql(
        `INSERT INTO reports (kind, entity_id, account_id, reason, text, resolved_at, created_at) VALUES ('question_report', $1, $2, 3, 'The dose is wrong', now(), $3), ('station_report', $1, $2, 3, 'Of a station', NULL, $3)`,
        [question.id, reporter.id, at(5)],
      );
    });

    // rules: 1.2.20, 1.3.12, 1.3.14, 1.3.15, 1.3.16, 1.4.4
    it('tells events and comments in their order, each in its form', async () => {
      const body = await toldTo(await aPerson(world), question);
      expect(body.question_history).toEqual([
        {
          type: 'log',
          timestamp: '2026-01-01T10:00:00.000Z',
          user: 'Maria E.',
          event: 'Published',
          status: 'published',
          primary: true,
        },
        { type: 'change_log', timestamp: '2026-01-01T10:01:00.000Z', user: '', event: 'Key corrected' },
        {
          type: 'comment',
          timestamp: '2026-01-01T10:02:00.000Z',
          user: 'Remi P.',
          text: 'Is 2 &lt; 3?',
          moderator: false,
          deleted: false,
          comment_type: 'standard',
        },
        {
          type: 'comment',
          timestamp: '2026-01-01T10:03:00.000Z',
          user: 'Maria E.',
          text: '',
          moderator: true,
          deleted: true,
          comment_type: 'standard',
        },
      ]);
      expect(body.comments).toBe(1);
    });

    // rules: 1.3.18
    it('tells a report to who sent it', async () => {
      const { question_history } = await toldTo(reporter, question);
      expect(question_history.at(-1)).toEqual({
        type: 'report',
        timestamp: '2026-01-01T10:05:00.000Z',
        user: 'Remi P.',
        reason: 3,
        text: 'The dose is wrong',
        resolved: true,
      });
      expect(question_history).toHaveLength(5);
    });

    // rules: 1.3.17
    it('tells moderators every report and the draft comments too', async () => {
      const { question_history } = await toldTo(await aPerson(world, { roles: ['moderator'] }), question);
      expect(
        question_history.map((entry: { type: string; comment_type?: string }) => entry.comment_type ?? entry.type),
      ).toEqual(['log', 'change_log', 'log', 'log', 'standard', 'standard', 'draft', 'report']);
    });

    it('leaves the discussion out of an AI quiz', async () => {
      const body = await toldTo(await aPerson(world), question, 'ai');
      expect(body.comments).toBe(0);
      expect(body.question_history.map((entry: { type: string }) => entry.type)).toEqual(['log', 'change_log']);
    });
  });

  describe('the notebook', () => {
    const words = 'What every learner should know of this. ';
    const paid = `<h3>Causes</h3><p>${words.repeat(8)}</p><p>PAID-TEXT of the rest.</p>`;
    let topic: Topic;
    beforeAll(async () => {
      topic = await aTopic(world, { summary: paid, name: 'Heart failure', slug: 'heart-failure' });
    });

    // rules: 1.2.22, 1.3.12, 1.3.20, 1.6.4
    it('is shown in full to supporters', async () => {
      const question = await aQuestion(world, { topic });
      const body = await toldTo(await aPerson(world, { roles: ['learner', 'supporter'] }), question);
      expect(body.user_is_supporter).toBe(true);
      expect(body.summaries).toEqual([
        {
          id: topic.id,
          url: `/notebook/heart-failure/?question=${question.id}`,
          topic_name: 'Heart failure',
          text: paid,
          check: { with_ai: false, checked_by: '', checked_on: '' },
        },
      ]);
    });

    // rules: 1.6.5
    it('is shown to others by its first words only, as text', async () => {
      const body = await toldTo(await aPerson(world), await aQuestion(world, { topic }));
      expect(body.user_is_supporter).toBe(false);
      expect(JSON.stringify(body)).not.toContain('PAID-TEXT');
      expect(body.summaries[0].text).toContain('What every learner');
      expect(body.summaries[0].text.length).toBeLessThan(230);
    });

    it('is left out where it says nothing', async () => {
      const question = await aQuestion(world, { topic: await aTopic(world, { summary: '' }) });
      expect((await toldTo(await aPerson(world), question)).summaries).toEqual([]);
    });
  });

  // rules: 1.3.9
  it('counts everybody who has answered it', async () => {
    const question = await aQuestion(world);
    await toldTo(await aPerson(world), question);
    expect((await toldTo(await aPerson(world), question)).answer_count[question.right[0]!]).toBe(2);
  });
});
