import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { type Head, makeDecks } from '~/domain/flashcards/decks/make-decks';
import type { CleanCard } from '~/domain/flashcards/decks/write-cards';
import { deckVersion } from '~/domain/flashcards/sharing/read-deck.query';
import { sanitise } from '~/infra/html/sanitise';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const CREATE = '/flashcards/create-deck/';
const world = openWorld();

const HEAD = {
  deck_name: 'Murmurs',
  deck_description: 'What each one sounds like',
  deck_colour: 'teal',
  deck_icon: 'heart',
};
const aCard = (front: string, more: object = {}) => ({ id: `n${randomUUID()}`, front, back: '<p>Back</p>', ...more });

async function anEditor(options: { person?: Person; cards?: number | string[] } = {}) {
  const person = options.person ?? (await aPerson(world));
  const deck = await aDeck(world, { owner: person, cards: options.cards ?? 3 });
  const client = await world.signedIn(person);
  const path = `/flashcards/edit-deck/${deck.id}/`;
  const read = async () => (await client.get(path)).body;
  const save = async (input: object) =>
    client.post(path, { data_request: 'submit', ...HEAD, revision: (await read()).deck.revision, ...input });
  return { person, deck, client, path, read, save };
}

const fronts = (body: { cards: { front: string }[] }) => body.cards.map(({ front }) => front);

describe('a deck', () => {
  // rules: 2.1.3, 2.2.44, 2.3.9, 2.6.2
  it('is made once for one submission, with its cards in their order', async () => {
    const client = await world.signedIn(await aPerson(world));
    const input = {
      data_request: 'submit',
      ...HEAD,
      cards: [aCard('<p>One</p>'), aCard('<p>Two</p>')],
      submission_id: randomUUID(),
    };
    const first = await client.post(CREATE, input);
    const second = await client.post(CREATE, input);
    expect(second.body).toEqual(first.body);
    const { body } = await client.get(first.body.next_url);
    expect(body.deck).toMatchObject({ ...HEAD, deck_shared: false, category: [], revision: 1 });
    expect(fronts(body)).toEqual(['<p>One</p>', '<p>Two</p>']);
    expect(body.cards[0].id).toMatch(/^e\d+$/);
  });

  // rules: 2.5.21
  it('needs a name and a description', async () => {
    const client = await world.signedIn(await aPerson(world));
    for (const missing of ['deck_name', 'deck_description']) {
      const refused = await client.post(CREATE, { data_request: 'submit', ...HEAD, [missing]: ' ' });
      expect(refusal(refused)).toEqual([422, 'invalid-input']);
      expect(refused.body.errors[0].path).toBe(missing);
    }
  });

  // rules: 2.4.21
  it('that is private is neither shared nor cloneable', async () => {
    const { save } = await anEditor();
    expect((await save({ deck_shared: true, deck_cloneable: true })).body.deck).toMatchObject({
      deck_shared: true,
      deck_cloneable: true,
    });
    expect((await save({ deck_shared: false, deck_cloneable: true })).body.deck).toMatchObject({
      deck_shared: false,
      deck_cloneable: false,
    });
  });

  // rules: 2.5.26, 2.5.27
  it('is sanitised, and takes pictures of ours only', async () => {
    const { save } = await anEditor({ cards: 0 });
    const { body } = await save({ cards: [aCard('<p onclick="x">Hi</p><script>x</script>')] });
    expect(fronts(body)).toEqual(['<p>Hi</p>']);
    const elsewhere = 'https://elsewhere.example/media/flashcard_images/0123456789abcdef.png';
    expect(refusal(await save({ cards: [aCard('<p>x</p>', { front_image_url: elsewhere })] }))).toEqual([
      422,
      'picture-not-ours',
    ]);
    expect(refusal(await save({ cards: [aCard('')] }))).toEqual([422, 'empty-card']);
  });

  // rules: 2.7.29
  it('is deleted, and is not in the set-up any more', async () => {
    const { client, path, deck } = await anEditor();
    expect((await client.post(path, { data_request: 'delete_deck' })).body).toEqual({ next_url: '/flashcards/setup/' });
    expect(refusal(await client.get(path))).toEqual([404, 'deck-not-found']);
    expect((await client.get('/flashcards/setup/')).body.decks.map(({ id }: { id: number }) => id)).not.toContain(
      deck.id,
    );
  });
});

describe('cards of a deck', () => {
  // rules: 2.3.10, 2.4.15, 2.7.30
  it('that a save does not name stay, those that are deleted go', async () => {
    const { deck, save } = await anEditor({ cards: ['A', 'B', 'C'] });
    const [a, b] = deck.cards;
    const { body } = await save({
      cards: [{ id: `e${a!.id}`, front: '<p>A, better</p>', back: '<p>The back</p>', revision: 1 }, aCard('<p>D</p>')],
      deletedCardIds: [`e${b!.id}`],
    });
    expect(fronts(body)).toEqual(['<p>A, better</p>', '<p>C</p>', '<p>D</p>']);
    expect(body.cards[0].revision).toBe(2);
  });

  // rules: 2.4.14, 2.4.18, 2.7.27
  it('are saved one by one, once, and answer their new ids', async () => {
    const { client, path, read } = await anEditor({ cards: 0 });
    const card = aCard('<p>One</p>');
    const autosave = async (sent: object) =>
      (await client.post(path, { data_request: 'autosave', card: sent })).body.card;
    const saved = await autosave(card);
    expect(saved).toMatchObject({ id: expect.stringMatching(/^e\d+$/), revision: 1 });
    // Its answer was lost: it comes again under the id of the editor, changed meanwhile.
    expect(await autosave({ ...card, front: '<p>One, again</p>' })).toMatchObject({ id: saved.id, revision: 2 });
    expect(fronts(await read())).toEqual(['<p>One, again</p>']);
  });

  it('that were changed elsewhere are told, and nothing of the save is kept', async () => {
    const { deck, save, read } = await anEditor({ cards: ['A', 'B'] });
    const [a, b] = deck.cards;
    const changed = (card: { id: number }, front: string) => ({
      id: `e${card.id}`,
      front,
      back: '<p>The back</p>',
      revision: 1,
    });
    await save({ cards: [changed(a!, '<p>A of one</p>')] });
    const refused = await save({
      deck_name: 'New name',
      cards: [changed(a!, '<p>A of two</p>'), changed(b!, '<p>B</p>')],
    });
    expect(refusal(refused)).toEqual([409, 'cards-changed']);
    expect(await read()).toMatchObject({ deck: { deck_name: 'Murmurs' }, cards: [{ front: '<p>A of one</p>' }, {}] });
    // A save that changes nothing is accepted with any revision.
    expect((await save({ cards: [changed(a!, '<p>A of one</p>')] })).status).toBe(200);
  });

  it('of a head that was changed elsewhere are not saved either', async () => {
    const { save } = await anEditor({ cards: 1 });
    await save({ deck_name: 'Once' });
    expect(refusal(await save({ deck_name: 'Twice', revision: 1, cards: [aCard('<p>x</p>')] }))).toEqual([
      409,
      'deck-changed',
    ]);
  });

  // rules: 2.7.26
  it('are put in another order; those that are not named come after', async () => {
    const { deck, client, path, read } = await anEditor({ cards: ['A', 'B', 'C'] });
    const [a, , c] = deck.cards;
    await client.post(path, { data_request: 'reorder_deck', order: `e${c!.id},e${a!.id}` });
    expect(fronts(await read())).toEqual(['<p>C</p>', '<p>A</p>', '<p>B</p>']);
  });

  it('in another order are a new version for who has the deck open, once', async () => {
    const { deck, client, path } = await anEditor({ cards: ['A', 'B'] });
    const [a, b] = deck.cards;
    const versions = [await deckVersion(world.deps.read, deck.id)];
    for (let twice = 0; twice < 2; twice += 1) {
      await client.post(path, { data_request: 'reorder_deck', order: `e${b!.id},e${a!.id}` });
      versions.push(await deckVersion(world.deps.read, deck.id));
    }
    const [before, after, again] = versions.map((one) => one!.version);
    expect([after, again]).toEqual([before! + 1, before! + 1]);
  });

  // rules: 2.6.6, 2.9.12
  it('are 100 at most, more for supporters', async () => {
    const full = Array.from({ length: CARDS_MAX }, (_, nth) => `Card ${nth}`);
    const learner = await anEditor({ cards: full });
    const refused = await learner.save({ cards: [aCard('<p>One too many</p>')] });
    expect(refusal(refused)).toEqual([403, 'too-many-cards']);
    const supporter = await anEditor({ cards: full, person: await aPerson(world, { roles: ['supporter'] }) });
    expect((await supporter.save({ cards: [aCard('<p>Card 101</p>')] })).body.cards).toHaveLength(101);
  });
});

describe('several decks at once', () => {
  it('are made together, those with too many cards as several that are numbered', async () => {
    const person = await aPerson(world);
    const card = (_: unknown, nth: number): CleanCard => ({
      ...aCard(''),
      front: sanitise(`<p>Card ${nth}</p>`),
      back: sanitise(''),
      front_image_url: '',
      back_image_url: '',
      tags: ['one, two', 'three'],
    });
    const head = { ...HEAD, category: [], deck_shared: true, deck_cloneable: true } as Head;
    const made = await world.deps.inTransaction((tx) =>
      makeDecks(tx, person, [
        { head, origin: 'import', cards: Array.from({ length: CARDS_MAX + 1 }, card) },
        { head: { ...head, deck_name: 'Other' }, origin: 'import', cards: [] },
      ]),
    );
    expect(made.map(({ cards }) => cards.size)).toEqual([CARDS_MAX, 1, 0]);
    const client = await world.signedIn(person);
    const bodies = [];
    for (const { id } of made) bodies.push((await client.get(`/flashcards/edit-deck/${id}/`)).body);
    expect(bodies.map(({ deck }) => [deck.deck_name, deck.origin, deck.deck_shared])).toEqual([
      ['Murmurs (1/2)', 'import', false],
      ['Murmurs (2/2)', 'import', false],
      ['Other', 'import', false],
    ]);
    expect(bodies[0].cards.at(-1)).toMatchObject({ front: '<p>Card 99</p>', tags: ['one, two', 'three'] });
  });

  it('that are imported are shared once their owner has confirmed that they may', async () => {
    const { deck, save, read } = await anEditor();
    await world.deps.dataSource.query(`UPDATE decks SET origin = 'import' WHERE id = $1`, [deck.id]);
    expect(refusal(await save({ deck_shared: true }))).toEqual([403, 'rights-not-confirmed']);
    expect((await read()).deck).toMatchObject({ deck_shared: false, rights_confirmed: false });
    expect((await save({ deck_shared: true, rights_confirmed: true })).body.deck).toMatchObject({
      deck_shared: true,
      rights_confirmed: true,
    });
    await save({ deck_shared: false });
    expect((await save({ deck_shared: true })).body.deck.deck_shared).toBe(true);
    const unconfirmed = world.deps.dataSource.query(`UPDATE decks SET rights_confirmed_at = NULL WHERE id = $1`, [
      deck.id,
    ]);
    await expect(unconfirmed).rejects.toThrow('decks_import_is_confirmed');
  });
});
