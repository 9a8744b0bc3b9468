import { aGuest, aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';
import { applicationReview } from '~/domain/moderation/applications/review';
import { decide } from '~/domain/review/decide';
import { ASK, codeOf, LIST, REASON, WORDS, openApplications } from './testing/applicants';

const DAY = 86_400_000;
const world = openWorld();
const { query, rolesOf, learner, moderator, told } = openApplications(world);

describe('asking to become an author', () => {
  it('takes a question of one’s own and a few words, and says that it waits', async () => {
    const { client, question, ask } = await learner();
    expect((await client.get(ASK)).body).toMatchObject({
      author: false,
      application: null,
      again_at: null,
      samples: [{ question_id: question.id }],
    });
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.body.application).toMatchObject({
      state: 'open',
      words: WORDS,
      sample: { question_id: question.id },
      decided_at: null,
    });
  });

  it('is one at a time: the same again is the same, another one is refused, also in two tabs at once', async () => {
    const { person, ask, asked } = await learner();
    const other = await aQuestion(world, { author_id: person.id, status: 'private' });
    const both = await Promise.all([ask(), ask(other.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await query('DELETE FROM author_applications WHERE account_id = $1', [person.id]);
    const id = await asked();
    expect(await asked()).toBe(id);
    expect(codeOf(await ask(other.id))).toEqual([409, 'application-open']);
    expect(await query('SELECT id FROM author_applications WHERE account_id = $1', [person.id])).toEqual([{ id }]);
  });

  it('takes no question of somebody else’s, no deleted one, none of the product, and no empty words', async () => {
    const { person, ask, question } = await learner();
    const { question: others } = await learner();
    const bank = await aQuestion(world);
    const generated = await aQuestion(world, { author_id: person.id, status: 'generated', generated_by: 'offline' });
    for (const { id } of [others, bank, generated, { id: 2_000_000_000 }])
      expect(codeOf(await ask(id))).toEqual([404, 'sample-not-found']);
    expect((await ask(question.id, 'Short.')).status).toBe(422);
    // Characters that nobody sees are no words.
    expect(codeOf(await ask(question.id, `Short.${'\u200b'.repeat(30)}.`))).toEqual([422, 'words-too-short']);
    await query('UPDATE questions SET deleted_at = now() WHERE id = $1', [question.id]);
    expect(codeOf(await ask())).toEqual([404, 'sample-not-found']);
  });

  it('is for people with an account who may not publish yet', async () => {
    const guest = await world.signedIn(await aGuest(world));
    expect((await guest.get(ASK)).status).toBe(403);
    expect((await world.client().get(ASK)).status).toBe(401);
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    const client = await world.signedIn(author);
    const { id } = await aQuestion(world, { author_id: author.id });
    expect((await client.get(ASK)).body.author).toBe(true);
    expect(codeOf(await client.post(ASK, { question_id: id, words: WORDS }))).toEqual([409, 'author-already']);
  });

  it('can be withdrawn, and asked again at once', async () => {
    const { client, asked, withdraw } = await learner();
    const id = await asked();
    const { asked: _, ...stranger } = await learner();
    expect(codeOf(await stranger.withdraw(id))).toEqual([409, 'application-decided']);
    expect((await withdraw(id)).body.application.state).toBe('withdrawn');
    expect((await withdraw(id)).status).toBe(200);
    expect(await asked()).not.toBe(id);
    expect((await client.get(ASK)).body.application.state).toBe('open');
  });

  it('after a refusal waits for 14 days', async () => {
    const { person, client, ask, asked } = await learner();
    const { refuse } = await moderator();
    expect((await refuse(await asked())).status).toBe(200);
    const { application, again_at } = (await client.get(ASK)).body;
    expect(application).toMatchObject({ state: 'refused', reason: REASON });
    expect(new Date(again_at).getTime()).toBe(world.clock.now().getTime() + 14 * DAY);
    expect(codeOf(await ask())).toEqual([409, 'apply-later']);
    world.clock.advance(14 * DAY - 1);
    // A session of this test's clock.
    const later = await world.signedIn(person);
    const again = () => later.post(ASK, { question_id: application.sample.question_id, words: WORDS });
    expect(codeOf(await again())).toEqual([409, 'apply-later']);
    world.clock.advance(1);
    expect((await again()).body).toMatchObject({ application: { state: 'open' }, again_at: null });
  });

  it('is led to from the editor: a question that is written for it leads back with it', async () => {
    const { client, question } = await learner();
    const form = {
      question_text: '<p>Which of these is the most likely diagnosis?</p>',
      explanation_text: '<p>Because.</p>',
      answers: [
        { answer_text: 'Asthma', answer_correct: true },
        { answer_text: 'Bronchiectasis', answer_correct: false },
      ],
      specialty_id: question.specialty_id,
      topic_id: question.topic_id,
      focus_id: 1,
    };
    const saved = await client.post('/questions/create/?for=application', { form, place: 'draft' });
    expect(saved.status).toBe(200);
    expect(saved.body.next_url).toBe(`${ASK}?question=${saved.body.question_id}`);
  });
});

describe('what moderators see', () => {
  it('is the open ones oldest first, and the question as it was sent', async () => {
    await query('DELETE FROM author_applications');
    const [first, second] = [await learner(), await learner()];
    const ids = [await first.asked(), await second.asked()];
    const { client, list } = await moderator();
    expect((await list()).items.map(({ id }: { id: number }) => id)).toEqual(ids);
    const before = (await client.get(`${LIST}${ids[0]}/`)).body;
    expect(before).toMatchObject({
      own: false,
      state: 'open',
      words: WORDS,
      applicant: { id: first.person.id, username: first.person.username },
    });
    expect(before.sample.answers.filter((one: { answer_correct: boolean }) => one.answer_correct)).toHaveLength(1);
    // Changed after it was sent.
    const edit = `/questions/${first.question.id}/edit/`;
    const { form } = (await first.client.get(edit)).body;
    const saved = await first.client.post(edit, {
      form: { ...form, question_text: '<p>Something quite different?</p>' },
      place: 'draft',
      revision: 1,
    });
    expect(saved.status).toBe(200);
    expect((await client.get(`${LIST}${ids[0]}/`)).body.sample).toEqual(before.sample);
    await query('UPDATE questions SET deleted_at = now() WHERE id = $1', [first.question.id]);
    expect((await client.get(`${LIST}${ids[0]}/`)).body.sample).toEqual(before.sample);
  });

  it('stands on the start page while somebody else waits', async () => {
    await query('DELETE FROM author_applications');
    const { client } = await moderator();
    const rows = async () =>
      (await client.get('/api/learning/today/')).body.items.filter(
        ({ kind }: { kind: string }) => kind === 'author-applications',
      );
    expect(await rows()).toEqual([]);
    const { asked, client: one } = await learner();
    await asked();
    expect(await rows()).toEqual([{ kind: 'author-applications', url: LIST, values: { count: 1 } }]);
    expect((await one.get('/api/learning/today/')).body.items).not.toContainEqual(
      expect.objectContaining({ kind: 'author-applications' }),
    );
  });
});

describe('the decision', () => {
  it('accepted: the person is an author in the session that they have, and is told in their language', async () => {
    const { person, client, asked } = await learner('es');
    const id = await asked();
    const by = await moderator();
    expect((await client.get('/api/session/')).body.abilities.publish).toBe(false);
    const answer = await by.accept(id, 'Muy buena explicación.');
    expect(answer.body).toMatchObject({ state: 'accepted', by: by.person.name });
    expect(await rolesOf(person)).toEqual(['learner', 'author']);
    expect(await world.drain()).toEqual([]);
    expect((await client.get('/api/session/')).body.abilities.publish).toBe(true);
    expect(
      await query('SELECT role, given, origin, reason, by_id FROM role_changes WHERE account_id = $1', [person.id]),
    ).toEqual([
      { role: 'author', given: true, origin: 'application', reason: 'Muy buena explicación.', by_id: by.person.id },
    ]);
    expect(await told(person)).toEqual({
      notifications: [
        { kind: 'application-accepted', values: { note: 'Muy buena explicación.' }, url: '/questions/create/' },
      ],
      mails: [
        { template: 'moderation.application-accepted', language: 'es', body: { note: 'Muy buena explicación.' } },
      ],
    });
    expect((await client.get(ASK)).body.author).toBe(true);
  });

  it('needs no words to accept, and a reason to refuse', async () => {
    const { person, asked } = await learner();
    const id = await asked();
    const by = await moderator();
    expect((await by.refuse(id, 'No.')).status).toBe(422);
    expect(codeOf(await by.refuse(id, `No.${'\u200b'.repeat(20)}.`))).toEqual([422, 'reason-too-short']);
    expect((await by.accept(id)).status).toBe(200);
    expect(await rolesOf(person)).toContain('author');
  });

  it('refused: nothing is given, and the person is told why', async () => {
    const { person, asked } = await learner();
    const by = await moderator();
    expect((await by.refuse(await asked())).body).toMatchObject({ state: 'refused', reason: REASON });
    expect(await rolesOf(person)).toEqual(['learner']);
    expect(await told(person)).toEqual({
      notifications: [{ kind: 'application-refused', values: { reason: REASON }, url: ASK }],
      mails: [{ template: 'moderation.application-refused', language: 'en', body: { reason: REASON } }],
    });
    const [listed] = (await by.list('decided')).items;
    expect(listed).toMatchObject({ state: 'refused', by: by.person.name });
  });

  it('is one where two moderators decide at once; the other one learns of it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, asked } = await learner();
      const id = await asked();
      const [one, other] = [await moderator(), await moderator()];
      const answers = await Promise.all([one.accept(id), other.refuse(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { notifications, mails } = await told(person);
      expect([notifications.length, mails.length]).toEqual([1, 1]);
      const accepted = answers[0].status === 200;
      expect((await rolesOf(person)).includes('author')).toBe(accepted);
      // Sent again because the answer was lost: it is the decision that was made, and nobody is notified twice.
      expect((accepted ? await one.accept(id) : await other.refuse(id)).status).toBe(200);
      expect(codeOf(accepted ? await other.refuse(id) : await one.accept(id))).toEqual([409, 'application-decided']);
      expect((await told(person)).mails).toHaveLength(1);
    }
  });

  it('made faster than one can read is told so, and kept with the decision', async () => {
    const { asked } = await learner();
    const by = await moderator();
    const id = await asked();
    expect((await by.client.get(`${LIST}${id}/`)).status).toBe(200);
    const { hurry } = (await by.accept(id)).body;
    expect(hurry.took).toBeLessThan(hurry.reading);
    expect((await by.review(id)).decisions).toMatchObject([{ act: 'publish', who: { id: by.person.id }, hurry }]);
  });

  it('is never on one’s own application, in the database neither', async () => {
    const { person, asked } = await learner();
    const id = await asked();
    await query(`UPDATE accounts SET roles = '{learner,moderator}', second_factor = true WHERE id = $1`, [person.id]);
    const client = await world.signedIn(person);
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    expect((await client.get(`${LIST}${id}/`)).body.own).toBe(true);
    expect(codeOf(await client.post(`${LIST}${id}/`, { data_request: 'accept' }))).toEqual([403, 'own-application']);
    expect(codeOf(await client.post(`${LIST}${id}/`, { data_request: 'refuse', reason: REASON }))).toEqual([
      403,
      'own-application',
    ]);
    await expect(
      query(
        `UPDATE author_applications SET state = 'accepted', decided_at = now(), decided_by = account_id WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow('author_applications_not_own');
  });

  it('of a moderator whose role was taken a moment ago is refused', async () => {
    const { asked, person } = await learner();
    const id = await asked();
    const { person: former } = await moderator();
    await query(`UPDATE accounts SET roles = '{learner}' WHERE id = $1`, [former.id]);
    await expect(
      world.deps.inTransaction((tx) => decide(tx, former, applicationReview, id, { act: 'publish' })),
    ).rejects.toMatchObject({ kind: 'not-found' });
    expect(await rolesOf(person)).toEqual(['learner']);
  });

  it('asks the moderator to prove who they are before a role is given', async () => {
    const { asked } = await learner();
    const id = await asked();
    const client = await world.signedIn(await aPerson(world, { roles: ['moderator'] }));
    expect(codeOf(await client.post(`${LIST}${id}/`, { data_request: 'accept' }))).toEqual([
      403,
      'confirmation-needed',
    ]);
  });

  it('comes too late where the person withdrew, and where there is no such application', async () => {
    const { asked, withdraw } = await learner();
    const id = await asked();
    await withdraw(id);
    const by = await moderator();
    expect(codeOf(await by.accept(id))).toEqual([409, 'application-decided']);
    expect(codeOf(await by.refuse(2_000_000_000))).toEqual([404, 'application-not-found']);
  });
});
