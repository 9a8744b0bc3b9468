import type { Person } from '~/domain/accounts/person';
import type { Mistake, MistakesData } from '~/domain/learning/mistakes/contract';
import type { Today } from '~/domain/learning/contract';
import { EXAM } from '~/domain/quizzes/contract';
import type { TestClient } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aBank, aTopic, type TestQuestion } from '~/infra/tooling/testing/factories/questions';
import { aQuiz } from '~/infra/tooling/testing/factories/quizzes';
import { anAttempt, aStation, type TestStation } from '~/infra/tooling/testing/factories/stations';
import { aTakenQuiz } from '~/infra/tooling/testing/factories/taken-quizzes';
import { table } from '~/infra/tooling/testing/table';
import { openWorld } from '~/infra/tooling/testing/world';

const PAGE = '/learn/mistakes/';
const DAY = 86_400_000;

describe('the mistakes of somebody', () => {
  const world = openWorld();
  let person: Person;
  let client: TestClient;

  beforeEach(async () => {
    person = await aPerson(world);
    client = await world.signedIn(person);
  });

  const mistakes = async (query = '', as = client) => (await as.get(`${PAGE}${query}`)).body as unknown as MistakesData;
  const shown = async (query = '') => (await mistakes(query)).items.map(({ kind, id }) => `${kind} ${id}`);
  const understand = (one: Pick<Mistake, 'kind' | 'id'>, understood: boolean, as = client) =>
    as.post(PAGE, { data_request: 'understand', kind: one.kind, id: one.id, understood });
  const answered = (questions: TestQuestion[], right = 0) => aTakenQuiz(world, { person, questions, right });
  const practised = (station: TestStation, ticked: number) =>
    anAttempt(world, { station, ticked, examiner: person, candidate: person });
  /** Reviews all cards of a deck, each with this answer. */
  const reviewed = async (deck: { id: number; cards: { id: number }[] }, answer_correct: boolean) => {
    const { body } = await client.post('/flashcards/setup/', { quiz_type: 4, deck_id: deck.id, length: 9_999 });
    const quizlog_id = Number(/\d+/.exec(body.next_url)![0]);
    for (const { id } of deck.cards)
      await client.post('/api/flashcards/submit-answer/', { quizlog_id, flashcard_id: id, answer_correct });
  };
  const go = () => world.clock.advance(60_000);

  it('have a mark if the person has a card of them, as long as they have it', async () => {
    const quiz = await answered(await aBank(world, 1));
    const station = await aStation(world, { checklist: { Opening: ['Washes hands', 'Gives name'] } });
    const attempt = await practised(station, 1);
    const carded = async () =>
      (await mistakes()).items.flatMap(({ kind, title, has_card }) => (has_card ? [`${kind} ${title}`] : []));
    expect(await carded()).toEqual([]);
    const [{ id: question_id }] = (await mistakes('?kind=question')).items as [Mistake];
    const draft = (source: Record<string, unknown>) => client.post('/api/flashcards/draft/', source);
    await draft({ source_kind: 'question', quizlog_id: quiz.id, question_id });
    const { body } = await draft({ source_kind: 'checklist-item', quizlog_id: attempt.id, section: 0, item: 1 });
    expect(await carded()).toEqual([expect.stringMatching(/^question /), 'item Gives name']);
    await client.post(body.deck_url, { data_request: 'delete_deck' });
    expect(await carded()).toEqual([]);
  });

  it('are questions, missed items and failed cards in one list, the latest first, until they are right', async () => {
    const [question, right] = (await aBank(world, 2)) as [TestQuestion, TestQuestion];
    const quiz = await answered([right, question], 1);
    go();
    const station = await aStation(world, {
      checklist: { Opening: ['Washes hands', 'Gives name'], History: ['Onset'] },
    });
    const attempt = await practised(station, 1);
    go();
    const deck = await aDeck(world, { owner: person, cards: ['<b>What</b> is it?'], name: 'Hearts' });
    await reviewed(deck, false);
    await aTakenQuiz(world);

    const data = await mistakes();
    expect(data).toMatchObject({ count: 4, pages: 1, counts: { question: 1, item: 2, card: 1 }, marked: false });
    const at = { name: station.name, url: `/osce-stations/${station.slug}/` };
    const summary = `/osce-stations/summary/${attempt.id}`;
    expect(data.items.map(({ at: _, ...item }) => item)).toEqual([
      {
        kind: 'card',
        id: deck.cards[0]!.id,
        title: 'What is it?',
        about: 'Hearts',
        url: `/flashcards/decks/${deck.id}/#card-${deck.cards[0]!.id}`,
        station: null,
        quizlog_id: 0,
        section: 0,
        item: 0,
        has_card: false,
      },
      {
        kind: 'item',
        id: station.item_ids[1],
        title: 'Gives name',
        about: 'Opening',
        url: summary,
        station: at,
        quizlog_id: attempt.id,
        section: 0,
        item: 1,
        has_card: false,
      },
      {
        kind: 'item',
        id: station.item_ids[2],
        title: 'Onset',
        about: 'History',
        url: summary,
        station: at,
        quizlog_id: attempt.id,
        section: 1,
        item: 0,
        has_card: false,
      },
      {
        kind: 'question',
        id: question.id,
        title: expect.stringContaining('what is it?'),
        about: question.topic.name,
        url: `/quizlog/${quiz.id}/questions/?question_id=${question.id}`,
        station: null,
        quizlog_id: quiz.id,
        section: 0,
        item: 0,
        has_card: false,
      },
    ]);

    go();
    await answered([question], 1);
    await practised(station, 2);
    await reviewed(deck, true);
    expect(await shown()).toEqual([`item ${station.item_ids[2]}`]);
  });

  it('are filtered by kind, topic and date, and counted', async () => {
    const [old, topic] = [await aTopic(world), await aTopic(world, { name: 'Asthma' })];
    const [early] = await aBank(world, 1, { topic: old });
    await answered([early!]);
    world.clock.advance(8 * DAY);
    const bank = await aBank(world, 2, { topic });
    await answered(bank);
    const deck = await aDeck(world, { owner: person, cards: 1, topic });
    await reviewed(deck, false);
    const ids = bank.map(({ id }) => `question ${id}`);
    expect(await shown('?days=7&kind=question')).toEqual(ids);
    expect((await shown(`?topic=${topic.id}`)).toSorted()).toEqual([`card ${deck.cards[0]!.id}`, ...ids].toSorted());
    const lately = await mistakes('?days=7');
    expect(lately.counts).toEqual({ question: 2, item: 0, card: 1 });
    expect(lately.topics).toEqual([{ id: topic.id, name: 'Asthma', mistakes: 3 }]);
    expect(
      (await mistakes(`?kind=question&topic=${topic.id}`)).topics.map(({ id, mistakes: many }) => [id, many]),
    ).toEqual(
      expect.arrayContaining([
        [topic.id, 2],
        [old.id, 1],
      ]),
    );
  });

  it('come twenty a page; of pages that are not there, the last', async () => {
    await answered(await aBank(world, 23));
    expect(await mistakes('?page=2')).toMatchObject({ page: 2, pages: 2, count: 23 });
    expect((await mistakes('?page=9')).items).toHaveLength(3);
  });

  it('leave out what cannot be practised again, and name no quiz that hides its answers', async () => {
    const [question, gone] = (await aBank(world, 2)) as [TestQuestion, TestQuestion];
    await answered([question, gone]);
    await table(world, 'questions').update({ id: gone.id }, { deleted_at: world.clock.now() });
    const station = await aStation(world);
    await practised(station, 0);
    await table(world, 'stations').update({ id: station.id }, { deleted_at: world.clock.now() });
    const exam = await aQuiz(world, { person, questions: [question], mode: EXAM });
    const { items } = await mistakes();
    expect(items.map(({ id }) => id)).toEqual([question.id]);
    expect(items[0]!.quizlog_id).not.toBe(exam.id);
  });

  it('are practised: a quiz and a review of exactly those that the filters show', async () => {
    const topic = await aTopic(world);
    const bank = await aBank(world, 3, { topic });
    await answered(bank, 1);
    await answered(await aBank(world, 1));
    const deck = await aDeck(world, { owner: person, cards: 2 });
    await reviewed(deck, false);
    await understand({ kind: 'question', id: bank[2]!.id }, true);
    await understand({ kind: 'card', id: deck.cards[0]!.id }, true);
    const quiz = await client.post('/learn/quiz/setup/', { mistakes: 7, topic: topic.id, number_of_questions: 100 });
    const run = (await client.get(quiz.body.next_url)).body;
    expect(run.places.map(({ question_id }: { question_id: number }) => question_id)).toEqual([bank[1]!.id]);
    expect(run.quiz).toMatchObject({ kind: 'bank', title: topic.name });
    const review = await client.post('/flashcards/setup/', { mistakes: 0, quiz_type: 12, length: 9_999 });
    const { pool } = (await client.get(review.body.next_url)).body;
    expect(pool.map(({ id }: { id: number }) => id)).toEqual([deck.cards[1]!.id]);

    world.clock.advance(8 * DAY);
    const late = { mistakes: 7, number_of_questions: 1, quiz_type: 12, length: 10 };
    for (const [setup, type] of [
      ['/learn/quiz/setup/', 'no-questions'],
      ['/flashcards/setup/', 'no-flashcards'],
    ] as const)
      expect(await client.post(setup, late)).toMatchObject({ status: 422, body: { type: `/problems/${type}` } });
  });

  it('are off the list once they are marked as understood, until that is undone or they are wrong again', async () => {
    const [question] = (await aBank(world, 1)) as [TestQuestion];
    await answered([question]);
    const one = { kind: 'question' as const, id: question.id };
    const both = async () => [await shown(), await shown('?understood=true')];
    const [here] = await shown();
    await understand(one, true);
    await understand(one, true);
    expect(await both()).toEqual([[], [here]]);
    expect((await mistakes()).marked).toBe(true);
    await understand(one, false);
    expect(await both()).toEqual([[here], []]);
    await understand(one, true);
    go();
    await answered([question]);
    expect(await both()).toEqual([[here], []]);
  });

  it('are marked by their owner alone: nothing is kept of what is no mistake of theirs', async () => {
    const [question] = (await aBank(world, 1)) as [TestQuestion];
    await answered([question]);
    const stranger = await aPerson(world);
    const other = await world.signedIn(stranger);
    expect((await understand({ kind: 'question', id: question.id }, true, other)).status).toBe(200);
    expect(await table(world, 'learning_understood').find({ account_id: stranger.id })).toEqual([]);
    expect(await mistakes('', other)).toMatchObject({ count: 0, items: [] });
    expect((await client.get(`${PAGE}?kind=all`)).status).toBe(422);
  });

  it('stand on the start page while they are a week old at most', async () => {
    const todayOf = async () => ((await client.get('/api/learning/today/')).body as unknown as Today).items;
    await answered(await aBank(world, 2));
    expect(await todayOf()).toContainEqual({
      kind: 'mistakes',
      url: '/learn/mistakes/?days=7',
      values: { count: 2, days: 7, minutes: 2 },
    });
    world.clock.advance(8 * DAY);
    expect(await todayOf()).toEqual([]);
  });
});
