import { randomUUID } from 'node:crypto';
import { isOurPicture } from '~/domain/flashcards/decks/pictures';
import { uploadFlashcardImage } from '~/domain/flashcards/single-card/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const CREATE = '/flashcards/create-card/';

describe('a picture of a card', () => {
  // rules: 2.3.2
  it('is uploaded to an address of its own, and shown on the card', async () => {
    const owner = await aPerson(world);
    const client = await world.signedIn(owner);
    const sent = await client.upload(uploadFlashcardImage.path, { field: 'upload', bytes: await aPicture() });
    expect([sent.status, isOurPicture(sent.body.url)]).toEqual([200, true]);
    const read = await world.app.inject({ method: 'GET', url: sent.body.url });
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/png']);
    const deck = await aDeck(world, { owner, cards: 1 });
    const path = `/flashcards/edit-deck/${deck.id}/`;
    const saved = await client.post(path, {
      data_request: 'autosave',
      card: { id: `e${deck.cards[0]!.id}`, front: '', back: '', front_image_url: sent.body.url, revision: 1 },
    });
    expect(saved.body.card).toMatchObject({ front_image_url: sent.body.url, revision: 2 });
    expect(
      (await world.app.inject({ method: 'GET', url: '/media/flashcard_images/..%2F..%2Fpackage.json' })).statusCode,
    ).toBe(404);
    expect(
      (await world.client().upload(uploadFlashcardImage.path, { field: 'upload', bytes: await aPicture() })).status,
    ).toBe(401);
  });
});

describe('one card', () => {
  // rules: 2.2.45
  it('is edited, and leads back within our site only', async () => {
    const owner = await aPerson(world);
    const deck = await aDeck(world, { owner, cards: ['A', 'B'] });
    const client = await world.signedIn(owner);
    const path = `/flashcards/edit-card/${deck.cards[0]!.id}/`;
    const { body } = await client.get(`${path}?next=/flashcards/review/7/`);
    expect(body).toMatchObject({
      card: { front: '<p>A</p>', revision: 1, changed_by_self: false },
      deck: { id: deck.id },
      next_url: '/flashcards/review/7/',
    });
    const card = { front: '<p onclick="x">Better</p>', back: '<p>B</p>', revision: 1 };
    for (const [next, leads] of [
      ['/flashcards/review/7/', '/flashcards/review/7/'],
      ['//elsewhere.example/', '/'],
      ['https://elsewhere.example/', '/'],
      ['', `/flashcards/edit-deck/${deck.id}/`],
    ])
      expect((await client.post(path, { ...card, next })).body).toEqual({ next_url: leads });
    expect((await client.get(path)).body).toMatchObject({
      card: { front: '<p>Better</p>', revision: 2, changed_by_self: true },
    });
    const { id: other } = await aPerson(world);
    await world.deps.dataSource.query('UPDATE flashcards SET changed_by = $2 WHERE id = $1', [
      deck.cards[0]!.id,
      other,
    ]);
    expect((await client.get(path)).body.card.changed_by_self).toBe(false);
    expect(refusal(await client.post(path, { ...card, front: '<p>Other</p>' }))).toEqual([409, 'cards-changed']);
    const stranger = await world.signedIn(await aPerson(world));
    expect(refusal(await stranger.get(path))).toEqual([404, 'flashcard-not-found']);
    expect(refusal(await stranger.post(path, card))).toEqual([404, 'flashcard-not-found']);
  });
});

describe('a card of a pack', () => {
  // rules: 2.2.46, 2.3.18, 2.7.31
  it('is added once by a moderator, with the defaults of its pack', async () => {
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const client = await world.signedIn(await aPerson(world, { roles: ['moderator'] }));
    await aTopic(world);
    const { topics, decks } = (await client.get(CREATE)).body;
    const of = (all: { id: number }[]) => all.find(({ id }) => id === pack.id);
    expect(of(decks)).toMatchObject({ kind: 'pack', defaults: { specialty: 0, topic: 0, filing: {} } });
    const filing = {
      anatomy_tissue_type: 'bone',
      anatomy_area: 'upper-limb',
      anatomy_sub_area: 'hand',
      focus: 'Carpal bones',
      basic_science: 'anatomy',
      basic_science_topic: 'gross-anatomy',
    };
    const card = { front: '<p>Scaphoid</p>', back: '<p>Blood supply</p>', tags: 'hand', submission_id: randomUUID() };
    const sent = { ...card, pack: pack.id, topic: topics[0].id, filing: JSON.stringify(filing), keep_defaults: true };
    const first = await client.post(CREATE, sent);
    expect(first.body).toEqual({ next_url: `${CREATE}?success=true&pack=${pack.id}` });
    expect((await client.post(CREATE, sent)).body).toEqual(first.body);
    const rows = await world.deps.dataSource.query(
      'SELECT front, topic_id, filing, position FROM flashcards WHERE deck_id = $1 ORDER BY position',
      [pack.id],
    );
    expect(rows.slice(1)).toEqual([{ front: '<p>Scaphoid</p>', topic_id: topics[0].id, filing, position: 2 }]);
    expect(of((await client.get(CREATE)).body.decks)).toMatchObject({
      tags: ['hand'],
      defaults: { specialty: topics[0].specialty_id, topic: topics[0].id, filing },
    });
    const part = { ...filing, anatomy_sub_area: 'skull' };
    expect(refusal(await client.post(CREATE, { ...sent, filing: part }))).toEqual([422, 'invalid-input']);
    expect(refusal(await client.post(CREATE, { ...sent, collection: pack.id }))).toEqual([422, 'invalid-input']);
    expect(refusal(await client.post(CREATE, { ...sent, pack: undefined, collection: pack.id }))).toEqual([
      404,
      'deck-not-found',
    ]);
  });

  it('that is only proposed leaves what the next card of its pack starts with', async () => {
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const client = await world.signedIn(await aPerson(world, { roles: ['author'] }));
    const { id: topic } = await aTopic(world);
    const card = { front: '<p>Lunate</p>', back: '', pack: pack.id, topic, submission_id: randomUUID() };
    expect((await client.post(CREATE, { ...card, keep_defaults: true })).status).toBe(200);
    const { decks } = (await client.get(CREATE)).body;
    expect(decks.find(({ id }: { id: number }) => id === pack.id).defaults).toMatchObject({ specialty: 0, topic: 0 });
  });

  it('is no affair of learners', async () => {
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const client = await world.signedIn(await aPerson(world));
    expect((await client.get(CREATE)).status).toBe(403);
    const card = { front: '<p>x</p>', back: '', pack: pack.id, submission_id: randomUUID() };
    expect((await client.post(CREATE, card)).status).toBe(403);
  });
});
