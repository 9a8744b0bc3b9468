import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { KEPT_MAX, LISTED_AT_ONCE } from '~/domain/flashcards/away/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aGuest, aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck, type TestDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const DAY = 86_400_000;
const LIST = '/api/flashcards/on-device/';
const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
const now = () => world.clock.now().getTime();

type Client = Awaited<ReturnType<typeof world.signedIn>>;

async function aLearner(): Promise<{ person: Person; client: Client }> {
  const person = await aPerson(world);
  return { person, client: await world.signedIn(person) };
}

/** As if each card had been answered three days ago, and was due in so many days. */
const learn = (person: Person, cards: readonly { id: number }[], days: (nth: number) => number) =>
  sql(
    `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
     SELECT $1, one.id, 1, 1, 0, $2, true, 3, 5, one.due_at FROM unnest($3::int[], $4::timestamptz[]) AS one (id, due_at)`,
    [
      person.id,
      new Date(now() - 3 * DAY),
      cards.map(({ id }) => id),
      cards.map((_, nth) => new Date(now() + days(nth) * DAY)),
    ],
  );
const list = async (client: Client, query = '') => (await client.get(LIST + query)).body;
const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);
const open = (client: Client, input: Record<string, unknown>) => client.post('/api/flashcards/open-review/', input);
const opening = (cards: readonly { id: number }[], more: object = {}) => ({
  submission_id: randomUUID(),
  started_at: now(),
  flashcard_ids: ids(cards),
  ...more,
});
const send = (client: Client, reviews: object[]) => client.post('/api/flashcards/submit-answers/', { reviews });
const given = (quizlog_id: number, flashcard_id: number, answer_correct = true) => ({
  review_id: randomUUID(),
  quizlog_id,
  flashcard_id,
  answer_correct,
  answered_at: now(),
  took_ms: 2_000,
});

describe('the cards that a device keeps', () => {
  it('are those due within three days, and the list is empty while its version is current', async () => {
    const { person, client } = await aLearner();
    const { cards } = await aDeck(world, { owner: person, cards: 4 });
    await learn(person, cards, (nth) => [-1, 2.9, 3.1, 0][nth]!);
    const first = await list(client);
    expect(first).toMatchObject({
      unchanged: false,
      count: 3,
      after: null,
      server_time: now(),
      until: now() + 3 * DAY,
    });
    expect(ids(first.cards)).toEqual([cards[0]!.id, cards[1]!.id, cards[3]!.id]);
    expect(first.cards[0]).toMatchObject({ leitner_bin: 1, due_at: now() - DAY, bookmarked: false });
    expect(await list(client, `?version=${first.version}`)).toMatchObject({ unchanged: true, count: 3, cards: [] });
    // Time alone brings the fourth.
    world.clock.advance(DAY);
    expect((await list(client, `?version=${first.version}`)).count).toBe(4);
  });

  it.each([
    ['an answer', (person: Person, deck: TestDeck) => learn(person, deck.cards.slice(1), () => 1)],
    [
      'a bookmark',
      (person: Person, deck: TestDeck) =>
        sql('INSERT INTO flashcard_bookmarks (account_id, flashcard_id) VALUES ($1, $2)', [
          person.id,
          deck.cards[0]!.id,
        ]),
    ],
    [
      'an edited card',
      (_: Person, deck: TestDeck) =>
        sql(`UPDATE flashcards SET changed_at = changed_at + interval '1 minute' WHERE id = $1`, [deck.cards[0]!.id]),
    ],
    [
      'a deck that is not shared any more',
      (_: Person, deck: TestDeck) => sql('UPDATE decks SET deck_shared = false WHERE id = $1', [deck.id]),
    ],
  ])('have another version after %s', async (_, change) => {
    const { person, client } = await aLearner();
    const deck = await aDeck(world, { shared: true, cards: 2 });
    await learn(person, deck.cards.slice(0, 1), () => 1);
    const { version } = await list(client);
    await change(person, deck);
    expect(await list(client, `?version=${version}`)).toMatchObject({ unchanged: false });
  });

  it('come in pages of one version, at most 2,000 of them, those due first', async () => {
    const { person, client } = await aLearner();
    const { cards } = await aDeck(world, { owner: person, cards: KEPT_MAX + 10 });
    // The last ones are due first.
    await learn(person, cards, (nth) => -nth / 1_000);
    const pages = [await list(client)];
    while (pages.at(-1).after !== null)
      pages.push(await list(client, `?until=${pages[0].until}&after=${pages.at(-1).after}`));
    expect(pages.map((page) => page.cards.length)).toEqual([...Array(4).fill(LISTED_AT_ONCE), 0]);
    expect(new Set(pages.map(({ version }) => version)).size).toBe(1);
    expect(pages.flatMap((page) => ids(page.cards))).toEqual(ids(cards.slice(10)));
  });

  it('have their texts, and nobody is given those of a card that they have not reviewed or may not see', async () => {
    const { person, client } = await aLearner();
    const own = await aDeck(world, { owner: person, cards: 2 });
    const closed = await aDeck(world, { cards: 1 });
    const deleted = await aDeck(world, { owner: person, cards: 1 });
    await learn(person, [own.cards[0]!, closed.cards[0]!, deleted.cards[0]!], () => 0);
    await sql('UPDATE decks SET deleted_at = now() WHERE id = $1', [deleted.id]);
    const all = ids([...own.cards, ...closed.cards, ...deleted.cards]).join();
    const { body } = await client.get(`${LIST}cards/?ids=${all}`);
    expect(ids(body.cards)).toEqual([own.cards[0]!.id]);
    expect(body.cards[0]).toMatchObject({ front: '<p>Front 1</p>', back: '<p>The back</p>' });
    expect(ids((await list(client)).cards)).toEqual([own.cards[0]!.id]);
  });

  it('are for people with an account', async () => {
    const guest = await world.signedIn(await aGuest(world));
    expect((await guest.get(LIST)).status).toBe(403);
    expect(refusal(await (await aLearner()).client.get(`${LIST}?version=x`))).toEqual([422, 'invalid-input']);
  });
});

describe('a review that was started without a network', () => {
  it('is opened once, with the cards that were asked, and takes its answers', async () => {
    const { person, client } = await aLearner();
    const { cards } = await aDeck(world, { owner: person, cards: 3 });
    await learn(person, cards, () => -1);
    const input = opening([cards[2]!, cards[0]!], { started_at: now() + 5 * 3_600_000 });
    const [one, other] = await Promise.all([open(client, input), open(client, input)]);
    expect(one!.body).toEqual(other!.body);
    const quiz = one!.body.quizlog_id as number;
    expect((await open(client, input)).body).toEqual({ quizlog_id: quiz });
    const [row] = await sql('SELECT quiz_type, length, created_at FROM flashcard_quizzes WHERE account_id = $1', [
      person.id,
    ]);
    // The device's clock was hours ahead.
    expect(row).toEqual({ quiz_type: 10, length: 2, created_at: world.clock.now() });
    const { body } = await client.get(`/flashcards/review/${quiz}/`);
    expect(ids(body.pool)).toEqual([cards[2]!.id, cards[0]!.id]);
    expect((await send(client, [given(quiz, cards[0]!.id), given(quiz, cards[2]!.id, false)])).body).toEqual({
      accepted: 2,
      duplicates: 0,
      refused: [],
      quizlog_completed: true,
    });
  });

  it('takes answers to a card whose deck was deleted or closed meanwhile, and none to a card of others', async () => {
    const { person, client } = await aLearner();
    const shared = await aDeck(world, { shared: true, cards: 1 });
    const own = await aDeck(world, { owner: person, cards: 1 });
    const foreign = await aDeck(world, { cards: 1 });
    const mine = [...shared.cards, ...own.cards];
    await learn(person, mine, () => 0);
    await sql('UPDATE decks SET deck_shared = false WHERE id = $1', [shared.id]);
    await sql('UPDATE decks SET deleted_at = now() WHERE id = $1', [own.id]);
    const { body } = await open(client, opening([...mine, ...foreign.cards]));
    const all = [...mine, ...foreign.cards].map(({ id }) => given(body.quizlog_id, id));
    expect((await send(client, all)).body).toMatchObject({
      accepted: 2,
      refused: [{ review_id: all[2]!.review_id, reason: 'flashcard-not-in-review' }],
    });
    expect(refusal(await open(client, opening(foreign.cards)))).toEqual([422, 'no-flashcards']);
  });

  it('of two devices with the same cards keeps every answer of both', async () => {
    const { person, client } = await aLearner();
    const { cards } = await aDeck(world, { owner: person, cards: 10 });
    await learn(person, cards, () => -1);
    const [phone, laptop] = await Promise.all(
      [opening(cards), opening(cards)].map(async (input) => (await open(client, input)).body.quizlog_id as number),
    );
    expect(phone).not.toBe(laptop);
    const answers = [phone!, laptop!].map((quiz, device) =>
      cards.map(({ id }, nth) => ({
        ...given(quiz, id, (nth + device) % 2 === 0),
        answered_at: now() - (20 - nth) * 60_000 - device,
      })),
    );
    // The later device arrives first, in pieces and twice.
    await send(client, answers[1]!.slice(5));
    await Promise.all([send(client, answers[0]!), send(client, answers[1]!), send(client, answers[0]!.slice(3, 7))]);
    const [{ count }] = await sql('SELECT count(*)::int AS count FROM flashcard_reviews WHERE account_id = $1', [
      person.id,
    ]);
    expect(count).toBe(20);
    const states = await sql('SELECT reviews FROM flashcard_states WHERE account_id = $1', [person.id]);
    expect(states.map(({ reviews }: { reviews: number }) => reviews)).toEqual(Array(10).fill(2));
  });

  it('is refused as a whole where another account has signed in on the device', async () => {
    const [mine, other] = [await aLearner(), await aLearner()];
    const { cards } = await aDeck(world, { kind: 'pack', cards: 2 });
    const input = opening(cards, { learner_id: mine.person.id });
    expect(refusal(await open(other.client, input))).toEqual([409, 'other-account']);
    const { body } = await open(mine.client, input);
    const answers = { reviews: [given(body.quizlog_id, cards[0]!.id)], learner_id: mine.person.id };
    expect(refusal(await other.client.post('/api/flashcards/submit-answers/', answers))).toEqual([
      409,
      'other-account',
    ]);
    expect((await mine.client.post('/api/flashcards/submit-answers/', answers)).body).toMatchObject({ accepted: 1 });
  });

  it('is refused clearly where its log is too long for one request', async () => {
    const { person, client } = await aLearner();
    const { cards } = await aDeck(world, { owner: person, cards: 1 });
    const log = Array.from({ length: 100_000 }, () => given(1, cards[0]!.id));
    expect(refusal(await send(client, log))).toEqual([413, 'too-large']);
    expect(refusal(await open(client, opening(Array(KEPT_MAX + 1).fill(cards[0]))))).toEqual([422, 'invalid-input']);
    expect(refusal(await open(client, opening(cards, { submission_id: 'x' })))).toEqual([422, 'invalid-input']);
  });
});
