import { randomUUID } from 'node:crypto';
import { moderatedCard } from '~/domain/flashcards/moderating/contract';
import { PUBLISHED_IN_A_ROW } from '~/domain/review/good-standing';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const CREATE = '/flashcards/create-card/';
const REASON = 'Name the nerve on the back.';
const told = async ({ id }: { id: number }) =>
  (
    await query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE account_id = $1 AND kind LIKE 'card-%' ORDER BY id`,
      [id],
    )
  ).map(({ kind }) => kind);
const withRole = async (role: 'author' | 'moderator') => {
  const person = await aPerson(world, { roles: ['learner', role] });
  return { person, client: await world.signedIn(person) };
};
type Client = Awaited<ReturnType<typeof withRole>>['client'];

/** A card that an author proposes. */
async function proposed(author: { client: Client }, pack: { id: number }) {
  const card = { front: '<p>Zebracard</p>', back: '<p>Back</p>', tags: 'hand', submission_id: randomUUID() };
  const sent = { ...card, pack: pack.id };
  const answer = await author.client.post(CREATE, sent);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const [row] = await query<{ id: number }>('SELECT id FROM flashcards WHERE submission_id = $1', [card.submission_id]);
  return { sent, url: `/moderation/flashcards/${row!.id}/`, id: row!.id };
}
const shown = async (id: number) =>
  (await query<{ there: boolean }>('SELECT deleted_at IS NULL AS there FROM flashcards WHERE id = $1', [id]))[0]!.there;

describe('a card of a pack that an author writes', () => {
  // rules: 2.1.4
  it('is proposed once, is in no pack until a second person publishes it, and its author is notified', async () => {
    const pack = await aDeck(world, { kind: 'pack', cards: 1 });
    const [author, other, moderator] = [
      await withRole('author'),
      await withRole('author'),
      await withRole('moderator'),
    ];
    expect((await author.client.get(CREATE)).body.publishes).toBe(false);
    const { sent, url, id } = await proposed(author, pack);
    await author.client.post(CREATE, sent);
    expect(await query('SELECT count(*)::int AS n FROM card_proposals WHERE card_id = $1', [id])).toEqual([{ n: 1 }]);
    expect(await shown(id)).toBe(false);
    expect(await told(moderator.person)).toContain('card-proposed');
    expect(refusal(await other.client.get(url))).toEqual([404, 'flashcard-not-found']);
    expect((await author.client.get(url)).body).toMatchObject({ own: true, may_decide: false, may_credit: false });
    const list = '/moderation/lists/card-proposals/?search=Zebracard';
    expect((await moderator.client.get(list)).body.items).toContainEqual(expect.objectContaining({ id, url }));
    expect((await other.client.get(list)).status).toBe(404);

    const { body } = await moderator.client.get(url);
    expect(body).toMatchObject({ may_decide: true, proposal: { state: 'proposed', by: author.person.name } });
    const { revision } = body.card;
    expect(refusal(await author.client.post(url, { data_request: 'publish', revision }))).toEqual([
      403,
      'own-card-proposal',
    ]);
    const back = (reason: string) => moderator.client.post(url, { data_request: 'send_back', revision, reason });
    expect(refusal(await back('No'))).toEqual([422, 'return-reason-missing']);
    expect((await back(REASON)).status).toBe(200);
    expect(refusal(await moderator.client.post(url, { data_request: 'publish', revision }))).toEqual([
      409,
      'card-decided',
    ]);

    const mended = { ...sent, back: '<p>The median nerve</p>', revision };
    expect((await author.client.post(url, mended)).status).toBe(200);
    expect(refusal(await moderator.client.post(url, { data_request: 'publish', revision }))).toEqual([
      409,
      'cards-changed',
    ]);
    expect(await shown(id)).toBe(false);
    const now = (await moderator.client.get(url)).body.card.revision;
    expect((await moderator.client.post(url, { data_request: 'publish', revision: now })).status).toBe(200);
    expect(await shown(id)).toBe(true);
    expect(await told(author.person)).toEqual(['card-returned', 'card-accepted']);
    expect(refusal(await author.client.get(url))).toEqual([404, 'flashcard-not-found']);
  });

  it('is checked by another author once five of theirs were published in a row, never by themselves', async () => {
    const pack = await aDeck(world, { kind: 'pack', cards: 0 });
    const [author, good, moderator] = [await withRole('author'), await withRole('author'), await withRole('moderator')];
    const { url, id } = await proposed(author, pack);
    for (let nth = 0; nth < PUBLISHED_IN_A_ROW; nth += 1) {
      expect((await good.client.get(url)).status).toBe(404);
      const theirs = await proposed(good, pack);
      await moderator.client.post(theirs.url, { data_request: 'publish', revision: 1 });
    }
    const own = await proposed(good, pack);
    expect(refusal(await good.client.post(own.url, { data_request: 'publish', revision: 1 }))).toEqual([
      403,
      'own-card-proposal',
    ]);
    expect((await good.client.get(url)).body).toMatchObject({
      may_decide: true,
      may_credit: false,
      may_write: false,
      may_file: false,
    });
    // Nobody publishes their own text under another name: who checks a card does not write it.
    const { revision: _, ...same } = { ...(await moderator.client.get(url)).body.card, pack: pack.id, author: 0 };
    const save = ({ client }: typeof good, more: object) => client.post(url, { ...same, revision: 1, ...more });
    expect(refusal(await save(good, { tags: ['other'] }))).toEqual([403, 'card-of-another']);
    expect(refusal(await save(moderator, { back: '<p>Mine</p>' }))).toEqual([403, 'card-of-another']);
    expect((await good.client.post(url, { data_request: 'publish', revision: 1 })).status).toBe(200);
    expect(await shown(id)).toBe(true);
  });

  it('is followed by push by those who have it open, and polled by them alone', async () => {
    const pack = await aDeck(world, { kind: 'pack', cards: 0 });
    const [author, first, second, stranger] = [
      await withRole('author'),
      await withRole('moderator'),
      await withRole('moderator'),
      await withRole('author'),
    ];
    const { url, id, sent } = await proposed(author, pack);
    const gateway = await world.listen();
    const open = async (client: Client) => TestSocket.open(gateway, client);
    const [theirs, own, others] = [await open(second.client), await open(author.client), await open(stranger.client)];
    expect(await others.watch(moderatedCard.name, id)).toMatchObject({ ok: false });
    const { live_version } = (await second.client.get(url)).body;
    for (const socket of [theirs, own])
      expect(await socket.watch(moderatedCard.name, id)).toMatchObject({ snapshot: { version: live_version } });
    const acts = [
      () => first.client.post(url, { data_request: 'send_back', revision: 1, reason: REASON }),
      () => author.client.post(url, { ...sent, back: '<p>The median nerve</p>', revision: 1 }),
      () => first.client.post(url, { data_request: 'publish', revision: 2 }),
    ];
    let version = live_version;
    for (const act of acts) {
      expect((await act()).status).toBe(200);
      for (const socket of [theirs, own])
        await socket.next((push) => push.resource === moderatedCard.name && push.version > version);
      version = (await second.client.post(url, { data_request: 'check_card' })).body.version;
      expect((await second.client.get(url)).body.live_version).toBe(version);
    }
    expect((await stranger.client.post(url, { data_request: 'check_card' })).status).toBe(404);
    const [{ url: leads } = { url: '' }] = await query<{ url: string }>(
      `SELECT url FROM notifications WHERE account_id = $1 AND kind = 'card-accepted'`,
      [author.person.id],
    );
    expect((await author.client.get(leads)).status).toBe(200);
    for (const socket of [theirs, own, others]) socket.close();
  });

  it('is withdrawn by its author alone', async () => {
    const pack = await aDeck(world, { kind: 'pack', cards: 0 });
    const [author, moderator] = [await withRole('author'), await withRole('moderator')];
    const { url, id } = await proposed(author, pack);
    const withdraw = (client: Client) => client.post(url, { data_request: 'withdraw', revision: 1 });
    expect((await withdraw(moderator.client)).status).toBe(404);
    expect((await withdraw(author.client)).status).toBe(200);
    expect((await moderator.client.get(url)).status).toBe(404);
    expect(await shown(id)).toBe(false);
  });
});

describe('a card of a pack', () => {
  // rules: 2.2.24, 2.6.8, 2.7.31
  it('is given its author, pack, tags and place by a moderator, who reads what changed since', async () => {
    const [pack, collection] = [
      await aDeck(world, { kind: 'pack', cards: ['A', 'B', 'C'] }),
      await aDeck(world, { kind: 'collection', cards: ['D'] }),
    ];
    const [moderator, credited] = [await withRole('moderator'), await aPerson(world)];
    const url = `/moderation/flashcards/${pack.cards[0]!.id}/`;
    const { card } = (await moderator.client.get(url)).body;
    expect(card).toMatchObject({ deck_id: pack.id, order: 1, revision: 1 });
    const { front, back, filing, topic } = card;
    const save = (more: object) =>
      moderator.client.post(url, { front, back, filing, topic, tags: ['x'], pack: pack.id, revision: 1, ...more });
    expect(refusal(await save({ author: 2_000_000_000 }))).toEqual([422, 'author-unknown']);
    expect(refusal(await save({ pack: collection.id }))).toEqual([404, 'deck-not-found']);
    expect(refusal(await save({ front: ' ' }))).toEqual([422, 'empty-card']);
    expect((await save({ author: credited.id, order: 3 })).status).toBe(200);
    expect((await moderator.client.get(url)).body.card).toMatchObject({
      author: { id: credited.id },
      tags: ['x'],
      order: 3,
      revision: 2,
    });
    expect(refusal(await save({}))).toEqual([409, 'cards-changed']);
    expect((await save({ pack: undefined, collection: collection.id, revision: 2 })).status).toBe(200);
    expect((await moderator.client.get(url)).body.card).toMatchObject({
      deck_id: collection.id,
      author: null,
      order: 2,
    });
    const own = await aDeck(world, { cards: 1 });
    expect((await moderator.client.get(`/moderation/flashcards/${own.cards[0]!.id}/`)).status).toBe(404);
    const learner = await world.signedIn(await aPerson(world));
    expect((await learner.get(url)).status).toBe(404);
    expect((await learner.post(url, { front, back, pack: pack.id, revision: 3 })).status).toBe(404);
  });
});
