import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { anAttempt, aStation } from '~/infra/tooling/testing/factories/stations';
import { aModerator, REASON, reported } from '~/infra/tooling/testing/moderating';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const kindsTold = async ({ id }: { id: number }) =>
  (
    await query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE account_id = $1 AND kind LIKE ANY (ARRAY['moderated%', 'report%', 'fact%']) ORDER BY id`,
      [id],
    )
  ).map(({ kind }) => kind);

const answered = (account: number, question: number) =>
  query(
    `INSERT INTO question_states (account_id, question_id, last_correct, last_answered_at) VALUES ($1, $2, true, now())`,
    [account, question],
  );

async function aReportedQuestion() {
  const author = await aPerson(world, { roles: ['learner', 'author'] });
  const question = await aQuestion(world, { author_id: author.id, explanation_text: '<p>Give 5 mg.</p>' });
  const { person: reporter } = await aMetQuestion(world, { question });
  return { author, question, reporter, id: await reported(world, reporter, 'question', question.id, 7) };
}

describe('a correction', () => {
  it('changes the texts of a question at once, keeps the difference and can be undone', async () => {
    const { id, author, question, reporter } = await aReportedQuestion();
    const { decide, open } = await aModerator(world);
    const seen = await open(id);
    const [, second] = seen.target.lines;
    const texts = [
      { field: 'explanation_text', text: '<p>Give <strong>0.5</strong> mg.</p><script>alert(1)</script>' },
      { field: second!.field, text: 'Another option' },
      { field: 'key', text: second!.field },
    ];
    const { body } = await decide(id, 'change', { texts });
    expect(body).toMatchObject({ standing: 'shown', waiting: false, reports: [{ upheld: true }] });
    expect(body.target.html[1].html).toBe('<p>Give <strong>0.5</strong> mg.</p>');
    expect(body.target.lines[1]).toMatchObject({ text: 'Another option', correct: true });
    expect(body.acts[0].changes).toMatchObject([
      {
        field: 'explanation_text',
        rich: true,
        before: '<p>Give 5 mg.</p>',
        after: '<p>Give <strong>0.5</strong> mg.</p>',
      },
      { before: second!.text, after: 'Another option' },
      { field: 'key', after: second!.field },
    ]);
    expect([await kindsTold(author), await kindsTold(reporter)]).toEqual([['moderated-changed'], ['report-upheld']]);
    const own = (await (await world.signedIn(author)).get(`/moderated/${id}/`)).body;
    expect(own.changes).toHaveLength(3);
    expect(await query('SELECT revision FROM question_revisions WHERE question_id = $1', [question.id])).toHaveLength(
      1,
    );
    const undone = await decide(id, 'undo', { reason: '' });
    expect(undone.body.target).toMatchObject({ html: seen.target.html, lines: seen.target.lines });
  });

  it('is one that its author may ask about once, and another moderator answers', async () => {
    const { id, author } = await aReportedQuestion();
    const [first, second] = [await aModerator(world), await aModerator(world)];
    const client = await world.signedIn(author);
    const ask = () => client.post(`/moderated/${id}/`, { data_request: 'ask', words: 'The dose was right before.' });
    await first.decide(id, 'change', { texts: [{ field: 'explanation_text', text: '<p>Give 0.5 mg.</p>' }] });
    expect((await client.get(`/moderated/${id}/`)).body).toMatchObject({ standing: 'shown', may_ask: true });
    expect((await ask()).body).toMatchObject({ asked: true });
    expect(await second.open(id)).toMatchObject({ waiting: true, asked: 'The dose was right before.' });
    expect(refusal(await first.decide(id, 'keep', { reason: '' }))).toEqual([409, 'other-moderator-needed']);
    expect((await second.decide(id, 'keep', { reason: '' })).body).toMatchObject({ waiting: false });
    expect(await kindsTold(author)).toEqual(['moderated-changed', 'moderated-stays']);
    expect((await client.get(`/moderated/${id}/`)).body.may_ask).toBe(false);
    expect(refusal(await ask())).toEqual([409, 'not-possible-now']);
  });

  it('of a card reaches who follows the deck', async () => {
    const deck = await aDeck(world, { shared: true, cards: ['Dose?'] });
    const reader = await aPerson(world);
    const id = await reported(world, reader, 'flashcard', deck.cards[0]!.id, 7);
    const { decide } = await aModerator(world);
    const { body } = await decide(id, 'change', { texts: [{ field: 'back', text: '<p>0.5 mg</p>' }] });
    expect(body.target.html.map((one: { html: string }) => one.html)).toEqual(['<p>Dose?</p>', '<p>0.5 mg</p>']);
    const [row] = await query<{ changed: boolean }>(
      'SELECT card.changed_in = deck.version AS changed FROM flashcards card JOIN decks deck ON deck.id = card.deck_id WHERE card.id = $1',
      [deck.cards[0]!.id],
    );
    expect(row!.changed).toBe(true);
  });

  it('of a section of the notebook keeps the text before', async () => {
    const topic = await aTopic(world);
    const section = await aSection(world, { topic });
    const id = await reported(world, await aPerson(world), 'notebook', topic.id);
    const { decide } = await aModerator(world);
    const texts = [{ field: `section-${section.id}`, text: '<p>What is right.</p>' }];
    expect((await decide(id, 'change', { texts })).body.target.html[0].html).toBe('<p>What is right.</p>');
    expect(await query('SELECT revision FROM notebook_revisions WHERE section_id = $1', [section.id])).toHaveLength(1);
  });

  it('of nothing, of an unknown text and without a reason is refused and changes nothing', async () => {
    const { id } = await aReportedQuestion();
    const { decide, open } = await aModerator(world);
    const { html } = (await open(id)).target;
    const same = [{ field: 'question_text', text: html[0]!.html as unknown as string }];
    expect(refusal(await decide(id, 'change', { texts: same }))).toEqual([409, 'nothing-changed']);
    expect(refusal(await decide(id, 'change', { texts: [{ field: 'front', text: 'x' }] }))).toEqual([
      409,
      'correction-not-possible',
    ]);
    expect(refusal(await decide(id, 'change', { texts: same, reason: 'No.' }))).toEqual([422, 'reason-missing']);
    expect((await open(id)).acts).toEqual([]);
  });
});

describe('a fact that was wrong', () => {
  it('is told once to everybody who had answered the question', async () => {
    const { id, question, reporter } = await aReportedQuestion();
    const learners = [await aPerson(world), await aPerson(world)];
    for (const { id: learner } of [...learners, reporter]) await answered(learner, question.id);
    const { decide } = await aModerator(world);
    const texts = [{ field: 'explanation_text', text: '<p>Give 0.5 mg.</p>' }];
    await decide(id, 'change', { texts, was_wrong: true });
    expect(await world.drain()).toEqual([]);
    for (const learner of learners) expect(await kindsTold(learner)).toEqual(['fact-wrong']);
    expect(await kindsTold(reporter)).toEqual(['report-upheld', 'fact-wrong']);
    // The job is delivered twice.
    const [act] = await query<{ id: number }>('SELECT max(id) AS id FROM moderation_acts');
    await world.deps.inTransaction(async (tx) => {
      const { notifyViewersJob } = await import('~/domain/moderation/decisions/notify-viewers');
      tx.enqueue(notifyViewersJob, { act_id: act!.id });
    });
    expect(await world.drain()).toEqual([]);
    expect(await kindsTold(learners[0]!)).toEqual(['fact-wrong']);
  });

  it('that is sent back is told once its author has mended it and it is shown again', async () => {
    const { id, question, reporter } = await aReportedQuestion();
    await answered(reporter.id, question.id);
    const [first, second] = [await aModerator(world), await aModerator(world)];
    await first.decide(id, 'send_back', { was_wrong: true });
    await world.drain();
    expect(await kindsTold(reporter)).not.toContain('fact-wrong');
    expect(await second.open(id)).toMatchObject({ was_wrong: true, acts: [{ was_wrong: true }] });
    // Nothing said of it anew: it is as the first moderator said.
    const { was_wrong } = (await second.decide(id, 'restore', { reason: '', was_wrong: undefined })).body;
    expect(was_wrong).toBe(false);
    await world.drain();
    const news = await query<{ values: Record<string, string>; url: string }>(
      `SELECT "values", url FROM notifications WHERE account_id = $1 AND kind = 'fact-wrong'`,
      [reporter.id],
    );
    expect(news).toMatchObject([{ values: { reason: REASON } }]);
    expect(news[0]!.url).toContain(`question_id=${question.id}`);
  });

  it('of a card and of a section is told to who reviewed or read it, and leads there', async () => {
    const [reader, reporter] = [await aPerson(world), await aPerson(world)];
    const deck = await aDeck(world, { shared: true, cards: ['Dose?'] });
    const topic = await aTopic(world);
    const section = await aSection(world, { topic });
    await query(
      `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
       VALUES ($1, $2, 1, 1, 0, now(), true, 1, 5, now())`,
      [reader.id, deck.cards[0]!.id],
    );
    await query('INSERT INTO section_readings (account_id, section_id, revision, read_at) VALUES ($1, $2, 1, now())', [
      reader.id,
      section.id,
    ]);
    const { decide } = await aModerator(world);
    const card = await reported(world, reporter, 'flashcard', deck.cards[0]!.id, 7);
    const text = await reported(world, reporter, 'section', section.id, 7);
    await decide(card, 'change', { was_wrong: true, texts: [{ field: 'back', text: '<p>0.5 mg</p>' }] });
    await decide(text, 'change', { was_wrong: true, texts: [{ field: 'text', text: '<p>0.5 mg</p>' }] });
    await world.drain();
    const news = await query<{ url: string }>(
      `SELECT url FROM notifications WHERE account_id = $1 AND kind = 'fact-wrong' ORDER BY id`,
      [reader.id],
    );
    expect(news.map(({ url }) => url)).toEqual([`/flashcards/decks/${deck.id}/`, `/notebook/${topic.slug}/`]);
  });

  it('of a station is told to everybody who took part in a round of it, in whatever role', async () => {
    const station = await aStation(world, { published_at: new Date() });
    const [examiner, candidate, patient] = [await aPerson(world), await aPerson(world), await aPerson(world)];
    const participants = [{ account_id: patient.id, role: 'patient' as const }];
    await anAttempt(world, { station, examiner, candidate, participants });
    const id = await reported(world, await aPerson(world), 'station', station.id, 7);
    const [first, second] = [await aModerator(world), await aModerator(world)];
    await first.decide(id, 'take_down', { was_wrong: true });
    await second.decide(id, 'take_down', { was_wrong: true });
    expect(await world.drain()).toEqual([]);
    for (const person of [examiner, candidate, patient]) expect(await kindsTold(person)).toEqual(['fact-wrong']);
  });

  it('is not told where the decision was undone before, nor while a second person has to agree', async () => {
    const { id, reporter, question } = await aReportedQuestion();
    await answered(reporter.id, question.id);
    const { decide } = await aModerator(world);
    await decide(id, 'take_down', { was_wrong: true });
    expect(await world.drain()).toEqual([]);
    expect(await kindsTold(reporter)).not.toContain('fact-wrong');
    const second = await aModerator(world);
    await second.decide(id, 'take_down', { was_wrong: true });
    await second.decide(id, 'undo', { reason: '' });
    expect(await world.drain()).toEqual([]);
    expect(await kindsTold(reporter)).not.toContain('fact-wrong');
  });
});

describe('a moderator who decides faster than one can read', () => {
  it('is told so, and it is recorded; who takes their time is not', async () => {
    const long = `<p>${'word '.repeat(400)}</p>`;
    const ids: number[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const question = await aQuestion(world, { explanation_text: long });
      const { person } = await aMetQuestion(world, { question });
      ids.push(await reported(world, person, 'question', question.id));
    }
    const { decide, open } = await aModerator(world);
    const fast = await open(ids[0]!);
    world.clock.advance(3_000);
    const { body } = await decide(ids[0]!, 'keep', { reason: '', seen: fast });
    expect(body.acts[0].hurry).toMatchObject({ took: 3 });
    expect(body.acts[0].hurry.reading).toBeGreaterThanOrEqual(60);
    const slow = await open(ids[1]!);
    world.clock.advance(120_000);
    expect((await decide(ids[1]!, 'keep', { reason: '', seen: slow })).body.acts[0].hurry).toBeNull();
  });
});

describe('bad input', () => {
  it('of somebody whose role was taken while the page was open is refused', async () => {
    const { id } = await aReportedQuestion();
    const { decide, open, person } = await aModerator(world);
    const seen = await open(id);
    await query(`UPDATE accounts SET roles = '{learner}' WHERE id = $1`, [person.id]);
    await world.app.sessions.forgetPerson(person.id);
    expect(refusal(await decide(id, 'keep', { reason: '', seen }))).toEqual([404, 'not-found']);
  });

  it('that reports something deleted is told so', async () => {
    const station = await aDeck(world, { shared: true });
    await query('UPDATE decks SET deleted_at = now() WHERE id = $1', [station.id]);
    const client = await world.signedIn(await aPerson(world));
    const report = (kind: string, entity_id: number) =>
      client.post('/content/quiz/discussion/', {
        data_request: kind,
        entity_id,
        report_select: 7,
        report_text: 'This is not how it is done.',
      });
    expect(refusal(await report('deck_report', station.id))).toEqual([404, 'deck-not-found']);
    expect(refusal(await report('flashcard_report', station.cards[0]!.id))).toEqual([404, 'flashcard-not-found']);
  });

  it('of one person who floods the queue is refused after 20 reports in an hour', async () => {
    const client = await world.signedIn(await aPerson(world));
    const topics = await Promise.all(Array.from({ length: 21 }, () => aTopic(world)));
    const statuses: number[] = [];
    for (const topic of topics)
      statuses.push(
        (
          await client.post('/content/quiz/discussion/', {
            data_request: 'notebook_report',
            entity_id: topic.id,
            report_select: 7,
            report_text: 'This is not how it is done.',
          })
        ).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('the address of a report', () => {
  it('resolves it by POST, for moderators who did not write the thing', async () => {
    const { id, author, reporter, question } = await aReportedQuestion();
    const { client, open } = await aModerator(world);
    const [report] = (await open(id)).reports;
    const url = `/api/moderation/reports/${report!.id}/`;
    expect((await (await world.signedIn(reporter)).post(url, {})).status).toBe(404);
    await query(`UPDATE accounts SET roles = '{learner,moderator}', second_factor = true WHERE id = $1`, [author.id]);
    expect(refusal(await (await world.signedIn(author)).post(url, {}))).toEqual([403, 'own-case']);
    expect((await client.get(url)).body).toEqual({ id: report!.id, case_id: id, resolved: false });
    expect((await client.post(url, {})).body).toEqual({ id: report!.id, case_id: id, resolved: true });
    expect(refusal(await client.post(url, {}))).toEqual([409, 'report-resolved']);
    expect(await kindsTold(reporter)).toEqual(['report-resolved']);
    expect(await query('SELECT status FROM questions WHERE id = $1', [question.id])).toEqual([{ status: 'published' }]);
  });
});
