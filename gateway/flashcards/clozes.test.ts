import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { EXPORT_FILE_PATH } from '~/domain/flashcards/exchange/contract';
import { refusal, type TestClient } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { anAnkiPackage } from '~/infra/tooling/testing/factories/anki-packages';
import { anImport } from '~/infra/tooling/testing/factories/card-imports';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openPackage } from '~/infra/tooling/testing/plain-anki-reader';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);

interface ShownCard {
  id: string;
  front: string;
  back: string;
  tags: string[];
  revision: number;
  cloze?: { note: string; number: number; text: string; extra: string };
}
const VALVE = '<p>The {{c1::mitral::which?}} valve is {{c2::left}}.</p>';

async function anEditor({ person, cards = 0 }: { person?: Person; cards?: number | string[] } = {}) {
  const owner = person ?? (await aPerson(world));
  const deck = await aDeck(world, { owner, cards });
  const client = await world.signedIn(owner);
  const path = `/flashcards/edit-deck/${deck.id}/`;
  const read = async (): Promise<ShownCard[]> => (await client.get(path)).body.cards;
  const save = (cloze: object, more: object = {}, as = client) =>
    as.post(path, { data_request: 'save_cloze', cloze: { id: `n${randomUUID()}`, ...cloze }, ...more });
  return { owner, deck, client, path, read, save };
}
const revisionsOf = (cards: ShownCard[]) => Object.fromEntries(cards.map(({ id, revision }) => [id, revision]));
const fronts = (cards: ShownCard[]) => cards.map(({ front }) => front);

async function exported(client: TestClient): Promise<Buffer> {
  const { statusCode, rawPayload } = await world.app.inject({
    method: 'GET',
    url: `${EXPORT_FILE_PATH}?format=apkg&history=true`,
    headers: { cookie: client.cookieHeader },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

describe('a cloze text', () => {
  it('makes a card for each number, once', async () => {
    const { save, read } = await anEditor();
    const sent = { id: `n${randomUUID()}`, text: VALVE, extra: '<p>Two leaflets</p>', tags: ['heart'] };
    const { body } = await save(sent);
    expect(body.cards).toMatchObject([
      {
        front: '<p>The <strong>[which?]</strong> valve is left.</p>',
        back: '<p>The <strong>mitral</strong> valve is left.</p><p>Two leaflets</p>',
        tags: ['heart'],
        cloze: { note: sent.id.slice(1), number: 1, text: VALVE, extra: '<p>Two leaflets</p>' },
      },
      { front: '<p>The mitral valve is <strong>[...]</strong>.</p>', cloze: { number: 2, text: VALVE } },
    ]);
    await save(sent);
    expect(await read()).toEqual(body.cards);
  });

  it('changes, adds and deletes the cards of its marks', async () => {
    const { save, read } = await anEditor();
    await save({ text: VALVE });
    const [first, second] = await read();
    const text = '<p>The {{c1::mitral}} valve is left, {{c3::not right}}.</p>';
    const { body } = await save({ id: second!.id, text, revisions: revisionsOf([first!, second!]) });
    expect(fronts(body.cards)).toEqual([
      '<p>The <strong>[...]</strong> valve is left, not right.</p>',
      '<p>The mitral valve is left, <strong>[...]</strong>.</p>',
    ]);
    expect(body.cards[0]).toMatchObject({ id: first!.id, revision: 2, cloze: { text } });
    expect(body.cards[1].cloze.number).toBe(3);
  });

  it('deletes a card that was reviewed only if that is confirmed', async () => {
    const { owner, save, read } = await anEditor();
    await save({ text: VALVE });
    const [first, second] = await read();
    await query(
      `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
       VALUES ($1, $2, 1, 1, 0, $3, true, 1, 5, $3)`,
      [owner.id, Number(second!.id.slice(1)), world.clock.now()],
    );
    const change = {
      id: first!.id,
      text: '<p>The {{c1::mitral}} valve</p>',
      revisions: revisionsOf([first!, second!]),
    };
    expect(refusal(await save(change))).toEqual([409, 'reviewed-cards-go']);
    expect(await read()).toEqual([first, second]);
    expect((await save(change, { confirmed: true })).body.cards).toHaveLength(1);
  });

  it('takes in a card by itself as its first, with what was learnt of it', async () => {
    const { deck, save } = await anEditor({ cards: ['A', 'B'] });
    const [a] = deck.cards;
    const { body } = await save({ id: `e${a!.id}`, text: VALVE, revisions: { [`e${a!.id}`]: 1 } });
    expect(body.cards.map(({ id, cloze }: ShownCard) => [id, cloze?.number])).toEqual([
      [`e${a!.id}`, 1],
      [`e${deck.cards[1]!.id}`, undefined],
      [expect.any(String), 2],
    ]);
  });

  it('is sanitised, and so is each side', async () => {
    const { save } = await anEditor();
    const { body } = await save({
      text: '<p onclick="x"><strong>a {{c1::b</strong> c}} <script>x</script>d</p>',
      extra: '<img src="javascript:x" onerror="x">e',
    });
    expect(body.cards[0].cloze).toMatchObject({ text: '<p><strong>a {{c1::b</strong> c}} d</p>', extra: 'e' });
    expect(body.cards[0].front).toBe('<p><strong>a <strong>[...]</strong> d</strong></p>');
  });

  it('is refused without a mark, with too many, or with an impossible number, and nothing changes', async () => {
    const { save, read } = await anEditor({ cards: ['A'] });
    const many = Array.from({ length: 51 }, (_, index) => `{{c${index + 1}::x}}`).join(' ');
    const long = `{{c1::x}}${'y'.repeat(19_980)}`;
    expect(refusal(await save({ text: '<p>Nothing is hidden {{c1::here</p>' }))).toEqual([422, 'no-cloze']);
    expect(refusal(await save({ text: many }))).toEqual([422, 'cloze-too-long']);
    expect(refusal(await save({ text: '{{c0::x}}' }))).toEqual([422, 'cloze-too-long']);
    expect(refusal(await save({ text: long, extra: 'z'.repeat(100) }))).toEqual([422, 'cloze-too-long']);
    expect(refusal(await save({ text: 'x'.repeat(20_001) }))).toEqual([422, 'invalid-input']);
    expect(await read()).toHaveLength(1);
  });

  it('that was changed elsewhere is a conflict, and one that grew elsewhere too', async () => {
    const { save, read } = await anEditor();
    await save({ text: VALVE });
    const cards = await read();
    const revisions = revisionsOf(cards);
    await save({ id: cards[0]!.id, text: VALVE.replace('left', 'on the left'), revisions });
    const mine = { id: cards[0]!.id, text: VALVE.replace('valve', 'valva'), revisions };
    expect(refusal(await save(mine))).toEqual([409, 'cards-changed']);
    expect((await read())[0]!.cloze!.text).toContain('on the left');
  });

  it('is saved by who may edit the deck, and in no other deck', async () => {
    const { owner, save, client, read } = await anEditor();
    await save({ text: VALVE });
    const [card] = await read();
    const stranger = await world.signedIn(await aPerson(world));
    expect(refusal(await save({ text: VALVE }, {}, stranger))).toEqual([404, 'deck-not-found']);
    const other = await aDeck(world, { owner });
    const elsewhere = `/flashcards/edit-deck/${other.id}/`;
    const moved = { data_request: 'save_cloze', cloze: { id: card!.id, text: VALVE } };
    expect(refusal(await client.post(elsewhere, moved))).toEqual([409, 'cards-changed']);
    const browse = { data_request: 'move', ids: [Number(card!.id.slice(1))], deck_id: other.id };
    expect((await client.post('/flashcards/browse/', browse)).status).toBe(200);
    expect(refusal(await client.post(elsewhere, moved))).toEqual([409, 'cloze-elsewhere']);
  });

  it('stays one with other tags, and in a copy of the deck', async () => {
    const { client, deck, save, read } = await anEditor();
    await save({ text: VALVE });
    const cards = await read();
    const ids = cards.map(({ id }) => Number(id.slice(1)));
    await client.post('/flashcards/browse/', { data_request: 'tag', ids, add: ['heart'] });
    expect((await read()).map(({ tags, cloze }) => [tags, cloze?.text])).toEqual([
      [['heart'], VALVE],
      [['heart'], VALVE],
    ]);
    const [card] = await read();
    await client.post(`/flashcards/edit-card/${card!.id.slice(1)}/`, {
      data_request: 'submit',
      ...card,
      tags: ['valve'],
    });
    expect((await read())[0]).toMatchObject({ tags: ['valve'], cloze: { text: VALVE } });
    const cloned = await client.post(`/flashcards/decks/${deck.id}/`, {
      data_request: 'clone',
      submission_id: randomUUID(),
    });
    const copy: ShownCard[] = (await client.get(cloned.body.next_url)).body.cards;
    expect(copy.map(({ cloze }) => [cloze?.number, cloze?.text])).toEqual([
      [1, VALVE],
      [2, VALVE],
    ]);
    expect(copy[0]!.cloze!.note).not.toBe(cards[0]!.cloze!.note);
  });

  it('leaves for Anki as a cloze note with its cards, and is nothing new when it comes back', async () => {
    const { owner, client, save } = await anEditor();
    await save({ text: VALVE, extra: '<p>Two leaflets</p>', tags: ['heart'] });
    const file = await exported(client);
    const { rows, models } = await openPackage(file);
    const notes = rows<{ mid: number; flds: string; tags: string }>('SELECT * FROM notes');
    expect(notes.map(({ mid, flds, tags }) => [models[mid]!.type, flds.split('\u001f'), tags])).toEqual([
      [1, [VALVE, '<p>Two leaflets</p>'], ' heart '],
    ]);
    expect(rows<{ ord: number }>('SELECT ord FROM cards ORDER BY ord').map(({ ord }) => ord)).toEqual([0, 1]);
    const again = await anImport(world, file, { person: owner });
    expect((await again.look()).import.counts).toMatchObject({ new: 0, updated: 0, duplicate: 2 });
  });

  it('that came from Anki is edited here as one', async () => {
    const { person, client } = await anImport(
      world,
      await anAnkiPackage([{ guid: 'from-anki', type: 'cloze', fields: [VALVE, ''], deck: 'Heart' }]),
    );
    const [deck] = await query<{ id: number }>('SELECT id FROM decks WHERE owner_id = $1', [person.id]);
    const path = `/flashcards/edit-deck/${deck!.id}/`;
    const cards: ShownCard[] = (await client.get(path)).body.cards;
    const { body } = await client.post(path, {
      data_request: 'save_cloze',
      cloze: { id: cards[1]!.id, text: `${VALVE}{{c3::!}}`, revisions: revisionsOf(cards) },
    });
    expect(body.cards.map(({ cloze }: ShownCard) => [cloze?.note, cloze?.number])).toEqual([
      ['from-anki', 1],
      ['from-anki', 2],
      ['from-anki', 3],
    ]);
  });
});
