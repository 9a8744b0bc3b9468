import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { EXAM } from '~/domain/quizzes/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/item-analysis';
import { aSection } from '~/infra/tooling/testing/factories/notebook';
import { aBank, aQuestion, aTopic } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { anAttempt, aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

const DRAFT = '/api/flashcards/draft/';
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const cardsOf = ({ id }: Person) =>
  query<{ front: string; back: string; deck_name: string }>(
    `SELECT card.front, card.back, deck.deck_name FROM flashcards card JOIN decks deck ON deck.id = card.deck_id
      WHERE deck.owner_id = $1 AND card.deleted_at IS NULL AND deck.deleted_at IS NULL ORDER BY card.id`,
    [id],
  );

/** Somebody who has got every question of a quiz wrong. */
async function aMistaken(options: { mode?: 1 | 2; text?: string; explanation?: string; person?: Person } = {}) {
  const person = options.person ?? (await aPerson(world));
  const question = await aQuestion(world, {
    question_text: options.text ?? '<p>Which valve is heard best at the apex?</p>',
    explanation_text: options.explanation ?? '<p>The <strong>mitral</strong> valve lies behind the apex.</p>',
  });
  const quiz = await aTakenQuiz(world, {
    person,
    questions: [question],
    ...(options.mode ? { mode: options.mode } : {}),
    deedFor: ({ wrong }) => [wrong[0]!],
  });
  const client = await world.signedIn(person);
  const draft = (more: object = {}) =>
    client.post(DRAFT, { source_kind: 'question', quizlog_id: quiz.id, question_id: question.id, ...more });
  return { person, question, quiz, client, draft };
}

describe('a card of a missed question', () => {
  it('asks what was asked, answers with the key and the explanation, and leads back to the question', async () => {
    const { person, question, quiz, draft } = await aMistaken();
    const { status, body } = await draft();
    expect([status, body]).toEqual([
      200,
      {
        flashcard_id: expect.any(Number),
        deck_id: expect.any(Number),
        deck_name: 'My mistakes',
        deck_url: `/flashcards/edit-deck/${body.deck_id}/`,
        existed: false,
      },
    ]);
    const right = question.answers.find(({ id }) => question.right.includes(id))!;
    expect(await cardsOf(person)).toEqual([
      {
        front: '<p>Which valve is heard best at the apex?</p>',
        back: expect.stringMatching(
          /^<p><strong>.+<\/strong><\/p><p>The <strong>mitral<\/strong> valve lies behind the apex.<\/p>$/,
        ),
        deck_name: 'My mistakes',
      },
    ]);
    expect(right).toBeDefined();
    expect(
      await query('SELECT source_kind, source_id, address, title FROM flashcard_sources WHERE account_id = $1', [
        person.id,
      ]),
    ).toEqual([
      {
        source_kind: 'question',
        source_id: question.id,
        address: `/quizlog/${quiz.id}/questions/?question_id=${question.id}`,
        title: 'Which valve is heard best at the apex?',
      },
    ]);
  });

  it('is one card, pressed twice, also at once and from another quiz', async () => {
    const { person, question, draft, client } = await aMistaken();
    const answers = await Promise.all([draft(), draft(), draft()]);
    expect(answers.map(({ body }) => body.existed).sort()).toEqual([false, true, true]);
    expect(new Set(answers.map(({ body }) => body.flashcard_id)).size).toBe(1);
    const again = await aTakenQuiz(world, { person, questions: [question], deedFor: ({ wrong }) => [wrong[0]!] });
    const { body } = await client.post(DRAFT, {
      source_kind: 'question',
      quizlog_id: again.id,
      question_id: question.id,
    });
    expect(body).toMatchObject({ existed: true, flashcard_id: answers[0]!.body.flashcard_id });
    expect(await cardsOf(person)).toHaveLength(1);
  });

  it('is made anew after it was deleted, and after its deck was', async () => {
    const { person, draft, client } = await aMistaken();
    const first = (await draft()).body;
    await query('UPDATE flashcards SET deleted_at = now() WHERE id = $1', [first.flashcard_id]);
    const second = (await draft()).body;
    expect(second).toMatchObject({ existed: false, deck_id: first.deck_id });
    await client.post(second.deck_url, { data_request: 'delete_deck' });
    const third = (await draft()).body;
    expect(third.existed).toBe(false);
    expect(third.deck_id).not.toBe(first.deck_id);
    expect(await cardsOf(person)).toHaveLength(1);
  });

  it('has the options where the question speaks of them, and plain text of a long explanation', async () => {
    const long = `<p>${'The first paragraph. '.repeat(20)}</p><p>${'The second paragraph. '.repeat(40)}</p>`;
    const { person, question, draft } = await aMistaken({
      text: '<p>A man has chest pain. Which of the following is <em>not</em> a cause?</p>',
      explanation: long,
    });
    await draft();
    const [card] = await cardsOf(person);
    expect(card!.front.match(/<li>/g)).toHaveLength(question.answers.length);
    expect(card!.back).toContain('The first paragraph.');
    expect(card!.back).not.toContain('The second paragraph.');
  });

  it('is hidden from people who did not answer, from strangers and from visitors', async () => {
    const { question, quiz } = await aMistaken();
    const stranger = await world.signedIn(await aPerson(world));
    const asked = { source_kind: 'question', quizlog_id: quiz.id, question_id: question.id };
    expect(refusal(await stranger.post(DRAFT, asked))).toEqual([404, 'draft-source-not-found']);
    expect((await world.client().post(DRAFT, asked)).status).toBe(401);

    const person = await aPerson(world);
    const open = await aQuiz(world, { person, questions: [question] });
    const client = await world.signedIn(person);
    expect(refusal(await client.post(DRAFT, { ...asked, quizlog_id: open.id }))).toEqual([
      409,
      'question-not-answered',
    ]);
    expect(await cardsOf(person)).toEqual([]);
  });

  it('reveals nothing before an exam is handed in, nor a question of another exam that runs', async () => {
    const person = await aPerson(world);
    const { question, draft } = await aMistaken({ person });
    const exam = await aQuiz(world, { person, questions: [question, ...(await aBank(world, 1))], mode: EXAM });
    const client = await world.signedIn(person);
    const asked = { source_kind: 'question', quizlog_id: exam.id, question_id: question.id };
    expect(refusal(await client.post(DRAFT, asked))).toEqual([409, 'exam-running']);
    expect(refusal(await draft())).toEqual([403, 'notes-after-exam']);
    expect(await cardsOf(person)).toEqual([]);
    await client.post('/api/quiz/end-quiz/', { quizlog_id: exam.id });
    expect((await draft()).status).toBe(200);
  });
});

describe('the deck of drafted cards', () => {
  it('is the one chosen last', async () => {
    const { person, draft, client } = await aMistaken();
    const deck = await aDeck(world, { owner: person, name: 'Heart sounds', cards: 1 });
    expect((await draft({ deck_id: deck.id })).body.deck_name).toBe('Heart sounds');
    const { body } = await client.get('/api/flashcards/draft-decks/');
    expect(body).toEqual({
      chosen: deck.id,
      decks: [{ id: deck.id, deck_name: 'Heart sounds', cards: 2, full: false }],
    });
    const next = await aMistaken({ person });
    expect((await next.draft()).body).toMatchObject({ deck_id: deck.id, existed: false });
  });

  it('is followed by another one when it is full', async () => {
    const { person, draft } = await aMistaken();
    const { deck_id } = (await draft()).body;
    await query(
      `INSERT INTO flashcards (deck_id, author_id, position, front, back, created_at, changed_at)
       SELECT $1, $2, n + 1, 'x', 'y', now(), now() FROM generate_series(1, $3) AS n`,
      [deck_id, person.id, CARDS_MAX - 1],
    );
    const next = await aMistaken({ person });
    expect((await next.draft()).body).toMatchObject({ deck_name: 'My mistakes 2', existed: false });
  });

  it('is one of one’s own', async () => {
    const { draft, person } = await aMistaken();
    const deck = await aDeck(world, { shared: true });
    expect(refusal(await draft({ deck_id: deck.id }))).toEqual([404, 'deck-not-found']);
    expect(await cardsOf(person)).toEqual([]);
  });
});

describe('a card of a missed item of a checklist', () => {
  it('shows where the item belongs, and answers with it, why it matters and what to say', async () => {
    const person = await aPerson(world);
    const station = await aStation(world);
    const attempt = await anAttempt(world, { station, candidate: person, ticked: 1 });
    const client = await world.signedIn(person);
    const draft = (section: number, item: number) =>
      client.post(DRAFT, { source_kind: 'checklist-item', quizlog_id: attempt.id, section, item });
    const missed = station.sections[0]!.items[1]!;
    const first = await draft(0, 1);
    expect([first.status, first.body.existed]).toEqual([200, false]);
    const [card] = await cardsOf(person);
    expect(card!.front).toContain(station.name);
    expect(card!.front).toContain('<li>[…]</li>');
    expect(card!.front).not.toContain(`<li>${missed.title}</li>`);
    expect(card!.back).toContain(`<strong>${missed.title}</strong>`);
    expect(await query('SELECT address FROM flashcard_sources WHERE account_id = $1', [person.id])).toEqual([
      { address: `/osce-stations/summary/${attempt.id}` },
    ]);
    expect((await draft(0, 1)).body.existed).toBe(true);
    expect(refusal(await draft(0, 0))).toEqual([404, 'draft-source-not-found']);
    expect(refusal(await draft(99, 0))).toEqual([404, 'draft-source-not-found']);
    const stranger = await world.signedIn(await aPerson(world));
    expect(
      refusal(
        await stranger.post(DRAFT, { source_kind: 'checklist-item', quizlog_id: attempt.id, section: 0, item: 1 }),
      ),
    ).toEqual([404, 'draft-source-not-found']);
  });
});

describe('a card of a marked passage', () => {
  const PASSAGE = 'Aortic stenosis is a narrowing of the aortic valve that slows the outflow of the left ventricle.';
  const passage = (entity: object, text = PASSAGE) => ({ source_kind: 'passage', passage: text, ...entity });

  it('of an explanation leaves its term out', async () => {
    const { person, question, quiz, client } = await aMistaken({
      explanation: `<p>Well. <em>Aortic stenosis</em> is a narrowing of the aortic valve that slows the outflow of the left ventricle.</p>`,
    });
    const asked = passage({ entity_type: 'question', entity_id: question.id, quizlog_id: quiz.id });
    expect((await client.post(DRAFT, asked)).body).toMatchObject({ existed: false });
    expect((await client.post(DRAFT, asked)).body).toMatchObject({ existed: true });
    expect(await cardsOf(person)).toEqual([
      {
        front: '<p>[…] is a narrowing of the aortic valve that slows the outflow of the left ventricle.</p>',
        back: `<p><strong>Aortic stenosis</strong></p><p>${PASSAGE}</p>`,
        deck_name: 'My mistakes',
      },
    ]);
  });

  it('has to be there, where the person may read it', async () => {
    const { question, quiz, client } = await aMistaken();
    const asked = passage({ entity_type: 'question', entity_id: question.id, quizlog_id: quiz.id });
    expect(refusal(await client.post(DRAFT, asked))).toEqual([422, 'passage-not-found']);
    // Without the quiz in which it was answered, only one's own note is looked through.
    const valve = 'The mitral valve lies behind the apex.';
    expect(
      refusal(await client.post(DRAFT, passage({ entity_type: 'question', entity_id: question.id }, valve))),
    ).toEqual([422, 'passage-not-found']);
    const stranger = await world.signedIn(await aPerson(world));
    expect(
      (
        await stranger.post(
          DRAFT,
          passage({ entity_type: 'question', entity_id: question.id, quizlog_id: quiz.id }, valve),
        )
      ).status,
    ).toBe(404);
    await client.post('/content/annotation/api/', {
      entity_type: 'question',
      entity_id: question.id,
      text: `<p>${PASSAGE}</p>`,
      writer: randomUUID(),
      revision: 1,
      base: 0,
    });
    expect((await client.post(DRAFT, passage({ entity_type: 'question', entity_id: question.id }))).status).toBe(200);
  });

  it('of a topic comes from what the person is shown of it', async () => {
    const hidden = 'Only supporters read about the pulsus parvus et tardus.';
    const topic = await aTopic(world, {
      summary: `<p>${PASSAGE} ${'It is heard at the base. '.repeat(10)}</p><p>${hidden}</p>`,
    });
    const entity = { entity_type: 'topic', entity_id: topic.id };
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    expect((await client.post(DRAFT, passage(entity))).status).toBe(200);
    expect(refusal(await client.post(DRAFT, passage(entity, hidden)))).toEqual([422, 'passage-not-found']);
    const supporter = await world.signedIn(await aPerson(world, { roles: ['learner', 'supporter'] }));
    expect((await supporter.post(DRAFT, passage(entity, hidden))).status).toBe(200);
    expect(await query('SELECT address FROM flashcard_sources WHERE account_id = $1', [person.id])).toEqual([
      { address: `/notebook/${topic.slug}/` },
    ]);
  });

  it('of a section of a topic leads back to it, as far as the person may read it', async () => {
    const topic = await aTopic(world, { name: 'Aortic stenosis' });
    const free = await aSection(world, {
      topic,
      title: 'Signs',
      text: `<p>${'Long before it. '.repeat(20)}${PASSAGE}</p>`,
    });
    const paid = await aSection(world, {
      topic,
      title: 'Later',
      text: `<p>${'Long before it. '.repeat(20)}The rest is for some.</p>`,
    });
    await query('UPDATE notebook_sections SET free = true WHERE id = $1', [free.id]);
    const entity = { entity_type: 'topic', entity_id: topic.id };
    const person = await aPerson(world);
    const client = await world.signedIn(person);
    expect((await client.post(DRAFT, passage(entity))).status).toBe(200);
    const gated = passage(entity, 'The rest is for some.');
    expect(refusal(await client.post(DRAFT, gated))).toEqual([422, 'passage-not-found']);
    const supporter = await aPerson(world, { roles: ['learner', 'supporter'] });
    expect((await (await world.signedIn(supporter)).post(DRAFT, gated)).status).toBe(200);
    // As a browser gives what is marked across points of a list.
    const list = await aSection(world, {
      topic,
      text: '<ul><li>Listen over the aorta.</li><li>Then over the neck.</li></ul>',
    });
    const marked = passage(entity, 'Listen over the aorta.\nThen over the neck.');
    expect((await client.post(DRAFT, marked)).status).toBe(200);
    await query('DELETE FROM flashcard_sources WHERE account_id = $1 AND address LIKE $2', [
      person.id,
      `%#${list.key}`,
    ]);
    const sources = (who: { id: number }) =>
      query('SELECT address, title FROM flashcard_sources WHERE account_id = $1', [who.id]);
    expect(await sources(person)).toEqual([
      { address: `/notebook/${topic.slug}/#${free.key}`, title: 'Aortic stenosis: Signs' },
    ]);
    expect(await sources(supporter)).toEqual([
      { address: `/notebook/${topic.slug}/#${paid.key}`, title: 'Aortic stenosis: Later' },
    ]);
  });

  it('is refused when it is too short or too long', async () => {
    const { question, quiz, client } = await aMistaken();
    for (const text of ['apex', 'x'.repeat(1_001)])
      expect(
        refusal(
          await client.post(
            DRAFT,
            passage({ entity_type: 'question', entity_id: question.id, quizlog_id: quiz.id }, text),
          ),
        ),
      ).toEqual([422, 'invalid-input']);
  });
});

describe('a drafted card in a review', () => {
  it('says to its owner where it is from', async () => {
    const { client, draft, question, quiz } = await aMistaken();
    const { deck_id, flashcard_id } = (await draft()).body;
    const begun = await client.post('/flashcards/setup/', {
      data_request: 'submit',
      quiz_type: 4,
      deck_id,
      length: 10,
    });
    const { body } = await client.post(begun.body.next_url, { data_request: 'cards', ids: String(flashcard_id) });
    expect(body.cards[0]).toMatchObject({
      source: {
        kind: 'question',
        title: 'Which valve is heard best at the apex?',
        url: `/quizlog/${quiz.id}/questions/?question_id=${question.id}`,
      },
      unreviewed: null,
    });
  });
});
