import { refusal } from '~/infra/tooling/testing/client';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aPair } from '~/infra/tooling/testing/factories/audio-pairing';
import { aComment, aMetQuestion } from '~/infra/tooling/testing/factories/discussion';
import { aDeck } from '~/infra/tooling/testing/factories/flashcards';
import { aGuide, aSection } from '~/infra/tooling/testing/factories/notebook';
import { aTopic } from '~/infra/tooling/testing/factories/questions';
import { aStation, aVirtualPatient } from '~/infra/tooling/testing/factories/stations';
import { aModerator, REASON, reported } from '~/infra/tooling/testing/moderating';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
const get = async (person: { id: number }, url: string) => (await world.signedIn(person)).get(url);
const isFound = async (person: { id: number }, words: string): Promise<boolean> =>
  JSON.stringify((await get(person, `/search/?q=${words}`)).body).includes('in summer');

describe('a station', () => {
  it('that is hidden is in no list and no search, says so, and stays its author’s to mend', async () => {
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    const station = await aStation(world, {
      owner_id: author.id,
      name: 'Zebrafever in summer',
      published_at: new Date(),
    });
    const reader = await aPerson(world);
    const url = `/osce-stations/${station.slug}/`;
    const id = await reported(world, reader, 'station', station.id, 7);
    const { decide, open } = await aModerator(world);
    expect((await open(id)).target).toMatchObject({
      title: 'Zebrafever in summer',
      author: { id: author.id },
      hideable: true,
    });
    expect(await isFound(reader, 'Zebrafever')).toBe(true);
    expect((await decide(id, 'hide')).body).toMatchObject({ standing: 'hidden', target: { gone: false } });
    expect(refusal(await get(reader, url))).toEqual([404, 'station-hidden']);
    expect(await isFound(reader, 'Zebrafever')).toBe(false);
    expect((await get(author, url)).status).toBe(200);
    expect((await get(author, `/moderated/${id}/`)).body).toMatchObject({
      standing: 'hidden',
      reason: REASON,
      edit_url: `${url}edit/`,
    });
    expect((await decide(id, 'restore', { reason: '' })).body).toMatchObject({ standing: 'shown' });
    expect((await get(reader, url)).status).toBe(200);
    expect(await isFound(reader, 'Zebrafever')).toBe(true);
  });

  it('cannot be published by its author while it is hidden, and is gone for them once it is taken down', async () => {
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    const station = await aStation(world, { owner_id: author.id, published_at: new Date() });
    const id = await reported(world, await aPerson(world), 'virtual_patient', station.id);
    const [first, second] = [await aModerator(world), await aModerator(world)];
    await first.decide(id, 'send_back');
    const edit = `/osce-stations/${station.slug}/edit/`;
    const client = await world.signedIn(author);
    const { body } = await client.get(edit);
    const saved = await client.post(edit, {
      data_request: 'submit',
      ...body.form,
      form: body.form,
      place: 'published',
      revision: body.revision,
    });
    expect(refusal(saved)).toEqual([409, 'station-kept-hidden']);
    await first.decide(id, 'take_down');
    expect((await second.decide(id, 'take_down')).body).toMatchObject({ standing: 'taken_down' });
    expect(refusal(await get(author, `/osce-stations/${station.slug}/`))).toEqual([404, 'station-hidden']);
    await second.decide(id, 'undo', { reason: '' });
    expect((await get(author, edit)).status).toBe(200);
  });
});

describe('a page of the notebook', () => {
  it.each(['topic', 'guide'] as const)('that is hidden shows no section of a %s, and says so', async (kind) => {
    const title = kind === 'topic' ? 'Zebragout' : 'Zebrawash';
    const page = kind === 'topic' ? await aTopic(world) : await aGuide(world);
    await aSection(world, { [kind]: page, title });
    const reader = await aPerson(world, { roles: ['learner', 'supporter'] });
    const url = kind === 'topic' ? `/notebook/${page.slug}/` : `/guides/${page.slug}/`;
    const titles = async () => (await get(reader, url)).body.sections.map((one: { title: string }) => one.title);
    expect(await titles()).toContain(title);
    const foundSections = async () =>
      (await get(reader, `/search/?q=${title}`)).body.groups.flatMap((group: { items: { url: string }[] }) =>
        group.items.map((item) => item.url).filter((at) => at.startsWith(`${url}#`)),
      );
    expect(await foundSections()).toHaveLength(1);
    const hashes = () => query('SELECT id, content_hash FROM notebook_sections ORDER BY id');
    const before = await hashes();
    const id = await reported(world, reader, kind === 'topic' ? 'notebook' : 'guide', page.id);
    const { decide } = await aModerator(world);
    await decide(id, 'hide');
    expect(await titles()).toEqual([]);
    expect((await get(reader, url)).body.hidden).toBe(true);
    expect(await foundSections()).toEqual([]);
    await decide(id, 'restore', { reason: '' });
    expect(await titles()).toContain(title);
    expect(await hashes()).toEqual(before);
  });
});

describe('a deck', () => {
  it('that is hidden is its owner’s alone, who cannot share it', async () => {
    const deck = await aDeck(world, { shared: true, name: 'Zebradoses in summer' });
    const reader = await aPerson(world);
    const url = `/flashcards/decks/${deck.id}/`;
    const id = await reported(world, reader, 'deck', deck.id, 8);
    const { decide } = await aModerator(world);
    await decide(id, 'hide');
    expect(refusal(await get(reader, url))).toEqual([404, 'deck-not-shown']);
    expect(await isFound(reader, 'Zebradoses')).toBe(false);
    const client = await world.signedIn(deck.owner!);
    const edit = `/flashcards/edit-deck/${deck.id}/`;
    const { deck: head } = (await client.get(edit)).body;
    const shared = await client.post(edit, { ...head, deck_shared: true, cards: [], deletedCardIds: [] });
    expect(refusal(shared)).toEqual([409, 'deck-hidden']);
    await decide(id, 'restore', { reason: '' });
    expect((await get(reader, url)).body.deck).toMatchObject({ deck_shared: true });
  });

  it('is not reported by its owner, nor by who cannot read it', async () => {
    const [own, other] = [await aDeck(world, { shared: true }), await aDeck(world)];
    const client = await world.signedIn(own.owner!);
    const send = (entity_id: number) =>
      client.post('/content/quiz/discussion/', {
        data_request: 'deck_report',
        entity_id,
        report_select: 7,
        report_text: 'This is not how it is done.',
      });
    expect((await send(own.id)).status).toBe(403);
    expect((await send(other.id)).status).toBe(404);
  });
});

describe('a profile', () => {
  it('that is hidden loses its name and picture at once, which cannot be chosen again', async () => {
    const person = await aPerson(world, { first_name: 'Rude', last_name: 'Word' });
    await query(`UPDATE accounts SET avatar = '/media/avatars/' || $2, bio = 'Rude, too' WHERE id = $1`, [
      person.id,
      `${'a'.repeat(32)}.webp`,
    ]);
    await query(`INSERT INTO avatars (account_id, key, bytes, created_at) VALUES ($1, $2, 'x', now())`, [
      person.id,
      `${'a'.repeat(32)}.webp`,
    ]);
    const client = await world.signedIn(person);
    expect((await client.get('/api/session/')).body.person.name).toBe('Rude W.');
    const picture = () => world.client().get(`/media/avatars/${'a'.repeat(32)}.webp`);
    expect((await picture()).status).toBe(200);
    const id = await reported(world, await aPerson(world), 'profile', person.id, 5);
    const { decide, open } = await aModerator(world);
    await decide(id, 'hide');
    expect((await client.get('/api/session/')).body.person).toMatchObject({ name: `#${person.id}`, avatar: '' });
    expect((await picture()).status).toBe(404);
    expect((await open(id)).target.lines.map(({ text }) => text)).toEqual([`#${person.id}`, 'Rude Word', 'Rude, too']);
    const { body: form } = await client.get('/profile/details/');
    const rename = (first_name: string, last_name: string) =>
      client.post('/profile/details/', {
        ...form,
        institutions: form.institutions.map((one: { name: string }) => one.name),
        first_name,
        last_name,
      });
    expect(refusal(await rename('rude', 'word'))).toEqual([403, 'name-hidden']);
    await decide(id, 'restore', { reason: '' });
    expect((await client.get('/api/session/')).body.person.name).toBe('Rude W.');
    expect((await picture()).status).toBe(200);
  });

  it('of which nobody can mend anything cannot be sent back; a card of a pack can, and its author mends it', async () => {
    const author = await aPerson(world, { roles: ['learner', 'author'] });
    const pack = await aDeck(world, { kind: 'pack', cards: ['Dose?'] });
    const [card] = pack.cards;
    await query('UPDATE flashcards SET author_id = $2 WHERE id = $1', [card!.id, author.id]);
    const { decide, open } = await aModerator(world);
    const comment = await aComment(world);
    const { person } = await aMetQuestion(world, { question: comment.question });
    const other = await reported(world, person, 'comment', comment.id);
    expect((await open(other)).target.mendable).toBe(false);
    expect(refusal(await decide(other, 'send_back'))).toEqual([409, 'no-author']);

    const id = await reported(world, await aPerson(world), 'flashcard', card!.id);
    expect((await open(id)).target.mendable).toBe(true);
    expect((await decide(id, 'send_back')).body).toMatchObject({ standing: 'returned' });
    const client = await world.signedIn(author);
    const { edit_url } = (await client.get(`/moderated/${id}/`)).body;
    expect(edit_url).toBe(`/moderation/flashcards/${card!.id}/`);
    const { revision: _, ...page } = (await client.get(edit_url)).body.card;
    const mended = { ...page, back: '<p>0.5 mg</p>', pack: pack.id, author: 0 };
    expect((await client.post(edit_url, { ...mended, revision: 1 })).status).toBe(200);
    expect((await open(id)).target.html[1]!.html).toBe('<p>0.5 mg</p>');
    await client.post(`/moderated/${id}/`, { data_request: 'ask', words: 'I have mended the dose.' });
    const second = await aModerator(world);
    expect((await second.decide(id, 'restore', { reason: '' })).body).toMatchObject({ standing: 'shown' });
    // It is a card of the pack again, and its author's to change no more.
    expect((await client.get(edit_url)).status).toBe(404);
  });

  it('of a virtual patient shows what the patient knows', async () => {
    const station = await aVirtualPatient(world);
    const client = await world.signedIn(await aPerson(world));
    const report = { report_select: 1, report_text: 'The patient is never in pain.' };
    await client.post('/content/quiz/discussion/', {
      data_request: 'virtual_patient_report',
      entity_id: station.id,
      ...report,
    });
    const [row] = await query<{ case_id: number }>('SELECT case_id FROM reports WHERE entity_id = $1 AND kind = $2', [
      station.id,
      'virtual_patient_report',
    ]);
    const { open } = await aModerator(world);
    const lines = (await open(row!.case_id)).target.lines.map(({ text }) => text);
    expect(lines.length).toBeGreaterThan(station.item_ids.length);
    expect(lines.join(' ')).toMatch(/Maria|pain/);
  });

  it('has the reports of practice partners in its case', async () => {
    const { first, second } = await aPair(world);
    const { pairing_id } = await first.poll();
    const answer = await first.act('report', { pairing_id, reason: 'harassment', details: 'Shouted at me' });
    expect(answer).toMatchObject({ status: 200 });
    const [row] = await query<{ case_id: number; reported_id: number; reporter_id: number }>(
      'SELECT case_id, reported_id, reporter_id FROM pairing_reports ORDER BY id DESC LIMIT 1',
    );
    expect(second.person.id).toBe(row!.reported_id);
    const { decide, open, client } = await aModerator(world);
    expect((await client.get('/moderation/')).body.queue.items).toContainEqual(
      expect.objectContaining({ id: row!.case_id, kind: 'person', reports: 1, reasons: [101] }),
    );
    expect((await open(row!.case_id)).reports).toMatchObject([
      { reason: 101, text: 'Shouted at me', open: true, who: { id: row!.reporter_id } },
    ]);
    expect((await decide(row!.case_id, 'keep', { reason: '' })).body).toMatchObject({
      waiting: false,
      reports: [{ open: false, upheld: false }],
    });
    expect(
      await query(`SELECT kind FROM notifications WHERE account_id = $1 AND kind LIKE 'report%'`, [row!.reporter_id]),
    ).toEqual([{ kind: 'report-kept' }]);
  });
});
