import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
type Client = Awaited<ReturnType<typeof world.signedIn>>;

async function aLearner() {
  const person = await aPerson(world);
  return { person, client: await world.signedIn(person) };
}

/** The one card of a review of this deck, as it is shown. */
async function shown(client: Client, quiz_type: number, deck_id: number) {
  const { body } = await client.post('/flashcards/setup/', {
    data_request: 'submit',
    length: 9_999,
    quiz_type,
    deck_id,
  });
  return (await client.get(body.next_url)).body.cards[0];
}

describe('a vote on a card', () => {
  const vote = (client: Client, flashcard_id: number, vote_type?: number) =>
    client.post('/api/flashcards/vote/', { flashcard_id, vote_type });

  // rules: 2.3.4, 2.4.11, 2.7.23
  it('is changed, and cleared without a vote_type', async () => {
    const [one, other] = [await aLearner(), await aLearner()];
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const card = pack.cards[0]!.id;
    expect((await vote(one.client, card, 1)).body).toEqual({ vote: 1, upvotes: 1, downvotes: 0 });
    expect((await vote(one.client, card, 1)).body).toEqual({ vote: 1, upvotes: 1, downvotes: 0 });
    expect((await vote(other.client, card, 1)).body).toEqual({ vote: 1, upvotes: 2, downvotes: 0 });
    expect((await vote(one.client, card, -1)).body).toEqual({ vote: -1, upvotes: 1, downvotes: 1 });
    expect(await shown(one.client, 1, pack.id)).toMatchObject({ vote: -1, upvotes: 1, downvotes: 1, rating: 0 });
    expect((await vote(one.client, card)).body).toEqual({ vote: 0, upvotes: 1, downvotes: 0 });
    expect((await vote(one.client, card)).body).toEqual({ vote: 0, upvotes: 1, downvotes: 0 });
  });

  // rules: 2.3.5
  it("is refused on one's own card, on a card that is not shared, and for another value", async () => {
    const { person, client } = await aLearner();
    const own = await aDeck(world, { owner: person, cards: 1 });
    const closed = await aDeck(world, { cards: 1 });
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    expect(refusal(await vote(client, own.cards[0]!.id, 1))).toEqual([403, 'own-flashcard']);
    expect(refusal(await vote(client, closed.cards[0]!.id, 1))).toEqual([404, 'flashcard-not-found']);
    expect(refusal(await vote(client, pack.cards[0]!.id, 2))).toEqual([422, 'invalid-input']);
  });
});

describe('a report of a card', () => {
  const report = (client: Client, flashcard_id: number, report_text: string) =>
    client.post('/api/flashcards/report/', { flashcard_id, report_text });

  // rules: 2.5.22
  it('needs a text that is not empty, and no more than that', async () => {
    const { client } = await aLearner();
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const card = pack.cards[0]!.id;
    expect(refusal(await report(client, card, ''))).toEqual([422, 'invalid-input']);
    expect(refusal(await report(client, card, '  \n '))).toEqual([422, 'invalid-input']);
    expect(refusal(await report(client, card, '\u200b'))).toEqual([422, 'report-too-short']);
    expect((await report(client, card, 'Old')).body).toEqual({ ok: true });
    expect((await report(client, card, 'Old')).body).toEqual({ ok: true });
    expect(await sql(`SELECT text FROM reports WHERE kind = 'flashcard_report' AND entity_id = $1`, [card])).toEqual([
      { text: 'Old' },
    ]);
    expect(await shown(client, 1, pack.id)).toMatchObject({ reported: true });
  });

  // rules: 2.7.24
  it('reaches the editors with the first words of the card', async () => {
    const { client } = await aLearner();
    const pack = await aDeck(world, { kind: 'pack', cards: ['Where is the spleen?'] });
    await report(client, pack.cards[0]!.id, 'Old');
    const staff = await world.signedIn(await aPerson(world, { roles: ['staff'] }));
    const { body } = await staff.get('/ops/reports/?kind=flashcard_report');
    expect(body.items).toContainEqual(expect.objectContaining({ title: 'Where is the spleen?', text: 'Old' }));
  });
});

describe('a note on a card', () => {
  const note = (client: Client, flashcard_id: number, text: string) =>
    client.post('/api/flashcards/note/', { flashcard_id, note: text });

  // rules: 2.3.3
  it("is one's own, kept as plain text, and taken away when it is empty", async () => {
    const [one, other] = [await aLearner(), await aLearner()];
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const card = pack.cards[0]!.id;
    expect((await note(one.client, card, ' Ask\u202e on the ward ')).body).toEqual({ note: 'Ask on the ward' });
    expect(await shown(one.client, 1, pack.id)).toMatchObject({ note: 'Ask on the ward' });
    expect(await shown(other.client, 1, pack.id)).toMatchObject({ note: '' });
    expect((await note(one.client, card, '')).body).toEqual({ note: '' });
    expect(await shown(one.client, 1, pack.id)).toMatchObject({ note: '' });
  });
});

describe('the notebook on a card', () => {
  // rules: 2.7.20
  it('is what there is on its topic, in the language of the reader', async () => {
    const { client } = await aLearner();
    const topic = await aTopic(world);
    await sql(`UPDATE topics SET summary = '<p>Long</p>', name = 'Spleen', slug = 'spleen' WHERE id = $1`, [topic.id]);
    const pack = await aDeck(world, { kind: 'pack', cards: 1, topic });
    const summaries = async (card: number) => (await client.get(`/api/flashcards/${card}/summaries/`)).body;
    expect(await summaries(pack.cards[0]!.id)).toEqual({
      summaries: [{ notebook_url: `/notebook/spleen/?card=${pack.cards[0]!.id}`, topic_name: 'Spleen' }],
    });
    const without = await aDeck(world, { kind: 'pack', cards: 1 });
    expect(await summaries(without.cards[0]!.id)).toEqual({ summaries: [] });
    const closed = await aDeck(world, { cards: 1, topic });
    expect(refusal(await client.get(`/api/flashcards/${closed.cards[0]!.id}/summaries/`))).toEqual([
      404,
      'flashcard-not-found',
    ]);
  });
});

describe('a card of a pack', () => {
  it('says that no clinician has checked it, until one has', async () => {
    const { person, client } = await aLearner();
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const own = await aDeck(world, { owner: person, cards: 1 });
    expect(await shown(client, 1, pack.id)).toMatchObject({ unchecked: true });
    expect(await shown(client, 4, own.id)).toMatchObject({ unchecked: false });
    await sql('UPDATE decks SET reviewed_by_clinician = true WHERE id = $1', [pack.id]);
    expect(await shown(client, 1, pack.id)).toMatchObject({ unchecked: false });
  });
});
