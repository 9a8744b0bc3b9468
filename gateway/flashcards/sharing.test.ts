import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { MAIL_EVERY, NOTIFY_AFTER } from '~/domain/flashcards/sharing/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
const HEAD = {
  deck_name: 'Murmurs',
  deck_description: 'What each one sounds like',
  deck_colour: 'teal',
  deck_icon: 'heart',
  deck_shared: true,
};
const editor = (id: number) => `/flashcards/edit-deck/${id}/`;
const reader = (id: number) => `/flashcards/decks/${id}/`;
const people = (id: number) => `/flashcards/edit-deck/${id}/editors/`;

/** A shared deck of three cards, its author, and somebody else. */
async function aShared(options: { author?: Person; cards?: number | string[] } = {}) {
  const author = options.author ?? (await aPerson(world));
  const other = await aPerson(world);
  const deck = await aDeck(world, {
    owner: author,
    shared: true,
    name: 'Murmurs',
    cards: options.cards ?? ['A', 'B', 'C'],
  });
  const [by, to] = [await world.signedIn(author), await world.signedIn(other)];
  const write = async (more: object) => {
    const { revision } = (await by.get(editor(deck.id))).body.deck;
    return by.post(editor(deck.id), { ...HEAD, data_request: 'submit', revision, ...more });
  };
  const act = (data_request: string, more: object = {}) => to.post(reader(deck.id), { data_request, ...more });
  return { author, other, deck, by, to, write, act, read: async () => (await to.get(reader(deck.id))).body };
}
const changed = (card: { id: number }, front: string, revision = 1) => ({
  id: `e${card.id}`,
  front: `<p>${front}</p>`,
  back: '<p>The back</p>',
  revision,
});
const added = (front: string) => ({ id: `n${randomUUID()}`, front: `<p>${front}</p>`, back: '' });

describe('a shared deck', () => {
  it('is found by its words, read by everybody, and by nobody when it is private again', async () => {
    const { deck, to, read, write, author } = await aShared();
    await sql(`UPDATE decks SET deck_name = 'Zygomatic 100%' WHERE id = $1`, [deck.id]);
    const find = async (q: string) =>
      (await to.get(`/flashcards/decks/?q=${encodeURIComponent(q)}`)).body.found.items.map(
        ({ id }: { id: number }) => id,
      );
    expect(await find('zygo 100%')).toEqual([deck.id]);
    expect(await find('zygo 10_%')).toEqual([]);
    expect(await read()).toMatchObject({
      deck: {
        cards: 3,
        owned: false,
        followed: false,
        author: { username: author.username },
        abilities: { edit: false, clone: false, follow: true, report: true },
      },
      items: [{ front: '<p>A</p>' }, {}, {}],
      news: [],
    });
    await write({ deck_shared: false });
    expect(refusal(await to.get(reader(deck.id)))).toEqual([404, 'deck-not-found']);
    expect(await find('murmurs')).toEqual([]);
  });

  it('that is followed says what is new, changed and removed until one has looked', async () => {
    const { deck, write, act, read, to } = await aShared();
    await act('follow');
    expect((await act('follow')).body.deck).toMatchObject({ followed: true, followers: 1 });
    const [a, b] = deck.cards;
    const gone = (await write({ cards: [added('Gone again')] })).body.cards.at(-1);
    await write({ cards: [changed(a!, 'A, better'), added('D')], deletedCardIds: [`e${b!.id}`, gone.id] });
    const { news, deck: now } = await read();
    expect(news.map(({ kind, words }: { kind: string; words: string }) => [kind, words])).toEqual([
      ['changed', 'A, better'],
      ['new', 'D'],
      ['removed', 'B'],
    ]);
    const listed = async () => (await to.get('/flashcards/decks/')).body.followed[0];
    expect(await listed()).toMatchObject({ id: deck.id, news: 3 });
    // What comes after what was read stays new.
    await write({ cards: [added('E')] });
    await act('seen', { version: now.version });
    expect((await read()).news).toMatchObject([{ kind: 'new', words: 'E' }]);
    await act('unfollow');
    expect(await read()).toMatchObject({ news: [], deck: { followed: false } });
  });

  it("keeps a follower's own schedule when its author changes it", async () => {
    const { deck, write, act, to, other } = await aShared({ cards: ['A'] });
    await act('follow');
    const { body } = await to.post('/flashcards/setup/', {
      data_request: 'submit',
      quiz_type: 5,
      deck_id: deck.id,
      length: 10,
    });
    const quizlog_id = Number(body.next_url.match(/\d+/)[0]);
    const answer = { flashcard_id: deck.cards[0]!.id, quizlog_id, answer_correct: true };
    expect((await to.post('/api/flashcards/submit-answer/', answer)).status).toBe(200);
    const state = () => sql('SELECT * FROM flashcard_states WHERE account_id = $1', [other.id]);
    const before = await state();
    expect(before).toHaveLength(1);
    await write({ cards: [changed(deck.cards[0]!, 'A, better')] });
    expect(await state()).toEqual(before);
  });

  it('that is deleted while somebody reviews it lets them finish, and keeps their answers', async () => {
    const { deck, by, to, other } = await aShared({ cards: ['A', 'B'] });
    const { body } = await to.post('/flashcards/setup/', {
      data_request: 'submit',
      quiz_type: 5,
      deck_id: deck.id,
      length: 10,
    });
    expect((await by.post(editor(deck.id), { data_request: 'delete_deck' })).status).toBe(200);
    const review = (await to.get(body.next_url)).body;
    expect(review.cards.map(({ front }: { front: string }) => front).sort()).toEqual(['<p>A</p>', '<p>B</p>']);
    for (const card of deck.cards)
      await to.post('/api/flashcards/submit-answer/', {
        flashcard_id: card.id,
        quizlog_id: review.quizlog_id,
        answer_correct: false,
      });
    expect(await sql('SELECT count(*)::int AS count FROM flashcard_reviews WHERE account_id = $1', [other.id])).toEqual(
      [{ count: 2 }],
    );
    expect((await to.get(body.next_url)).body.finished).toBe(true);
    expect(refusal(await to.get(reader(deck.id)))).toEqual([404, 'deck-not-found']);
  });

  it('is copied where its owner allows it, once, with where it comes from', async () => {
    const { deck, write, act, to, by } = await aShared();
    const submission_id = randomUUID();
    expect(refusal(await act('clone', { submission_id }))).toEqual([403, 'deck-not-cloneable']);
    await write({ deck_cloneable: true });
    const first = await act('clone', { submission_id });
    expect((await act('clone', { submission_id })).body).toEqual(first.body);
    const copy = (await to.get(first.body.next_url)).body;
    expect(copy).toMatchObject({
      deck: { deck_name: 'Murmurs', deck_shared: false, origin: 'clone', owned: true },
      cards: [{ front: '<p>A</p>', revision: 1 }, {}, {}],
    });
    expect((await to.get(reader(copy.deck.id))).body.deck.cloned_from).toMatchObject({
      id: deck.id,
      deck_name: 'Murmurs',
    });
    // Neither reaches the other.
    await write({ cards: [changed(deck.cards[0]!, 'A, better')] });
    expect((await to.get(first.body.next_url)).body.cards[0].front).toBe('<p>A</p>');
    expect(refusal(await by.get(reader(copy.deck.id)))).toEqual([404, 'deck-not-found']);
  });

  it('of more cards than the copier may have is not copied', async () => {
    const supporter = await aPerson(world, { roles: ['supporter'] });
    const { write, act } = await aShared({ author: supporter, cards: CARDS_MAX + 1 });
    await write({ deck_cloneable: true });
    expect(refusal(await act('clone', { submission_id: randomUUID() }))).toEqual([403, 'too-many-cards']);
  });
});

describe('the followers of a deck', () => {
  it('are told once until they have looked, and mailed once a day', async () => {
    const { deck, write, act, other, read } = await aShared();
    await sql('UPDATE accounts SET email_confirmed_at = now(), receive_following_emails = true WHERE id = $1', [
      other.id,
    ]);
    await act('follow');
    const told = async () =>
      (await sql(`SELECT kind, "values" ->> 'deck' AS deck, url FROM notifications WHERE account_id = $1`, [
        other.id,
      ])) as object[];
    const mails = () =>
      sql(`SELECT body ->> 'decks' AS decks FROM mails WHERE account_id = $1 ORDER BY created_at`, [other.id]);
    const settle = async (milliseconds: number) => {
      world.clock.advance(milliseconds);
      expect(await world.drain()).toEqual([]);
    };
    await write({ cards: [added('D')] });
    await write({ cards: [added('E')] });
    expect(await told()).toEqual([]);
    await settle(NOTIFY_AFTER);
    expect(await told()).toEqual([{ kind: 'deck-changed', deck: 'Murmurs', url: reader(deck.id) }]);
    expect(await mails()).toEqual([{ decks: 'Murmurs' }]);
    await write({ cards: [added('F')] });
    await settle(NOTIFY_AFTER);
    expect(await told()).toHaveLength(1);
    // They have seen the deck: the next change sends a notice, and its mail waits for the next day.
    await act('seen', { version: (await read()).deck.version });
    await write({ cards: [added('G')] });
    await settle(NOTIFY_AFTER);
    expect([await told(), await mails()]).toMatchObject([{ length: 2 }, { length: 1 }]);
    await settle(MAIL_EVERY);
    expect(await mails()).toHaveLength(2);
  });

  it('get no mail where they have not asked for any, or have looked before it is sent', async () => {
    const { write, act, other } = await aShared();
    await sql('UPDATE accounts SET email_confirmed_at = now(), receive_following_emails = false WHERE id = $1', [
      other.id,
    ]);
    await act('follow');
    await write({ cards: [added('D')] });
    world.clock.advance(NOTIFY_AFTER);
    expect(await world.drain()).toEqual([]);
    expect(await sql('SELECT 1 FROM mails WHERE account_id = $1', [other.id])).toEqual([]);
    expect(await sql('SELECT 1 FROM notifications WHERE account_id = $1', [other.id])).toHaveLength(1);
  });
});

describe('the editors of a deck', () => {
  it('are invited by username, change cards and the head, and share or delete nothing', async () => {
    const { deck, by, to, other } = await aShared();
    await sql('UPDATE decks SET deck_shared = false WHERE id = $1', [deck.id]);
    expect(refusal(await to.get(editor(deck.id)))).toEqual([404, 'deck-not-found']);
    expect(refusal(await by.post(people(deck.id), { data_request: 'invite', username: 'nobody-at-all' }))).toEqual([
      404,
      'deck-person-not-found',
    ]);
    const invited = await by.post(people(deck.id), { data_request: 'invite', username: `@${other.username}` });
    expect(invited.body.editors).toMatchObject([{ id: other.id }]);
    expect(await sql('SELECT kind FROM notifications WHERE account_id = $1', [other.id])).toEqual([
      { kind: 'deck-invitation' },
    ]);
    const { body } = await to.get(editor(deck.id));
    expect(body.deck).toMatchObject({ owned: false });
    const head = { ...HEAD, deck_shared: false, data_request: 'submit', revision: body.deck.revision };
    expect(refusal(await to.post(editor(deck.id), { ...head, deck_shared: true }))).toEqual([403, 'not-deck-owner']);
    expect(refusal(await to.post(editor(deck.id), { data_request: 'delete_deck' }))).toEqual([403, 'not-deck-owner']);
    expect(refusal(await to.post(people(deck.id), { data_request: 'make_link' }))).toEqual([403, 'not-deck-owner']);
    const saved = await to.post(editor(deck.id), {
      ...head,
      deck_name: 'Ours',
      cards: [changed(deck.cards[0]!, 'A of two')],
    });
    expect(saved.body).toMatchObject({
      deck: { deck_name: 'Ours' },
      cards: [{ front: '<p>A of two</p>', changed_by: other.name }, {}, {}],
    });
    expect((await to.get('/flashcards/decks/')).body.editing).toMatchObject([{ id: deck.id }]);
    expect((await by.post(people(deck.id), { data_request: 'remove', account_id: other.id })).body.editors).toEqual([]);
    expect(refusal(await to.get(editor(deck.id)))).toEqual([404, 'deck-not-found']);
    expect(refusal(await to.post(editor(deck.id), head))).toEqual([404, 'deck-not-found']);
  });

  it('come by a link until it ends', async () => {
    const { deck, by, to } = await aShared();
    const { invitation_url } = (await by.post(people(deck.id), { data_request: 'make_link' })).body;
    expect((await to.get(invitation_url)).body).toMatchObject({ deck_name: 'Murmurs', cards: 3 });
    expect((await to.post(invitation_url)).body).toEqual({ next_url: editor(deck.id) });
    expect((await to.get(people(deck.id))).body).toMatchObject({ invitation_url: '', editors: [{}] });
    await by.post(people(deck.id), { data_request: 'end_link' });
    expect(refusal(await to.post(invitation_url))).toEqual([404, 'deck-invitation-not-found']);
  });

  it('have what its owner may have in it, and a supporter less keeps their cards', async () => {
    const owner = await aPerson(world, { roles: ['supporter'] });
    const { deck, by, to, other } = await aShared({ author: owner, cards: CARDS_MAX });
    await by.post(people(deck.id), { data_request: 'invite', username: other.username! });
    const save = (front: string) => to.post(editor(deck.id), { data_request: 'autosave', card: added(front) });
    expect((await save('Card 101')).status).toBe(200);
    await sql(`UPDATE accounts SET roles = '{}' WHERE id = $1`, [owner.id]);
    expect(refusal(await save('Card 102'))).toEqual([403, 'too-many-cards']);
    expect((await to.get(editor(deck.id))).body).toMatchObject({ cards: { length: 101 }, cards_max: CARDS_MAX });
  });

  it('do not delete what another has changed since they read it', async () => {
    const { deck, write } = await aShared();
    const [a, b] = deck.cards;
    await write({ cards: [changed(a!, 'A, better')] });
    const stale = { deletedCardIds: [`e${a!.id}`], deleted_revisions: { [`e${a!.id}`]: 1 } };
    expect(refusal(await write({ ...stale, cards: [changed(b!, 'B, better')] }))).toEqual([409, 'cards-changed']);
    const fresh = await write({ ...stale, deleted_revisions: { [`e${a!.id}`]: 2 } });
    expect(fresh.body.cards).toHaveLength(2);
  });
});

describe('when its owner is gone', () => {
  it('a deck that others follow stays, without their name, and any other goes', async () => {
    const { deck, author, act, read } = await aShared();
    const alone = await aDeck(world, { owner: author, shared: true });
    await act('follow');
    const { flashcardsPersonalData } = await import('~/domain/flashcards/personal-data');
    await world.deps.inTransaction(async (tx) => {
      for (const step of [...flashcardsPersonalData.erase!, ...flashcardsPersonalData.eraseUnused!])
        while ((await tx.sql.all(step, [[author.id], 10])).length > 0);
    });
    await sql('DELETE FROM accounts WHERE id = $1', [author.id]);
    expect(await sql('SELECT 1 FROM decks WHERE id = $1', [alone.id])).toEqual([]);
    expect((await read()).deck).toMatchObject({ id: deck.id, author: null, owner_name: '', followed: true });
    expect(await sql('SELECT DISTINCT author_id FROM flashcards WHERE deck_id = $1', [deck.id])).toEqual([
      { author_id: null },
    ]);
  });
});
